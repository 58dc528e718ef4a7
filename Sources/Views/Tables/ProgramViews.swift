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

/// Of the library: its lines go on below where the page ends, further in, and mean the same.
package func librarySourceView(_ source: String, page: Page) -> [StyledLine] {
  sourceView(source, page: page).flatMap { line in
    foldedCode(line.plain, page).map { StyledLine($0) }
  }
}

private func foldedCode(_ line: String, _ page: Page) -> [String] {
  let indent = String(line.prefix { $0 == " " }) + "    "
  var rest = Substring(line)
  var result: [String] = []
  while page.displayWidth(String(rest)) > page.width {
    let isComment = rest.drop { $0 == " " }.hasPrefix("//")
    var isQuoted = false
    var previous: Character = " "
    var hasBegun = false
    var columns = 0
    // Behind a sign that cannot be an end, and else at any blank; a string alone is cut in two.
    var cut: Substring.Index?
    var poorCut: Substring.Index?
    var quotedCut: Substring.Index?
    var quote = ""
    for index in rest.indices {
      let character = rest[index]
      columns += page.displayWidth(String(character))
      if columns > page.width { break }
      if character == "\"", previous != "\\" {
        isQuoted.toggle()
        if isQuoted {
          quote = previous == "@" ? "@\"" : "\""
          quotedCut = nil
        }
      }
      if character == " ", isQuoted, columns < page.width { quotedCut = index }
      if character == " ", hasBegun, !isQuoted {
        if ",({[=&|?:;+".contains(previous) { cut = index }
        poorCut = index
      }
      if character != " " { hasBegun = true }
      previous = character
    }
    if !isComment, cut == nil, poorCut == nil, let end = quotedCut {
      result.append(String(rest[..<end]) + "\"")
      rest = Substring(indent.dropLast(4) + quote + rest[end...])
      continue
    }
    guard let end = isComment ? poorCut : cut ?? poorCut else { break }
    result.append(String(rest[..<end]))
    let behind = rest[end...].drop { $0 == " " }
    rest = Substring((isComment ? indent.dropLast(4) + "// " : indent[...]) + behind)
  }
  return result + [String(rest)]
}

/// The statements of an input stand in no function.
func isTopLevel(_ frame: FrameInfo, _ sources: SourceMap) -> Bool {
  guard case .input(let number)? = sources.file(of: frame.place)?.origin else { return false }
  return frame.name == "input \(number)"
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
    var line = StyledLine(page.toTheRight(number, width: digits), .dim)
    line.append("  ")
    let isUnnamed = group.frame.name.isEmpty || isTopLevel(group.frame, names.sources)
    line.append(isUnnamed ? page.text("stack.topLevel") : group.frame.name, .bold)
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
