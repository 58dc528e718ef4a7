/// Names as numbers.
///
/// Every identifier and selector is stored once; everything else in the program talks about its number,
/// so comparing two names is comparing two integers and a set of names is an array. The table is open
/// hashing over bytes: one array of slots, one blob that holds all spellings end to end. Looking up a
/// word that is known costs a hash and a comparison and allocates nothing, which matters because the
/// lexer asks once for every word of the source.
///
/// Ids only grow, and the keywords come first in a fixed order (see `Keyword`), so an id also tells
/// whether a word is a keyword.
package struct NameTable: Sendable {
  package private(set) var names: [String] = []
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]
  private var slots: [Int32] = []

  /// The table every session starts from: the empty name, then the keywords.
  static let initial: NameTable = {
    var table = NameTable(empty: ())
    for (word, _) in Keyword.spellings { _ = table.intern(word) }
    return table
  }()

  package init() { self = NameTable.initial }

  init(empty: Void) {
    slots = Array(repeating: -1, count: 1024)
    _ = intern("")
  }

  package mutating func intern(_ name: String) -> NameID {
    var name = name
    return name.withUTF8 { intern(bytes: $0) }
  }

  package mutating func intern(bytes word: UnsafeBufferPointer<UInt8>) -> NameID {
    let hash = NameTable.hash(word)
    let slot = find(word, hash)
    if slots[slot] >= 0 { return slots[slot] }
    let id = NameID(names.count)
    names.append(String(decoding: word, as: UTF8.self))
    bytes.append(contentsOf: word)
    starts.append(bytes.count)
    slots[slot] = id
    if names.count &* 2 > slots.count { grow() }
    return id
  }

  package mutating func intern(bytes word: [UInt8]) -> NameID {
    word.withUnsafeBufferPointer { intern(bytes: $0) }
  }

  package func find(_ name: String) -> NameID? {
    var name = name
    let id = name.withUTF8 { slots[find($0, NameTable.hash($0))] }
    return id >= 0 ? id : nil
  }

  package subscript(_ id: NameID) -> String {
    names.indices.contains(Int(id)) ? names[Int(id)] : ""
  }

  /// The UTF-8 spelling.
  func spelling(_ id: NameID) -> ArraySlice<UInt8> {
    bytes[starts[Int(id)]..<starts[Int(id) &+ 1]]
  }

  private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ (hash >> 29)
  }

  private func find(_ word: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
    let mask = slots.count &- 1
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let id = Int(slots[slot])
      let start = starts[id]
      if starts[id &+ 1] &- start == word.count {
        var index = 0
        while index < word.count, bytes[start &+ index] == word[index] { index &+= 1 }
        if index == word.count { return slot }
      }
      slot = (slot &+ 1) & mask
    }
    return slot
  }

  private mutating func grow() {
    slots = Array(repeating: -1, count: slots.count &* 2)
    let mask = slots.count &- 1
    bytes.withUnsafeBufferPointer { all in
      for id in names.indices {
        let word = UnsafeBufferPointer(rebasing: all[starts[id]..<starts[id + 1]])
        var slot = Int(truncatingIfNeeded: NameTable.hash(word)) & mask
        while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
        slots[slot] = NameID(id)
      }
    }
  }
}
