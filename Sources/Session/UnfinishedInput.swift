internal import Syntax

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// An input that the parser found unfinished, and what its next lines opened or closed.
///
/// Short texts are always given to the parser, so that an error is told at its own line. A long one (a
/// whole file through a pipe) waits until nothing is open any more.
struct UnfinishedInput {
  private static let longBytes = 4 << 10

  let outcome: Outcome
  private var text: String
  private var ends: OpenEnds

  init(_ text: String, _ outcome: Outcome, isSwift: Bool) {
    self.text = text
    self.outcome = outcome
    ends = OpenEnds(isSwift: isSwift)
    var text = text
    text.withUTF8 { ends.read($0) }
  }

  /// Whether the text is the old one with more lines behind it, and certainly not yet whole.
  mutating func goesOn(in newText: String) -> Bool {
    var old = text
    var new = newText
    let goesOn = new.withUTF8 { new in
      old.withUTF8 { old in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress,
          new.count > max(old.count, UnfinishedInput.longBytes), new[old.count] == 0x0A,
          memcmp(oldStart, newStart, old.count) == 0
        else { return false }
        ends.read(UnsafeBufferPointer(rebasing: new[old.count...]))
        return ends.isOpen
      }
    }
    if goesOn { text = newText }
    return goesOn
  }
}
