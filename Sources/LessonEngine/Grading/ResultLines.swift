import Diagnostics
import Session

/// Results as lines of JSON, one an answer: what goes between the processes of one `grade`, and between the machines
/// of several (`--format lines`, `grade merge`). docs/reports.md tells the keys.
extension GradeReport.Mark {
  /// Without the student: the same keys as in the JSON report.
  var members: String {
    var text = "\"lesson\": \(quotedJSON(lesson)), \"step\": \(quotedJSON(step)), "
    text += "\"verdict\": \(quotedJSON(verdict?.rawValue ?? "missing")), \"points\": \(points), "
    for (key, value) in [
      ("mistake", mistake), ("condition", condition), ("probe", probe), ("note", note),
      ("words", words), ("output", output),
    ] { text += "\"\(key)\": \(quotedJSON(value)), " }
    if let place {
      text += "\"file\": \(quotedJSON(place.file)), \"line\": \(place.line), "
      text += "\"column\": \(place.column), "
    }
    let conditions = conditions.map { each in
      "{\"probe\": \(quotedJSON(each.probe)), \"condition\": \(quotedJSON(each.condition)), "
        + "\"verdict\": \"\(each.kind.rawValue)\", \"words\": \(quotedJSON(each.words)), "
        + "\"line\": \(each.line)}"
    }
    return text + "\"conditions\": [\(conditions.joined(separator: ", "))]"
  }

  package var line: String { "{\(members)}" }

  package init?(line: some Sequence<UInt8>) {
    guard let value = JSONText(line) else { return nil }
    self.init(value)
  }

  init?(_ value: JSONText) {
    guard let lesson = value["lesson"]?.text, let step = value["step"]?.text,
      let verdict = value["verdict"]?.text, let points = value["points"]?.number,
      let conditions = value["conditions"]?.list
    else { return nil }
    self.init(lesson: lesson, step: step)
    if verdict != "missing" {
      guard let kind = StepVerdict.Kind(rawValue: verdict) else { return nil }
      self.verdict = kind
    }
    guard (0...1000).contains(points) else { return nil }
    self.points = points
    let keys: [(WritableKeyPath<GradeReport.Mark, String>, String)] = [
      (\.mistake, "mistake"), (\.condition, "condition"), (\.probe, "probe"), (\.note, "note"),
      (\.words, "words"), (\.output, "output"),
    ]
    for (path, key) in keys {
      guard let text = value[key]?.text else { return nil }
      self[keyPath: path] = text
    }
    if let file = value["file"]?.text, let line = value["line"]?.number,
      let column = value["column"]?.number
    {
      place = GradeReport.Place(file: file, line: line, column: column)
    }
    for each in conditions {
      guard let probe = each["probe"]?.text, let source = each["condition"]?.text,
        let kind = each["verdict"]?.text.flatMap(ConditionResult.Kind.init),
        let words = each["words"]?.text, let line = each["line"]?.number
      else { return nil }
      self.conditions.append(
        ConditionResult(probe: probe, condition: source, kind: kind, words: words, line: line))
    }
  }
}

extension Grader.Job {
  package var line: String { "[\(lesson), \(step), \(quotedJSON(student))]" }

  package init?(line: some Sequence<UInt8>) {
    guard let list = JSONText(line)?.list, list.count == 3, let lesson = list[0].number,
      let step = list[1].number, let student = list[2].text
    else { return nil }
    self.init(lesson: lesson, step: step, student: student)
  }
}

extension GradeReport {
  /// The version of the result lines. docs/reports.md says what may change under it.
  static let linesVersion = 1

  /// A head, then a line for each answer.
  package var resultLines: String {
    let tasks = self.tasks.map {
      "{\"lesson\": \(quotedJSON($0.lesson)), \"step\": \(quotedJSON($0.step)), "
        + "\"points\": \($0.points)}"
    }
    var text = "{\"selfsame-grade\": \(Self.linesVersion), "
    text += "\"lessons\": [\(lessons.map(quotedJSON).joined(separator: ", "))], "
    text += "\"tasks\": [\(tasks.joined(separator: ", "))], "
    text += "\"shard\": [\(shard?.number ?? 1), \(shard?.count ?? 1)], "
    text += "\"students\": [\(students.map { quotedJSON($0.name) }.joined(separator: ", "))], "
    text += "\"unmatched\": [\(unmatched.map(quotedJSON).joined(separator: ", "))]}\n"
    for student in students {
      for mark in student.marks {
        text += "{\"student\": \(quotedJSON(student.name)), \(mark.members)}\n"
      }
    }
    return text
  }

  /// Why result lines cannot be put together: the file, its line, and a key for the words.
  package struct MergeProblem: Error, Equatable {
    package enum Reason: String, CaseIterable, Sendable {
      case notLines = "merge.notLines"
      case otherTasks = "merge.otherTasks"
      case twice = "merge.twice"
      case shardMissing = "merge.shardMissing"
      case marksMissing = "merge.marksMissing"
    }
    package var reason: Reason
    package var file: String
    package var line: Int
    package var what = ""
  }

  /// The parts of one class, whichever machines they come from, as if it had been graded in one go.
  package static func merged(
    _ files: [(name: String, text: [UInt8])], required: Int?
  ) throws(MergeProblem) -> GradeReport {
    var whole: GradeReport?
    var seen: Set<Int> = []
    var count = 1
    for (name, text) in files {
      let part = try read(name, text)
      let shard = part.shard
      if var merged = whole {
        guard merged.tasks == part.tasks, merged.lessons == part.lessons,
          shard?.count ?? 1 == count
        else { throw MergeProblem(reason: .otherTasks, file: name, line: 1) }
        let known = Set(merged.students.map(\.name))
        if let both = part.students.first(where: { known.contains($0.name) }) {
          throw MergeProblem(reason: .twice, file: name, line: 1, what: both.name)
        }
        merged.students += part.students
        merged.unmatched += part.unmatched
        whole = merged
      } else {
        whole = part
        count = shard?.count ?? 1
      }
      guard seen.insert(shard?.number ?? 1).inserted else {
        throw MergeProblem(
          reason: .twice, file: name, line: 1, what: "\(shard?.number ?? 1)/\(count)")
      }
    }
    guard var merged = whole else { throw MergeProblem(reason: .notLines, file: "", line: 0) }
    if let missing = (1...count).first(where: { !seen.contains($0) }) {
      throw MergeProblem(
        reason: .shardMissing, file: files.last?.name ?? "", line: 1, what: "\(missing)/\(count)")
    }
    merged.students.sort { Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8)) }
    merged.unmatched.sort()
    merged.required = required
    merged.shard = nil
    return merged
  }

  private static func read(_ name: String, _ text: [UInt8]) throws(MergeProblem) -> GradeReport {
    var report: GradeReport?
    var numbers: [String: Int] = [:]
    for (number, line) in text.split(separator: 0x0A).enumerated() {
      let broken = MergeProblem(reason: .notLines, file: name, line: number + 1)
      guard let value = JSONText(line) else { throw broken }
      guard var known = report else {
        guard let head = GradeReport(head: value) else { throw broken }
        for (index, student) in head.students.enumerated() { numbers[student.name] = index }
        guard numbers.count == head.students.count else { throw broken }
        report = head
        continue
      }
      guard let student = value["student"]?.text, let index = numbers[student],
        let mark = Mark(value)
      else { throw broken }
      let position = known.students[index].marks.count
      guard position < known.tasks.count, known.tasks[position].step == mark.step,
        known.tasks[position].lesson == mark.lesson, mark.points <= known.tasks[position].points
      else { throw broken }
      report = nil
      known.students[index].marks.append(mark)
      report = known
    }
    guard let report else { throw MergeProblem(reason: .notLines, file: name, line: 1) }
    if let lacking = report.students.first(where: { $0.marks.count != report.tasks.count }) {
      throw MergeProblem(
        reason: .marksMissing, file: name, line: text.split(separator: 0x0A).count,
        what: lacking.name)
    }
    return report
  }

  private init?(head: JSONText) {
    guard head["selfsame-grade"]?.number == Self.linesVersion, let lessons = head["lessons"]?.texts,
      let tasks = head["tasks"]?.list, let students = head["students"]?.texts,
      let unmatched = head["unmatched"]?.texts, let shard = head["shard"]?.list, shard.count == 2,
      let number = shard[0].number, let count = shard[1].number
    else { return nil }
    self.lessons = lessons
    self.tasks = tasks.compactMap { task in
      guard let lesson = task["lesson"]?.text, let step = task["step"]?.text,
        let points = task["points"]?.number, (0...1000).contains(points)
      else { return nil }
      return Task(lesson: lesson, step: step, points: points)
    }
    guard self.tasks.count == tasks.count, count <= 1_000_000,
      let part = Checker.Shard(number: number, count: count)
    else { return nil }
    self.students = students.map { Student(name: $0, marks: []) }
    self.unmatched = unmatched
    self.shard = part
  }
}
