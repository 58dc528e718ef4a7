/// Tables that only grow and are kept at a thousand moments.
///
/// Each input's snapshot holds the names and the code of that moment. Of an array or a dictionary of Swift's
/// it would hold a copy of its own as soon as one entry is added. Here a moment is a count: what comes
/// later is put behind, where nobody who knows the count looks, and what is changed afterwards is copied in a
/// piece of 64 entries, or in a layer of a dictionary.

/// Whose entries are whose: each world writes only into pieces that it made.
final class TableOwner: Sendable {}

/// A list in pieces, which may be shared with snapshots.
struct SharedList<Element>: RandomAccessCollection, ExpressibleByArrayLiteral {
  private final class Piece {
    let slots: UnsafeMutablePointer<Element>
    var used = 0
    let owner: TableOwner
    /// Entries below `shared` of this moment's list may be changed here.
    let moment: Int

    init(owner: TableOwner, moment: Int) {
      slots = .allocate(capacity: 1 << SharedList.shift)
      self.owner = owner
      self.moment = moment
    }

    deinit {
      slots.deinitialize(count: used)
      slots.deallocate()
    }
  }

  private static var shift: Int { 6 }
  private static var mask: Int { 1 << shift - 1 }
  private var pieces: [Piece] = []
  private(set) var count = 0
  /// Entries that snapshots know.
  private var shared = 0
  private var moment = 0
  private var owner = TableOwner()

  init(arrayLiteral elements: Element...) { for element in elements { append(element) } }

  var startIndex: Int { 0 }
  var endIndex: Int { count }

  /// A snapshot is about to be taken, or has been put back: what is here now is not changed in place.
  mutating func share(_ owner: TableOwner, moment: Int) {
    self.owner = owner
    self.moment = moment
    shared = count
  }

  private mutating func copy(piece number: Int) {
    let old = pieces[number]
    let copy = Piece(owner: owner, moment: moment)
    let wanted = Swift.min(count - number << SharedList.shift, 1 << SharedList.shift)
    copy.slots.initialize(from: old.slots, count: wanted)
    copy.used = wanted
    pieces[number] = copy
  }

  subscript(_ index: Int) -> Element {
    // Who asks for one field of an entry copies no other.
    _read {
      precondition(index >= 0 && index < count)
      yield pieces[index >> SharedList.shift].slots[index & SharedList.mask]
    }
    _modify {
      precondition(index >= 0 && index < count)
      let number = index >> SharedList.shift
      let piece = pieces[number]
      if index < shared, piece.moment != moment || piece.owner !== owner { copy(piece: number) }
      yield &pieces[number].slots[index & SharedList.mask]
    }
  }

  mutating func append(_ element: Element) {
    let number = count >> SharedList.shift
    let place = count & SharedList.mask
    // Behind a moment that was gone back to, pieces of the line that was left hang over.
    if pieces.count > number, place == 0 { pieces.removeSubrange(number...) }
    if number == pieces.count {
      pieces.append(Piece(owner: owner, moment: moment))
    } else if pieces[number].owner !== owner || pieces[number].used != place {
      copy(piece: number)
    }
    let piece = pieces[number]
    (piece.slots + place).initialize(to: element)
    piece.used = place + 1
    count += 1
  }

  /// Calls `body` with the place of each entry that may be another one than the same of `other`: what lies in a piece
  /// that both have, and within both, is the same.
  func eachUnshared(with other: SharedList, _ body: (Int) -> Void) {
    let known = Swift.min(count, other.count)
    for (number, piece) in pieces.enumerated() {
      var first = number << SharedList.shift
      let end = Swift.min(first + 1 << SharedList.shift, count)
      if number < other.pieces.count, other.pieces[number] === piece {
        first = Swift.max(first, known)
      }
      for index in first..<Swift.max(first, end) { body(index) }
    }
  }
}

/// A dictionary in layers: new entries go into a small one, which flows into the larger ones behind it.
struct SharedMap<Key: Hashable, Value>: ExpressibleByDictionaryLiteral {
  private final class Layer: Sendable {
    nonisolated(unsafe) let entries: [Key: Value?]
    init(_ entries: [Key: Value?]) { self.entries = entries }
  }

  private static var roomOnTop: Int { 16 }
  /// Entries that the layers behind hold at most, the last without limit.
  private static var rooms: [Int] { [256, 4096, .max] }

  /// nil: the entry has been taken away.
  private var top: [Key: Value?] = [:]
  /// The smallest first; never changed, so snapshots and other worlds may hold them.
  private var layers: [Layer] = []
  /// Some snapshot holds these entries: from now on new ones must not copy many.
  private var isShared = false

  init(dictionaryLiteral elements: (Key, Value)...) {
    for (key, value) in elements { self[key] = value }
  }

  subscript(_ key: Key) -> Value? {
    get {
      if let value = top[key] { return value }
      for layer in layers where !layer.entries.isEmpty {
        if let value = layer.entries[key] { return value }
      }
      return nil
    }
    set {
      top[key] = .some(newValue)
      if isShared, top.count >= SharedMap.roomOnTop { settle() }
    }
  }

  /// A snapshot is about to be taken.
  mutating func share() {
    if isShared { return }
    if top.count >= SharedMap.roomOnTop { freeze() }
    isShared = true
  }

  /// An image is about to be made: nobody looks until it is done.
  mutating func open() { isShared = false }

  private mutating func settle() {
    var carried = top
    top = [:]
    for number in SharedMap.rooms.indices {
      if number == layers.count {
        layers.append(Layer(carried))
        return
      }
      carried = layers[number].entries.merging(carried) { $1 }
      if carried.count <= SharedMap.rooms[number] {
        layers[number] = Layer(carried)
        return
      }
      layers[number] = Layer([:])
    }
  }

  /// All in one layer, for an image that many worlds begin with.
  mutating func freeze() {
    var all: [Key: Value?] = [:]
    swap(&all, &top)
    for layer in layers where !layer.entries.isEmpty { all = layer.entries.merging(all) { $1 } }
    layers = [Layer([:]), Layer([:]), Layer(all)]
  }

  /// All entries, in no order.
  var entries: [Key: Value] {
    var all: [Key: Value?] = [:]
    for layer in layers.reversed() { all.merge(layer.entries) { $1 } }
    all.merge(top) { $1 }
    return all.compactMapValues { $0 }
  }

  var keys: [Key] { Array(entries.keys) }
  var values: [Value] { Array(entries.values) }
}
