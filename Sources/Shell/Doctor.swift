import LessonEngine
package import Texts
import Views

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// `selfsame doctor`: what is where, what is missing, and whether what is remembered is sound.
///
/// It changes nothing. Each line is a finding, good or bad; a bad one says what to do next. Exit status: 0 when all
/// is well, 1 when something is not.
package struct Doctor {
  private let terminal: Terminal
  private let page: Page
  private var isWell = true

  package init(on terminal: Terminal, language: Language) {
    self.terminal = terminal
    page = Page(language, width: terminal.width)
  }

  package mutating func run() -> Int32 {
    tell("doctor.program", [ProgramVersion.line, executablePath() ?? "?"])
    lookAtLessons()
    lookAtState()
    lookAtCourses()
    lookAtTerminal()
    tell(isWell ? "doctor.well" : "doctor.unwell", [])
    terminal.flush()
    return isWell ? 0 : 1
  }

  private mutating func tell(_ key: String, _ arguments: [String], isWell: Bool = true) {
    if !isWell { self.isWell = false }
    var line = StyledLine(isWell ? "✓ " : "✗ ", isWell ? .success : .error)
    line.append(page.text(key, arguments))
    terminal.answer(wrap(line, width: page.width, indent: "  "))
  }

  private mutating func lookAtLessons() {
    let asked = environmentValue("SELFSAME_LESSONS")
    guard let folder = Conversation.findLessons(given: asked) else {
      tell("doctor.lessons.missing", [asked ?? ""], isWell: false)
      return
    }
    let course = Course(folder: folder, language: .en)
    let version = course.facts.version.text
    tell(
      "doctor.lessons",
      [folder, String(course.entries.count), version.isEmpty ? "-" : version])
    if !course.diagnostics.isEmpty {
      tell(
        "doctor.lessons.faults", [String(course.diagnostics.count), folder], isWell: false)
    }
  }

  private mutating func lookAtState() {
    guard let path = StateFolder.path(environment: environmentValue) else {
      tell("doctor.state.noHome", [], isWell: false)
      return
    }
    guard isFolder(path) else {
      tell("doctor.state.none", [path])
      return
    }
    guard access(path, R_OK | W_OK | X_OK) == 0 else {
      tell("doctor.state.closed", [path], isWell: false)
      return
    }
    tell("doctor.state", [path])
    for file in Progress.files(in: path) {
      let damage = Progress.damage(of: file)
      if damage > 0 { tell("doctor.progress.damaged", [file, String(damage)], isWell: false) }
    }
  }

  private mutating func lookAtCourses() {
    guard let store = CourseStore.ofThisPerson() else { return }
    let courses = store.courses()
    tell("doctor.courses", [String(courses.count), store.folder])
    for facts in courses {
      if let needed = facts.requires, needed > .ofThisProgram {
        tell("doctor.course.newer", [facts.id, needed.text], isWell: false)
      }
    }
  }

  private mutating func lookAtTerminal() {
    tell("doctor.terminal", [String(terminal.width)])
  }
}
