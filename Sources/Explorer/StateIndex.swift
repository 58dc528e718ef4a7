import VirtualMachine

/// Which node a state is, by its fingerprint: open addressing over the nodes in the order in which they came.
///
/// Of the fingerprint's 128 bits 96 are kept: among fifty million states, the most that a search may hold, two
/// different ones are taken for the same with a chance of one in 10^13.
struct StateIndex {
  private let lows = SegmentedList<UInt32>()
  private let highs = SegmentedList<UInt64>()
  /// A node's number + 1; 0: free. Above it are some of its fingerprint's bits, so that those of a state that only lies
  /// in the way need not be fetched from afar.
  private var table = [UInt32](repeating: 0, count: 1024)
  /// More than the fifty million that there can be.
  private static let numberBits: UInt32 = 26
  private static let numbers: UInt32 = 1 << numberBits - 1

  private static func tag(_ high: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: high >> 32) & ~numbers
  }

  /// The node that has the fingerprint. nil: there was none, and now `fresh` has it (which is the next in order).
  mutating func node(of key: Fingerprint, orElse fresh: Int?) -> Int? {
    let low = UInt32(truncatingIfNeeded: key.low)
    let mask = table.count - 1
    var place = Int(low) & mask
    let tag = StateIndex.tag(key.high)
    while true {
      let entry = table[place]
      if entry == 0 { break }
      if entry & ~StateIndex.numbers == tag {
        let node = Int(entry & StateIndex.numbers) - 1
        if highs[node] == key.high, lows[node] == low { return node }
      }
      place = (place + 1) & mask
    }
    guard fresh != nil else { return nil }
    precondition(highs.count < Int(StateIndex.numbers), "more states than an index can tell")
    lows.append(low)
    highs.append(key.high)
    table[place] = UInt32(highs.count) | tag
    if highs.count * 3 > table.count * 2 { grow() }
    return nil
  }

  private mutating func grow() {
    let count = table.count * 2
    // The old one goes first: there is nothing in it that the list does not know.
    table = []
    table = [UInt32](repeating: 0, count: count)
    for node in lows.indices {
      var place = Int(lows[node]) & (count - 1)
      while table[place] != 0 { place = (place + 1) & (count - 1) }
      table[place] = UInt32(node + 1) | StateIndex.tag(highs[node])
    }
  }
}
