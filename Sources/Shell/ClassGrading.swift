import Diagnostics
package import LessonEngine
import Session
package import Texts
import Views
import VirtualMachine

/// `selfsame grade LESSON… DIR`: marks a class without a terminal; `selfsame grade merge FILE…` puts together what
/// several machines marked.
///
/// The engine judges and keeps one model; here it is only worded. The table is for people and in their
/// language; the formats for machines are the engine's own and the same everywhere. Each answer is judged by a
/// process of its own choosing (`WorkerPool`).
package struct ClassGrading: Equatable {
  package enum Format: String, CaseIterable, Sendable {
    case text, csv, details, json, tap, junit, markdown, gradescope, lines

    /// What people read is in their language; the rest is the same everywhere.
    var isForPeople: Bool { self == .text || self == .markdown || self == .gradescope }
  }

  package var lessons: [String] = []
  package var folder = ""
  /// `grade merge`: files of result lines instead of a class.
  package var merged: [String] = []
  package var hidden: String?
  package var format = Format.text
  package var required: Int?
  /// Points for each condition.
  package var inParts = false
  package var shard: Checker.Shard?
  package var sharing = WorkSharing()
  /// The reader's language when it is not the locale's.
  package var languageName: String?

  package init() {}

  /// What there is to say before anybody is marked, with the status.
  private struct Refusal: Error {
    var status: Int32
    var lines: [StyledLine]
  }

  package func run(on terminal: Terminal, language: Language) -> Int32 {
    defer { terminal.flush() }
    let language =
      languageName.flatMap { Language(code: $0) } ?? (format.isForPeople ? language : .en)
    let page = Page(language, width: terminal.width)
    do throws(Refusal) {
      if !merged.isEmpty {
        return try show(putTogether(page), on: terminal, page: page)
      }
      let words = Grader.Words(
        diagnostic: { diagnosticTitle($0, page: page) }, refusal: { page.text($0.rawValue) },
        leftOut: { page.text("grade.leftOut", [String($0), $1]) })
      let grader = Grader(
        try sources(page), inParts: inParts, words: words, makeSession: SignalFlags.session)
      let place = grader.handedIn(folder)
      if sharing.isWorker { return work(grader, in: place.folder) }
      let broken = grader.unsolvable()
      if let status = SignalFlags.endStatus { return status }
      if !broken.isEmpty {
        throw refusal(3, page, "cli.grade.unsolvable", [listed(broken, page)])
      }
      guard isFolder(folder) else {
        throw refusal(
          66, page, isThere(folder) ? "cli.grade.noFolder" : "cli.file.missing", [folder])
      }
      if let why = unreadable(folder) {
        throw refusal(66, page, "cli.file.unreadable", [folder, why])
      }
      let judging = sharing.pool(language: language.code).map { pool in
        { (jobs: [Grader.Job]) in Self.marks(jobs, by: pool, grader, page) }
      }
      let report = onDeepStack {
        grader.grade(
          place.folder, student: place.student, required: required, shard: shard, judging: judging)
      }
      if let status = SignalFlags.endStatus { return status }
      guard let report else { throw refusal(66, page, "cli.grade.noWorkers", []) }
      return try show(report, on: terminal, page: page)
    } catch {
      terminal.complain(error.lines)
      return error.status
    }
  }

  private func refusal(
    _ status: Int32, _ page: Page, _ key: String, _ arguments: [String]
  ) -> Refusal {
    Refusal(
      status: status,
      lines: wrap("selfsame: " + page.text(key, arguments), width: page.width))
  }

  private func isThere(_ path: String) -> Bool {
    if case .missing = readFile(path) { false } else { true }
  }

  /// The lessons with the words of the page's language, and with the hidden probes.
  private func sources(_ page: Page) throws(Refusal) -> [Grader.Source] {
    func refusal(_ diagnostics: [Diagnostic], _ sources: SourceMap) -> Refusal {
      let isUnreadable = diagnostics.contains { $0.code == .unreadableFile || $0.code == .notUTF8 }
      return Refusal(
        status: isUnreadable ? 66 : 3,
        lines: diagnosticsView(diagnostics, sources: sources, page: page))
    }
    var found: [Grader.Source] = []
    for path in lessons {
      let folder = path.hasSuffix("/lesson.md") ? String(path.dropLast("/lesson.md".count)) : path
      let loaded = LoadedLesson(folder: folder.isEmpty ? "." : folder, language: page.language)
      guard let lesson = loaded.lesson else { throw refusal(loaded.diagnostics, loaded.sources) }
      found.append(Grader.Source(lesson: lesson, sources: loaded.sources))
    }
    guard let hidden, let first = found.first else { return found }
    let probes = HiddenProbes(hidden, over: first.lesson, sources: first.sources)
    if !probes.diagnostics.isEmpty { throw refusal(probes.diagnostics, probes.sources) }
    found[0] = Grader.Source(lesson: probes.lesson, sources: probes.sources)
    return found
  }

  private func putTogether(_ page: Page) throws(Refusal) -> GradeReport {
    var files: [(String, [UInt8])] = []
    for path in merged {
      switch readFile(path) {
      case .bytes(let bytes): files.append((path, bytes))
      case .missing: throw refusal(66, page, "cli.file.missing", [path])
      case .isFolder, .notPlain: throw refusal(66, page, "cli.file.notPlain", [path])
      case .unreadable(let why): throw refusal(66, page, "cli.file.unreadable", [path, why])
      }
    }
    do throws(GradeReport.MergeProblem) {
      return try GradeReport.merged(files, required: required)
    } catch {
      throw refusal(3, page, error.reason.rawValue, ["\(error.file):\(error.line)", error.what])
    }
  }

  // MARK: Workers

  /// Judges what standard input asks for, one answer a line.
  private func work(_ grader: Grader, in folder: String) -> Int32 {
    let marker = AnswerMarker(grader, folder: folder)
    return onDeepStack {
      WorkerPool.work { line in
        Grader.Job(line: line).flatMap { marker.mark(asked: $0) }?.line
      }
    }
  }

  private static func marks(
    _ jobs: [Grader.Job], by pool: WorkerPool, _ grader: Grader, _ page: Page
  ) -> [GradeReport.Mark]? {
    pool.results(of: jobs.map(\.line)).map { results in
      zip(jobs, results).map { job, result in
        if case .line(let bytes) = result, let mark = GradeReport.Mark(line: bytes) { return mark }
        var mark = grader.mark(withoutAnswer: job)
        mark.verdict = result == .tooMuchMemory ? .limit : .error
        mark.note = page.text(Proof.Reason.processDied.rawValue, [pool.end(result, page)])
        return mark
      }
    }
  }

  // MARK: Reports

  private func show(
    _ report: GradeReport, on terminal: Terminal, page: Page
  ) throws(Refusal) -> Int32 {
    switch format {
    case .csv: terminal.write(report: report.csv)
    case .details: terminal.write(report: report.details)
    case .markdown: terminal.write(report: report.markdown)
    case .gradescope:
      guard let student = report.students.first, report.students.count == 1 else {
        throw refusal(64, page, "cli.grade.oneStudent", [String(report.students.count)])
      }
      terminal.write(report: report.gradescope(student))
    case .json: terminal.write(report: report.json)
    case .tap: terminal.write(report: report.tap)
    case .junit: terminal.write(report: report.junit)
    case .lines: terminal.write(report: report.resultLines)
    case .text: terminal.answer(ClassGrading.lines(of: report, page: page))
    }
    return report.exitStatus
  }

  /// A line per student, then what went wrong how often.
  static func lines(of report: GradeReport, page: Page) -> [StyledLine] {
    var lines: [StyledLine] = []
    for student in report.students {
      var line = StyledLine(student.name, .bold)
      line.append(
        page.colon + "\(student.points)/\(report.points), \(report.percent(student)) %")
      switch report.passes(student) {
      case true?: line.append("  ✓", .green)
      case false?: line.append("  ✗ " + page.text("grade.below"), .error)
      case nil: break
      }
      lines += wrap(line, width: page.width, indent: "  ")
      for (index, mark) in student.marks.enumerated() where mark.verdict != .pass {
        var verdict = page.text("grade.\(mark.verdict?.rawValue ?? "missing")")
        if mark.points > 0 { verdict += " (\(mark.points)/\(report.tasks[index].points))" }
        let reason =
          mark.reasons.isEmpty ? "" : page.colon + mark.reasonsInARow
        lines += wrap(
          "\(report.name(ofTask: index))\(page.colon)\(verdict)\(reason)", width: page.width,
          firstIndent: "  ",
          indent: "    ")
      }
    }
    if !report.unmatched.isEmpty {
      lines += ["", StyledLine(page.text("grade.unmatched"), .heading)]
      for file in report.unmatched { lines += wrap(file, width: page.width, firstIndent: "  ") }
    }
    if !report.mistakes.isEmpty {
      lines += ["", StyledLine(page.text("grade.mistakes"), .heading)]
      let most = max(1, report.mistakes.map(\.count).max() ?? 1)
      for entry in report.mistakes {
        let bar = String(repeating: "#", count: max(1, entry.count * 20 / most))
        lines += wrap(
          "\(entry.count)  \(entry.step) \(entry.mistake)  \(bar)", width: page.width,
          firstIndent: "  ", indent: "     ")
      }
    }
    lines.append(
      StyledLine(
        page.text(
          "grade.sum", [String(report.students.count), String(report.tasks.count)]), .bold))
    return lines
  }
}
