// Where a text stands in another, byte by byte. The library's own search understands regular expressions, too, and
// brings their machinery along, more than a megabyte: no target imports it (Package.swift). Where tests see
// both, and Foundation's, ours are the narrowest.

extension StringProtocol {
  package func firstRange(of text: some StringProtocol) -> Range<Index>? {
    ranges(of: text, atMost: 1).first
  }

  /// All places of a text that do not overlap, from the front on.
  package func ranges(of text: some StringProtocol) -> [Range<Index>] {
    ranges(of: text, atMost: .max)
  }

  /// What stands before, between and after the places of a text, nothing included.
  package func parts(between text: some StringProtocol, atMost most: Int = .max) -> [SubSequence] {
    var parts: [SubSequence] = []
    var start = startIndex
    for range in ranges(of: text, atMost: most - 1) {
      parts.append(self[start..<range.lowerBound])
      start = range.upperBound
    }
    return parts + [self[start...]]
  }

  private func ranges(of text: some StringProtocol, atMost most: Int) -> [Range<Index>] {
    let length = text.utf8.count
    var (passed, index) = (0, startIndex)
    return places(of: text, atMost: most).map { place in
      let start = utf8.index(index, offsetBy: place - passed)
      index = utf8.index(start, offsetBy: length)
      passed = place + length
      return start..<index
    }
  }

  /// Places as numbers of bytes.
  private func places(of text: some StringProtocol, atMost most: Int) -> [Int] {
    withBytes(of: self) { bytes in
      withBytes(of: text) { sought in
        guard let first = sought.first else { return [0] }
        var places: [Int] = []
        var place = 0
        while places.count < most, place + sought.count <= bytes.count {
          if bytes[place] == first, bytes[place..<place + sought.count].elementsEqual(sought) {
            places.append(place)
            place += sought.count
          } else {
            place += 1
          }
        }
        return places
      }
    }
  }
}

extension String {
  /// Whether a text stands in this one; nothing stands in every text.
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }

  package func replacing(_ text: some StringProtocol, with other: some StringProtocol) -> String {
    text.isEmpty ? self : parts(between: text).joined(separator: String(other))
  }
}

extension Substring {
  package func contains(_ text: String) -> Bool { firstRange(of: text) != nil }
}

private func withBytes<Value>(
  of text: some StringProtocol, _ body: (UnsafeBufferPointer<UInt8>) -> Value
) -> Value {
  text.utf8.withContiguousStorageIfAvailable(body) ?? Array(text.utf8).withUnsafeBufferPointer(body)
}
