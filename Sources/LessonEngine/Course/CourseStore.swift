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
    if let data = environmentValue("XDG_DATA_HOME"), data.hasPrefix("/") {
      return CourseStore(folder: data + "/selfsame/courses")
    }
    guard let home = environmentValue("HOME"), home.hasPrefix("/") else { return nil }
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
    let facts = try CourseStore.facts(of: folder, calledBy: folder)
    for file in archive.files { try checkLesson(file, in: folder) }
    if edition == .student {
      // Further answers that prove the checks are the teacher's.
      archive.files.removeAll { $0.path.split(separator: "/").dropLast().contains("answers") }
      // An editor's copy of a lesson and a file of hidden probes are no lessons, and tell as much. The examples of
      // an explanation are there to be read.
      for index in archive.files.indices
      where !archive.files[index].path.hasPrefix(ExplanationPage.folder) {
        archive.files[index].bytes = SealedFences.sealed(archive.files[index].bytes)
      }
    }
    return (archive, facts)
  }

  /// What a lesson that cannot be read hides, nobody could tell.
  private static func checkLesson(
    _ file: CourseArchive.File, in folder: String
  ) throws(CourseProblem) {
    let name = file.path.split(separator: "/").last.map(String.init)
    guard let language = Language.allCases.first(where: { $0.lessonFile == name }) else { return }
    let path = "\(folder)/\(file.path)"
    var sources = SourceMap()
    var fault: Diagnostic?
    switch readText(path, into: &sources) {
    case .failure(let problem): fault = problem.diagnostic
    case .success(let number):
      let reading = LessonReading(file: number, sources: sources, language: language)
      fault = reading.diagnostics.first { $0.severity == .error }
    }
    if let fault { throw CourseProblem(.notSound, path, fault: fault) }
  }

  /// The facts of the course in a folder, which has to have what a packed course needs. `name` is what the person
  /// called it by.
  private static func facts(
    of folder: String, calledBy name: String
  ) throws(CourseProblem) -> CourseFacts {
    guard DiskFile.exists(folder + "/course.md") else { throw CourseProblem(.noCourse, name) }
    let course = Course(folder: folder, language: .en)
    if let needed = course.facts.requires, needed > .ofThisProgram {
      throw CourseProblem(.needsNewer, needed.text, CourseVersion.ofThisProgram.text)
    }
    if let fault = course.diagnostics.first(where: { $0.severity == .error }) {
      throw CourseProblem(.notSound, name + "/course.md", fault: fault)
    }
    guard !course.facts.id.isEmpty else { throw CourseProblem(.noID, name) }
    guard !course.facts.version.text.isEmpty else { throw CourseProblem(.noVersion, name) }
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
    guard rename(folder(of: id), inHand) == 0 else {
      throw CourseProblem(.unwritable, folder(of: id))
    }
    DiskFile.removeTree(inHand)
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
    sweep()
    let fresh = inHand
    DiskFile.removeTree(fresh)
    defer { DiskFile.removeTree(fresh) }
    for file in archive.files {
      do throws(DiskFile.Failure) {
        try DiskFile.makeFolders(LessonEngine.folder(of: "\(fresh)/\(file.path)"))
        try DiskFile.replace("\(fresh)/\(file.path)", with: file.bytes, mode: 0o644)
      } catch { throw CourseProblem(.unwritable, "\(fresh)/\(file.path)") }
    }
    let facts = try CourseStore.facts(of: fresh, calledBy: path)
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

  /// What a process has under way or in its hands to throw away.
  private var inHand: String { "\(folder)/.new.\(getpid())" }

  /// Clears up after a process that was ended half way, whose number stands in the name: what it was making goes,
  /// and what it had put aside comes back where nothing took its place.
  private func sweep() {
    for name in DiskFile.names(in: folder, hidden: true) ?? [] {
      let parts = name.dropFirst().split(separator: ".").map(String.init)
      let isOld = parts.count > 2 && parts.last == "old"
      guard isOld || (parts.count == 2 && parts[0] == "new"),
        let process = pid_t(parts[parts.count - (isOld ? 2 : 1)]), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      let place = folder(of: parts.dropLast(2).joined(separator: "."))
      if !isOld || DiskFile.exists(place) || rename("\(folder)/\(name)", place) != 0 {
        DiskFile.removeTree("\(folder)/\(name)")
      }
    }
  }
}
