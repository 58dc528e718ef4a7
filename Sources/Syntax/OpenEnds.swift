/// Whether a text that grows line by line can be complete at all.
///
/// Only the parser knows when an input is whole, but asking it after each of 20,000 lines reads the first
/// line 20,000 times. Within an open brace, a comment or a class no line can end an input, and to know
/// that much, brackets are counted as they come, each byte once. It is no judgement: when nothing is open
/// the parser is asked, and an error that stands within an open bracket is told when that bracket closes.
package struct OpenEnds {
  private var brackets = 0
  private var isInComment = false
  private var isInClass = false

  package init() {}

  /// Something is open: whatever stands there, the text goes on.
  package var isOpen: Bool { brackets > 0 || isInComment || isInClass }

  /// The next lines, whole ones.
  package mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var at = 0
    func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
    while at < text.count {
      let first = text[at]
      at &+= 1
      if isInComment {
        if first == 0x2A, byte(at) == 0x2F {
          isInComment = false
          at &+= 1
        }
        continue
      }
      switch first {
      case 0x2F where byte(at) == 0x2A:
        isInComment = true
        at &+= 1
      case 0x2F where byte(at) == 0x2F:
        while at < text.count, text[at] != 0x0A { at &+= 1 }
      case 0x22, 0x27:
        while at < text.count, text[at] != first, text[at] != 0x0A {
          at &+= text[at] == 0x5C ? 2 : 1
        }
        if byte(at) == first { at &+= 1 }
      case 0x28, 0x5B, 0x7B: brackets &+= 1
      case 0x29, 0x5D, 0x7D: brackets = max(0, brackets &- 1)
      case 0x40:
        if follows("interface", text, at) || follows("implementation", text, at) {
          isInClass = true
        } else if follows("end", text, at) {
          isInClass = false
        }
      default: break
      }
    }
  }

  private func follows(
    _ word: StaticString, _ text: UnsafeBufferPointer<UInt8>, _ at: Int
  ) -> Bool {
    guard text.count &- at >= word.utf8CodeUnitCount else { return false }
    for index in 0..<word.utf8CodeUnitCount where text[at &+ index] != word.utf8Start[index] {
      return false
    }
    return true
  }
}
