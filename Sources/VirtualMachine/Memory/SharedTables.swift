/// Tables that only grow and are kept at a thousand moments.
///
/// Each input's snapshot holds the names and the code of that moment. Of an array or a dictionary of Swift's
/// it would hold a copy of its own as soon as one entry is added. Here a moment is a count: what comes
/// later is put behind, where nobody who knows the count looks, and what is changed afterwards is copied in a
/// piece of 64 entries (or in a layer of a dictionary: `SharedMap`).

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
