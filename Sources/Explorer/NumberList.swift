/// A list of numbers from 0, each kept in as many bytes as the largest of them needs.
///
/// Which states a search will meet is not known when it begins, but most numbers stay small: a few hundred kinds of
/// moves are one byte each, sixteen million states three. The bytes of the same weight stand in one list; a number that
/// needs one more begins another, with a zero for all that came before.
struct NumberList {
  private var bytes = [SegmentedList<UInt8>()]

  var count: Int { bytes[0].count }
  var indices: Range<Int> { 0..<count }

  /// The index has to lie within the list.
  subscript(index: Int) -> Int {
    get {
      var number = 0
      for weight in bytes.indices { number |= Int(bytes[weight][index]) << (8 * weight) }
      return number
    }
    set {
      widen(for: newValue)
      for weight in bytes.indices {
        bytes[weight][index] = UInt8(truncatingIfNeeded: newValue >> (8 * weight))
      }
    }
  }

  mutating func append(_ number: Int) {
    widen(for: number)
    for weight in bytes.indices {
      bytes[weight].append(UInt8(truncatingIfNeeded: number >> (8 * weight)))
    }
  }

  /// Forgets all from there on; what room there was stays.
  mutating func remove(behind count: Int) {
    for list in bytes { list.remove(behind: count) }
  }

  private mutating func widen(for number: Int) {
    while number >> (8 * bytes.count) != 0 {
      let further = SegmentedList<UInt8>()
      for _ in indices { further.append(0) }
      bytes.append(further)
    }
  }
}
