/// What `NativeFunction.atomicUpdate` does with a word, as one step that no other thread can come between.
///
/// `long (void *word, long operand, long size, long operation)` answers what was there before, `size` bytes without a
/// sign. The numbers are those that the library's macros write (`pthread.m`), with a memory order above them. A fence
/// touches no word.
package enum AtomicOperation: UInt64, Sendable {
  case load, exchange, add, subtract, or, and, xor, store, fence
}

/// What an atomic operation does not promise about all that stands around it: C11's memory orders (7.17.3), by what
/// is missing to the strongest.
///
/// The machine runs one instruction after the other, so nothing is ever seen too early in it. Whether it might be on a
/// real machine is worked out by the explorer.
package struct MemoryOrder: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// What the thread reads from now on need not be what others wrote before this.
  package static let acquiresNothing = MemoryOrder(rawValue: 1)
  /// Who sees what this writes need not see what was written before.
  package static let releasesNothing = MemoryOrder(rawValue: 2)

  /// By C11's number of an order, and one above the strongest.
  private static let weaknesses: [MemoryOrder] = [
    [.acquiresNothing, .releasesNothing], .releasesNothing, .releasesNothing, .acquiresNothing, [],
    [],
  ]

  /// What a macro put together: eight bits of a number (of an `AtomicOperation`, or of bytes), above them four bits for
  /// an order, one more than C11's number and 0 for none, and four for the one of an exchange that fails.
  package static func parted(_ word: UInt64) -> (number: UInt64, order: MemoryOrder) {
    func order(_ shift: Int) -> MemoryOrder? {
      let number = Int(word >> shift & 0xF)
      return (1...weaknesses.count).contains(number) ? weaknesses[number - 1] : nil
    }
    var found = order(8) ?? []
    // Whoever is late and reads what is there may rely on the order that was asked for that.
    if let failing = order(12), !failing.contains(.acquiresNothing) {
      found.remove(.acquiresNothing)
    }
    return (word & 0xFF, found)
  }
}
