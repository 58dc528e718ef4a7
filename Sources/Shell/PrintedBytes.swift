import Diagnostics

/// What a program prints at the prompt, made harmless: one gate between its bytes and the terminal.
///
/// Line ends and tabs pass. Any other control, and whatever else is hidden, is shown (`␛[31m`); bytes that are
/// no UTF-8 become U+FFFD. A character may come in pieces, so the end of an unfinished one waits for the rest.
/// `:raw on` opens the gate; `selfsame run` has none: it prints what the program prints.
struct PrintedBytes {
  private var waiting: [UInt8] = []

  mutating func revealed(_ bytes: [UInt8]) -> [UInt8] {
    if waiting.isEmpty, bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F || $0 == 0x0A || $0 == 0x09 }) {
      return bytes
    }
    var all = waiting + bytes
    let whole = PrintedBytes.wholeCount(all)
    waiting = Array(all[whole...])
    all.removeLast(all.count - whole)
    return PrintedBytes.shown(all)
  }

  /// What still waits; its rest will not come.
  mutating func rest() -> [UInt8] {
    defer { waiting = [] }
    return PrintedBytes.shown(waiting)
  }

  private static func shown(_ bytes: [UInt8]) -> [UInt8] {
    let text = String(decoding: bytes, as: UTF8.self)
    return Array(HiddenCharacters.revealed(text, keeping: ["\n", "\t"]).utf8)
  }

  /// Without a character at the end that has begun and may go on.
  private static func wholeCount(_ bytes: [UInt8]) -> Int {
    for back in 1...3 where back <= bytes.count {
      let byte = bytes[bytes.count - back]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > back && byte < 0xF8 ? bytes.count - back : bytes.count
    }
    return bytes.count
  }
}
