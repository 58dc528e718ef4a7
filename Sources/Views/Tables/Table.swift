/// A table whose columns stand straight in every language.
///
/// Widths are columns of the screen, not characters. Where the page is too narrow the last column wraps;
/// where even that leaves it no room, each row becomes a small paragraph, heading by heading.
struct Table {
  enum Alignment { case left, right }

  var headings: [String]
  var alignments: [Alignment]
  var rows: [[StyledLine]]

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
    let fixed = widths.dropLast().reduce(0) { $0 + $1 + gap } + width(indent)
    let room = page.width - fixed
    // As much as its longest word needs, so that a name of usual length is not cut.
    let cells =
      rows.compactMap { $0.indices.contains(last) ? $0[last].plain : nil } + [headings[last]]
    let longest = cells.flatMap { $0.split(separator: " ") }.reduce(0) {
      max($0, width(String($1)))
    }
    let needed = min(widths[last], max(10, min(longest, 24)))
    if room < needed, last > 0 { return paragraphs(page: page, indent: indent) }
    var result: [StyledLine] = []
    let hasHeadings = headings.contains { !$0.isEmpty }
    let everything = (hasHeadings ? [headings.map { StyledLine($0, .dim) }] : []) + rows
    for row in everything {
      var line = StyledLine(indent)
      for column in 0..<last {
        let cell = row.indices.contains(column) ? row[column] : StyledLine()
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

  private func paragraphs(page: Page, indent: String) -> [StyledLine] {
    var result: [StyledLine] = []
    for row in rows {
      for (column, cell) in row.enumerated() where !cell.isEmpty {
        var line = StyledLine()
        if column > 0, headings.indices.contains(column), !headings[column].isEmpty {
          line.append(headings[column] + page.colon, .dim)
        }
        line.spans += cell.spans
        result += wrap(
          line, width: page.width, firstIndent: column == 0 ? indent : indent + "  ",
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
