import Bytecode
import Diagnostics
package import VirtualMachine

/// The views behind `:source`, `:stack` and `:help`.

/// `Singleton *_shared`, `int _n`: a star needs no second blank.
func declaration(of name: String, type: String) -> String {
  type.hasSuffix("*") ? type + name : type + " " + name
}

/// A text as it was typed. Lines are never cut, so that they can be copied.
package func sourceView(_ source: String, page: Page) -> [StyledLine] {
  var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map {
    StyledLine(visible(String($0), tabWidth: 4))
  }
  while let last = lines.last, last.isEmpty { lines.removeLast() }
  return lines
}

/// The frames of a stop, innermost first. The same frame again and again is told once with a number.
package func stackView(
  _ frames: [FrameInfo], names: WorldNames, page: Page, limit: Int = 24
) -> [StyledLine] {
  if frames.isEmpty { return prose("stack.none", page: page) }
  struct Group {
    var frame: FrameInfo
    var first: Int
    var count: Int
  }
  var groups: [Group] = []
  for (index, frame) in frames.enumerated() {
    if let last = groups.last, last.frame.callable == frame.callable,
      last.frame.receiver == frame.receiver, last.frame.place == frame.place
    {
      groups[groups.count - 1].count += 1
    } else {
      groups.append(Group(frame: frame, first: index, count: 1))
    }
  }
  let digits = String(frames.count).count
  var lines: [StyledLine] = []
  func draw(_ group: Group) {
    let number = String(group.first)
    var line = StyledLine(String(repeating: " ", count: digits - number.count) + number, .dim)
    line.append("  ")
    line.append(group.frame.name.isEmpty ? page.text("stack.topLevel") : group.frame.name, .bold)
    if group.frame.receiver != 0 {
      line.append("  " + page.text("stack.receiver", [names.object(group.frame.receiver)]))
    }
    if let place = shortPlaceName(group.frame.place, in: names.sources, page: page) {
      line.append("  " + place, .dim)
    }
    lines += wrap(
      line, width: page.width, indent: String(repeating: " ", count: digits + 4),
      ambiguousWidth: page.ambiguousWidth)
    if group.count > 1 {
      lines.append(
        StyledLine(
          String(repeating: " ", count: digits + 2)
            + page.text("stack.same", [page.ellipsis, String(group.count - 1)]), .dim))
    }
  }
  if groups.count <= limit {
    for group in groups { draw(group) }
  } else {
    for group in groups.prefix(limit / 2) { draw(group) }
    let hidden = groups.dropFirst(limit / 2).dropLast(limit / 2).reduce(0) { $0 + $1.count }
    lines.append(
      StyledLine(
        String(repeating: " ", count: digits + 2)
          + page.text("table.more", [page.ellipsis, String(hidden)]), .dim))
    for group in groups.suffix(limit / 2) { draw(group) }
  }
  return lines
}

/// Commands with what they do.
package func helpView(
  _ rows: [(name: String, help: String)], title: String? = nil, page: Page
) -> [StyledLine] {
  var lines = title.map { [StyledLine($0, .heading)] } ?? []
  lines += Table(
    headings: ["", ""], alignments: [.left, .left],
    rows: rows.map { [StyledLine($0.name, .bold), StyledLine($0.help)] }
  ).lines(page: page, indent: "  ")
  return lines
}
