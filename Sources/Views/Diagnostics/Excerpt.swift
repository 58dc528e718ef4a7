import Diagnostics

/// A line of source as the screen shows it, and where its bytes land.
///
/// Places are bytes, screens have columns, and between the two lie tabs, Chinese, combining marks and
/// characters that a terminal would obey instead of showing. A line is cut into cells (one character of the
/// text each, with its bytes and its columns); carets are then a question of which cells a range touches.
struct Excerpt: Equatable {
  struct Cell: Equatable {
    var text: String
    var width: Int
    /// First byte, counted from the line's start.
    var byte: Int
  }

  var cells: [Cell] = []
  var byteCount: Int

  init(_ bytes: ArraySlice<UInt8>, ambiguousWidth: Int, tabWidth: Int = 4) {
    byteCount = bytes.count
    var byte = 0
    var column = 0
    for character in String(decoding: bytes, as: UTF8.self) {
      // One letter may carry all the marks of a line.
      let letter = ends(of: String(character), first: 16, "", last: 0)
      let shown = visible(letter, column: column, tabWidth: tabWidth)
      let width = displayWidth(shown, ambiguousWidth: ambiguousWidth)
      cells.append(Cell(text: shown, width: width, byte: byte))
      byte += character.utf8.count
      column += width
    }
  }

  /// A line may be megabytes long (a generated table, a pasted blob), a screen never is: the bytes around
  /// the marked ones, whole characters, and how many bytes were left out before them.
  static func window(_ line: ArraySlice<UInt8>, around mark: Range<Int>)
    -> (bytes: ArraySlice<UInt8>, offset: Int)
  {
    let reach = 4096
    if line.count <= 4 * reach { return (line, 0) }
    var low = line.startIndex + max(0, min(mark.lowerBound, line.count) - reach)
    let lastMarked = min(max(mark.upperBound, mark.lowerBound), mark.lowerBound + reach)
    var high = line.startIndex + min(line.count, lastMarked + reach)
    while low < high, line[low] & 0xC0 == 0x80 { low += 1 }
    while high > low, high < line.endIndex, line[high] & 0xC0 == 0x80 { high -= 1 }
    return (line[low..<high], low - line.startIndex)
  }

  var width: Int { cells.reduce(0) { $0 + $1.width } }

  /// Columns that a range of bytes covers, at least one.
  func columns(of range: Range<Int>) -> Range<Int> {
    var start: Int?
    var end = 0
    var column = 0
    for (index, cell) in cells.enumerated() {
      let cellEnd = index + 1 < cells.count ? cells[index + 1].byte : byteCount
      if cellEnd > range.lowerBound, cell.byte < max(range.upperBound, range.lowerBound + 1) {
        if start == nil { start = column }
        end = column + cell.width
      }
      column += cell.width
    }
    let first = start ?? column
    return first..<max(end, first + 1)
  }

  /// The byte at which the line's first visible character stands.
  var firstInk: Int { cells.first { $0.text.contains { $0 != " " } }?.byte ?? 0 }

  /// The part of the line that fits into `room` columns and holds the marked ones, with `ellipsis` where it
  /// was cut, and where the mark stands in it.
  func cut(to room: Int, around mark: Range<Int>, ellipsis: String, ellipsisWidth: Int)
    -> (text: String, mark: Range<Int>)
  {
    let total = width
    if total <= room {
      return (cells.map(\.text).joined(), mark)
    }
    let inner = max(room - 2 * ellipsisWidth, 4)
    // The mark stays whole where it can, a little left of the middle, so that what follows is seen.
    var start = mark.lowerBound - max((inner - mark.count) / 3, 0)
    start = max(0, min(start, total - inner))
    if start <= ellipsisWidth { start = 0 }
    let leftCut = start > 0
    let limit = start + (leftCut ? inner : inner + ellipsisWidth)
    var text = leftCut ? ellipsis : ""
    var shownStart: Int?
    var used = leftCut ? ellipsisWidth : 0
    var column = 0
    var rightCut = false
    for cell in cells {
      if column >= start {
        if column + cell.width > limit {
          rightCut = true
          break
        }
        if shownStart == nil { shownStart = column }
        text += cell.text
        used += cell.width
      }
      column += cell.width
    }
    if rightCut { text += ellipsis }
    let shift = (leftCut ? ellipsisWidth : 0) - (shownStart ?? start)
    let low = max(mark.lowerBound + shift, 0)
    let high = min(mark.upperBound + shift, used)
    return (text, low..<max(high, low + 1))
  }
}
