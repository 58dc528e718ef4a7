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
  package var paths: [String] = []
  package var format = CheckReport.Form.text
  /// The reader's language when it is not the locale's.
  package var languageName: String?
  package var shard: Checker.Shard?
  package var sharing = WorkSharing()

  package init() {}

  package func run(on terminal: Terminal, language: Language) -> Int32 {
    defer { terminal.flush() }
    let language =
      languageName.flatMap { Language(code: $0) } ?? (format == .text ? language : .en)
    let desk = LessonDesk(
      form: format, page: Page(language, width: terminal.width), hasColour: terminal.hasColour)
    let checker = Checker(
      shard: shard, echo: LessonCheck.echo, makeSession: SignalFlags.session)
    if sharing.isWorker { return onDeepStack { LessonDesk.work(checker, format, language) } }
    let plan = onDeepStack { checker.plan(paths) }
    var files = plan.reports.map { desk.told($0) }
    let pool = plan.folders.count > 1 ? sharing.pool(language: language.code) : nil
    if let pool, let results = pool.results(of: plan.folders.map { desk.job($0, plan) }) {
      files += zip(plan.folders, results).flatMap { desk.told($0, $1, from: pool) }
    } else if SignalFlags.endStatus == nil {
      // Alone, or no process can be started.
      let known = Checker.Desk()
      files += onDeepStack {
        plan.folders.flatMap {
          checker.prove($0, root: plan.roots[$0], on: known).map { desk.told($0) }
        }
      }
    }
    if let status = SignalFlags.endStatus { return status }
    let sum = CheckSum(files)
    let text = sum.text(format)
    terminal.write(report: text)
    if format == .text { terminal.answer(LessonCheck.sum(of: sum, page: desk.page)) }
    return sum.exitStatus
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
    report.lessons.flatMap { lines(of: $0, page: page) }
      + sum(of: CheckSum(report.lessons.map { CheckedLesson($0, pieces: []) }), page: page)
  }

  /// The last line: what passed, what did not, and what was left behind.
  static func sum(of sum: CheckSum, page: Page) -> [StyledLine] {
    var text = page.text("check.sum", [String(sum.passed), String(sum.failed)])
    if sum.stale > 0 { text += page.text("check.stale", [String(sum.stale)]) }
    return [StyledLine(text, .bold)]
  }

  /// A line for the file, then what is wrong with it.
  static func lines(of lesson: LessonReport, page: Page) -> [StyledLine] {
    let failures = lesson.proofs.filter { $0.failure != nil }
    let isWell = failures.isEmpty && !lesson.diagnostics.contains { $0.severity == .error }
    var head = StyledLine(isWell ? "✓ " : "✗ ", isWell ? .success : .error)
    head.append(lesson.path, .bold)
    if !lesson.proofs.isEmpty {
      head.append("  ")
      head.append(page.text("check.proofs", [String(lesson.proofs.count)]), .dim)
    }
    var lines = wrap(head, width: page.width, indent: "  ")
    // Warnings grow on many lines for one reason; of errors none is left out.
    let shown = max(10, lesson.diagnostics.count { $0.severity == .error })
    lines += diagnosticsView(
      Array(lesson.diagnostics.prefix(shown)), sources: lesson.sources, page: page, limit: shown)
    if lesson.diagnostics.count > shown {
      let left = String(lesson.diagnostics.count - shown)
      lines += [StyledLine(), StyledLine(page.text("check.moreWarnings", [left]), .dim)]
    }
    for proof in failures {
      guard let failure = proof.failure else { continue }
      var line = StyledLine("✗ ", .error)
      line.append(proof.title, .bold)
      if let file = lesson.sources.file(of: proof.place) {
        let name = file.name.split(separator: "/").last ?? ""
        line.append(" (\(name):\(file.line(at: proof.place.start) + 1))", .dim)
      }
      line.append(page.colon, .bold)
      line.append(page.text(failure.reason.rawValue, failure.arguments))
      lines += wrap(line, width: page.width, firstIndent: "  ", indent: "    ")
      lines += diagnosticsView(failure.diagnostics, sources: failure.sources, page: page)
    }
    return lines
  }
}

/// Words what was proved, wherever it was proved: the process that writes the report, or one of its workers.
private struct LessonDesk {
  let form: CheckReport.Form
  let page: Page
  let hasColour: Bool

  func told(_ report: LessonReport) -> CheckedLesson {
    if form == .text {
      let text = rendered(LessonCheck.lines(of: report, page: page), colour: hasColour)
      return CheckedLesson(report, pieces: [[text]])
    }
    let say: ProofWording = { page.text($0.reason.rawValue, $0.arguments) }
    return CheckedLesson(report, pieces: report.pieces(form, say: say))
  }

  // MARK: Between processes

  /// A folder to prove, and how wide and in which style its words stand.
  func job(_ folder: String, _ plan: Checker.Plan) -> String {
    CheckJob(
      folder: folder, root: plan.roots[folder], width: page.width, hasColour: hasColour
    ).line
  }

  static func work(_ checker: Checker, _ form: CheckReport.Form, _ language: Language) -> Int32 {
    let known = Checker.Desk()
    return WorkerPool.work { line in
      guard let job = CheckJob(line: line) else { return nil }
      let desk = LessonDesk(
        form: form, page: Page(language, width: job.width), hasColour: job.hasColour)
      let reports = checker.prove(job.folder, root: job.root, on: known)
      return CheckedLesson.line(reports.map { desk.told($0) })
    }
  }

  /// What a worker found; that it died is a fault of the lesson.
  func told(
    _ folder: String, _ result: WorkerPool.Result, from pool: WorkerPool
  ) -> [CheckedLesson] {
    if case .line(let bytes) = result, let files = CheckedLesson.read(line: bytes) { return files }
    let place = SourceRange.none
    let lost = Proof(
      step: "lesson", kind: .world, name: "", place: place,
      failure: Proof.Failure(
        reason: .processDied, arguments: [pool.end(result, page)], diagnostics: [],
        sources: SourceMap()))
    return [
      told(
        LessonReport(
          path: "\(folder)/lesson.md", id: "", language: .en, diagnostics: [], proofs: [lost],
          sources: SourceMap()))
    ]
  }
}
