internal import Diagnostics

/// Where the statements of a text begin, for whoever goes through a run one by one.
///
/// All three languages part statements by `;`, `{` and `}`, Swift by the end of a line as well; none of them does
/// so within parentheses, brackets, texts or comments, but a block or a closure in an argument has statements of
/// its own. So the signs are enough, and the same few lines do for each language.
func statementStarts(_ file: SourceFile) -> [UInt32] {
  let text = file.text
  let isSwift = file.name.hasSuffix(".swift")
  var starts: [UInt32] = [0]
  // Depth of parentheses within each pair of braces.
  var depths = [0]
  var isFresh = true
  var at = 0
  func next(_ offset: Int) -> UInt8 { at + offset < text.count ? text[at + offset] : 0 }
  func skip(to end: UInt8, oneLine: Bool) {
    at += 1
    while at < text.count, text[at] != end, !(oneLine && text[at] == 0x0A) {
      if text[at] == UInt8(ascii: "\\") { at += 1 }
      at += 1
    }
  }
  func isDeclaration(_ at: Int) -> Bool {
    let word = text[(at + 1)...].prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
    return ["implementation", "interface", "protocol", "end", "class"].contains {
      word.elementsEqual($0.utf8)
    }
  }
  while at < text.count {
    let byte = text[at]
    switch byte {
    case UInt8(ascii: "/") where next(1) == UInt8(ascii: "/"):
      while at < text.count, text[at] != 0x0A { at += 1 }
      continue
    case UInt8(ascii: "/") where next(1) == UInt8(ascii: "*"):
      at += 2
      while at < text.count, !(text[at] == UInt8(ascii: "*") && next(1) == UInt8(ascii: "/")) {
        at += 1
      }
      at += 2
      continue
    case 0x20, 0x09, 0x0D:
      at += 1
      continue
    // A line of the preprocessor's, or one that opens or ends a class, is none.
    case UInt8(ascii: "#") where isFresh, UInt8(ascii: "@") where isFresh && isDeclaration(at):
      if at > 0 { starts.append(UInt32(at)) }
      while at < text.count, text[at] != 0x0A || text[at - 1] == UInt8(ascii: "\\") {
        if byte == UInt8(ascii: "@"), text[at] == UInt8(ascii: "{") { break }
        at += 1
      }
      continue
    case 0x0A:
      if isSwift, depths.last == 0 { isFresh = true }
      at += 1
      continue
    default: break
    }
    if isFresh, byte != UInt8(ascii: "}"), byte != UInt8(ascii: ";") {
      if at > 0 { starts.append(UInt32(at)) }
      isFresh = false
    }
    switch byte {
    case UInt8(ascii: "\""): skip(to: byte, oneLine: true)
    case UInt8(ascii: "'") where !isSwift: skip(to: byte, oneLine: true)
    case UInt8(ascii: "("), UInt8(ascii: "["): depths[depths.count - 1] += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"):
      depths[depths.count - 1] = max(0, depths[depths.count - 1] - 1)
    case UInt8(ascii: "{"):
      depths.append(0)
      isFresh = true
    case UInt8(ascii: "}"):
      // What the end of a block does (releases, a pool) stands at its brace.
      starts.append(UInt32(at))
      if depths.count > 1 { depths.removeLast() }
      isFresh = depths.last == 0
    case UInt8(ascii: ";") where depths.last == 0: isFresh = true
    default: break
    }
    at += 1
  }
  return starts
}
