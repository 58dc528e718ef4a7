import Conditions
import LessonEngine
import Session
package import Texts
import Views

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// `selfsame work LESSON DIR`: a lesson's tasks as files, for those who want their own editor beside the terminal.
///
/// Each task becomes `DIR/NUMBER-STEP.m` with its page as a comment and its template below; a file that is there
/// already stays. Whenever one is saved it is judged, until all are right or Ctrl-C ends it. What was right counts as
/// it does in the shell.
package struct LessonWork: Equatable {
  package var lesson = ""
  package var folder = ""
  /// A folder given with `--lessons`.
  package var lessons: String?
  /// Judge what is there once, and leave: 0 all right, 1 not all.
  package var once = false

  package init() {}

  package func run(on terminal: Terminal, language: Language, state: StateFolder?) -> Int32 {
    defer { terminal.flush() }
    let page = Page(language, width: terminal.width)
    guard let (course, index) = found(language), let lesson = course.lesson(at: index).lesson else {
      let isMissing = Conversation.findLessons(given: givenLessons) == nil
      let key = isMissing ? "shell.lesson.noCourse" : "cli.work.unknown"
      terminal.complain("selfsame: " + page.text(key, [self.lesson]))
      return 66
    }
    let progress = state.map { Progress(of: course, stateFolder: $0.path) } ?? Progress()
    let tasks = lesson.steps.indices.filter { lesson.steps[$0].isTask }
    let work = WrittenTasks(lesson: lesson, makeSession: SignalFlags.session)
    func path(_ task: Int) -> String { "\(folder)/\(task + 1)-\(lesson.answerFile(ofStep: task))" }
    for task in tasks {
      makeFolders(above: path(task))
      switch writeFile(path(task), Array(work.file(ofStep: task).utf8)) {
      case nil: terminal.answer(page.text("shell.save.done", [path(task)]))
      case .exists?: break
      case let problem?:
        let reason = problem.words { page.text($0) }
        terminal.complain(page.text("shell.save.failed", [path(task), reason]))
        return problem.status
      }
    }
    if state == nil { terminal.complain(page.text("shell.noState")) }
    terminal.flush()
    var right: Set<Int> = []
    var seen: [Int: [UInt8]] = [:]
    while true {
      for task in tasks {
        guard case .bytes(let bytes) = readFile(path(task)), seen[task] != bytes else { continue }
        let isFirst = seen[task] == nil
        seen[task] = bytes
        // As it was laid there it is no answer.
        let isUntouched = isFirst && bytes == Array(work.file(ofStep: task).utf8)
        if isUntouched, once { terminal.answer(page.text("work.untouched", [path(task)])) }
        if firstInvalidByte(bytes[...]) != nil || isUntouched { continue }
        let verdict = work.verdict(
          onStep: task, String(decoding: bytes, as: UTF8.self), named: path(task))
        if let status = SignalFlags.endStatus { return status }
        right.remove(task)
        if verdict.kind == .pass {
          right.insert(task)
          progress.solve(lesson.steps[task], of: lesson)
          if let problem = progress.save() {
            terminal.complain(page.text("shell.lesson.progress", [problem.path, problem.why]))
          }
        }
        terminal.answer([StyledLine(path(task), .bold)] + lines(verdict, page))
        terminal.flush()
      }
      if right.count == tasks.count { return 0 }
      if once { return 1 }
      if let status = SignalFlags.endStatus { return status }
      usleep(50_000)
    }
  }

  private func lines(_ verdict: StepVerdict, _ page: Page) -> [StyledLine] {
    if verdict.kind == .pass {
      let words = Views.ProseSpan(page.text("shell.lesson.right"))
      return lessonVerdictView([words], .passed, page: page)
    }
    var result: [StyledLine] = []
    if let mistake = verdict.mistake, !mistake.explanation.isEmpty {
      result += LessonPage(page: page).lines(of: mistake.explanation, verdict: .failed)
    } else {
      let line = verdict.failedLine.map {
        $0.text.isEmpty ? page.text("shell.lesson.failedLine", [$0.source]) : $0.text
      }
      let words = Views.ProseSpan(line ?? page.text("shell.lesson.fail"))
      result += lessonVerdictView([words], .failed, page: page)
    }
    return result + diagnosticsView(verdict.diagnostics, sources: verdict.sources, page: page)
  }

  private var givenLessons: String? { lessons ?? environmentValue("SELFSAME_LESSONS") }

  /// A folder of a lesson, or the name of one in the course.
  private func found(_ language: Language) -> (Course, Int)? {
    if case .bytes = readFile(lesson + "/lesson.md") {
      // What is done in a lesson of a course counts there.
      return Course.holding(lesson: lesson, language: language)
        ?? (Course(folder: lesson, language: language), 0)
    }
    guard let folder = Conversation.findLessons(given: givenLessons) else { return nil }
    let course = Course(folder: folder, language: language)
    return course.indices(called: lesson).first.map { (course, $0) }
  }
}
