/// What a language gives: a text for every topic, each in a file of its own (`ru/Ownership.ru.swift`).
///
/// The topics stand here and nowhere else: the compiler says which of them a new language still lacks, and
/// `CatalogueTests` which texts. A new topic is a line here and a file in each folder.
package protocol LanguageTexts: SendableMetatype {
  /// Where the texts are looked up; made when the first one is asked for.
  static var catalogue: Catalogue { get }

  /// Words that several views use.
  static var words: StaticString { get }
  /// What an input did: its value, and the facts below it.
  static var outcome: StaticString { get }
  /// `:objects`, `:pools`, `:zones`, `:memory`: tables of what there is.
  static var tables: StaticString { get }
  /// The conversation at the prompt.
  static var shell: StaticString { get }
  /// Names and help of the commands.
  static var commands: StaticString { get }
  /// The command line and its help.
  static var commandLine: StaticString { get }
  /// The learner's way through the course.
  static var learning: StaticString { get }
  /// What the checker and the grader say.
  static var checking: StaticString { get }
  /// `selfsame lesson …` and its commands.
  static var authoring: StaticString { get }
  /// Courses that are handed on, and what is installed where.
  static var courses: StaticString { get }
  /// The trace of events: kinds, call tree, overrides, `--events`.
  static var trace: StaticString { get }
  /// Who owns what: `:why`, the graph, leaks and cycles.
  static var ownership: StaticString { get }
  /// Going back and forth: `:back`, `:goto`, `:undo`, branches.
  static var timeTravel: StaticString { get }
  /// Classes, stacks, zones, pools and objects drawn as text.
  static var pictures: StaticString { get }
  /// The film: its page and its sentences.
  static var film: StaticString { get }
  /// Two runs beside each other.
  static var comparing: StaticString { get }
  /// Diagnostics of reading, characters and the preprocessor.
  static var diagnosticsE01: StaticString { get }
  /// Diagnostics of the grammar.
  static var diagnosticsE02: StaticString { get }
  /// Diagnostics of names, types and messages.
  static var diagnosticsE03: StaticString { get }
  /// Diagnostics of constructs that are known and not built.
  static var diagnosticsE04: StaticString { get }
  /// Diagnostics of linking and loading.
  static var diagnosticsE05: StaticString { get }
  /// Warnings of what compiles.
  static var diagnosticsW03: StaticString { get }
  /// What stops a running program.
  static var diagnosticsR06: StaticString { get }
  /// Diagnostics of lessons and their files.
  static var diagnosticsE07: StaticString { get }
  /// The named mistakes.
  static var mistakes: StaticString { get }
  /// What C leaves undefined.
  static var undefined: StaticString { get }
  /// Programs in Swift.
  static var swift: StaticString { get }
  /// Programs in C++.
  static var cpp: StaticString { get }
  /// Schedules of threads: `selfsame explore`, `run --schedule`.
  static var schedules: StaticString { get }
  /// What `selfsame lesson new` writes; no part of the catalogue.
  static var lessonTemplate: StaticString { get }
}

extension LanguageTexts {
  static var sections: [StaticString] {
    [
      words, outcome, tables, shell, commands, commandLine, learning, checking, authoring, courses,
      trace,
      ownership, timeTravel, pictures, film, comparing, diagnosticsE01, diagnosticsE02,
      diagnosticsE03,
      diagnosticsE04, diagnosticsE05, diagnosticsW03, diagnosticsR06, diagnosticsE07, mistakes,
      undefined, swift, cpp, schedules,
    ]
  }
}
