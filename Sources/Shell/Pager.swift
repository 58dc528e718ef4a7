import Texts
import Views

/// What a key means while a long page is shown. The keys are those of `less`, and Enter goes on.
package enum PagerKey: Equatable, Sendable {
  case forward, back, start, end

  /// nil: a key that means nothing here.
  init?(_ typed: [UInt32]) {
    switch typed.map({ Character(Unicode.Scalar($0) ?? " ") }) {
    case [" "], ["\r"], ["\n"], ["f"], ["j"], ["а"], ["о"], ["\u{1B}", "[", "B"],
      ["\u{1B}", "[", "6", "~"]:
      self = .forward
    case ["b"], ["k"], ["u"], ["и"], ["л"], ["\u{7F}"], ["\u{1B}", "[", "A"],
      ["\u{1B}", "[", "5", "~"]:
      self = .back
    case ["g"], ["<"], ["п"]: self = .start
    case ["q"], ["G"], [">"], ["й"], ["П"], ["\u{4}"]: self = .end
    default: return nil
    }
  }

  /// Somebody has begun to type: a key that no page knows and that stands for a character, or a paste. The page is
  /// shown to its end, and what was typed is the beginning of a line.
  static func beginsALine(_ typed: [UInt32]) -> Bool {
    if typed == "\u{1B}[200~".unicodeScalars.map(\.value) { return true }
    return typed.count == 1 && typed[0] > 0x20 && typed[0] != 0x7F && PagerKey(typed) == nil
  }
}

/// A page on a screen that may be too small for it.
///
/// What fits is written as it is. A longer page comes a screen at a time, and whoever reads it leaves each screen
/// with a key: nothing scrolls away unread. Every screen but the first begins with a line that says which page it
/// is, so that the last one, where the prompt then stands, still has its title. Behind a pipe, and where nobody
/// presses keys, there are no screens.
struct Pager {
  let terminal: Terminal
  let lines: any LineSource
  let page: Page
  /// What begins each further screen.
  let title: StyledLine
  private var titleLines: [StyledLine] { wrap(title, width: page.width, indent: "     ") }

  /// `used`: lines of the screen that this page has taken already. Returns how many it takes then.
  func show(_ bytes: [UInt8], used: Int) -> Int {
    guard let screen = terminal.screen, screen.lines > 4 else {
      terminal.show(captured: bytes)
      return 0
    }
    var rows = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    if rows.last?.isEmpty == true { rows.removeLast() }
    let room = screen.lines - 1
    let heights = rows.map { Pager.height(of: $0, columns: screen.columns) }
    let total = heights.reduce(0, +)
    if used + total <= room {
      terminal.show(captured: bytes)
      return used + total
    }
    let titleLines = titleLines
    let height = min(titleLines.count, room - 1)
    let starts = screens(heights, room: room, titled: room - height, firstHasTitle: used == 0)
    var number = 0
    while true {
      let start = starts[number]
      let isLast = number == starts.count - 1
      if number > 0 || used > 0 { terminal.answer(titleLines) }
      let end =
        isLast
        ? rows.count
        : self.end(from: start, heights, room: room - (number > 0 || used > 0 ? height : 0))
      for row in rows[start..<end] { terminal.show(captured: row + [0x0A]) }
      if isLast { return room }
      terminal.flush()
      let prompt = page.text("prompt.pager", [String(number + 1), String(starts.count)])
      terminal.turnedPages = true
      switch lines.pagerKey(prompt: prompt) {
      case .forward?: number += 1
      case .back?: number = max(0, number - 1)
      case .start?: number = 0
      case .end?: number = starts.count - 1
      case nil:
        for row in rows[end...] { terminal.show(captured: row + [0x0A]) }
        return room
      }
    }
  }

  /// The row behind the last one that fits on a screen.
  private func end(from start: Int, _ heights: [Int], room: Int) -> Int {
    var left = room
    var end = start
    while end < heights.count, heights[end] <= left || end == start {
      left -= heights[end]
      end += 1
    }
    return end
  }

  /// The first rows of the screens; the last one is full, so that it shows as much as can be seen at once.
  /// `titled`: the room below a title.
  private func screens(_ heights: [Int], room: Int, titled: Int, firstHasTitle: Bool) -> [Int] {
    var starts = [0]
    var next = end(from: 0, heights, room: firstHasTitle ? room : titled)
    while next < heights.count {
      starts.append(next)
      next = end(from: next, heights, room: titled)
    }
    var last = heights.count
    var left = titled
    while last > 0, heights[last - 1] <= left {
      left -= heights[last - 1]
      last -= 1
    }
    if starts.count > 1, last < starts[starts.count - 1] { starts[starts.count - 1] = last }
    return starts
  }

  /// How many lines of the screen a row takes.
  static func height(of row: [UInt8], columns: Int) -> Int {
    var plain: [UInt8] = []
    var isEscape = false
    for byte in row {
      if isEscape {
        if (0x40...0x7E).contains(byte), byte != 0x5B { isEscape = false }
      } else if byte == 0x1B {
        isEscape = true
      } else {
        plain.append(byte)
      }
    }
    let width = displayWidth(String(decoding: plain, as: UTF8.self))
    return max(1, (width + columns - 1) / columns)
  }
}
