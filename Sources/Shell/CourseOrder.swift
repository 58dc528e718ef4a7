import LessonEngine
package import Texts
import Views

/// `selfsame course …`: courses as things that are handed on.
///
/// Packing, installing, updating and removing are the engine's (`CourseStore`); here the words are said and the
/// exit status is chosen: 0 done, 3 the course is not as it must be, 66 something cannot be read or written.
package struct CourseOrder: Equatable {
  package enum Action: String, CaseIterable, Sendable {
    case new, pack, install, list, update, remove

    /// What stands behind the action: exactly so many words.
    var operands: Int { self == .list ? 0 : 1 }
  }

  package var action: Action
  package var operand = ""
  /// `pack --teacher`: with everything lying open.
  package var isForTeachers = false

  package init(_ action: Action) { self.action = action }

  package func run(on terminal: Terminal, language: Language) -> Int32 {
    defer { terminal.flush() }
    let page = Page(language, width: terminal.width)
    func say(_ key: String, _ arguments: [String] = []) {
      terminal.answer(page.text(key, arguments))
    }
    do throws(CourseProblem) {
      switch action {
      case .new: return CourseScaffold(folder: operand, page: page, terminal: terminal).write()
      case .pack:
        let (archive, facts) = try CourseStore.packed(operand, isForTeachers ? .teacher : .student)
        let name = "\(facts.id)-\(facts.version.text)"
        let file = name + (isForTeachers ? "-teacher.zip" : ".zip")
        try archive.write(to: file, folder: name)
        say("course.packed", [file, String(archive.files.count)])
        if !isForTeachers { say("course.packed.sealed") }
      case .install:
        let facts = try store().install(operand)
        say("course.installed", [facts.id, facts.version.text])
      case .update:
        let change = try store().update(operand)
        say("course.updated", [change.facts.id, change.from.text, change.facts.version.text])
        for (key, lessons) in [
          ("course.added", change.added), ("course.changed", change.changed),
          ("course.removed", change.removed),
        ] where !lessons.isEmpty {
          say(key, [lessons.joined(separator: ", ")])
        }
        say("course.kept")
      case .remove:
        try store().remove(operand)
        say("course.gone", [operand])
      case .list:
        let courses = try store().courses()
        if courses.isEmpty { say("course.none") }
        for facts in courses {
          terminal.answer("\(facts.id)  \(facts.version.text)  \(facts.title)")
        }
      }
      return 0
    } catch {
      let detail = error.fault.map { diagnosticTitle($0, page: page) } ?? error.detail
      terminal.complain(
        "selfsame: "
          + page.text("course.problem.\(error.reason.rawValue)", [error.subject, detail]))
      return error.reason.exitStatus
    }
  }

  private func store() throws(CourseProblem) -> CourseStore {
    guard let store = CourseStore.ofThisPerson() else { throw .withoutHome }
    return store
  }
}

extension CourseProblem.Reason {
  var exitStatus: Int32 {
    switch self {
    case .unreadable, .unwritable, .noArchive, .damaged, .badPath, .link, .locked, .twice,
      .tooLarge,
      .noCourse, .notInstalled, .noHome:
      66
    case .noID, .noVersion, .notSound, .needsNewer, .installed, .notNewer: 3
    }
  }
}
