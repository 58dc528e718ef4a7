import Diagnostics
package import LessonEngine
import Session
package import Texts
import Views
import VirtualMachine

/// `selfsame check PATH…`: proves lessons without a terminal.
///
/// The engine proves and keeps one model of what it found. The formats for machines are the engine's own and the
/// same in every language; the text report is worded here, a line per lesson and one for every
/// promise that was not kept.
package struct LessonCheck: Equatable {
  package enum Format: String, CaseIterable, Sendable { case text, json, tap, junit }

  package var paths: [String] = []
  package var format = Format.text
  /// The reader's language when it is not the locale's.
  package var languageName: String?
  package var shard: Checker.Shard?

  package init() {}

  package func run(on terminal: Terminal, language: Language) -> Int32 {
    let language = languageName.flatMap { Language(code: $0) } ?? language
    var isInterrupted = false
    let checker = Checker(shard: shard, echo: LessonCheck.echo) { options in
      let session = ProgramSession(options: options)
      // Ctrl-C must reach whichever session is at work; after it the rest is not begun.
      if SignalFlags.wasInterrupted { isInterrupted = true }
      SignalFlags.runsNow(session.interruptFlag)
      return session
    }
    let report = onDeepStack { checker.check(paths) }
    SignalFlags.runsNow(nil)
    if isInterrupted || SignalFlags.takeInterrupt() { return 130 }
    switch format {
    case .json: terminal.write(OutputChunk(stream: .standardOutput, bytes: Array(report.json.utf8)))
    case .tap:
      terminal.write(
        OutputChunk(
          stream: .standardOutput,
          bytes: Array(HiddenCharacters.revealed(report.tap, keeping: ["\n", "\t"]).utf8)))
    case .junit:
      terminal.write(OutputChunk(stream: .standardOutput, bytes: Array(report.junit.utf8)))
    case .text:
      terminal.answer(LessonCheck.lines(of: report, page: Page(language, width: terminal.width)))
    }
    terminal.flush()
    return report.exitStatus
  }

  /// What the shell shows for a run at 80 columns, for `shell` fences: the output, then the answer.
  static func echo(
    _ outcome: Outcome, _ session: ProgramSession, _ language: Language
  ) -> String {
    let page = Page(language, width: 80)
    let screens = Screens(page: page, session: session)
    let printed = String(decoding: outcome.output.flatMap(\.bytes), as: UTF8.self)
    let lines =
      printed.split(separator: "\n").map(String.init)
      + screens.diagnostics(outcome.diagnostics).map(\.plain)
      + screens.answer(outcome).map(\.plain)
    return lines.joined(separator: "\n")
  }

  static func lines(of report: CheckReport, page: Page) -> [StyledLine] {
    var lines: [StyledLine] = []
    for lesson in report.lessons {
      let failures = lesson.proofs.filter { $0.failure != nil }
      let isWell = failures.isEmpty && !lesson.diagnostics.contains { $0.severity == .error }
      var head = StyledLine(isWell ? "✓ " : "✗ ", isWell ? .success : .error)
      head.append(lesson.path, .bold)
      if !lesson.proofs.isEmpty {
        head.append("  ")
        head.append(page.text("check.proofs", [String(lesson.proofs.count)]), .dim)
      }
      lines += wrap(head, width: page.width, indent: "  ")
      lines += diagnosticsView(lesson.diagnostics, sources: lesson.sources, page: page)
      for proof in failures {
        guard let failure = proof.failure else { continue }
        var line = StyledLine("✗ ", .error)
        line.append(proof.title + page.colon, .bold)
        line.append(page.text(failure.reason.rawValue, failure.arguments))
        lines += wrap(line, width: page.width, firstIndent: "  ", indent: "    ")
        lines += diagnosticsView(failure.diagnostics, sources: failure.sources, page: page)
      }
    }
    lines.append(
      StyledLine(page.text("check.sum", [String(report.passed), String(report.failed)]), .bold))
    return lines
  }
}
