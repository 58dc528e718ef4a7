package import Diagnostics
internal import Ownership
package import Session
package import VirtualMachine

/// Where one stands in time: the event that has just happened, and the line of the source that did it.
///
/// `event` is that event, nil before the first one, and `number` its number; `together` numbers those that
/// one instruction posted.
package func timeView(
  _ position: TimePosition, event: Event?, number: Int, together: ClosedRange<Int>? = nil,
  names: WorldNames,
  page: Page
) -> [StyledLine] {
  var lines: [StyledLine] = []
  let numbers = [String(position.event), String(position.last)]
  if !position.isPast {
    let key =
      position.isStopped
      ? "time.stopped" : position.isSuspended ? "time.suspended" : "time.present"
    lines += prose(key, [numbers[1]], page: page)
  } else if event == nil {
    lines += prose("time.beginning", [numbers[1]], page: page)
  } else {
    lines += prose("time.past", numbers, .bold, page: page)
  }
  if let event {
    lines += traceView([event], firstNumber: number, names: names, page: page)
    let place = names.place(Int(event.callable), Int(event.pc))
    if let file = names.sources.file(of: place), file.origin != .prelude {
      lines += placeView(place, sources: names.sources, page: page)
    }
  }
  if let together {
    lines += prose(
      "time.together", [String(together.lowerBound), String(together.upperBound)], .dim, page: page)
  }
  return lines
}

/// Who set a variable: from what to what, in which call, and what was typed that led there.
package func writeView(
  _ shown: VariableWrite, position: TimePosition?, asker: SourceRange?, names: WorldNames,
  page: Page
) -> [StyledLine] {
  var lines: [StyledLine] = []
  if let position {
    lines += prose(
      "time.past", [String(position.event), String(position.last)], .bold, page: page)
  }
  let write = shown.write
  var line = StyledLine(page.text("write.values", [shown.name, shown.before, shown.after]), .bold)
  let function = names.callable(Int(write.callable))
  if isNamedCode(function) {
    line.append("   ")
    line.append(
      write.inits > 1 && function.contains(" init")
        ? page.text("write.inInit", [function, String(write.inits)])
        : page.text("write.in", [function]))
  }
  lines += wrap(line, width: page.width, firstIndent: "  ", ambiguousWidth: page.ambiguousWidth)
  let place = names.place(Int(write.callable), Int(write.pc))
  if let file = names.sources.file(of: place), file.origin != .prelude {
    lines += placeView(place, sources: names.sources, page: page)
  }
  if let asker, asker != place {
    lines += prose("write.askedBy", [], .dim, page: page, indent: "  ")
    lines += placeView(asker, sources: names.sources, page: page)
  }
  return lines
}

/// What `:undo` took back.
package func undoneView(_ undone: UndoneInput, page: Page) -> [StyledLine] {
  let key =
    switch undone.kind {
    // What only wrote variables has no event, and is taken back all the same.
    case .input:
      undone.wasStopped
        ? "time.undone.stopped" : undone.events == 0 ? "time.undone.quiet" : "time.undone"
    case .drain: "time.undone.drain"
    case .resumed: "time.undone.resumed"
    }
  return prose(
    key, [oneLine(undone.text, columns: 50, page: page), String(undone.events)], page: page)
}

/// The lines of time as a tree: each under the one it left, with what was typed last.
package func branchesView(_ branches: [Branch], position: TimePosition, page: Page) -> [StyledLine]
{
  if branches.isEmpty { return prose("branches.none", page: page) }
  var lines: [StyledLine] = []
  func add(_ branch: Branch, depth: Int) {
    guard depth < 24 else { return }
    let indent = String(repeating: "  ", count: min(depth, 8))
    var line = StyledLine(indent)
    line.append(branch.isCurrent ? "* " : "  ")
    line.append(page.text("branches.line", [String(branch.number)]), .bold)
    if branch.parent != nil {
      line.append(page.text("branches.from", [String(branch.forkedAfter)]))
    }
    line.append(page.text("branches.events", [String(branch.events)]))
    line.append(page.text("branches.inputs", [String(branch.inputs)]))
    if branch.wasStopped { line.append(page.text("branches.stopped"), .yellow) }
    lines += wrap(
      line, width: page.width, indent: indent + "    ", ambiguousWidth: page.ambiguousWidth)
    if !branch.lastInput.isEmpty {
      let room = max(page.width - page.displayWidth(indent) - 4, 10)
      lines.append(
        StyledLine(indent + "    " + oneLine(branch.lastInput, columns: room, page: page), .dim))
    }
    if branch.isCurrent, !branch.isWhole {
      lines += wrap(
        page.text("branches.here", [String(position.event), String(position.last)]),
        width: page.width, firstIndent: indent + "    ", ambiguousWidth: page.ambiguousWidth)
    }
    for child in branches where child.parent == branch.number { add(child, depth: depth + 1) }
  }
  for branch in branches where branch.parent == nil { add(branch, depth: 0) }
  return lines
}

/// Source text in one line of at most so many columns.
package func oneLine(_ text: String, columns: Int, page: Page) -> String {
  let words = text.prefix(4 * columns).split { $0.isWhitespace }.joined(separator: " ")
  let shown = visible(words)
  if page.displayWidth(shown) <= columns { return shown }
  var result = ""
  var used = page.displayWidth(page.ellipsis)
  for character in shown {
    let width = page.displayWidth(String(character))
    if used + width > columns { break }
    result.append(character)
    used += width
  }
  return result + page.ellipsis
}
