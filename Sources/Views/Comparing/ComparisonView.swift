import Diagnostics
package import Session
import Texts
import VirtualMachine

/// Two runs side by side, as `sdiff` lays two files: a sign between the columns says whether a line is on
/// both sides (nothing), on the left (`<`), on the right (`>`), or different (`|`). Where the page is too
/// narrow for two columns the sign stands in front and the sides one under the other.
package func comparisonView(_ comparison: Comparison, page: Page) -> [StyledLine] {
  var lines: [StyledLine] = []
  let rows = ComparedRow.rows(of: comparison)
  if comparison.rows.isEmpty {
    lines += prose("compare.nothing", page: page)
  } else if page.width >= 60 {
    lines += columns(rows, comparison, page: page)
  } else {
    lines += stacked(rows, comparison, page: page)
  }
  if comparison.untold > 0 {
    lines += prose("compare.untold", [page.ellipsis, String(comparison.untold)], .dim, page: page)
  }
  for side in [comparison.left, comparison.right] {
    for reason in Comparison.Kept.Reason.allCases {
      let names = side.keptAsItWas.filter { $0.reason == reason }.map(\.name)
      if names.isEmpty { continue }
      lines += prose(
        "compare.kept.\(reason)", [side.name, listed(names, page)], .yellow, page: page)
    }
  }
  lines.append("")
  lines += verdict(comparison, page: page)
  return lines
}

/// A line of the screen: what stands on either side.
private enum ComparedRow {
  case pair(Int?, Int?, isSame: Bool)
  /// So many lines that are the same.
  case gap(Int)

  /// Equal lines in the middle of a long row of them are told by their number.
  private static let shownAround = 3
  private static let longest = 120

  static func rows(of comparison: Comparison) -> [ComparedRow] {
    var all: [ComparedRow] = []
    var lefts: [Int] = []
    var rights: [Int] = []
    func flush() {
      for index in 0..<max(lefts.count, rights.count) {
        all.append(
          .pair(
            index < lefts.count ? lefts[index] : nil, index < rights.count ? rights[index] : nil,
            isSame: false))
      }
      lefts = []
      rights = []
    }
    for row in comparison.rows {
      switch row {
      case .left(let index): lefts.append(index)
      case .right(let index): rights.append(index)
      case .both(let a, let b):
        flush()
        all.append(.pair(a, b, isSame: true))
      }
    }
    flush()
    return shortened(all)
  }

  private static func shortened(_ all: [ComparedRow]) -> [ComparedRow] {
    var result: [ComparedRow] = []
    var start = 0
    while start < all.count {
      guard case .pair(_, _, isSame: true) = all[start] else {
        result.append(all[start])
        start += 1
        continue
      }
      var end = start
      while end < all.count, case .pair(_, _, isSame: true) = all[end] { end += 1 }
      let head = shownAround
      let tail = end == all.count ? 0 : shownAround
      if end - start > head + tail + 2 {
        result += all[start..<(start + head)]
        result.append(.gap(end - start - head - tail))
        result += all[(end - tail)..<end]
      } else {
        result += all[start..<end]
      }
      start = end
    }
    if result.count > longest {
      let left = result.count - longest
      result = Array(result.prefix(longest)) + [.gap(left)]
    }
    return result
  }
}

private func words(_ event: ComparedEvent, page: Page) -> String {
  // A kind that is no message's own name has words for it.
  let name = event.event.kind.name
  var words = hasText("compare.event.\(name)") ? page.text("compare.event.\(name)") : name
  if event.serial != 0 { words += " " + objectName(event.serial) }
  if !event.className.isEmpty { words += " " + event.className }
  switch event.event.kind {
  case .retain, .release:
    words += "  \(event.event.before) \(page.drawsPlainFrames ? "->" : "→") \(event.event.after)"
  case .autorelease: if event.event.pool == 0 { words += "  " + page.text("trace.noPool") }
  case .retainCount: words += "  \(event.event.answer)"
  default: if !event.method.isEmpty { words += "  " + event.method }
  }
  return words
}

private func sideName(_ side: Comparison.Side, page: Page) -> String {
  let mode =
    switch side.language {
    case .objectiveC: side.mode.rawValue.uppercased()
    case .swift: "Swift"
    case .cpp: "C++"
    }
  return side.name == mode ? mode : "\(visible(side.name)) (\(mode))"
}

private func columns(_ rows: [ComparedRow], _ comparison: Comparison, page: Page) -> [StyledLine] {
  let room = (page.width - 5) / 2
  func cell(_ text: String) -> String {
    let shown = oneLine(text, columns: room, page: page)
    return shown + String(repeating: " ", count: max(0, room - page.displayWidth(shown)))
  }
  func line(_ left: String, _ sign: String, _ right: String, _ style: TextStyle) -> StyledLine {
    var line = StyledLine(cell(left), style)
    line.append("  " + sign + "  ", .bold)
    line.append(oneLine(right, columns: room, page: page), style)
    return line.withoutTrailingSpaces
  }
  var lines = [
    line(
      sideName(comparison.left, page: page), " ", sideName(comparison.right, page: page), .heading)
  ]
  for row in rows {
    switch row {
    case .gap(let count):
      lines.append(StyledLine(page.text("compare.same", [page.ellipsis, String(count)]), .dim))
    case .pair(let a, let b, let isSame):
      let left = a.map { words(comparison.left.events[$0], page: page) } ?? ""
      let right = b.map { words(comparison.right.events[$0], page: page) } ?? ""
      let sign = isSame ? " " : a == nil ? ">" : b == nil ? "<" : "|"
      lines.append(line(left, sign, right, isSame ? .plain : .yellow))
    }
  }
  return lines
}

private func stacked(_ rows: [ComparedRow], _ comparison: Comparison, page: Page) -> [StyledLine] {
  var lines: [StyledLine] = []
  func add(_ sign: String, _ text: String, _ style: TextStyle) {
    lines += wrap(
      StyledLine(text, style), width: page.width, firstIndent: sign + " ", indent: "    ",
      ambiguousWidth: page.ambiguousWidth)
  }
  add("<", sideName(comparison.left, page: page), .heading)
  add(">", sideName(comparison.right, page: page), .heading)
  for row in rows {
    switch row {
    case .gap(let count):
      add(" ", page.text("compare.same", [page.ellipsis, String(count)]), .dim)
    case .pair(let a, let b, let isSame):
      if isSame, let a {
        add(" ", words(comparison.left.events[a], page: page), .plain)
        continue
      }
      if let a { add("<", words(comparison.left.events[a], page: page), .yellow) }
      if let b { add(">", words(comparison.right.events[b], page: page), .yellow) }
    }
  }
  return lines
}

// MARK: What it comes to

private func verdict(_ comparison: Comparison, page: Page) -> [StyledLine] {
  var lines: [StyledLine] = []
  let sides = [comparison.left, comparison.right]
  // A side that does not compile did nothing: that is the difference, and all there is to say.
  if sides.contains(where: { $0.exitStatus == 65 }) { return problems(of: sides, page: page) }
  if let first = comparison.firstDifference {
    lines += prose("compare.firstDifference", [], .bold, page: page)
    // What either side does there, where it does something of its own before they agree again.
    var found: [Comparison.Side?] = [nil, nil]
    var events: [ComparedEvent?] = [nil, nil]
    parting: for row in comparison.rows[first...] {
      switch row {
      case .both: break parting
      case .left(let index) where events[0] == nil:
        (found[0], events[0]) = (sides[0], sides[0].events[index])
      case .right(let index) where events[1] == nil:
        (found[1], events[1]) = (sides[1], sides[1].events[index])
      default: break
      }
    }
    for case (let side?, let event?) in zip(found, events) {
      lines += wrap(
        sideName(side, page: page) + page.colon + words(event, page: page), width: page.width,
        firstIndent: "  ", indent: "    ", ambiguousWidth: page.ambiguousWidth)
      if let file = side.sources.file(of: event.place), file.origin != .prelude {
        lines += placeView(event.place, sources: side.sources, page: page)
      }
    }
  } else if sides.allSatisfy(\.keptAsItWas.isEmpty) {
    // Of what ran as it was typed on both sides nobody knows how it would differ.
    lines += prose("compare.noDifference", page: page)
  }
  lines += outputVerdict(comparison, page: page)
  for side in sides where !side.leftAlive.isEmpty {
    let shown = listed(Array(side.leftAlive.prefix(8)), page)
    let more = side.leftAlive.count > 8 ? " " + page.ellipsis : ""
    lines += prose("compare.alive", [sideName(side, page: page), shown + more], page: page)
  }
  return lines + problems(of: sides, page: page)
}

/// In short: what is wrong and where, once if it is the same on both sides. The advice of a diagnostic is for
/// the one who typed the input, in the mode it was typed in; there it was told.
private func problems(of sides: [Comparison.Side], page: Page) -> [StyledLine] {
  let all = sides.map { side in side.diagnostics.filter { $0.severity == .error } }
  let places = all.map { $0.map { "\($0.code.rawValue) \($0.place.start) \($0.place.end)" } }
  if let first = all.first, !first.isEmpty, Set(places).count == 1 {
    return prose("compare.bothStop", [], .bold, page: page)
      + brief(first, sources: sides[0].sources, page: page)
  }
  var lines: [StyledLine] = []
  for (side, problems) in zip(sides, all) where !problems.isEmpty {
    lines += prose("compare.problem", [sideName(side, page: page)], .bold, page: page)
    lines += brief(problems, sources: side.sources, page: page)
  }
  return lines
}

private func brief(_ problems: [Diagnostic], sources: SourceMap, page: Page) -> [StyledLine] {
  let more = problems.count > 1 ? page.text("diagnostic.more", [String(problems.count - 1)]) : ""
  return problems.prefix(1).flatMap {
    diagnosticView($0, sources: sources, page: page, isBrief: true)
  } + (more.isEmpty ? [] : [StyledLine(more, .dim)])
}

private func outputVerdict(_ comparison: Comparison, page: Page) -> [StyledLine] {
  let left = comparison.left.output
  let right = comparison.right.output
  if left == right {
    return left.isEmpty ? [] : prose("compare.output.same", page: page)
  }
  func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      visible(String(decoding: $0, as: UTF8.self))
    }
  }
  let a = lines(left)
  let b = lines(right)
  var index = 0
  while index < min(a.count, b.count), a[index] == b[index] { index += 1 }
  var result = prose("compare.output.differs", [String(index + 1)], page: page)
  let room = page.width - 4
  for (sign, list) in [("<", a), (">", b)] {
    let text = index < list.count ? oneLine(list[index], columns: room, page: page) : ""
    result.append(StyledLine("  " + sign + " " + text).withoutTrailingSpaces)
  }
  return result
}
