/// A box of compartments, as a class stands in a diagram.
///
/// Frames are drawn in ASCII where the terminal may draw them two columns wide: a frame that does not close
/// is worse than a plain one.
struct Box {
  var compartments: [[StyledLine]]
  /// Words set into the upper edge of a compartment.
  var titles: [String] = []

  func lines(page: Page, indent: String = "") -> [StyledLine] {
    if page.narrates { return spoken(page: page, indent: indent) }
    let plain = page.drawsPlainFrames
    let (side, dash) = plain ? ("|", "-") : ("│", "─")
    let corners =
      plain
      ? (["+", "+"], ["+", "+"], ["+", "+"]) : (["┌", "┐"], ["├", "┤"], ["└", "┘"])
    let room = max(page.width - page.displayWidth(indent) - 4, 8)
    let wrapped = compartments.map { lines in
      lines.flatMap {
        wrap($0, width: room, indent: "    ", ambiguousWidth: page.ambiguousWidth)
      }
    }
    var inner = wrapped.flatMap { $0 }.map { page.displayWidth($0.plain) }.max() ?? 0
    inner = max(inner, titles.map { page.displayWidth($0) + 2 }.max() ?? 0)
    inner = min(inner, room)
    var result: [StyledLine] = []
    func edge(_ ends: [String], _ title: String) {
      var line = StyledLine(indent)
      let name = title.isEmpty ? "" : " \(title) "
      let rest = max(inner + 2 - page.displayWidth(name) - 1, 0)
      line.append(ends[0] + dash, .dim)
      line.append(name, .bold)
      line.append(String(repeating: dash, count: rest) + ends[1], .dim)
      result.append(line)
    }
    for (index, lines) in wrapped.enumerated() {
      let title = titles.indices.contains(index) ? titles[index] : ""
      edge(index == 0 ? corners.0 : corners.1, title)
      for line in lines {
        var row = StyledLine(indent)
        row.append(side + " ", .dim)
        row.spans += line.spans
        row.append(
          String(repeating: " ", count: max(inner - page.displayWidth(line.plain), 0)))
        row.append(" " + side, .dim)
        result.append(row)
      }
    }
    edge(corners.2, "")
    return result
  }
}

extension Box {
  /// The same without a frame: a screen reader would spell it out.
  private func spoken(page: Page, indent: String) -> [StyledLine] {
    var result: [StyledLine] = []
    for (index, lines) in compartments.enumerated() {
      if titles.indices.contains(index), !titles[index].isEmpty {
        result += wrap(
          titles[index], .bold, width: page.width, firstIndent: indent,
          ambiguousWidth: page.ambiguousWidth)
      }
      for line in lines {
        result += wrap(
          line, width: page.width, firstIndent: indent, ambiguousWidth: page.ambiguousWidth)
      }
    }
    return result
  }
}

/// A bar of up to `width` columns for a part of a whole.
func bar(_ value: Int, of whole: Int, width: Int, page: Page) -> String {
  guard whole > 0, value > 0, !page.narrates else { return "" }
  let cells = max(1, min(width, Int((Double(value) / Double(whole) * Double(width)).rounded())))
  return String(repeating: page.drawsPlainFrames ? "#" : "█", count: cells)
}
