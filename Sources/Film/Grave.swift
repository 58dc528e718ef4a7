internal import Ownership

/// A dead object, on top of those that died before it.
///
/// The dead stay in a film for good and hardly ever change, so its moments share them: who dies comes on top, and
/// so does a dead one again when more or fewer names point to it. What a moment adds to an earlier one is what
/// lies on top there and not here, however many lie below.
package final class Grave: Sendable {
  package let serial: UInt32
  package let object: FilmState.Object
  nonisolated(unsafe) private var under: Grave?

  init(_ serial: UInt32, _ object: FilmState.Object, on under: Grave?) {
    self.serial = serial
    self.object = object
    self.under = under
  }

  /// One by one: a stack of forty thousand would be a deep recursion.
  deinit {
    var next = under
    under = nil
    while next != nil, isKnownUniquelyReferenced(&next) {
      let rest = next?.under
      next?.under = nil
      next = rest
    }
  }

  /// From the top down to another one, which is left out; each object once, as it is now.
  func graves(above other: Grave?) -> [Grave] {
    var found: [Grave] = []
    var seen: Set<UInt32> = []
    var next: Grave? = self
    while let grave = next, grave !== other {
      if seen.insert(grave.serial).inserted { found.append(grave) }
      next = grave.under
    }
    return found
  }

  /// The object with a serial, which may lie deep down.
  func object(_ serial: UInt32) -> FilmState.Object? {
    var next: Grave? = self
    while let grave = next {
      if grave.serial == serial { return grave.object }
      next = grave.under
    }
    return nil
  }
}

extension Grave: Equatable {
  package static func == (one: Grave, other: Grave) -> Bool {
    var left: Grave? = one
    var right: Grave? = other
    while let mine = left, let yours = right {
      if mine === yours { return true }
      guard mine.serial == yours.serial, mine.object == yours.object else { return false }
      left = mine.under
      right = yours.under
    }
    return left === right
  }
}

/// Where a recorder buries: the graves of its run, and who lies there.
final class Graveyard {
  private(set) var top: Grave?
  private var objects: [UInt32: FilmState.Object] = [:]
  /// To whom something still points.
  private var pointed: Set<UInt32> = []

  func holds(_ serial: UInt32) -> Bool { objects[serial] != nil }

  func bury(_ serial: UInt32, _ object: FilmState.Object) {
    objects[serial] = object
    top = Grave(serial, object, on: top)
    if object.signs.isEmpty { pointed.remove(serial) } else { pointed.insert(serial) }
  }

  /// `now`: to whom something points at this moment.
  func point(to now: Set<UInt32>, signs: (UInt32) -> [FilmState.Sign]) {
    for serial in now.union(pointed).sorted() {
      guard var object = objects[serial] else { continue }
      let new = signs(serial)
      if object.signs == new { continue }
      object.signs = new
      bury(serial, object)
    }
  }

  /// The world was put back to a time when they lived.
  func raise(_ alive: some Sequence<UInt32>) {
    let raised = Set(alive.filter { objects[$0] != nil })
    if raised.isEmpty { return }
    let left = objects.filter { !raised.contains($0.key) }
    objects = [:]
    pointed = []
    top = nil
    for (serial, object) in left.sorted(by: { $0.key < $1.key }) { bury(serial, object) }
  }
}
