package import Diagnostics
package import Texts

/// A course: lessons in an order.
///
/// `course.md` is the table of contents and the only place where order lives: a heading per part, a link
/// per lesson. Numbers are computed from it, so a lesson can be moved by moving one line. A folder without
/// `course.md` is a course too: every `lesson.md` below it, in alphabetical order.
package struct Course: Sendable {
  package struct Entry: Equatable, Sendable {
    /// Title of the part, in the language asked for.
    package var part: String
    /// Title of the lesson, from the link or from the lesson.
    package var title: String
    /// Folder of the lesson, below the course's folder: `one-instance/strict`.
    package var slug: String
    /// From 1, within the course.
    package var number: Int
    package var place: SourceRange
  }

  /// Ways through the course, in the order of the file; none: all lessons, one after the other.
  package internal(set) var routes: [CourseRoute] = []

  package func route(_ id: String) -> CourseRoute? { routes.first { $0.id == id } }

  /// Numbers of the entries on a route, in order; of a route that is not there, all of them.
  package func indices(on id: String) -> [Int] {
    let stops = route(id)?.stops.map(\.lesson) ?? []
    return stops.isEmpty ? Array(entries.indices) : stops
  }

  /// The lesson that follows on a route; nil after the last.
  package func next(after index: Int, on id: String) -> Int? {
    let order = indices(on: id)
    if let place = order.firstIndex(of: index) {
      return order.indices.contains(place + 1) ? order[place + 1] : nil
    }
    return order.first { $0 > index }
  }

  package var folder: String
  package var language: Language
  /// Title of the course; empty without `course.md`.
  package var title: String
  /// What it says of itself at the top of `course.md`, whichever language it is read in.
  package private(set) var facts = CourseFacts()
  package var entries: [Entry]
  package var diagnostics: [Diagnostic]
  package var sources: SourceMap

  /// Reads a course's table of contents, in the language where there is one, else in English.
  package init(folder: String, language: Language) {
    self.folder = folder
    self.language = language
    title = ""
    entries = []
    diagnostics = []
    sources = SourceMap()
    var path = folder + "/course.md"
    let translated = folder + "/" + language.fileName("course")
    if language != .en, DiskFile.exists(translated) { path = translated }
    if DiskFile.exists(path) {
      readContents(path)
      if path != folder + "/course.md" {
        facts = Course(folder: folder, language: .en).facts
      }
    } else {
      if DiskFile.exists(folder + "/lesson.md") {
        let name = folder.split(separator: "/").last.map(String.init) ?? folder
        let title = ownTitle(ofLesson: folder) ?? name
        entries.append(Entry(part: "", title: title, slug: ".", number: 1, place: .none))
      }
      for slug in Course.lessonFolders(below: folder) {
        let title = ownTitle(ofLesson: "\(folder)/\(slug)") ?? slug
        entries.append(
          Entry(part: "", title: title, slug: slug, number: entries.count + 1, place: .none))
      }
      if !DiskFile.isFolder(folder) {
        diagnostics.append(Diagnostic(.unreadableFile, arguments: [folder], at: .none))
      }
    }
  }

  /// The lesson of an entry as it is taught in the course's language, with what was found wrong with it.
  package func lesson(at index: Int) -> LoadedLesson {
    guard entries.indices.contains(index) else { return LoadedLesson() }
    var loaded = LoadedLesson(folder: "\(folder)/\(entries[index].slug)", language: language)
    loaded.dropTranslationMarks()
    return loaded
  }

  /// The entry whose lesson has the id or slug, or had the id before.
  package func index(of name: String) -> Int? {
    entries.firstIndex { $0.slug == name }
      ?? entries.indices.first { lesson(at: $0).lesson?.names.contains(name) == true }
  }

  /// The lessons that a name may mean: a number, a slug or an id means one, the last name of a folder perhaps several.
  package func indices(called name: String) -> [Int] {
    if let number = writtenNumber(name) {
      return entries.indices.filter { entries[$0].number == number }
    }
    if let index = index(of: name) { return [index] }
    let tails = entries.indices.filter { entries[$0].slug.hasSuffix("/" + name) }
    return tails.isEmpty ? entries(where: name) { $0.title } : tails
  }

  /// The lessons of a part: by its folder, or by its title in any language.
  package func indices(ofPart name: String) -> [Int] {
    let own = entries.indices.filter { entries[$0].slug.hasPrefix(name + "/") }
    return own.isEmpty ? entries(where: name) { $0.part } : own
  }

  /// Those that are called so in one of the languages.
  private func entries(where name: String, _ called: (Entry) -> String) -> [Int] {
    let name = name.lowercased()
    guard !name.isEmpty else { return [] }
    for other in [language] + Language.allCases.filter({ $0 != language }) {
      let course = other == language ? self : Course(folder: folder, language: other)
      let slugs = Set(course.entries.filter { called($0).lowercased() == name }.map(\.slug))
      if !slugs.isEmpty { return entries.indices.filter { slugs.contains(entries[$0].slug) } }
    }
    return []
  }

  /// What a lesson says in its front matter; nil: nothing that can be read.
  private func ownTitle(ofLesson folder: String) -> String? {
    for file in [language.lessonFile, "lesson.md"] {
      guard let bytes = try? DiskFile.read("\(folder)/\(file)"), firstInvalidByte(bytes) == nil
      else { continue }
      let source = SourceFile(name: file, origin: .lesson, text: bytes)
      let title = FrontMatter(source, file: 0, keys: LessonReading.keys).entry("title")?.value
      if let title, !title.isEmpty { return title }
    }
    return nil
  }

  /// The course that lists the lesson of a folder, and its place there.
  package static func holding(lesson folder: String, language: Language) -> (Course, Int)? {
    guard let whole = CourseIndex.courseFolder(above: folder) else { return nil }
    let course = Course(folder: whole, language: language)
    let here = DiskFile.realPath(folder)
    return course.entries.firstIndex { DiskFile.realPath("\(whole)/\($0.slug)") == here }
      .map { (course, $0) }
  }

  /// What a lesson is called for short: the last name of its folder, or all of it where two share that.
  package func name(of index: Int) -> String {
    func tail(_ slug: String) -> String { slug.split(separator: "/").last.map(String.init) ?? slug }
    guard entries.indices.contains(index) else { return "" }
    let own = tail(entries[index].slug)
    return entries.count { tail($0.slug) == own } == 1 ? own : entries[index].slug
  }

  private mutating func readContents(_ path: String) {
    let file: UInt32
    switch readText(path, into: &sources) {
    case .success(let index): file = index
    case .failure(let problem):
      diagnostics.append(problem.diagnostic)
      return
    }
    var part = ""
    let source = sources.files[Int(file)]
    if let mark = source.byteOrderMark(file) {
      diagnostics.append(mark)
      return
    }
    var firstLine = 0
    if source.text.starts(with: Array("---".utf8)) {
      let matter = FrontMatter(source, file: file, keys: CourseFacts.keys)
      firstLine = matter.endLine
      diagnostics += facts.take(matter)
      title = facts.title
    }
    var reading: CourseRoute?
    func endRoute() {
      if let route = reading { routes.append(route) }
      reading = nil
    }
    for block in MarkdownDocument(source, file: file, fromLine: firstLine).blocks {
      switch block.content {
      case .comment(let text):
        guard let route = CourseRoute(comment: text, place: block.place) else { continue }
        endRoute()
        if let words = route.notUnderstood {
          diagnostics.append(
            Diagnostic(
              .lessonBadValue, arguments: ["route", words, "assumes: [retain]"], at: block.place,
              suggestion: "assumes:"))
        }
        reading = route
      case .prose(.heading(let level, let spans)):
        if reading?.title.isEmpty == true {
          reading?.title = spans.plainText
          continue
        }
        endRoute()
        if level == 1 && title.isEmpty { title = spans.plainText } else { part = spans.plainText }
      case .prose(.paragraph(let spans)) where reading != nil:
        reading?.summary = spans.plainText
      case .prose(.list(_, let items)) where reading != nil:
        for (item, place) in zip(items, block.items) {
          reading?.addStop(item, named: slug, place: place)
        }
      case .prose(.list(_, let items)):
        for (item, place) in zip(items, block.items) { addEntry(item, part: part, place: place) }
      default:
        break
      }
    }
    endRoute()
    for index in routes.indices { diagnostics += routes[index].resolve(in: entries) }
  }

  /// The folder of a lesson, from the link to it.
  private func slug(_ destination: String) -> String {
    for suffix in ["/\(language.lessonFile)", "/lesson.md", "/"] where destination.hasSuffix(suffix)
    {
      return String(destination.dropLast(suffix.count))
    }
    return destination
  }

  private mutating func addEntry(_ item: [ProseBlock], part: String, place: SourceRange) {
    guard case .paragraph(let spans)? = item.first,
      let (words, destination) = Course.link(in: spans)
    else {
      diagnostics.append(
        Diagnostic(.courseBadEntry, arguments: [item.first?.plainText ?? ""], at: place))
      return
    }
    let slug = slug(destination)
    if entries.contains(where: { $0.slug == slug }) {
      diagnostics.append(Diagnostic(.courseDuplicateLesson, arguments: [slug], at: place))
      return
    }
    if !DiskFile.exists("\(folder)/\(slug)/lesson.md") {
      diagnostics.append(
        Diagnostic(
          .courseMissingLesson, arguments: [slug], at: place,
          suggestion: closestName(to: slug, among: Course.lessonFolders(below: folder))))
      return
    }
    entries.append(
      Entry(
        part: part, title: words.plainText, slug: slug, number: entries.count + 1,
        place: place))
  }

  /// The first link of an item.
  static func link(in spans: [ProseSpan]) -> ([ProseSpan], String)? {
    for case .link(let words, let destination) in spans { return (words, destination) }
    return nil
  }

  /// Folders with a `lesson.md`, alphabetical, at most eight levels down. A link that leads out may be a lesson, and
  /// is walked no further: it may lead to all that there is. One that leads back in is found where it stands.
  package static func lessonFolders(below folder: String) -> [String] {
    var found: [String] = []
    var open = [(path: "", depth: 0)]
    guard let root = DiskFile.realPath(folder) else { return [] }
    while let next = open.popLast() {
      let full = next.path.isEmpty ? folder : "\(folder)/\(next.path)"
      guard let names = DiskFile.names(in: full), let real = DiskFile.realPath(full) else {
        continue
      }
      let isLinked = !next.path.isEmpty && real != "\(root)/\(next.path)"
      if isLinked, real == root || real.hasPrefix(root + "/") { continue }
      if names.contains("lesson.md") && !next.path.isEmpty { found.append(next.path) }
      guard next.depth < 8, !isLinked else { continue }
      for name in names.reversed() where DiskFile.isFolder("\(full)/\(name)") {
        open.append((next.path.isEmpty ? name : "\(next.path)/\(name)", next.depth + 1))
      }
    }
    return found.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
  }
}
