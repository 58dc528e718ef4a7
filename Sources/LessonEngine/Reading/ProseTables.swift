/// Tables, which plain Markdown does not know.
///
/// Code hosts draw a paragraph of bars as a table when its second line is `|---|---|`. The reader below
/// this file follows the standard, where it is only a paragraph; so the table is found here, in the spans,
/// where code between backquotes is no longer text and may hold bars of its own.
extension [ProseSpan] {
  /// The rows, the headings first; nil for any other paragraph.
  var tableRows: [[[ProseSpan]]]? {
    let lines = split { if case .softBreak = $0 { true } else { false } }
    guard lines.count >= 2 else { return nil }
    var rows: [[[ProseSpan]]] = []
    for (number, line) in lines.enumerated() {
      guard let cells = Self.cells(of: line), cells.count == rows.first?.count ?? cells.count
      else { return nil }
      if number == 1 {
        guard cells.allSatisfy(Self.isRule) else { return nil }
      } else {
        rows.append(cells)
      }
    }
    return rows
  }

  /// `|---|` or `|:--|`.
  private static func isRule(_ cell: [ProseSpan]) -> Bool {
    let text = cell.plainText
    return text.contains("-") && text.allSatisfy { $0 == "-" || $0 == ":" }
  }

  private static func cells(of line: ArraySlice<ProseSpan>) -> [[ProseSpan]]? {
    guard case .text(let first)? = line.first, first.hasPrefix("|"),
      case .text(let last)? = line.last, last.hasSuffix("|")
    else { return nil }
    var cells: [[ProseSpan]] = [[]]
    for span in line {
      guard case .text(let text) = span else {
        cells[cells.count - 1].append(span)
        continue
      }
      for (index, part) in text.split(separator: "|", omittingEmptySubsequences: false).enumerated()
      {
        if index > 0 { cells.append([]) }
        if !part.isEmpty { cells[cells.count - 1].append(.text(String(part))) }
      }
    }
    guard cells.count >= 3 else { return nil }
    return cells.dropFirst().dropLast().map(trimmed)
  }

  private static func trimmed(_ cell: [ProseSpan]) -> [ProseSpan] {
    var cell = cell
    if case .text(let text)? = cell.first { cell[0] = .text(String(text.drop { $0 == " " })) }
    if case .text(var text)? = cell.last {
      while text.hasSuffix(" ") { text.removeLast() }
      cell[cell.count - 1] = .text(text)
    }
    return cell.filter { $0 != .text("") }
  }
}
