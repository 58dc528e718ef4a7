/// A table in a lesson: columns where the page has room for them, else row by row, each value with its
/// heading. The first row holds the headings.
package func lessonTableView(_ rows: [[[ProseSpan]]], page: Page, indent: String = "")
  -> [StyledLine]
{
  guard let headings = rows.first, rows.count > 1 else { return [] }
  var narrow = page
  narrow.width = min(page.width, 80)
  let table = Table(
    headings: headings.map { styledProse($0).plain },
    alignments: headings.map { _ in .left },
    rows: rows.dropFirst().map { $0.map(styledProse) })
  return table.lines(page: narrow, indent: indent)
}
