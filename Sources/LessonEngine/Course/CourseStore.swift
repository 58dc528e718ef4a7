import Diagnostics
import Texts

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The courses that are installed for a person: folders below `$XDG_DATA_HOME/selfsame/courses`, else
/// `~/.local/share/selfsame/courses`, each named after its course's id.
///
/// A course is put together beside its place and renamed into it, so whoever is interrupted has the old one
/// or the new one. Progress lies elsewhere and belongs to the id: an update loses none of it.
package struct CourseStore: Sendable {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// nil without a home. A relative XDG_DATA_HOME counts as unset, as its specification demands.
  package static func ofThisPerson() -> CourseStore? {
    if let data = DiskFile.environment("XDG_DATA_HOME"), data.hasPrefix("/") {
      return CourseStore(folder: data + "/selfsame/courses")
    }
    guard let home = DiskFile.environment("HOME"), home.hasPrefix("/") else { return nil }
    return CourseStore(folder: home + "/.local/share/selfsame/courses")
  }

  package func folder(of id: String) -> String { "\(folder)/\(id)" }

  package func holds(_ id: String) -> Bool {
    isCourseName(id) && DiskFile.exists(folder(of: id) + "/course.md")
  }

  /// The facts of each installed course, by id.
  package func courses() -> [CourseFacts] {
    (DiskFile.names(in: folder) ?? []).filter { holds($0) }.map { id in
      var facts = Course(folder: folder(of: id), language: .en).facts
      facts.id = id
      return facts
    }
  }

  /// What the course in a folder says of itself; nil where it says nothing.
  package static func facts(inFolder folder: String) -> CourseFacts? {
    let facts = Course(folder: folder, language: .en).facts
    return facts.id.isEmpty ? nil : facts
  }

  // MARK: Packing

  package enum Edition: Sendable { case student, teacher }

  /// What goes into an archive of the course in a folder. The student's edition holds no open solution.
  package static func packed(
    _ folder: String, _ edition: Edition
  ) throws(CourseProblem) -> (archive: CourseArchive, facts: CourseFacts) {
    var archive = try CourseArchive(folder: folder)
    let facts = try CourseStore.facts(of: folder)
    if edition == .student {
      // Further answers that prove the checks are the teacher's.
      archive.files.removeAll { $0.path.split(separator: "/").dropLast().contains("answers") }
      for index in archive.files.indices where isLesson(archive.files[index].path) {
        archive.files[index].bytes = SealedFences.sealed(archive.files[index].bytes)
      }
    }
    return (archive, facts)
  }

  private static func isLesson(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix("lesson.") && name.hasSuffix(".md")
  }

  /// The facts of the course in a folder, which has to have what a packed course needs.
  private static func facts(of folder: String) throws(CourseProblem) -> CourseFacts {
    guard DiskFile.exists(folder + "/course.md") else { throw CourseProblem(.noCourse, folder) }
    let course = Course(folder: folder, language: .en)
    if let needed = course.facts.requires, needed > .ofThisProgram {
      throw CourseProblem(.needsNewer, needed.text, CourseVersion.ofThisProgram.text)
    }
    if course.diagnostics.contains(where: { $0.severity == .error }) {
      throw CourseProblem(.notSound, folder)
    }
    guard !course.facts.id.isEmpty else { throw CourseProblem(.noID, folder) }
    guard !course.facts.version.text.isEmpty else { throw CourseProblem(.noVersion, folder) }
    return course.facts
  }

  // MARK: Installing

  /// What an update brought, by the lessons' folders.
  package struct Change: Equatable, Sendable {
    package var facts = CourseFacts()
    package var from = CourseVersion()
    package var added: [String] = []
    package var changed: [String] = []
    package var removed: [String] = []
  }

  package func install(_ path: String) throws(CourseProblem) -> CourseFacts {
    try bring(path) { facts throws(CourseProblem) in
      if holds(facts.id) { throw CourseProblem(.installed, facts.id) }
    }
  }

  /// Replaces an installed course by a newer one of the same id.
  package func update(_ path: String) throws(CourseProblem) -> Change {
    var change = Change()
    var before: [String: String] = [:]
    change.facts = try bring(path) { facts throws(CourseProblem) in
      guard holds(facts.id) else { throw CourseProblem(.notInstalled, facts.id) }
      let old = Course(folder: folder(of: facts.id), language: .en)
      change.from = old.facts.version
      if facts.version <= old.facts.version {
        throw CourseProblem(.notNewer, facts.id, old.facts.version.text)
      }
      before = CourseStore.editions(folder(of: facts.id))
    }
    let after = CourseStore.editions(folder(of: change.facts.id))
    change.added = after.keys.filter { before[$0] == nil }.sorted()
    change.removed = before.keys.filter { after[$0] == nil }.sorted()
    change.changed = after.keys.filter { before[$0] != nil && before[$0] != after[$0] }.sorted()
    return change
  }

  package func remove(_ id: String) throws(CourseProblem) {
    guard holds(id) else { throw CourseProblem(.notInstalled, id) }
    let gone = "\(folder)/.\(id).\(getpid()).old"
    guard rename(folder(of: id), gone) == 0 else {
      throw CourseProblem(.unwritable, folder(of: id))
    }
    DiskFile.removeTree(gone)
  }

  /// Hash of each lesson, by its folder: whatever its files are, in whichever language.
  private static func editions(_ folder: String) -> [String: String] {
    var result: [String: String] = [:]
    for slug in Course.lessonFolders(below: folder) {
      let names = DiskFile.names(in: "\(folder)/\(slug)") ?? []
      let bytes = names.flatMap { (try? DiskFile.read("\(folder)/\(slug)/\($0)")) ?? [] }
      result[slug] = fingerprint(bytes)
    }
    return result
  }

  /// Puts the course of an archive or a folder into its place, after `check` has agreed.
  private func bring(
    _ path: String, _ check: (CourseFacts) throws(CourseProblem) -> Void
  ) throws(CourseProblem) -> CourseFacts {
    let archive =
      DiskFile.isFolder(path) ? try CourseArchive(folder: path) : try CourseArchive(zip: path)
    guard archive.files.contains(where: { $0.path == "course.md" }) else {
      throw CourseProblem(.noCourse, path)
    }
    let fresh = "\(folder)/.new.\(getpid())"
    DiskFile.removeTree(fresh)
    defer { DiskFile.removeTree(fresh) }
    for file in archive.files {
      do throws(DiskFile.Failure) {
        try DiskFile.makeFolders(LessonEngine.folder(of: "\(fresh)/\(file.path)"))
        try DiskFile.replace("\(fresh)/\(file.path)", with: file.bytes, mode: 0o644)
      } catch { throw CourseProblem(.unwritable, "\(fresh)/\(file.path)") }
    }
    let facts = try CourseStore.facts(of: fresh)
    try check(facts)
    let place = folder(of: facts.id)
    let old = "\(folder)/.\(facts.id).\(getpid()).old"
    let isThere = DiskFile.exists(place)
    if isThere, rename(place, old) != 0 { throw CourseProblem(.unwritable, place) }
    guard rename(fresh, place) == 0 else {
      if isThere { _ = rename(old, place) }
      throw CourseProblem(.unwritable, place)
    }
    DiskFile.removeTree(old)
    return facts
  }
}
