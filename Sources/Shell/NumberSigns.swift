import Views

/// Numbers of objects that need a word when somebody sees them for the first time.
///
/// `#3` explains itself after one input. `#2.6` does not: the sixth object that thread 2 made. And `(#3 … #7)`
/// stands for all objects of a group, which may have been made by several threads.
struct NumberSigns: Equatable {
  /// Its parts: the number as it stands there, the thread, and the number within the thread.
  var ofThread: [String]?
  /// The first and the last.
  var ofGroup: [String]?

  /// What is found first of either kind.
  init(in text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count, ofThread == nil || ofGroup == nil {
      guard bytes[index] == UInt8(ascii: "#"), let number = NumberSigns.number(bytes, index) else {
        index += 1
        continue
      }
      if ofThread == nil, let thread = number.thread {
        ofThread = [number.text, thread, number.own]
      }
      if ofGroup == nil, let last = NumberSigns.rangeEnd(bytes, number.end) {
        ofGroup = [number.text, last]
      }
      index = number.end
    }
  }

  private static func number(
    _ bytes: [UInt8], _ start: Int
  ) -> (text: String, thread: String?, own: String, end: Int)? {
    func digits(_ from: Int) -> Int {
      var end = from
      while end < bytes.count, (48...57).contains(bytes[end]) { end += 1 }
      return end
    }
    func text(_ from: Int, _ to: Int) -> String {
      String(decoding: bytes[from..<to], as: UTF8.self)
    }
    let first = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "s") ? 2 : 1
    let middle = digits(start + first)
    guard middle > start + first else { return nil }
    if middle < bytes.count, bytes[middle] == UInt8(ascii: ".") {
      let end = digits(middle + 1)
      if end > middle + 1 {
        return (text(start, end), text(start + first, middle), text(middle + 1, end), end)
      }
    }
    return (text(start, middle), nil, text(start + first, middle), middle)
  }

  /// What stands behind ` … ` (or ` ... `), where a line may end.
  private static func rangeEnd(_ bytes: [UInt8], _ start: Int) -> String? {
    func skipBlanks(_ from: Int) -> Int {
      var index = from
      while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x0A { index += 1 }
      return index
    }
    let middle = skipBlanks(start)
    guard middle > start,
      let mark = ["…", "..."].first(where: { bytes[middle...].starts(with: $0.utf8) })
    else { return nil }
    let end = skipBlanks(middle + mark.utf8.count)
    guard end < bytes.count, bytes[end] == UInt8(ascii: "#") else { return nil }
    return number(bytes, end)?.text
  }
}

extension Conversation {
  /// Tells what a number means that was shown just now, the first time that its kind is shown at all.
  func explainNumbers() {
    let seen = terminal.takeNumberSigns()
    func explain(_ sign: String, _ key: String, _ arguments: [String]?) {
      guard let arguments, explainedSigns.insert(sign).inserted else { return }
      remember("signs", to: explainedSigns.sorted().joined(separator: " "))
      terminal.answer(
        wrap(
          text(key, arguments), .dim, width: page.width, firstIndent: "   ",
          ambiguousWidth: page.ambiguousWidth))
    }
    explain("thread", "numbers.thread", seen.ofThread)
    explain("group", "numbers.group", seen.ofGroup)
    _ = terminal.takeNumberSigns()
  }
}
