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
///
/// A prompt keeps the table of each input. What was there before is shared by all of them and never changed; a new name
/// goes behind it, into a small table of which each moment has its own.
package struct NameTable: Sendable {
  private final class Base: Sendable {
    let words: Words
    init(_ words: Words) { self.words = words }
  }

  /// New names that a snapshot may have a copy of.
  private static let mostRecent = 128

  private var base: Base
  /// Their ids come behind those of `base`.
  private var recent: Words

  /// The table every session starts from: the empty name, then the keywords.
  static let initial: NameTable = {
    var table = NameTable(empty: ())
    for (word, _) in Keyword.spellings { _ = table.intern(word) }
    return table
  }()

  package init() { self = NameTable.initial }

  init(empty: Void) {
    base = Base(Words())
    recent = Words()
    _ = intern("")
  }

  package var count: Int { base.words.count &+ recent.count }

  /// Bytes of which the next new name makes a copy.
  package var recentBytes: Int { recent.count * Words.bytesPerName }

  /// A snapshot is about to be taken.
  package mutating func share() {
    if recent.count > NameTable.mostRecent { settle() }
  }

  /// All names are to be shared.
  mutating func settle() {
    if recent.count == 0 { return }
    var all = base.words
    all.append(contentsOf: recent)
    base = Base(all)
    recent = Words()
  }

  package mutating func intern(_ name: String) -> NameID {
    var name = name
    return name.withUTF8 { intern(bytes: $0) }
  }

  package mutating func intern(bytes word: UnsafeBufferPointer<UInt8>) -> NameID {
    let hash = Words.hash(word)
    let known = base.words.find(word, hash)
    if known >= 0 { return known }
    let start = NameID(truncatingIfNeeded: base.words.count)
    let slot = recent.slot(of: word, hash)
    let id = recent.id(in: slot)
    return start &+ (id >= 0 ? id : recent.append(word, at: slot))
  }

  package mutating func intern(bytes word: [UInt8]) -> NameID {
    word.withUnsafeBufferPointer { intern(bytes: $0) }
  }

  package func find(_ name: String) -> NameID? {
    var name = name
    return name.withUTF8 { word in
      let hash = Words.hash(word)
      let known = base.words.find(word, hash)
      if known >= 0 { return known }
      let id = recent.find(word, hash)
      return id >= 0 ? NameID(truncatingIfNeeded: base.words.count) &+ id : nil
    }
  }

  package subscript(_ id: NameID) -> String {
    let index = Int(id)
    guard index >= 0, index < count else { return "" }
    let known = base.words.count
    return index < known ? base.words.names[index] : recent.names[index &- known]
  }

  /// The UTF-8 spelling.
  func spelling(_ id: NameID) -> ArraySlice<UInt8> {
    let known = base.words.count
    return Int(id) < known ? base.words.spelling(Int(id)) : recent.spelling(Int(id) &- known)
  }
}

/// Words and their numbers, from 0.
private struct Words: Sendable {
  private(set) var names: [String] = []
  private var bytes: [UInt8] = []
  private var starts: [Int] = [0]
  private var slots: [Int32] = Array(repeating: -1, count: 64)

  /// A string, where it starts, about ten bytes of spelling, and two to four slots.
  static let bytesPerName = 48

  var count: Int { names.count }

  func spelling(_ id: Int) -> ArraySlice<UInt8> { bytes[starts[id]..<starts[id &+ 1]] }

  static func hash(_ word: UnsafeBufferPointer<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash ^ (hash >> 29)
  }

  /// -1: unknown.
  func find(_ word: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> NameID {
    slots[slot(of: word, hash)]
  }

  func id(in slot: Int) -> NameID { slots[slot] }

  /// Where the word is, or would be.
  func slot(of word: UnsafeBufferPointer<UInt8>, _ hash: UInt64) -> Int {
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

  @discardableResult
  mutating func append(_ word: UnsafeBufferPointer<UInt8>, at slot: Int) -> NameID {
    let id = NameID(names.count)
    names.append(String(decoding: word, as: UTF8.self))
    bytes.append(contentsOf: word)
    starts.append(bytes.count)
    slots[slot] = id
    if names.count &* 2 > slots.count { grow() }
    return id
  }

  /// Words of which none is here.
  mutating func append(contentsOf other: Words) {
    let first = names.count
    names += other.names
    starts.reserveCapacity(starts.count + other.count)
    for end in other.starts.dropFirst() { starts.append(bytes.count &+ end) }
    bytes += other.bytes
    if names.count &* 2 > slots.count {
      grow()
    } else {
      for id in first..<names.count { enter(id) }
    }
  }

  private mutating func enter(_ id: Int) {
    let mask = slots.count &- 1
    var slot = bytes.withUnsafeBufferPointer {
      Int(truncatingIfNeeded: Words.hash(.init(rebasing: $0[starts[id]..<starts[id &+ 1]]))) & mask
    }
    while slots[slot] >= 0 { slot = (slot &+ 1) & mask }
    slots[slot] = NameID(id)
  }

  private mutating func grow() {
    var room = slots.count
    while names.count &* 2 > room { room &*= 2 }
    slots = Array(repeating: -1, count: room)
    for id in names.indices { enter(id) }
  }
}
