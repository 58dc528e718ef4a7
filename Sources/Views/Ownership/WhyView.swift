import Diagnostics
package import Ownership
import Session
import VirtualMachine

/// `:why #1`: an owner for each unit of the count, what was given back, and who only points.
package func whyView(
  _ account: Account, claimed: UInt64? = nil, lockedBy thread: Int? = nil, names: WorldNames,
  page: Page, limit: Int = 20
) -> [StyledLine] {
  let words = OwnershipWords(names: names, page: page)
  guard let object = account.object else {
    return prose("why.isDead", [names.object(account.serial)], page: page)
      + prose("why.deadHint", [objectName(account.serial)], .dim, page: page)
  }
  var lines: [StyledLine] = []
  let subject = names.object(account.serial)
  if object.isImmortal {
    return prose("why.immortal", [subject], page: page)
  }
  lines += prose("why.head", [subject, String(object.count)], .bold, page: page)
  if let claimed, claimed != object.count {
    lines += prose("why.claimed", [String(claimed)], .yellow, page: page, indent: "  ")
  }
  if let thread {
    lines += prose("why.locked", [String(thread)], page: page, indent: "  ")
  }
  let open = account.open
  var rows: [[StyledLine]] = []
  for (index, unit) in open.prefix(limit).enumerated() {
    let holder: StyledLine
    if let known = unit.holder {
      holder = StyledLine(words.holder(known), .bold)
    } else if unit.pool != nil {
      holder = StyledLine(page.text("holder.pool"), .bold)
    } else if unit.isInHand {
      holder = StyledLine(page.text("holder.call"))
    } else {
      holder = StyledLine(page.text("why.nobody"), .yellow)
    }
    rows.append([
      StyledLine(String(index + 1)), holder,
      StyledLine(words.taken(unit) + (words.place(unit.place).map { page.comma + $0 } ?? "")),
    ])
  }
  lines += Table(
    headings: ["", page.text("why.owner"), page.text("why.taken")],
    alignments: [.right, .left, .left], rows: rows
  ).lines(page: page, indent: "  ")
  lines += more(open.count - limit, page)
  if open.contains(where: \.isInHand) {
    lines += prose("why.inHandText", .dim, page: page, indent: "  ")
  }
  if account.unheld > 0 {
    lines += prose("why.nobodyText", .dim, page: page, indent: "  ")
  }
  lines += pointers(account, words, page, limit)
  lines += answered(account, page)
  lines += returned(account, words, page, limit)
  if account.autoreleasedNowhere > 0 {
    lines += prose(
      "why.nowhere", [String(account.autoreleasedNowhere)], .yellow, page: page, indent: "  ")
  }
  for surplus in account.surplus.prefix(min(limit, 6)) {
    let place = words.place(surplus.place).map { " (\($0))" } ?? ""
    lines += prose(
      "why.surplus", [words.givenBack(surplus) + place], .yellow, page: page, indent: "  ")
  }
  if account.isCut {
    lines += prose("why.cut", [String(open.count)], .dim, page: page, indent: "  ")
  } else if !account.isComplete {
    lines += prose("why.incomplete", .dim, page: page, indent: "  ")
  }
  return lines
}

private func prose(
  _ key: String, _ style: TextStyle, page: Page, indent: String
) -> [StyledLine] {
  prose(key, [], style, page: page, indent: indent)
}

private func more(_ count: Int, _ page: Page) -> [StyledLine] {
  count > 0
    ? [StyledLine("  " + page.text("table.more", [page.ellipsis, String(count)]), .dim)] : []
}

/// Who has the pointer and owns nothing: weak ones apart from those that would dangle.
private func pointers(
  _ account: Account, _ words: OwnershipWords, _ page: Page, _ limit: Int
) -> [StyledLine] {
  var lines: [StyledLine] = []
  for (key, isWeak) in [("why.weak", true), ("why.points", false)] {
    let list = account.others.filter { ($0.strength == .weak) == isWeak }
    if list.isEmpty { continue }
    var names: [String] = []
    for reference in list {
      let name = words.holder(reference.holder)
      if !names.contains(name) { names.append(name) }
      if names.count >= limit { break }
    }
    lines += prose(key, [listed(names, page)], page: page, indent: "  ")
  }
  return lines
}

/// `a, b, c`; the Chinese comma brings its own room.
package func listed(_ names: [String], _ page: Page) -> String {
  names.joined(separator: page.listComma)
}

/// What overrides answered: a retain that retains nothing is half of the strict singleton.
private func answered(_ account: Account, _ page: Page) -> [StyledLine] {
  account.answered.flatMap { each -> [StyledLine] in
    if each.selector == "retainCount" {
      return prose(
        "why.answeredCount", [each.method, String(each.times)], page: page, indent: "  ")
    }
    let passesOn =
      each.moved == each.times && ["retain", "release", "autorelease"].contains(each.selector)
    let key =
      each.moved == 0
      ? "why.answeredStays" : passesOn ? "why.answeredMoves" : "why.answeredSometimes"
    return prose(
      key, [each.method, String(each.times), String(each.moved)],
      each.moved == 0 ? .yellow : .plain, page: page, indent: "  ")
  }
}

/// So many pairs of what was taken and given back are told, the newest: each is a line or two.
private let mostPairs = 4

private func returned(
  _ account: Account, _ words: OwnershipWords, _ page: Page, _ limit: Int
) -> [StyledLine] {
  let done = account.units.filter { $0.givenBack != nil }
  if done.isEmpty { return [] }
  var lines = prose("why.returned", [String(account.returned)], page: page, indent: "  ")
  // A loop takes and gives back at the same two places, over and over: one row tells it.
  var groups: [(taken: String, back: String, times: Int)] = []
  for (unit, times) in account.forgottenPairs + done.map({ (unit: $0, times: 1) }) {
    guard let back = unit.givenBack else { continue }
    let taken = words.taken(unit) + (words.place(unit.place).map { page.comma + $0 } ?? "")
    let given = words.givenBack(back) + (words.place(back.place).map { page.comma + $0 } ?? "")
    if let index = groups.firstIndex(where: { $0.taken == taken && $0.back == given }) {
      groups[index].times += times
    } else {
      groups.append((taken, given, times))
    }
  }
  let shown = groups.suffix(min(limit / 2, mostPairs))
  let rows = shown.map { group in
    [
      StyledLine(group.taken + (group.times > 1 ? " ×\(group.times)" : "")),
      StyledLine(group.back),
    ]
  }
  lines += Table(
    headings: [page.text("why.taken"), page.text("why.givenBack")], alignments: [.left, .left],
    rows: rows, leastOfLast: 44
  ).lines(page: page, indent: "    ")
  let left = account.returned - shown.reduce(0) { $0 + $1.times }
  if left > 0 {
    lines.append(StyledLine("    " + page.text("table.more", [page.ellipsis, String(left)]), .dim))
  }
  return lines
}

/// `:why dead #1`: the way to its dealloc.
package func whyDeadView(
  _ account: Account, names: WorldNames, page: Page, limit: Int = 6
) -> [StyledLine] {
  let words = OwnershipWords(names: names, page: page)
  let subject = names.object(account.serial)
  if account.object?.isDeallocating == true { return endingView(account, subject, page) }
  if account.object != nil {
    return prose("why.isAlive", [subject], page: page)
      + prose("why.aliveHint", [objectName(account.serial)], .dim, page: page)
  }
  var lines: [StyledLine] = []
  if let end = account.deallocByHand {
    // A call that gives the memory back asks no -dealloc.
    lines +=
      account.deallocBegin == nil
      ? prose("why.deadFreed", [subject], .bold, page: page)
      : prose("why.deadByHand", [subject, words.dealloc(end)], .bold, page: page)
    if !end.place.isNone {
      lines += excerptView(
        [(end.place, page.text("why.endedHere"))], sources: names.sources, page: page)
    }
  } else if account.returned > 0 {
    lines += prose("why.deadHead", [subject], .bold, page: page)
  }
  let done = account.units.filter { $0.givenBack != nil }.sorted {
    ($0.givenBack?.event ?? 0) < ($1.givenBack?.event ?? 0)
  }
  if done.isEmpty, account.deallocByHand == nil {
    return lines + prose("why.deadUnknown", [subject], .bold, page: page)
  }
  lines += more(account.returned - limit, page)
  for (index, unit) in done.suffix(limit).enumerated() {
    guard let back = unit.givenBack else { continue }
    let isLast = index == min(limit, done.count) - 1 && account.deallocByHand == nil
    lines += prose(
      isLast ? "why.lastRelease" : "why.release",
      [words.givenBack(back), words.taken(unit)], isLast ? .yellow : .plain, page: page,
      indent: "  ")
    var places: [(place: SourceRange, label: String)] = []
    if !unit.place.isNone { places.append((unit.place, page.text("why.takenHere"))) }
    if !back.place.isNone, back.place != unit.place {
      places.append((back.place, page.text("why.givenBackHere")))
    }
    lines += excerptView(places, sources: names.sources, page: page)
  }
  let open = account.open
  // What the library ends by itself (a pool that is drained) nobody else holds.
  if !open.isEmpty, account.deallocByHand?.isLibrary != true {
    lines += prose("why.deadStillOwed", [String(open.count)], .yellow, page: page, indent: "  ")
  }
  return lines
}

/// Of an object whose `-dealloc` has begun: it is running, or will never come to its end.
private func endingView(_ account: Account, _ subject: String, _ page: Page) -> [StyledLine] {
  prose(account.isAbandoned ? "why.isUnfinished" : "why.isEnding", [subject], page: page)
}

/// `:why alive #1`: the way from a root.
package func whyAliveView(
  _ line: LifeLine?, account: Account, names: WorldNames, page: Page
) -> [StyledLine] {
  let words = OwnershipWords(names: names, page: page)
  let subject = names.object(account.serial)
  guard let object = account.object else {
    return prose("why.isDead", [subject], page: page)
  }
  if object.isImmortal { return prose("why.immortal", [subject], page: page) }
  guard let line else {
    let holders = Set(account.open.compactMap { $0.holder.map(words.holder) }).sorted()
    var lines =
      holders.isEmpty
      ? prose("why.aliveLost", [subject], .yellow, page: page)
      : prose(
        "why.aliveRing", [subject, listed(holders, page)], .yellow, page: page)
    let places = account.open.filter { $0.holder == nil && !$0.place.isNone }.prefix(3).map {
      (place: $0.place, label: page.text("why.neverGivenBack"))
    }
    lines += excerptView(Array(places), sources: names.sources, page: page)
    return lines
  }
  var lines: [StyledLine]
  if line.owns {
    lines = prose("why.aliveHead", [subject], .bold, page: page)
  } else if object.isDeallocating {
    return endingView(account, subject, page) + pointers(account, words, page, 20)
  } else {
    var holders: [String] = []
    for holder in account.open.compactMap({ $0.holder.map(words.holder) })
    where !holders.contains(holder) {
      holders.append(holder)
    }
    lines =
      holders.isEmpty
      ? prose("why.alivePointed", [subject], .bold, page: page)
      : prose("why.aliveHeld", [subject, listed(holders, page)], .bold, page: page)
  }
  let arrow = page.drawsPlainFrames ? "-> " : "→ "
  for (depth, step) in line.steps.prefix(30).enumerated() {
    var text = StyledLine(depth == 0 ? "" : arrow)
    text.append(words.holder(step.holder), depth == 0 ? .bold : .plain)
    lines += wrap(
      text, width: page.width, firstIndent: String(repeating: " ", count: 2 + min(depth, 10) * 2),
      indent: String(repeating: " ", count: 6 + min(depth, 10) * 2),
      ambiguousWidth: page.ambiguousWidth)
  }
  lines += more(line.steps.count - 30, page)
  let depth = min(line.steps.count, 11)
  lines += wrap(
    StyledLine(arrow + subject, .bold), width: page.width,
    firstIndent: String(repeating: " ", count: 2 + depth * 2), ambiguousWidth: page.ambiguousWidth)
  if let unit = account.open.first(where: { $0.holder == line.steps.last?.holder }),
    !unit.place.isNone
  {
    lines += excerptView(
      [(unit.place, page.text("why.takenHere"))], sources: names.sources, page: page)
  }
  return lines
}

/// `:why same a b`: who answered with the same object.
package func whySameView(
  _ same: Sameness, first: String, second: String, origins: [ValueOrigin] = [],
  names: WorldNames, page: Page
) -> [StyledLine] {
  if same.first != same.second {
    var lines = prose(
      "why.notSame", [first, names.object(same.first), second, names.object(same.second)],
      page: page)
    for (serial, birth) in [(same.first, same.birth), (same.second, same.secondBirth)]
    where !birth.isNone {
      lines += excerptView(
        [(birth, objectName(serial) + page.colon + page.text("why.madeHere"))],
        sources: names.sources, page: page)
    }
    return lines
  }
  var lines = prose("why.same", [first, second, names.object(same.first)], .bold, page: page)
  if !same.birth.isNone {
    lines += excerptView(
      [(same.birth, page.text("why.madeHere"))], sources: names.sources, page: page)
  }
  for answer in same.answers.prefix(6) {
    lines += prose(
      answer.isInPlace ? "why.sameInPlace" : "why.sameAnswer", [answer.method], .yellow, page: page,
      indent: "  ")
    var places: [(place: SourceRange, label: String)] = []
    if !answer.caller.isNone { places.append((answer.caller, page.text("why.askedHere"))) }
    if !answer.place.isNone { places.append((answer.place, page.text("why.answeredHere"))) }
    lines += excerptView(places, sources: names.sources, page: page)
  }
  for case .answered(let getter) in origins {
    lines += prose("why.sameGetter", [getter.method], .yellow, page: page, indent: "  ")
    lines += excerptView(
      [(getter.caller, page.text("why.askedHere"))], sources: names.sources, page: page)
  }
  if same.answers.isEmpty, origins.allSatisfy({ $0 == .copied }) {
    lines += prose("why.sameAssigned", page: page, indent: "  ")
  }
  return lines
}
