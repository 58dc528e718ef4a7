import Conditions
import Diagnostics
import Session

/// Marks a class: `DIR/<student>/<lesson-id>/<step>.m`, one file per answer (`.swift`, `.cpp` where the step
/// speaks that language).
///
/// Every answer is judged where a learner's would be, in a fresh copy of its step's world, in which the
/// steps before it were solved by the author; so a slip in one step costs nothing in the next. A file that
/// is missing, unreadable, endless or full of nonsense costs its own points and nobody else's. Limits are
/// counted in simulated steps, so the marks are the same on every machine and on every day.
package struct Grader {
  /// Longer is no answer.
  static let longestAnswer = 1 << 20

  private let lesson: Lesson
  private let makeSession: SessionMaker

  package init(lesson: Lesson, makeSession: @escaping SessionMaker) {
    self.lesson = lesson
    self.makeSession = makeSession
  }

  private var taskIndices: [Int] { lesson.steps.indices.filter { lesson.steps[$0].isTask } }

  /// The author's own solutions have to pass, hidden probes included; what does not is the author's fault, and
  /// nobody is marked by it.
  package func unsolvable() -> [String] {
    let path = WorldPath(of: lesson, makeSession: makeSession)
    return taskIndices.filter { index in
      let judge = AnswerJudge(lesson: lesson, step: index, path: path)
      let solution = lesson.steps[index].fence(.solution)?.text ?? ""
      return judge.verdict(on: [solution]).kind != .pass
    }.map { lesson.steps[$0].id }
  }

  /// nil when the folder cannot be read.
  package func grade(_ folder: String, required: Int?) -> GradeReport? {
    guard let names = DiskFile.names(in: folder) else { return nil }
    let students = names.filter { isStudent($0, in: folder) }
    var report = GradeReport(
      lesson: lesson.id,
      tasks: taskIndices.map {
        GradeReport.Task(step: lesson.steps[$0].id, points: lesson.steps[$0].points)
      },
      students: students.map { GradeReport.Student(name: $0, marks: []) }, required: required)
    report.unmatched = unmatched(in: folder, names, students)
    let path = WorldPath(of: lesson, makeSession: makeSession)
    for index in taskIndices {
      // One judge for the whole class: the step's world is built once.
      let judge = AnswerJudge(lesson: lesson, step: index, path: path)
      for (number, student) in students.enumerated() {
        let place = "\(folder)/\(student)"
        let file = "\(place)/\(lesson.id)/\(lesson.answerFile(ofStep: index))"
        let kind = DiskFile.kind(of: place) == .folder ? DiskFile.kind(of: file) : .unreachable
        report.students[number].marks.append(mark(file, kind, index, judge))
      }
    }
    return report
  }

  /// What was handed in and belongs to no step: a misspelt file, one that lies a folder too high. Nobody shall
  /// read "nothing handed in" over it.
  private func unmatched(
    in folder: String, _ names: [String], _ students: [String]
  ) -> [String] {
    let endings = LessonMode.allCases.map(\.fileSuffix)
    func isAnswer(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }
    let known = Set(taskIndices.map { lesson.answerFile(ofStep: $0) })
    var found = names.filter { isAnswer($0) && !students.contains($0) }
    for student in students where DiskFile.kind(of: "\(folder)/\(student)") == .folder {
      let own = DiskFile.names(in: "\(folder)/\(student)") ?? []
      found += own.filter(isAnswer).map { "\(student)/\($0)" }
      let answers = DiskFile.names(in: "\(folder)/\(student)/\(lesson.id)") ?? []
      found += answers.filter { isAnswer($0) && !known.contains($0) }
        .map { "\(student)/\(lesson.id)/\($0)" }
    }
    return found.sorted()
  }

  /// Each folder is a student's. So is what cannot be got at: somebody handed it in, and is told. A link back
  /// to the class, or to a folder around it, is nobody's.
  private func isStudent(_ name: String, in folder: String) -> Bool {
    switch DiskFile.kind(of: "\(folder)/\(name)") {
    case .folder:
      guard let own = DiskFile.realPath("\(folder)/\(name)"),
        let whole = DiskFile.realPath(folder)
      else { return true }
      return own != whole && !whole.hasPrefix(own.hasSuffix("/") ? own : own + "/")
    case .unreachable, .missing: return true
    case .plain, .other: return false
    }
  }

  private func mark(
    _ file: String, _ kind: DiskFile.Kind, _ index: Int, _ judge: AnswerJudge
  ) -> GradeReport.Mark {
    var mark = GradeReport.Mark(
      step: lesson.steps[index].id, verdict: nil, points: 0, mistake: "", condition: "", probe: "",
      note: "")
    if kind == .missing { return mark }
    if kind == .plain, DiskFile.isLink(file) {
      mark.verdict = .error
      mark.note = "a link is not followed"
      return mark
    }
    guard kind == .plain,
      let bytes = try? DiskFile.read(file, limit: Self.longestAnswer)
    else {
      mark.verdict = .error
      mark.note = "unreadable"
      return mark
    }
    if bytes.contains(0) {
      mark.verdict = .error
      mark.note = "NUL bytes"
      return mark
    }
    guard firstInvalidByte(bytes) == nil else {
      mark.verdict = .error
      mark.note = "not UTF-8"
      return mark
    }
    let answer = SavedAnswer(String(decoding: bytes, as: UTF8.self))
    let verdict = judge.verdict(on: answer.inputs.map { AnswerInput($0.text, mode: $0.mode) })
    mark.verdict = verdict.kind
    mark.points = verdict.kind == .pass ? lesson.steps[index].points : 0
    mark.mistake = verdict.mistake?.name ?? ""
    mark.condition = verdict.failedLine?.source ?? ""
    mark.probe = verdict.probe
    if let problem = verdict.diagnostics.first {
      let words = problem.title ?? problem.arguments.joined(separator: ", ")
      mark.note = normalised("\(problem.code.rawValue) \(words)")
    }
    return mark
  }
}
