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
  /// What `:start` takes.
  package var name: String
  /// It does not lie on the way, and is counted for itself.
  package var isBeside: Bool

  package init(
    part: String, number: Int, title: String, name: String = "", done: Int, total: Int,
    isOpen: Bool, isBeside: Bool = false
  ) {
    self.isBeside = isBeside
    self.name = name
    self.part = part
    self.number = number
    self.title = title
    self.done = done
    self.total = total
    self.isOpen = isOpen
  }
}

/// `fitting`: where it has more lines than that, parts stand in one line each, but for the open one.
package func courseView(
  title: String, rows: [CourseRow], page: Page, fitting limit: Int? = nil, openPart: String? = nil
) -> [StyledLine] {
  let all = courseLines(title: title, rows: rows, page: page, folded: [])
  guard let limit, all.count > limit else { return all }
  var parts: [String] = []
  for row in rows where !parts.contains(row.part) { parts.append(row.part) }
  let open = openPart ?? rows.first { $0.done < $0.total }?.part
  return courseLines(
    title: title, rows: rows, page: page, folded: Set(parts.filter { $0 != open }))
}

private func courseLines(
  title: String, rows: [CourseRow], page: Page, folded: Set<String>
) -> [StyledLine] {
  var lines: [StyledLine] = []
  if !title.isEmpty { lines += wrap(title, .heading, width: page.width) }
  let digits = String(rows.map(\.number).max() ?? 1).count
  var part = ""
  for row in rows {
    if row.part != part {
      part = row.part
      let own = rows.filter { $0.part == part }
      if folded.isEmpty { lines.append(StyledLine()) }
      var heading = StyledLine(part, .bold)
      if !folded.isEmpty {
        let first = own.first?.number ?? 0
        let last = own.last?.number ?? 0
        heading = StyledLine(first == last ? "\(first)  " : "\(first)–\(last)  ", .dim) + heading
        let done = own.reduce(0) { $0 + $1.done }
        let total = own.reduce(0) { $0 + $1.total }
        heading.append(done >= total ? "  ✓" : done > 0 ? "  \(done)/\(total)" : "", .dim)
      }
      lines += wrap(heading, width: page.width, indent: "     ")
    }
    if folded.contains(row.part) { continue }
    let number = String(row.number)
    let open = page.narrates ? "" : row.isOpen ? (page.drawsPlainFrames ? "> " : "▸ ") : "  "
    var line = StyledLine(
      open + page.toTheRight(number, width: digits) + "  ")
    line.append(row.title, row.isOpen ? .bold : .plain)
    line.append("  ")
    line = line + progress(row, page)
    if !row.name.isEmpty { line.append("  " + row.name, .dim) }
    lines += wrap(
      line, width: page.width, indent: String(repeating: " ", count: digits + 4),
      ambiguousWidth: page.ambiguousWidth)
  }
  let onWay = rows.filter { !$0.isBeside }
  let done = onWay.reduce(0) { $0 + $1.done }
  let total = onWay.reduce(0) { $0 + $1.total }
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
  /// A prediction that was wrong, and was not asked again since.
  package var isWrong: Bool

  package init(
    number: Int, title: String, kind: Kind, isDone: Bool, isWrong: Bool = false, isOpen: Bool
  ) {
    self.isWrong = isWrong
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
    if row.isWrong {
      line.append("  " + page.text("lesson.wrongOnce"), .yellow)
    } else if row.isDone {
      line.append(page.narrates ? ", " + page.text("lesson.done") : plain ? " +" : " ✓", .green)
    }
    if page.narrates, row.isOpen { line.append(", " + page.text("lesson.open")) }
    lines += wrap(line, width: page.width, indent: "     ", ambiguousWidth: page.ambiguousWidth)
  }
  let done = rows.count(where: \.isDone)
  return lines + lessonProgressView(done: done, total: rows.count, page: page)
}
