/// What came of grading a class: one model behind the table, CSV, JSON and JUnit.
package struct GradeReport: Equatable, Sendable {
  package struct Task: Equatable, Sendable {
    package var step: String
    package var points: Int
  }

  /// One answer of one student.
  package struct Mark: Equatable, Sendable {
    package var step: String
    /// nil: nothing was handed in.
    package var verdict: StepVerdict.Kind?
    package var points: Int
    /// Name of the mistake that was recognised.
    package var mistake: String
    /// The condition that did not hold.
    package var condition: String
    /// The probe after which it did not.
    package var probe: String
    /// Why the file could not be judged, or the title of the error in it.
    package var note: String
  }

  package struct Student: Equatable, Sendable {
    package var name: String
    package var marks: [Mark]
    package var points: Int { marks.reduce(0) { $0 + $1.points } }
  }

  package struct MistakeCount: Equatable, Sendable {
    package var step: String
    package var mistake: String
    package var count: Int
  }

  package var lesson: String
  package var tasks: [Task]
  package var students: [Student]
  /// Files that belong to no step, as `student/file`.
  package var unmatched: [String] = []
  /// Least share of the points in per cent, where one was asked for.
  package var required: Int?

  package var points: Int { tasks.reduce(0) { $0 + $1.points } }

  package func percent(_ student: Student) -> Int {
    points == 0 ? 100 : student.points * 100 / points
  }

  /// nil where nothing was required.
  package func passes(_ student: Student) -> Bool? {
    required.map { percent(student) >= $0 }
  }

  /// How often each mistake was made, most often first, then in the order of the lesson.
  package var mistakes: [MistakeCount] {
    var counts: [MistakeCount] = []
    for task in tasks {
      let names = students.flatMap(\.marks).filter { $0.step == task.step && !$0.mistake.isEmpty }
      for name in Set(names.map(\.mistake)).sorted() {
        counts.append(
          MistakeCount(
            step: task.step, mistake: name, count: names.count { $0.mistake == name }))
      }
    }
    let order = counts.indices.sorted {
      counts[$0].count != counts[$1].count ? counts[$0].count > counts[$1].count : $0 < $1
    }
    return order.map { counts[$0] }
  }

  /// 0: all were graded; 1: somebody is below what is required.
  package var exitStatus: Int32 {
    students.contains { passes($0) == false } ? 1 : 0
  }
}
