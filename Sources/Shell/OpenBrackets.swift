/// Whether a text that does not compile is still without its end: a brace stays open, or a class without its `@end`.
///
/// At a terminal a mistake is told as soon as it stands there. Behind a pipe nobody can take the next line back:
/// what belongs to the broken function or class still comes, and each of its lines would be another error. So it is
/// waited for, and there is one.
struct OpenBrackets {
  private(set) var braces = 0
  private(set) var classes = 0

  static func remain(in text: String) -> Bool {
    let open = OpenBrackets(text)
    return open.braces > 0 || open.classes > 0
  }

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var index = 0
    func word(_ name: String) -> Bool {
      bytes[(index + 1)...].starts(with: name.utf8)
        && !(bytes.dropFirst(index + 1 + name.utf8.count).first.map(OpenBrackets.isLetter) ?? false)
    }
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      switch byte {
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
        index = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        index += 1
        while index < bytes.count, bytes[index] != byte, bytes[index] != 0x0A {
          index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
      case UInt8(ascii: "{"): braces += 1
      case UInt8(ascii: "}"): braces -= 1
      case UInt8(ascii: "@") where word("implementation") || word("interface"): classes += 1
      case UInt8(ascii: "@") where word("end"):
        classes -= 1
        // The end of a class ends its methods, whatever they lack.
        braces = 0
      default: break
      }
      index += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte == 0x5F || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}
