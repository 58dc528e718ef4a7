package import VirtualMachine

/// The story of one object, for a stop that concerns it: an over-release and a message to a freed object
/// are understood by what happened before, from the allocation to the release that was one too many.
package func storyView(
  of object: UInt32, events: [Event], names: WorldNames, page: Page, limit: Int = 10
) -> [StyledLine] {
  let own = events.filter { event in
    event.object == object && event.kind != .override && event.kind != .overrideEnd
  }
  let facts = FactReader.facts(of: own, names: names, page: page, naming: [object])
  if facts.isEmpty { return [] }
  let words = FactWords(names: names, page: page, namesEveryObject: false)
  var lines = prose("story.title", [names.object(object)], .bold, page: page)
  func draw(_ fact: Fact) {
    lines += wrap(
      words.line(fact), width: page.width, firstIndent: "  ", indent: "      ",
      ambiguousWidth: page.ambiguousWidth)
  }
  // The beginning and the end explain; the middle of a long life seldom does.
  if facts.count <= limit {
    for fact in facts { draw(fact) }
  } else {
    for fact in facts.prefix(2) { draw(fact) }
    let left = String(facts.count - limit)
    lines.append(StyledLine("  " + page.text("table.more", [page.ellipsis, left]), .dim))
    for fact in facts.suffix(limit - 2) { draw(fact) }
  }
  return lines
}
