/// The table of contents with what has been learnt: `:lessons`.
///
/// A row per lesson: its number, its title, and how far the learner is, as a bar and in numbers. A sign, not
/// a colour, marks the lesson that is open and those that are done.
package struct CourseRow: Equatable, Sendable {
  package var part: String
  package var number: Int
  package var title: String
  package var done: Int
  package var total: Int
  package var isOpen: Bool

  package init(part: String, number: Int, title: String, done: Int, total: Int, isOpen: Bool) {
    self.part = part
    self.number = number
    self.title = title
    self.done = done
    self.total = total
    self.isOpen = isOpen
  }
}

package func courseView(title: String, rows: [CourseRow], page: Page) -> [StyledLine] {
  var lines: [StyledLine] = []
  if !title.isEmpty { lines += wrap(title, .heading, width: page.width) }
  let digits = String(rows.map(\.number).max() ?? 1).count
  var part = ""
  for row in rows {
    if row.part != part {
      part = row.part
      lines += [StyledLine()] + wrap(part, .bold, width: page.width)
    }
    let number = String(row.number)
    let open = page.narrates ? "" : row.isOpen ? (page.drawsPlainFrames ? "> " : "▸ ") : "  "
    var line = StyledLine(
      open + String(repeating: " ", count: digits - number.count) + number + "  ")
    line.append(row.title, row.isOpen ? .bold : .plain)
    line.append("  ")
    line = line + progress(row, page)
    lines += wrap(
      line, width: page.width, indent: String(repeating: " ", count: digits + 4),
      ambiguousWidth: page.ambiguousWidth)
  }
  let done = rows.reduce(0) { $0 + $1.done }
  let total = rows.reduce(0) { $0 + $1.total }
  return lines + [StyledLine()] + lessonProgressView(done: done, total: total, page: page)
}

private func progress(_ row: CourseRow, _ page: Page) -> StyledLine {
  if page.narrates {
    let numbers = page.text("lesson.progress", [String(row.done), String(row.total)])
    return StyledLine(row.isOpen ? numbers + ", " + page.text("lesson.open") : numbers)
  }
  let plain = page.drawsPlainFrames
  let cells = min(row.total, 8)
  let filled = row.total == 0 ? 0 : min(cells, row.done * cells / row.total)
  var line = StyledLine(String(repeating: plain ? "#" : "■", count: filled), .green)
  line.append(String(repeating: plain ? "." : "□", count: cells - filled), .dim)
  line.append(" \(row.done)/\(row.total)", .dim)
  if row.total > 0, row.done >= row.total { line.append(plain ? " +" : " ✓", .green) }
  return line
}

/// A step of a lesson in its list: `:lessons 3`.
package struct StepRow: Equatable, Sendable {
  package enum Kind: String, Sendable { case reading, prediction, task }
  package var number: Int
  package var title: String
  package var kind: Kind
  package var isDone: Bool
  package var isOpen: Bool

  package init(number: Int, title: String, kind: Kind, isDone: Bool, isOpen: Bool) {
    self.number = number
    self.title = title
    self.kind = kind
    self.isDone = isDone
    self.isOpen = isOpen
  }
}

package func stepsView(title: String, rows: [StepRow], page: Page) -> [StyledLine] {
  var lines = wrap(title, .heading, width: page.width)
  for row in rows {
    let plain = page.drawsPlainFrames
    let open = page.narrates ? "" : row.isOpen ? (plain ? "> " : "▸ ") : "  "
    var line = StyledLine("\(open)\(row.number)  ")
    line.append(row.title, row.isOpen ? .bold : .plain)
    if row.kind != .reading {
      line.append("  " + page.text("lesson.kind.\(row.kind.rawValue)"), .dim)
    }
    if row.isDone {
      line.append(page.narrates ? ", " + page.text("lesson.done") : plain ? " +" : " ✓", .green)
    }
    if page.narrates, row.isOpen { line.append(", " + page.text("lesson.open")) }
    lines += wrap(line, width: page.width, indent: "     ", ambiguousWidth: page.ambiguousWidth)
  }
  let done = rows.count(where: \.isDone)
  return lines + lessonProgressView(done: done, total: rows.count, page: page)
}
