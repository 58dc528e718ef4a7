internal import Synchronization

/// What a lesson's `stdin` block gives its programs to read: line by line, in order. A world keeps the lines that it
/// was given, so one that is put back reads the same ones again.
final class GivenLines: Sendable {
  private let lines: [[UInt8]]
  private let position = Mutex(0)

  init(_ text: String) {
    lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).dropLast()
      .map { Array($0) + [0x0A] }
  }

  func next() -> [UInt8]? {
    position.withLock { number in
      guard lines.indices.contains(number) else { return nil }
      defer { number += 1 }
      return lines[number]
    }
  }
}
