internal import Diagnostics
internal import VirtualMachine

/// One bracket: a unit of an object's count, or a place that only points.
///
/// `[x]` is one unit of the count and says who holds it, so the brackets of an object are its account in a
/// line. Names are the program's own; what has none there has a fixed word, the same in every language.
package struct OwnerSign: Hashable, Sendable {
  package enum Kind: Sendable {
    /// `[x]`: owns a unit.
    case owns
    /// `[+x]`, `[-x]`: has taken it, has given it back.
    case gained, gaveBack
    /// `(x)`, `(~x)`, `(!x)`: points, points weakly, points to a dead object.
    case points, weak, dangles
  }
  package var kind: Kind
  /// `a`, `#1.cargo`, `in #3`, `?` for nobody, `pool`.
  package var label: String
  /// The label is one of the fixed words, and no name of the program's: a variable may be called `pool`, too.
  package var isWord: Bool

  package init(_ kind: Kind, _ label: String, isWord: Bool = false) {
    self.kind = kind
    self.label = label
    self.isWord = isWord
  }

  package var isUnit: Bool { kind == .owns || kind == .gained }

  package var text: String {
    switch kind {
    case .owns: "[\(label)]"
    case .gained: "[+\(label)]"
    case .gaveBack: "[-\(label)]"
    case .points: "(\(label))"
    case .weak: "(~\(label))"
    case .dangles: "(!\(label))"
    }
  }

  package static let nobody = "?"
  package static let pool = "pool"
  package static let inHand = "self"
}

/// An object at a moment, as far as the picture tells it.
package struct OwnedObject: Equatable, Sendable {
  package var serial: UInt32
  package var className: String
  package var classIndex: Int
  package var count: UInt64
  /// By the event that took each unit; units that the log does not know have negative numbers.
  package var units: [Int: String]
  /// In the order in which they were taken.
  package var order: [Int]
  /// Those of the units whose label is a fixed word, and no name of the program's.
  package var words: Set<Int> = []
  /// The objects that its brackets name.
  package var holders: Set<UInt32> = []
  /// Those of the units that an object holds, by whatever: that object.
  var keepers: [Int: UInt32] = [:]
  /// What only points.
  package var others: [OwnerSign]
  package var isLost: Bool
  /// The program took a unit that nobody holds: a release is owed, whoever holds the others.
  var isOwed = false

  package init(
    serial: UInt32, className: String, classIndex: Int, count: UInt64, units: [Int: String] = [:],
    order: [Int] = [], others: [OwnerSign] = [], isLost: Bool = false
  ) {
    self.serial = serial
    self.className = className
    self.classIndex = classIndex
    self.count = count
    self.units = units
    self.order = order
    self.others = others
    self.isLost = isLost
  }

  package var signs: [OwnerSign] {
    owning + others
  }

  /// Its units, one bracket each.
  package var owning: [OwnerSign] {
    order.compactMap { sign(.owns, $0) }
  }

  /// The bracket of one of its units.
  func sign(_ kind: OwnerSign.Kind, _ unit: Int) -> OwnerSign? {
    units[unit].map { OwnerSign(kind, $0, isWord: words.contains(unit)) }
  }
}

extension Holder {
  /// What it is called where whose part it is stands beside.
  package var name: String {
    switch self {
    case .variable(let name, _) where !isWord: withoutOwner(name)
    case .local(_, _, _, _, isHidden: true), .variable, .thread, .call: OwnerSign.inHand
    case .local(let name, _, _, _, _), .ivar(_, let name): name
    case .element: "in"
    case .capture, .stackBlock: "block"
    case .association: "with"
    case .lastingAssociation(let name): "with " + name
    case .memory: "memory"
    case .pool: OwnerSign.pool
    case .library: "library"
    }
  }

  /// No name of the program's stands in its bracket, and no object's.
  package var isWord: Bool {
    switch self {
    case .local(_, _, _, _, let isHidden): isHidden
    case .memory, .pool, .thread, .call, .stackBlock, .library: true
    // A front end's own, for a value on its way.
    case .variable(let name, _): !isProgrammersName(withoutOwner(name))
    case .ivar, .element, .capture, .association, .lastingAssociation: false
    }
  }

  /// The object whose number stands in its bracket.
  var named: UInt32? { isWord || object == 0 ? nil : object }
}

extension Ledger {
  /// What a holder is called in a bracket.
  package func label(_ holder: Holder) -> String {
    switch holder {
    case .ivar(let of, let name): "\(objectName(of)).\(variableName(name, of: of))"
    case .element(let of), .capture(let of, _), .association(let of):
      "\(holder.name) \(objectName(of))"
    case .variable, .local, .memory, .pool, .thread, .call, .stackBlock, .library,
      .lastingAssociation:
      holder.name
    }
  }

  /// `_next` is `next` to a program whose class answers `next`.
  package func variableName(_ ivar: String, of serial: UInt32) -> String {
    guard ivar.hasPrefix("_"), let object = moment.world.objectInfo(serial: serial) else {
      return ivar
    }
    return variableName(ivar, ofClass: object.classIndex)
  }

  package func variableName(_ ivar: String, ofClass index: Int) -> String {
    let plain = String(ivar.dropFirst())
    guard ivar.hasPrefix("_"), !plain.isEmpty, let info = classInfo(index),
      info.methods.contains(where: { $0.selector == plain && !$0.isClassMethod })
    else { return ivar }
    return plain
  }

  /// Signs of a live object; nil for a dead one.
  package func owned(_ serial: UInt32) -> OwnedObject? {
    owned([serial])[serial]
  }

  package func owned(_ serials: Set<UInt32>) -> [UInt32: OwnedObject] {
    let accounts = accounts(of: serials)
    let lostSerials = Set(lost.map(\.serial))
    var result: [UInt32: OwnedObject] = [:]
    for (serial, account) in accounts {
      guard let object = account.object else { continue }
      var owned = OwnedObject(
        serial: serial, className: object.className, classIndex: object.classIndex,
        count: object.count, units: [:], order: [], others: [], isLost: lostSerials.contains(serial)
      )
      owned.isOwed = account.open.contains { $0.isUnheld && !$0.place.isNone }
      for (position, unit) in account.open.enumerated() {
        let key = unit.event < 0 ? -1 - position : unit.event
        owned.units[key] =
          unit.holder.map(label)
          ?? (unit.pool != nil
            ? OwnerSign.pool : unit.isInHand ? OwnerSign.inHand : OwnerSign.nobody)
        owned.order.append(key)
        if unit.holder?.isWord ?? true { owned.words.insert(key) }
        if let holder = unit.holder?.named {
          owned.holders.insert(holder)
          owned.keepers[key] = holder
        }
      }
      let isInHand = account.open.contains(where: \.isInHand)
      owned.others = account.others.compactMap { reference in
        switch reference.holder {
        // The call that has a unit in hand is told by that.
        case .local("self", _, _, _, _) where isInHand: nil
        case .library, .pool, .thread, .local(_, _, _, _, isHidden: true): nil
        default:
          OwnerSign(
            reference.strength == .weak ? .weak : .points, label(reference.holder),
            isWord: reference.holder.isWord)
        }
      }
      for reference in account.others {
        if let holder = reference.holder.named { owned.holders.insert(holder) }
      }
      result[serial] = owned
    }
    return result
  }

  /// Places that still point to a dead object.
  package func dangling(_ serial: UInt32) -> [OwnerSign] {
    references.references(to: serial).compactMap { reference in
      switch reference.holder {
      case .library, .call, .pool, .thread, .local(_, _, _, _, isHidden: true): nil
      default:
        reference.strength == .weak
          ? nil
          : OwnerSign(.dangles, label(reference.holder), isWord: reference.holder.isWord)
      }
    }
  }
}
