/// Whether a text that does not compile is still without its end: a brace stays open, or a class without its `@end`.
///
/// At a terminal a mistake is told as soon as it stands there. Behind a pipe, or in a text that was pasted, nobody can take the next line back:
/// what belongs to the broken function or class still comes, and each of its lines would be another error. So it is
/// waited for, and there is one. Each line is read once, when it comes; what it leaves open, a comment as well as a
/// brace, is remembered for the next one.
struct OpenBrackets {
  private(set) var braces = 0
  private(set) var classes = 0
  private var isComment = false
  /// The quotation mark of a text that a `\` carries on to the next line.
  private var quote: UInt8?
  /// Behind `@protocol`, as long as there are only names: a `;` makes it a mere announcement, a bracket an expression.
  private var head: Head?

  private enum Head { case word, name, comma }

  /// A bracket that closes nothing does not hide one that is open behind it.
  var remain: Bool { braces > 0 || classes > 0 }

  init(_ text: String) { read(text) }

  /// Reads on: whole lines.
  mutating func read(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    func word(_ name: String) -> Bool {
      bytes[(index + 1)...].starts(with: name.utf8)
        && !(bytes.dropFirst(index + 1 + name.utf8.count).first.map(OpenBrackets.isLetter) ?? false)
    }
    while index < bytes.count {
      if isComment {
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        isComment = index >= bytes.count
        index += 2
        continue
      }
      if let quote {
        while index < bytes.count, bytes[index] != quote, bytes[index] != 0x0A {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        // The line end that was left out of the text stands behind the last line.
        if index <= bytes.count { self.quote = nil }
        index += 1
        continue
      }
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case 0x09...0x0D, 0x20: break
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        isComment = true
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        head = nil
        quote = byte
      case UInt8(ascii: "{"):
        head = nil
        braces += 1
      case UInt8(ascii: "}"):
        head = nil
        braces = max(0, braces - 1)
      case UInt8(ascii: "@") where word("implementation") || word("interface"):
        head = nil
        classes += 1
      case UInt8(ascii: "@") where word("protocol"):
        head = .word
        classes += 1
        index += "protocol".utf8.count
      case UInt8(ascii: "@") where word("end"):
        head = nil
        classes = max(0, classes - 1)
        // The end of a class ends its methods, whatever they lack.
        braces = 0
      case UInt8(ascii: "(") where head == .word, UInt8(ascii: ";") where head != nil:
        head = nil
        classes -= 1
      case UInt8(ascii: ",") where head == .name: head = .comma
      case _ where OpenBrackets.isLetter(byte):
        head = head == .word || head == .comma ? .name : nil
        while index + 1 < bytes.count, OpenBrackets.isLetter(bytes[index + 1]) { index += 1 }
      default: head = nil
      }
      index += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == 0x5F || byte >= 0x80 || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte & 0xDF)
  }
}
