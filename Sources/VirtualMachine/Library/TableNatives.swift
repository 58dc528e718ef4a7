internal import Bytecode

/// Finding a key in the hash tables behind NSDictionary and NSSet (`struct __selfsame_Table`).
///
/// A table asks its keys for `hash` and `isEqual:`, by messages that any class may answer. Where the machine's own
/// answers would come, of a string or of an object that is equal to itself alone, they are known without asking.
extension World {
  /// Where the fields of the table lie.
  enum TableField {
    static let keys: UInt64 = 0
    static let values: UInt64 = 8
    static let slots: UInt64 = 16
    static let count: UInt64 = 32
    static let slotCount: UInt64 = 48
  }

  func tableFind(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    base[0] = UInt64(bitPattern: find(arguments[1], inTable: arguments[0]) ?? -2)
    return .done
  }

  /// Where the key's value lies; 0: it is not there, or has to be asked.
  func tableValue(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    base[0] = 0
    if let entry = find(arguments[1], inTable: arguments[0]), entry >= 0,
      let values = word(arguments[0] &+ TableField.values)
    {
      base[0] = values &+ UInt64(bitPattern: entry) &* 8
    }
    return .done
  }

  /// The key's entry, -1: it is not there; nil: it has to be asked.
  @inline(__always)
  private func find(_ key: UInt64, inTable table: UInt64) -> Int64? {
    // Whoever watches messages wants to see these.
    guard !observes(.send), let block = liveObject(key), known.hash != 0 else { return nil }
    let index = classIndex(ofObject: block)
    guard index != 0, let count = word(table &+ TableField.count) else { return nil }
    if count == 0 { return -1 }
    let hashes = callables[method(class: index, selector: known.hash)].native
    let compares = callables[method(class: index, selector: known.isEqual)].native
    let text: TextUnits?
    var hash: UInt64
    switch (hashes, compares) {
    case (World.number(.stringHash), World.number(.stringIsEqual)):
      // A long text is hashed in pieces, elsewhere.
      guard let units = textUnits(key), units.count <= World.stretch, let sum = self.hash(units)
      else { return nil }
      text = units
      hash = sum
    case (World.number(.objectHash), World.number(.objectIsEqual)):
      text = nil
      hash = key
    default: return nil
    }
    guard let keys = word(table &+ TableField.keys), let slots = word(table &+ TableField.slots),
      let room = word(table &+ TableField.slotCount), room > 0, room & (room &- 1) == 0
    else { return nil }
    hash = (hash ^ hash >> 17) & (room &- 1)
    for _ in 0..<room {
      guard
        let slot = World.usable(slots &+ hash &* 4, 4, space.shadow, space.bias)?
          .loadUnaligned(as: Int32.self)
      else { return nil }
      if slot == 0 { return -1 }
      if slot > 0 {
        guard let mine = word(keys &+ UInt64(slot &- 1) &* 8) else { return nil }
        if mine == key { return Int64(slot &- 1) }
        if let text, let other = textUnits(mine), other.count == text.count,
          text.starts(with: other)
        {
          return Int64(slot &- 1)
        }
      }
      hash = (hash &+ 1) & (room &- 1)
    }
    return -1
  }

  /// A word that a program may read at an address; nil where it may not.
  @inline(__always)
  private func word(_ address: UInt64) -> UInt64? {
    World.usable(address, 8, space.shadow, space.bias)?.loadUnaligned(as: UInt64.self)
  }
}
