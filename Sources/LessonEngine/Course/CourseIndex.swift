import Diagnostics
package import Texts

/// What all lessons of a course need and teach, so that one lesson can be judged as part of it.
package struct CourseIndex: Sendable {
  private struct Entry {
    var needs: [String]
    var teaches: [String]
  }

  private var entries: [String: Entry] = [:]
  /// The lessons as they were read, by folder.
  private var originals: [String: LoadedLesson] = [:]
  /// Where the lessons lie that have an id or had it.
  private var places: [String: [String]] = [:]

  package init() {}

  /// Every lesson below the folder, whether the table of contents lists it or not: an unfinished one may
  /// be needed already.
  package init(folder: String) {
    read(Course.lessonFolders(below: folder), in: folder)
  }

  /// A lesson of no course, and those that lie in the same folder.
  init(beside lesson: String) {
    let folder = lesson + "/.."
    let names = DiskFile.names(in: folder) ?? []
    read(names.filter { DiskFile.exists("\(folder)/\($0)/lesson.md") }, in: folder)
  }

  private mutating func read(_ slugs: [String], in folder: String) {
    for slug in slugs {
      let loaded = LoadedLesson(folder: "\(folder)/\(slug)", language: .en)
      if let lesson = loaded.canonical { add(lesson) }
      if let path = DiskFile.realPath("\(folder)/\(slug)") {
        originals[path] = loaded
        for id in Set(loaded.canonical?.names ?? []) { places[id, default: []].append(path) }
      }
    }
  }

  /// The lesson in a folder, if it belongs to this course, with the path by which it is asked for.
  func original(_ folder: String) -> LoadedLesson? {
    DiskFile.realPath(folder).flatMap { originals[$0] }?.named("\(folder)/lesson.md")
  }

  /// The folders of all lessons with this id.
  func folders(of id: String) -> [String] { places[id] ?? [] }

  package mutating func add(_ lesson: Lesson) {
    entries[lesson.id] = Entry(needs: lesson.needs, teaches: lesson.teaches)
  }

  package var ids: [String] { entries.keys.sorted() }

  func holds(_ id: String) -> Bool { entries[id] != nil }

  /// Everything that the lesson with this id needs, directly or not.
  func needs(of id: String) -> [String] { closure(of: entries[id]?.needs ?? []) }

  /// A lesson's needs, their needs, and so on, in the order in which they are come upon.
  func allNeeds(of lesson: Lesson) -> [String] { closure(of: lesson.needs) }

  private func closure(of ids: [String]) -> [String] {
    var found: [String] = []
    var open = ids
    var seen: Set<String> = []
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      open += entries[next]?.needs ?? []
    }
    return found
  }

  /// The names of everything that a reader of the lesson has been taught at its end.
  func taught(in lesson: Lesson) -> Set<String> {
    let names = lesson.teaches + allNeeds(of: lesson).flatMap { entries[$0]?.teaches ?? [] }
    return Set(names.map(Concept.key))
  }

  /// The lesson that teaches a concept; the first by id, nil when none does.
  func teacher(of concept: Concept) -> String? {
    ids.first { id in concept.isTaught(by: Set((entries[id]?.teaches ?? []).map(Concept.key))) }
  }

  /// The languages that the course around a lesson has besides English: those that it lists, else those of its
  /// tables of contents. nil: there is no course, and it may have any.
  package static func translations(above lesson: String) -> [Language]? {
    guard let folder = courseFolder(above: lesson) else { return nil }
    let listed = Course(folder: folder, language: .en).facts.languages.filter { $0 != .en }
    if !listed.isEmpty { return listed }
    let found = Language.translations.filter {
      DiskFile.exists("\(folder)/\($0.fileName("course"))")
    }
    return found
  }

  /// The nearest folder above a lesson that has a table of contents.
  static func courseFolder(above lesson: String) -> String? {
    var folder = lesson
    for _ in 0..<4 {
      // One path for all lessons of a course, so that it is read once.
      if DiskFile.exists(folder + "/course.md") { return DiskFile.realPath(folder) ?? folder }
      folder += "/.."
    }
    return nil
  }
}
