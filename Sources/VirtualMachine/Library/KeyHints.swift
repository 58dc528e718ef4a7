/// Where keys were found last.
///
/// A program mostly asks its tables for the very objects that lie in them: a literal is one object wherever it stands,
/// and a dictionary keeps a string that cannot change, no copy. Such a key needs no hash: if it lies at the place where
/// it was found last, it is there. Whoever keeps a hint has made sure that no message would be sent for the key's class
/// and that the key cannot change; a change of methods forgets all hints. Ownership: the world's, which releases them.
struct KeyHints {
  private struct Hint {
    var key: UInt64 = 0
    var isa: UInt64 = 0
    var entry: UInt64 = 0
  }

  private static let count = 256
  private let hints: UnsafeMutablePointer<Hint>
  private var areKept = false

  init() {
    hints = .allocate(capacity: KeyHints.count)
    hints.initialize(repeating: Hint(), count: KeyHints.count)
  }

  func release() { hints.deallocate() }

  @inline(__always)
  private func place(_ key: UInt64) -> UnsafeMutablePointer<Hint> {
    hints + Int(truncatingIfNeeded: key >> 4 ^ key >> 12) & (KeyHints.count - 1)
  }

  /// The entry at which a key of this class was found last; nil: not known. Whoever asks looks there.
  @inline(__always)
  func entry(of key: UInt64, isa: UInt64) -> UInt64? {
    let hint = place(key).pointee
    return hint.key == key && hint.isa == isa ? hint.entry : nil
  }

  @inline(__always)
  mutating func remember(_ key: UInt64, isa: UInt64, entry: UInt64) {
    areKept = true
    place(key).pointee = Hint(key: key, isa: isa, entry: entry)
  }

  mutating func forget() {
    if areKept { hints.update(repeating: Hint(), count: KeyHints.count) }
    areKept = false
  }
}
