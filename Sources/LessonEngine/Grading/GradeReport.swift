/// What came of grading a class: one model behind every report, and behind the lines between processes.
package struct GradeReport: Equatable, Sendable {
  package struct Task: Equatable, Sendable {
    package var lesson: String
    package var step: String
    package var points: Int
  }

  /// Where something stands in what was handed in, counted from 1.
  package struct Place: Equatable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package init(file: String, line: Int, column: Int) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// One answer of one student.
  package struct Mark: Equatable, Sendable {
    package var lesson: String
    package var step: String
    /// nil: nothing was handed in.
    package var verdict: StepVerdict.Kind?
    package var points = 0
    /// Name of the mistake that was recognised.
    package var mistake = ""
    /// The condition that did not hold.
    package var condition = ""
    /// The probe after which it did not.
    package var probe = ""
    /// Why the file could not be judged, or the title of the error in it.
    package var note = ""
    /// The author's words, in the language that was asked for.
    package var words = ""
    package var place: Place?
    /// What the answer printed.
    package var output = ""
    package var conditions: [ConditionResult] = []

    package init(lesson: String, step: String) {
      self.lesson = lesson
      self.step = step
    }
  }

  package struct Student: Equatable, Sendable {
    package var name: String
    package var marks: [Mark]
    package var points: Int { marks.reduce(0) { $0 + $1.points } }
  }

  package struct MistakeCount: Equatable, Sendable {
    package var lesson: String
    package var step: String
    package var mistake: String
    package var count: Int
  }

  package var lessons: [String]
  package var tasks: [Task]
  package var students: [Student]
  /// Files that belong to no step, as `student/file`.
  package var unmatched: [String] = []
  /// Least share of the points in per cent, where one was asked for.
  package var required: Int?
  /// Which part of the class it is.
  package var shard: Checker.Shard?

  package var points: Int { tasks.reduce(0) { $0 + $1.points } }

  package func percent(_ student: Student) -> Int {
    points == 0 ? 100 : student.points * 100 / points
  }

  /// nil where nothing was required.
  package func passes(_ student: Student) -> Bool? {
    required.map { percent(student) >= $0 }
  }

  /// How a task is called: with its lesson, where there are several.
  package func name(ofTask index: Int) -> String {
    lessons.count > 1 ? "\(tasks[index].lesson)/\(tasks[index].step)" : tasks[index].step
  }

  /// How often each mistake was made, most often first, then in the order of the lesson.
  package var mistakes: [MistakeCount] {
    var counts: [MistakeCount] = []
    for (index, task) in tasks.enumerated() {
      let names = students.map { $0.marks[index].mistake }.filter { !$0.isEmpty }
      for name in Set(names).sorted() {
        counts.append(
          MistakeCount(
            lesson: task.lesson, step: task.step, mistake: name, count: names.count { $0 == name }))
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
