import Diagnostics
import LessonEngine
import Session
package import Texts
import Views
import VirtualMachine

/// `selfsame grade LESSON DIR`: marks a class without a terminal.
///
/// The engine judges and keeps one model; here it is only worded. The table is for people and in their
/// language; CSV, JSON and JUnit are the engine's own and the same everywhere.
package struct ClassGrading: Equatable {
  package enum Format: String, CaseIterable, Sendable {
    case text, csv, details, json, junit, markdown, gradescope
  }

  package var lesson = ""
  package var folder = ""
  package var hidden: String?
  package var format = Format.text
  package var required: Int?
  /// The reader's language when it is not the locale's.
  package var languageName: String?

  package init() {}

  package func run(on terminal: Terminal, language: Language) -> Int32 {
    defer { terminal.flush() }
    let language = languageName.flatMap { Language(code: $0) } ?? language
    let page = Page(language, width: terminal.width)
    let path =
      lesson.hasSuffix("/lesson.md") ? String(lesson.dropLast("/lesson.md".count)) : lesson
    let loaded = LoadedLesson(folder: path.isEmpty ? "." : path, language: .en)
    guard var task = loaded.lesson else {
      terminal.complain(diagnosticsView(loaded.diagnostics, sources: loaded.sources, page: page))
      return loaded.diagnostics.contains { $0.code == .unreadableFile || $0.code == .notUTF8 }
        ? 66 : 3
    }
    if let hidden {
      let probes = HiddenProbes(hidden, over: task, sources: loaded.sources)
      if !probes.diagnostics.isEmpty {
        terminal.complain(
          diagnosticsView(probes.diagnostics, sources: probes.sources, page: page))
        return probes.diagnostics.contains { $0.code == .unreadableFile || $0.code == .notUTF8 }
          ? 66 : 3
      }
      task = probes.lesson
    }
    var isInterrupted = false
    let grader = Grader(lesson: task) { options in
      let session = ProgramSession(options: options)
      if SignalFlags.wasInterrupted { isInterrupted = true }
      SignalFlags.runsNow(session.interruptFlag)
      return session
    }
    defer { SignalFlags.runsNow(nil) }
    let broken = grader.unsolvable()
    if !broken.isEmpty {
      terminal.complain(
        "selfsame: " + page.text("cli.grade.unsolvable", [broken.joined(separator: ", ")]))
      return 3
    }
    guard let report = onDeepStack({ grader.grade(folder, required: required) }) else {
      terminal.complain("selfsame: " + page.text("cli.file.unreadable", [folder, "?"]))
      return 66
    }
    if isInterrupted || SignalFlags.takeInterrupt() { return 130 }
    switch format {
    case .csv: write(report.csv, on: terminal)
    case .details: write(report.details, on: terminal)
    case .markdown: write(report.markdown, on: terminal)
    case .gradescope:
      guard let student = report.students.first, report.students.count == 1 else {
        terminal.complain(
          "selfsame: " + page.text("cli.grade.oneStudent", [String(report.students.count)]))
        return 64
      }
      write(report.gradescope(student), on: terminal)
    case .json: write(report.json, on: terminal)
    case .junit: write(report.junit, on: terminal)
    case .text: terminal.answer(ClassGrading.lines(of: report, page: page))
    }
    return report.exitStatus
  }

  private func write(_ text: String, on terminal: Terminal) {
    terminal.write(OutputChunk(stream: .standardOutput, bytes: Array(text.utf8)))
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
      for mark in student.marks where mark.verdict != .pass {
        let verdict = page.text("grade.\(mark.verdict?.rawValue ?? "missing")")
        let words = [mark.mistake, mark.probe, mark.condition, mark.note].filter { !$0.isEmpty }
        let reason = words.isEmpty ? "" : page.colon + words.joined(separator: "; ")
        lines += wrap(
          "\(mark.step)\(page.colon)\(verdict)\(reason)", width: page.width, firstIndent: "  ",
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
