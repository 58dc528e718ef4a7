/// A table whose columns stand straight in every language.
///
/// Widths are columns of the screen, not characters. Where the page is too narrow the last column wraps; where that
/// leaves it no room, a column is as wide as most of its cells need, and behind a longer one the row goes on in the
/// next line; where even that is too narrow, each row becomes a small paragraph, heading by heading.
struct Table {
  enum Alignment { case left, right }

  var headings: [String]
  var alignments: [Alignment]
  var rows: [[StyledLine]]
  /// What the last column should have where others can be made narrower.
  var leastOfLast = 10

  func lines(page: Page, indent: String = "") -> [StyledLine] {
    guard !rows.isEmpty, !headings.isEmpty else { return [] }
    if page.narrates { return narrated(page: page, indent: indent) }
    let gap = 2
    func width(_ text: String) -> Int { page.displayWidth(text) }
    var widths = headings.map(width)
    for row in rows {
      for (column, cell) in row.enumerated() where widths.indices.contains(column) {
        widths[column] = max(widths[column], width(cell.plain))
      }
    }
    let last = widths.count - 1
    var fixed = widths.dropLast().reduce(0) { $0 + $1 + gap } + width(indent)
    var room = page.width - fixed
    // As much as its longest word needs, so that a name of usual length is not cut.
    let cells =
      rows.compactMap { $0.indices.contains(last) ? $0[last].plain : nil } + [headings[last]]
    let longest = cells.flatMap { $0.split(separator: " ") }.reduce(0) {
      max($0, width(String($1)))
    }
    let needed = min(widths[last], max(leastOfLast, min(longest, 24)))
    if room < needed, last > 0 {
      // On a narrow page rows in two pieces are no easier to read than paragraphs.
      guard page.width >= 60 else { return paragraphs(page: page, indent: indent) }
      let saved = narrow(&widths, by: needed - room, page)
      if saved < needed - room { return paragraphs(page: page, indent: indent) }
      fixed -= saved
      room += saved
    }
    var result: [StyledLine] = []
    let hasHeadings = headings.contains { !$0.isEmpty }
    let everything = (hasHeadings ? [headings.map { StyledLine($0, .dim) }] : []) + rows
    for row in everything {
      var line = StyledLine(indent)
      for column in 0..<last {
        let cell = row.indices.contains(column) ? row[column] : StyledLine()
        if width(cell.plain) > widths[column] {
          line.spans += cell.spans
          result +=
            width(line.plain) <= page.width
            ? [line]
            : wrap(
              line, width: page.width, indent: indent + "    ",
              ambiguousWidth: page.ambiguousWidth)
          line = StyledLine(
            String(
              repeating: " ",
              count: widths[...column].reduce(0) { $0 + $1 + gap } + width(indent)))
          continue
        }
        let padding = String(repeating: " ", count: widths[column] - width(cell.plain))
        if alignments.indices.contains(column), alignments[column] == .right {
          line.append(padding)
          line.spans += cell.spans
        } else {
          line.spans += cell.spans
          line.append(padding)
        }
        line.append(String(repeating: " ", count: gap))
      }
      let cell = row.indices.contains(last) ? row[last] : StyledLine()
      let isRight = alignments.indices.contains(last) && alignments[last] == .right
      if isRight, width(cell.plain) <= widths[last] {
        line.append(String(repeating: " ", count: widths[last] - width(cell.plain)))
      }
      let wrapped = wrap(cell, width: max(room, 8), ambiguousWidth: page.ambiguousWidth)
      for (index, part) in wrapped.enumerated() {
        if index > 0 { line = StyledLine(String(repeating: " ", count: fixed)) }
        result.append((line + part).withoutTrailingSpaces)
      }
    }
    return result
  }

  /// Takes columns from the widest that is not the last, as far as its heading allows; answers how many. So a row is
  /// broken once at the most.
  private func narrow(_ widths: inout [Int], by wanted: Int, _ page: Page) -> Int {
    guard let widest = widths.indices.dropLast().max(by: { widths[$0] < widths[$1] }) else {
      return 0
    }
    let least = max(page.displayWidth(headings[widest]), 8)
    let taken = min(max(0, widths[widest] - least), wanted)
    if taken == wanted { widths[widest] -= taken }
    return taken
  }

  /// What has a heading stands together; what has none is a sentence, with a line of its own.
  private func paragraphs(page: Page, indent: String) -> [StyledLine] {
    var result: [StyledLine] = []
    for row in rows {
      var parts: [StyledLine] = []
      var isOpen = false
      for (column, cell) in row.enumerated() where !cell.plain.allSatisfy({ $0 == " " }) {
        let hasHeading =
          column > 0 && headings.indices.contains(column) && !headings[column].isEmpty
        var line = StyledLine()
        if hasHeading { line.append(headings[column] + page.colon, .dim) }
        line.spans += cell.spans
        if hasHeading && isOpen, let last = parts.indices.last {
          parts[last].append(page.semicolon)
          parts[last].spans += line.spans
        } else if parts.count == 1, page.displayWidth(parts[0].plain) == 1 {
          // A mark belongs to what it marks.
          parts[0].append(" ")
          parts[0].spans += line.spans
        } else {
          parts.append(line)
        }
        isOpen = hasHeading
      }
      for (number, part) in parts.enumerated() {
        result += wrap(
          part, width: page.width, firstIndent: number == 0 ? indent : indent + "  ",
          indent: indent + "    ", ambiguousWidth: page.ambiguousWidth)
      }
    }
    return result
  }
}

extension StyledLine {
  var withoutTrailingSpaces: StyledLine {
    var line = self
    while let last = line.spans.last {
      guard last.text.hasSuffix(" ") || last.text.isEmpty else { break }
      let end = last.text.lastIndex { $0 != " " }
      guard let end else {
        line.spans.removeLast()
        continue
      }
      line.spans[line.spans.count - 1].text = String(last.text[...end])
      break
    }
    return line
  }
}
