import LessonEngine
import Texts
import Views

/// `selfsame course new DIR`: a course that checks green as it stands, with a page for its students and a file for
/// a code host's checks, so that an author changes something that works.
struct CourseScaffold {
  let folder: String
  let page: Page
  let terminal: Terminal

  func write() -> Int32 {
    let name = folder.split(separator: "/").last.map(String.init) ?? "course"
    let plain = String(
      name.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
    let id = isCourseName(plain) ? plain : "course"
    guard case .missing = readFile(folder + "/course.md") else {
      terminal.complain("selfsame: " + page.text("author.new.exists", [folder + "/course.md"]))
      return 66
    }
    let lesson = LessonTemplate.text(
      id: "\(id).first", title: page.text("course.firstLesson"), mode: LessonMode.mrc.rawValue,
      in: page.language)
    let files = [
      ("course.md", Self.contents(id: id, title: name, lesson: page.text("course.firstLesson"))),
      ("first/lesson.md", lesson),
      ("README.md", page.text("course.readme", [id, name]) + "\n"),
      (".github/workflows/check.yml", Self.workflow),
    ]
    for (path, text) in files {
      let file = "\(folder)/\(path)"
      makeFolders(above: file)
      if let problem = writeFile(file, Array(text.utf8)) {
        terminal.complain(
          "selfsame: " + page.text("shell.save.failed", [file, problem.words { page.text($0) }]))
        return problem.status
      }
      terminal.answer(file)
    }
    terminal.answer(page.text("course.new.next", [folder]))
    return 0
  }

  private static func contents(id: String, title: String, lesson: String) -> String {
    """
    ---
    id: \(id)
    version: 1.0
    languages: [en]
    title: \(title)
    authors: []
    licence: CC-BY-4.0
    requires: \(ProgramVersion.number)
    ---

    # \(title)

    - [\(lesson)](first/lesson.md)

    """
  }

  /// The lessons are proved at each push; where selfsame comes from is the author's to say.
  private static let workflow = """
    name: check
    on: [push, pull_request]
    jobs:
      lessons:
        runs-on: ubuntu-latest
        steps:
          - uses: actions/checkout@v4
          # Put the package of selfsame here: an address of yours, or a file of this repository.
          - run: sudo apt-get install -y ./selfsame.deb
          - run: selfsame check .

    """
}
