import Diagnostics

/// The library's text as a learner reads it: Objective-C, without the words that the machine reads in it.
///
/// The library's files say to the machine which methods it does itself, and what other threads can see of
/// them. That is no Objective-C, so it is left out: what the machine does itself is a body of three dots.
/// Functions of the library's own lose the mark in front of their names.
struct LibraryText {
  private(set) var text: String
  private static let mark = "__attribute__((selfsame_"
  private static let native = "__attribute__((selfsame_native("

  init(_ source: String) {
    var rest = source.utf8[...]
    var kept: [UInt8] = []
    while let found = Substring(rest).firstRange(of: LibraryText.mark) {
      kept += rest[..<found.lowerBound]
      while let last = kept.last, last == 0x20 || last == 0x0A { kept.removeLast() }
      let isNative = rest[found.lowerBound...].starts(with: LibraryText.native.utf8)
      var depth = 0
      var end = found.lowerBound
      while end < rest.endIndex {
        if rest[end] == UInt8(ascii: "(") { depth += 1 }
        if rest[end] == UInt8(ascii: ")") { depth -= 1 }
        let isLast = rest[end] == UInt8(ascii: ")") && depth == 0
        end = rest.index(after: end)
        if isLast { break }
      }
      rest = rest[end...]
      if isNative, rest.first == UInt8(ascii: ";") {
        kept += Array(" { ... }".utf8)
        rest = rest.dropFirst()
      } else if kept.isEmpty {
        rest = rest.drop { $0 == 0x20 || $0 == 0x0A }
      }
    }
    kept += rest
    text = String(decoding: kept, as: UTF8.self).replacing("__selfsame_", with: "")
      .replacing("__builtin_va_", with: "va_").replacing("_selfsame_", with: "")
  }
}
