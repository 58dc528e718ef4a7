/// Whether a text that grows line by line can be complete at all.
///
/// Only the parser knows when an input is whole, but asking it after each of 20,000 lines reads the first
/// line 20,000 times. Within an open brace, a comment, a class or an `#if` no line can end an input, nor can a
/// line that ends with an operator or a backslash; to know that much, each byte is looked at once, as it comes.
/// It is no judgement: when nothing is open the parser is asked, and an error that stands within an open
/// bracket is told when that bracket closes.
package struct OpenEnds {
  private let isSwift: Bool
  private var brackets = 0
  /// Comments that are open; Swift's nest.
  private var comments = 0
  /// Within `"""` of Swift.
  private var isInText = false
  private var isInClass = false
  private var isAfterProtocol = false
  /// The brackets that were open at each `#if`: its branches begin alike.
  private var conditions: [Int] = []
  /// Within a directive that goes on behind a backslash.
  private var isInDirective = false
  /// The last two signs that were no white space or comment.
  private var last: (UInt8, UInt8) = (0, 0)

  package init(isSwift: Bool = false) { self.isSwift = isSwift }

  /// Something is open: whatever stands there, the text goes on.
  package var isOpen: Bool {
    brackets > 0 || comments > 0 || isInText || isInClass || isAfterProtocol
      || !conditions.isEmpty || isInDirective || lastGoesOn
  }

  /// Behind these a line wants another operand. What may also end one stays out: `x++`, `Int?`, `<a.h>`, `1.`.
  private var lastGoesOn: Bool {
    switch last.1 {
    case 0x2B, 0x2D: last.0 != last.1
    case 0x25, 0x26, 0x2C, 0x3C, 0x3D, 0x5C, 0x5E, 0x7C: true
    case 0x2A, 0x2F: !isSwift
    default: false
    }
  }

  /// The next lines, whole ones.
  package mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
    var at = 0
    func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : 0 }
    /// A line with all that is joined to it; false: the text ends before it does.
    func skipLine() -> Bool {
      while at < text.count, text[at] != 0x0A {
        at &+= text[at] == 0x5C && byte(at &+ 1) == 0x0A ? 2 : 1
      }
      return at > text.count || at == text.count && byte(at &- 1) == 0x5C ? false : true
    }
    if isInDirective {
      if byte(at) == 0x0A { at &+= 1 }
      isInDirective = !skipLine()
    }
    while at < text.count {
      let first = text[at]
      at &+= 1
      if comments > 0 {
        if first == 0x2A, byte(at) == 0x2F {
          comments &-= 1
          at &+= 1
        } else if isSwift, first == 0x2F, byte(at) == 0x2A {
          comments &+= 1
          at &+= 1
        }
        continue
      }
      if isInText {
        if first == 0x5C {
          at &+= 1
        } else if first == 0x22, byte(at) == 0x22, byte(at &+ 1) == 0x22 {
          isInText = false
          at &+= 2
        }
        continue
      }
      if first == 0x2F, byte(at) == 0x2A {
        comments = 1
        at &+= 1
        continue
      }
      if first == 0x2F, byte(at) == 0x2F {
        while at < text.count, text[at] != 0x0A { at &+= 1 }
        continue
      }
      if first == 0x20 || first >= 0x09 && first <= 0x0D { continue }
      if first == 0x23, !isSwift, isAtLineStart(text, at &- 1) {
        condition(text, at)
        isInDirective = !skipLine()
        last = (0, 0)
        continue
      }
      last = (last.1, first)
      if isAfterProtocol, !(0x61...0x7A).contains(first | 0x20), first != 0x5F, first != 0x2C,
        !(0x30...0x39).contains(first)
      {
        // `@protocol P;` and `@protocol(P)` have no @end.
        isAfterProtocol = false
        isInClass = first != 0x3B && first != 0x28
      }
      switch first {
      case 0x22 where isSwift && byte(at) == 0x22 && byte(at &+ 1) == 0x22:
        isInText = true
        at &+= 2
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
        } else if follows("protocol", text, at) {
          isAfterProtocol = !isInClass
          at &+= 8
        } else if follows("end", text, at) {
          isInClass = false
        }
      default: break
      }
    }
  }

  /// `#if`, `#else`, `#endif`; the word begins somewhere behind.
  private mutating func condition(_ text: UnsafeBufferPointer<UInt8>, _ start: Int) {
    var at = start
    while at < text.count, text[at] == 0x20 || text[at] == 0x09 { at &+= 1 }
    if follows("if", text, at) {
      conditions.append(brackets)
    } else if follows("el", text, at) {
      brackets = conditions.last ?? brackets
    } else if follows("endif", text, at) {
      _ = conditions.popLast()
    }
  }

  private func isAtLineStart(_ text: UnsafeBufferPointer<UInt8>, _ index: Int) -> Bool {
    var at = index &- 1
    while at >= 0, text[at] == 0x20 || text[at] == 0x09 { at &-= 1 }
    return at < 0 || text[at] == 0x0A
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
