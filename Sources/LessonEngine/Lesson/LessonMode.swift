package import Session

/// How the code of a lesson, or of one of its steps, is written and compiled.
///
/// A step speaks one language: its blocks carry the language's name (`objc run`, `swift run`), what the learner
/// types is read as that language, and so are the expressions in its conditions. The world below is the
/// same for all of them, so a step in Swift may stand between two in Objective-C.
package enum LessonMode: String, CaseIterable, Sendable {
  case mrc, arc, swift, cpp

  /// As it stands behind the back-quotes.
  package var language: String {
    switch self {
    case .mrc, .arc: "objc"
    case .swift: "swift"
    case .cpp: "cpp"
    }
  }

  /// What people call that language.
  package var languageName: String {
    switch self {
    case .mrc, .arc: "Objective-C"
    case .swift: "Swift"
    case .cpp: "C++"
    }
  }

  package init(_ mode: MemoryMode, _ language: InputLanguage) {
    self =
      switch language {
      case .objectiveC: mode == .arc ? .arc : .mrc
      case .swift: .swift
      case .cpp: .cpp
      }
  }

  var memoryMode: MemoryMode { self == .mrc ? .mrc : .arc }

  var inputLanguage: InputLanguage {
    switch self {
    case .mrc, .arc: .objectiveC
    case .swift: .swift
    case .cpp: .cpp
    }
  }
}

extension ProgramSession {
  /// How the next input is compiled.
  package var lessonMode: LessonMode {
    get { LessonMode(mode, inputLanguage) }
    set {
      inputLanguage = newValue.inputLanguage
      mode = newValue.memoryMode
    }
  }
}

extension Lesson {
  /// How the inputs of a step are compiled.
  package func mode(ofStep index: Int) -> LessonMode {
    (steps.indices.contains(index) ? steps[index].mode : nil) ?? mode
  }
}
