internal import Ownership
package import Session
package import VirtualMachine

/// What the prompt answers after an input: the values, then in a few lines what happened to the objects.
/// Diagnostics are drawn by `diagnosticsView`, since they go elsewhere.
package func outcomeView(
  _ outcome: Outcome, session: ProgramSession, page: Page
) -> [StyledLine] {
  var events: [Event] = []
  // What was stopped is undone: its events are `:trace`'s to tell.
  if outcome.status == .done { events = session.events(factWindow(outcome.events)) }
  let untold = outcome.status == .done ? outcome.events.count - events.count : 0
  return outcomeView(
    outcome, events: events, untold: max(untold, 0), names: WorldNames(session: session), page: page
  )
}

/// As above, over plain values. `untold`: how many events there are besides those given.
package func outcomeView(
  _ outcome: Outcome, events: [Event], untold: Int = 0, names: WorldNames, page: Page
) -> [StyledLine] {
  var lines: [StyledLine] = []
  for value in outcome.values { lines += valueView(value, page: page) }
  var named: Set<UInt32> = []
  for value in outcome.values {
    if case .object(let serial, _, _, _, _, _) = value.content { named.insert(serial) }
  }
  for notice in outcome.lasting { lines += noticeView(notice, page: page) }
  lines += factsView(events: events, names: names, page: page, naming: named, untold: untold)
  lines += statusView(outcome.status, page: page)
  return lines
}

/// How many events one answer reads at most. More would only be counted, and a second is long at a prompt.
private func factWindow(_ events: Range<Int>) -> Range<Int> {
  events.lowerBound..<min(events.upperBound, events.lowerBound + 20_000)
}

/// What happened to the objects, one line per fact.
package func factsView(
  events: [Event], names: WorldNames, page: Page, naming named: Set<UInt32> = [], limit: Int = 12,
  untold: Int = 0
) -> [StyledLine] {
  let all = FactReader.facts(of: events, names: names, page: page, naming: named)
  let facts = FactGroups.coalesced(all, limit: limit)
  var objects: Set<UInt32> = []
  for fact in facts where fact.object != 0 { objects.insert(fact.object) }
  let words = FactWords(names: names, page: page, namesEveryObject: objects.count > 1)
  var lines: [StyledLine] = []
  for fact in facts.prefix(limit) {
    lines += wrap(
      words.line(fact), width: page.width, firstIndent: "  ", indent: "      ",
      ambiguousWidth: page.ambiguousWidth)
  }
  let left = facts.dropFirst(limit).reduce(0) { $0 + $1.times } + untold
  if left > 0 {
    lines += wrap(
      page.text("fact.more", [page.ellipsis, String(left)]), .dim, width: page.width,
      firstIndent: "  ", ambiguousWidth: page.ambiguousWidth)
  }
  return lines
}

/// The values and notices of an outcome that is told by a picture: an object that has a row says nothing twice.
package func pictureOutcomeView(
  _ outcome: Outcome, picture lines: [StyledLine], facts: [StyledLine], page: Page
) -> [StyledLine] {
  let told = Set(outcome.picture?.rows.map(\.serial) ?? [])
  var result: [StyledLine] = []
  for value in outcome.values {
    if case .object(let serial, _, _, _, let claimed, let text) = value.content,
      told.contains(serial), text == nil, claimed == nil, value.contents == nil
    {
      continue
    }
    result += valueView(value, page: page)
  }
  for notice in outcome.lasting { result += noticeView(notice, page: page) }
  return result + lines + facts + statusView(outcome.status, page: page)
}

/// What happened besides what a picture tells: messages to nil, zones, C memory, overrides that answered.
package func furtherFacts(_ outcome: Outcome, session: ProgramSession, page: Page) -> [StyledLine] {
  guard outcome.status == .done else { return [] }
  let names = WorldNames(session: session)
  let all = FactReader.facts(
    of: session.events(factWindow(outcome.events)), names: names, page: page)
  let facts = FactGroups.coalesced(all.filter { !$0.isPictured }, limit: 4)
  let words = FactWords(names: names, page: page, namesEveryObject: true)
  return facts.prefix(4).flatMap {
    wrap(
      words.line($0), width: page.width, firstIndent: "   ", indent: "      ",
      ambiguousWidth: page.ambiguousWidth)
  }
}

extension Fact {
  /// A picture tells it by its rows.
  fileprivate var isPictured: Bool {
    switch kind {
    case .allocated, .retained, .released, .deallocated, .autoreleased, .initAgain, .makerOverride,
      .makerAnsweredClass,
      .poolDrained:
      true
    // A setter lets go of nothing the first time: that is how setters are written.
    case .nilMessage(let selector): ["retain", "release", "autorelease"].contains(selector)
    default: false
    }
  }
}

extension Outcome {
  /// Of an input that is undone nothing was defined.
  fileprivate var lasting: [Notice] {
    switch status {
    case .stopped, .interrupted, .failed, .incomplete: []
    case .done, .exited: notices
    }
  }
}

private func noticeView(_ notice: Notice, page: Page) -> [StyledLine] {
  let sentence =
    switch notice {
    case .classDefined(let name): page.text("notice.classDefined", [name])
    case .typeDefined(let name): page.text("notice.typeDefined", [name])
    case .methodReplaced(let name): page.text("notice.methodReplaced", [name])
    case .functionDefined(let name): page.text("notice.functionDefined", [name])
    case .functionReplaced(let name): page.text("notice.functionReplaced", [name])
    case .variableRedeclared(let name): page.text("notice.variableRedeclared", [name])
    }
  return wrap(
    sentence, .dim, width: page.width, firstIndent: "  ", indent: "      ",
    ambiguousWidth: page.ambiguousWidth)
}

/// How an input ended, where that is not simply "done".
private func statusView(_ status: Outcome.Status, page: Page) -> [StyledLine] {
  let sentence: String
  switch status {
  case .done, .incomplete, .failed: return []
  case .stopped: sentence = page.text("outcome.stopped")
  case .interrupted: sentence = page.text("outcome.interrupted")
  case .exited(let code): sentence = page.text("outcome.exited", [String(code)])
  }
  return wrap(sentence, .dim, width: page.width, ambiguousWidth: page.ambiguousWidth)
}
