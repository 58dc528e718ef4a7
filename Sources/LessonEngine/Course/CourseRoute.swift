import Diagnostics

/// A way through a course for those who know something already.
///
/// It stands in `course.md`, before or after the parts:
///
///     <!-- route: objc assumes: [message, retain, autorelease] -->
///     ### I know Objective-C
///
///     - [Number, please](opening/lesson.md)
///     - [A printer that cannot be doubled](one-instance/strict/lesson.md)
///
///       > **The bridge**: at most eight lines on what was skipped, shown on this route only.
///
/// `assumes` are names of concepts, as in `teaches`: what somebody says he knows who takes this way. A route
/// without a list has all lessons. The checker proves each route: whatever a lesson's code uses was taught on
/// the way, is assumed, or is named (in back-quotes) by a bridge.
package struct CourseRoute: Equatable, Sendable {
  package struct Stop: Equatable, Sendable {
    /// Index of the course's entry.
    package var lesson: Int
    var slug: String
    /// What is said before the lesson on this way.
    package var bridge: [ProseBlock]
    var place: SourceRange
  }

  package var id: String
  package var title = ""
  /// The paragraph below its title.
  package var summary = ""
  package var assumes: [String] = []
  /// Empty: all lessons.
  package var stops: [Stop] = []
  var place: SourceRange
  /// What stands behind its name, and is no `assumes:`.
  private(set) var notUnderstood: String?

  static let bridgeLines = 8

  /// nil for any other comment.
  init?(comment: String, place: SourceRange) {
    let words = comment.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count >= 2, words[0] == "route:" else { return nil }
    id = words[1]
    self.place = place
    guard words.count == 3 else { return }
    guard words[2].hasPrefix("assumes:") else {
      notUnderstood = words[2]
      return
    }
    assumes = words[2].dropFirst("assumes:".count).split { " ,[]\n".contains($0) }.map(String.init)
  }

  mutating func addStop(
    _ item: [ProseBlock], named slug: (String) -> String, place: SourceRange
  ) {
    var spans: [ProseSpan] = []
    if case .paragraph(let first)? = item.first { spans = first }
    let link = Course.link(in: spans)
    var bridge: [ProseBlock] = []
    for case .quote(let blocks) in item { bridge += blocks }
    stops.append(
      Stop(lesson: -1, slug: slug(link?.1 ?? ""), bridge: bridge, place: place))
  }

  /// Finds the lessons among the course's entries.
  mutating func resolve(in entries: [Course.Entry]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for index in stops.indices {
      stops[index].lesson = entries.firstIndex { $0.slug == stops[index].slug } ?? -1
      if stops[index].lesson < 0 {
        found.append(
          Diagnostic(
            .courseMissingLesson, arguments: [stops[index].slug], at: stops[index].place,
            suggestion: closestName(to: stops[index].slug, among: entries.map(\.slug))))
      }
    }
    stops.removeAll { $0.lesson < 0 }
    return found
  }

  package func bridge(to lesson: Int) -> [ProseBlock] {
    stops.first { $0.lesson == lesson }?.bridge ?? []
  }
}

extension Course {
  /// What a route asks of a learner whom nobody has prepared for it.
  func routeProblems() -> [Diagnostic] {
    let lessons = entries.indices.map { lesson(at: $0).canonical }
    let ids = lessons.map { $0?.id ?? "" }
    let taughtSomewhere = Set(lessons.flatMap { $0?.teaches ?? [] }.map(Concept.key))
    return routes.flatMap { route -> [Diagnostic] in
      var problems: [Diagnostic] = []
      for name in route.assumes
      where !taughtSomewhere.contains(Concept.key(name))
        && !Concept.all.contains(where: { $0.isTaught(by: [Concept.key(name)]) })
      {
        problems.append(
          Diagnostic(.courseRouteConcept, arguments: [route.id, name], at: route.place))
      }
      var known = Set(route.assumes.map(Concept.key))
      var visited: Set<String> = []
      for stop in route.stops {
        guard let lesson = lessons[stop.lesson] else { continue }
        let bridge = stop.bridge
        if bridge.lineCount > CourseRoute.bridgeLines {
          problems.append(
            Diagnostic(
              .courseBridgeLong,
              arguments: [lesson.id, String(bridge.lineCount), String(CourseRoute.bridgeLines)],
              at: stop.place))
        }
        let words = bridge.flatMap(\.codeWords)
        let inCode = words.flatMap { Concept.used(in: $0).map(\.concept.id) }
        let told = Set((words + inCode).map(Concept.key))
        known.formUnion(told)
        let skipped = lesson.needs.filter { need in
          guard !visited.contains(need), let index = ids.firstIndex(of: need) else { return false }
          return lessons[index]?.teaches.contains { !known.contains(Concept.key($0)) } ?? false
        }
        if !skipped.isEmpty, bridge.isEmpty {
          problems.append(
            Diagnostic(
              .courseRouteJump,
              arguments: [route.id, lesson.id, skipped.joined(separator: ", ")], at: stop.place))
        }
        // What a bridge has led over is behind one.
        visited.formUnion(skipped)
        let ready = known.union(lesson.teaches.map(Concept.key))
        var untaught: [String] = []
        for fence in lesson.steps.flatMap(\.fences)
        where [.run, .task, .solution, .predict].contains(fence.role) {
          for (concept, _) in Concept.used(in: fence.text, language: fence.language)
          where !concept.isTaught(by: ready.union(lesson.shows.map(Concept.key)))
            && concept.isTaught(by: taughtSomewhere)
            && !untaught.contains(concept.id)
          {
            untaught.append(concept.id)
          }
        }
        if !untaught.isEmpty {
          problems.append(
            Diagnostic(
              .courseRouteUntaught,
              arguments: [route.id, lesson.id, untaught.joined(separator: ", ")], at: stop.place))
        }
        known = ready
        visited.insert(lesson.id)
      }
      return problems
    }
  }
}

extension ProseBlock {
  /// What stands in back-quotes.
  fileprivate var codeWords: [String] {
    switch self {
    case .heading(_, let spans), .paragraph(let spans): spans.codeWords
    case .list(_, let items): items.flatMap { $0.flatMap(\.codeWords) }
    case .quote(let blocks): blocks.flatMap(\.codeWords)
    case .table(let rows): rows.flatMap { $0.flatMap(\.codeWords) }
    case .code, .rule: []
    }
  }
}

extension [ProseSpan] {
  fileprivate var codeWords: [String] {
    flatMap { span -> [String] in
      switch span {
      case .code(let text): [text]
      case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.codeWords
      case .text, .softBreak, .lineBreak: []
      }
    }
  }
}

extension [ProseBlock] {
  /// How many lines of 80 columns it takes, an empty one between two blocks.
  fileprivate var lineCount: Int {
    reduce(isEmpty ? 0 : count - 1) { sum, block in
      var lines = 1
      var column = 0
      for word in block.plainText.split(whereSeparator: \.isWhitespace) {
        // Chinese has no blanks to break at: a run of it is broken anywhere.
        let width = PageWidth.columns(of: String(word))
        if column + width > 78, column > 0 {
          lines += 1
          column = 0
        }
        lines += width / 80
        column += width % 80 + 1
      }
      return sum + lines
    }
  }
}
