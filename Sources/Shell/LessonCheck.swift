package import Views

/// `selfsame check PATH…`: proves lessons without a terminal.
package struct LessonCheck: Equatable {
  package enum Format: String, CaseIterable, Sendable { case text, json, tap, junit }

  package var paths: [String] = []
  package var format = Format.text
  /// The reader's language when it is not the locale's.
  package var languageName: String?

  package init() {}

  package func run(on terminal: Terminal, language: Language) -> Int32 {
    terminal.complain(text("cli.notBuilt", ["check"], in: language))
    return 64
  }
}
