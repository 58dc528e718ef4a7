import Conditions
package import Diagnostics
import Session

/// Marks a class: `DIR/<student>/<lesson-id>/<step>.m`, one file per answer (`.swift`, `.cpp` where the step
/// speaks that language).
///
/// Every answer is judged where a learner's would be, in a fresh copy of its step's world, in which the
/// steps before it were solved by the author; so a slip in one step costs nothing in the next. A file that
/// is missing, unreadable, endless or full of nonsense costs its own points and nobody else's. Limits are
/// counted in simulated steps, so the marks are the same on every machine and on every day.
package struct Grader {
  /// A lesson, and the texts that its places point into.
  package struct Source {
    package var lesson: Lesson
    package var sources: SourceMap
    package init(lesson: Lesson, sources: SourceMap) {
      self.lesson = lesson
      self.sources = sources
    }
  }

  /// One answer to be judged: of which lesson, step and student.
  package struct Job: Equatable, Sendable {
    package var lesson: Int
    package var step: Int
    package var student: String
    package init(lesson: Int, step: Int, student: String) {
      self.lesson = lesson
      self.step = step
      self.student = student
    }
  }

  /// Longer is no answer.
  static let longestAnswer = 1 << 20

  let given: [Source]
  let makeSession: SessionMaker
  /// Points for each condition that holds.
  let inParts: Bool
  /// Sentences, lent by whoever has words. Without them a diagnostic is told as clang does, or by its arguments.
  package struct Words {
    package var diagnostic: (Diagnostic) -> String
    package var refusal: (RefusedAnswer) -> String
    /// How many lines are no part of the answer, and the first of them.
    package var leftOut: (Int, String) -> String
    package init(
      diagnostic: @escaping (Diagnostic) -> String, refusal: @escaping (RefusedAnswer) -> String,
      leftOut: @escaping (Int, String) -> String
    ) {
      self.diagnostic = diagnostic
      self.refusal = refusal
      self.leftOut = leftOut
    }
  }

  /// What lies where an answer should, and cannot be read as one; worded under these names.
  package enum RefusedAnswer: String, CaseIterable {
    case link = "grade.refused.link"
    case unreadable = "grade.refused.unreadable"
    case tooLarge = "grade.refused.tooLarge"
    /// A name that no text can hold: nobody gets to what lies there.
    case nameNotUTF8 = "grade.refused.nameNotUTF8"
    case nulBytes = "grade.refused.nulBytes"
    case notUTF8 = "grade.refused.notUTF8"
  }

  private let words: Words?

  package init(
    _ lessons: [Source], inParts: Bool = false, words: Words? = nil,
    makeSession: @escaping SessionMaker
  ) {
    given = lessons
    self.inParts = inParts
    self.words = words
    self.makeSession = makeSession
  }

  package init(lesson: Lesson, makeSession: @escaping SessionMaker) {
    self.init([Source(lesson: lesson, sources: SourceMap())], makeSession: makeSession)
  }

  func note(on problem: Diagnostic) -> String {
    let bare = problem.title ?? problem.arguments.joined(separator: ", ")
    return normalised("\(problem.code.rawValue) \(words?.diagnostic(problem) ?? bare)")
  }

  func note(on refused: RefusedAnswer) -> String { words?.refusal(refused) ?? refused.rawValue }

  func note(leftOut lines: [String]) -> String {
    let first = normalised(lines.first ?? "")
    return words?.leftOut(lines.count, first) ?? first
  }

  private func taskIndices(_ lesson: Lesson) -> [Int] {
    lesson.steps.indices.filter { lesson.steps[$0].isTask }
  }

  /// The author's own solutions have to pass, hidden probes included; what does not is the author's fault, and
  /// nobody is marked by it.
  package func unsolvable() -> [String] {
    given.flatMap { source -> [String] in
      let lesson = source.lesson
      let path = WorldPath(of: lesson, makeSession: makeSession)
      return taskIndices(lesson).filter { index in
        let judge = AnswerJudge(lesson: lesson, step: index, path: path)
        let solution = lesson.steps[index].fence(.solution)?.text ?? ""
        return judge.verdict(on: [solution]).kind != .pass
      }.map { lesson.steps[$0].id }
    }
  }

  /// The class that a folder is, or the one student whose folder it is: an answer lies where only a student's does.
  package func handedIn(_ folder: String) -> (folder: String, student: String?) {
    let isStudents = given.map(\.lesson).contains { lesson in
      let answers = Set(taskIndices(lesson).flatMap { lesson.answerFiles(ofStep: $0) })
      return lesson.names.contains { id in
        DiskFile.names(in: "\(folder)/\(id)")?.contains(where: answers.contains) ?? false
      }
    }
    guard isStudents, let real = DiskFile.realPath(folder), let slash = real.lastIndex(of: "/")
    else { return (folder, nil) }
    return (String(real[...slash]), String(real[real.index(after: slash)...]))
  }

  /// nil when the folder cannot be read. `student`: one of the class, who alone is marked. `judging` may hand the
  /// answers to other processes: a mark for each of them, in their order; nil where it was interrupted.
  package func grade(
    _ folder: String, student: String? = nil, required: Int?, shard: Checker.Shard? = nil,
    judging: (([Job]) -> [GradeReport.Mark]?)? = nil
  ) -> GradeReport? {
    guard let names = student.map({ [$0] }) ?? DiskFile.names(in: folder) else { return nil }
    let students = names.filter { isStudent($0, in: folder) }
    let own = students.enumerated().filter { shard?.holds($0.offset) ?? true }.map(\.element)
    var report = GradeReport(
      lessons: given.map(\.lesson.id),
      tasks: given.flatMap { source in
        taskIndices(source.lesson).map {
          GradeReport.Task(
            lesson: source.lesson.id, step: source.lesson.steps[$0].id,
            points: source.lesson.steps[$0].points)
        }
      },
      students: own.map { GradeReport.Student(name: $0, marks: []) }, required: required)
    report.shard = shard
    let stray = shard?.holds(0) ?? true ? names.filter { !students.contains($0) } : []
    report.unmatched = unmatched(in: folder, stray, own)
    // Step after step: the step's world is built once for the whole class.
    var jobs: [Job] = []
    for (number, source) in given.enumerated() {
      for index in taskIndices(source.lesson) {
        jobs += own.map { Job(lesson: number, step: index, student: $0) }
      }
    }
    let marker = AnswerMarker(self, folder: folder)
    guard let marks = judging.map({ $0(jobs) }) ?? jobs.map({ marker.mark($0) }) else { return nil }
    for (number, mark) in marks.enumerated() where !own.isEmpty {
      report.students[number % own.count].marks.append(mark)
    }
    return report
  }

  /// What was handed in and belongs to no step: a misspelt file, one that lies a folder too high. Nobody shall
  /// read "nothing handed in" over it.
  private func unmatched(
    in folder: String, _ stray: [String], _ students: [String]
  ) -> [String] {
    let endings = LessonMode.allCases.map(\.inputLanguage.fileEnding)
    func isAnswer(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }
    var found = stray.filter(isAnswer)
    for student in students where DiskFile.kind(of: "\(folder)/\(student)") == .folder {
      let own = DiskFile.names(in: "\(folder)/\(student)") ?? []
      found += own.filter(isAnswer).map { "\(student)/\($0)" }
      for lesson in given.map(\.lesson) {
        let known = Set(taskIndices(lesson).flatMap { lesson.answerFiles(ofStep: $0) })
        for id in lesson.names {
          let answers = DiskFile.names(in: "\(folder)/\(student)/\(id)") ?? []
          found += answers.filter { isAnswer($0) && !known.contains($0) }
            .map { "\(student)/\(id)/\($0)" }
        }
      }
      found += misplaced(in: "\(folder)/\(student)").map { "\(student)/\($0)" }
    }
    return found.sorted()
  }

  /// Answers in folders that are not called as a lesson is (as the lesson's own folder, perhaps), to steps that have
  /// none: in other folders other lessons' answers may lie, and their steps may have the same names.
  private func misplaced(in place: String) -> [String] {
    let ids = Set(given.flatMap(\.lesson.names))
    var missing: Set<String> = []
    for lesson in given.map(\.lesson) {
      for index in taskIndices(lesson) {
        let files = lesson.answerFiles(ofStep: index)
        let isThere = lesson.names.contains { id in
          files.contains { DiskFile.kind(of: "\(place)/\(id)/\($0)") != .missing }
        }
        if !isThere { missing.formUnion(files) }
      }
    }
    if missing.isEmpty { return [] }
    var found: [String] = []
    var open = (DiskFile.names(in: place) ?? []).filter { !ids.contains($0) }
    while let path = open.popLast() {
      guard DiskFile.kind(of: "\(place)/\(path)") == .folder,
        path.utf8.count(where: { $0 == 0x2F }) < Self.deepestLook
      else { continue }
      for name in DiskFile.names(in: "\(place)/\(path)") ?? [] {
        if missing.contains(name) {
          found.append("\(path)/\(name)")
        } else {
          open.append("\(path)/\(name)")
        }
      }
    }
    return found
  }

  /// How many folders down a misplaced answer is looked for.
  private static let deepestLook = 3

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
}

extension Checker.Shard {
  /// Whether the part holds the thing of this number, counted from 0.
  package func holds(_ index: Int) -> Bool { index % count == number - 1 }
}
