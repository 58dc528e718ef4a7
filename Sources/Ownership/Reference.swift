/// Who points to whom.
///
/// A pointer is not an owner by itself. Under ARC a strong variable owns what it holds, a weak one does not.
/// Under manual counting every pointer looks the same, and only the history says which of them took a
/// retain: so `strength` may be `.unknown` here, and an `Account` settles it.
package enum Holder: Hashable, Sendable {
  /// A global, a static or a variable of the prompt.
  case variable(name: String, isPrompt: Bool)
  /// A variable of a function that runs or waits; depth 0 is the innermost frame. A hidden one is the library's, or
  /// was made by a front end: no program names it.
  case local(name: String, function: String, thread: Int, depth: Int, isHidden: Bool)
  case ivar(of: UInt32, name: String)
  /// A collection, or another object of the library, that keeps it inside.
  case element(of: UInt32)
  /// A block on the heap that captured it.
  case capture(of: UInt32, offset: Int)
  case association(of: UInt32)
  /// Associated with what never goes: a class, a constant string, a block without captures.
  case lastingAssociation(with: String)
  /// C memory that an object keeps (of 0: nobody known does).
  case memory(of: UInt32)
  case pool(token: UInt64, thread: Int)
  /// A thread that hands it over, from a function to its caller.
  case thread(Int)
  /// A running call has it in hand, in no variable. In a register it may be what an earlier call left there.
  case call(thread: Int, isRegister: Bool)
  /// A block literal that captured it and still lies on the stack of a running call.
  case stackBlock(thread: Int)
  /// A variable of Foundation itself; a literal's has no name.
  case library(name: String)

  /// Name of the library's claim on a group of GCD's that somebody has entered.
  package static let enteredGroup = "dispatch_group_enter"
  /// The same on a block that it has made a method of.
  package static let blockMethod = "imp_implementationWithBlock"

  /// The object whose death would let go; 0 for roots.
  package var object: UInt32 {
    switch self {
    case .ivar(let of, _), .element(let of), .capture(let of, _), .association(let of),
      .memory(let of):
      of
    case .variable, .local, .pool, .thread, .call, .stackBlock, .library, .lastingAssociation: 0
    }
  }

  package var isRoot: Bool {
    switch self {
    case .variable, .local, .pool, .thread, .call, .stackBlock, .library, .lastingAssociation: true
    case .memory(let of): of == 0
    case .ivar, .element, .capture, .association: false
    }
  }
}

package struct Reference: Equatable, Sendable {
  package enum Strength: UInt8, Sendable {
    /// It owns: it gave a retain, and will give a release.
    case strong
    /// It becomes nil when the object goes.
    case weak
    /// It does not own, and dangles when the object goes.
    case unsafe
    /// Manual counting: a pointer; whether it owns is for the account to say.
    case unknown
  }
  package var holder: Holder
  package var target: UInt32
  package var strength: Strength
  /// Address of the pointer; 0 for a register and a pool.
  package var slot: UInt64
  /// Of a variable, how many bytes into it.
  package var part: Int

  package init(
    holder: Holder, target: UInt32, strength: Strength, slot: UInt64 = 0, part: Int = 0
  ) {
    self.holder = holder
    self.target = target
    self.strength = strength
    self.slot = slot
    self.part = part
  }
}

/// All references of a world at one moment.
package struct ReferenceMap: Sendable {
  /// Roots first, then object by object in order of birth.
  package private(set) var references: [Reference] = []
  /// Pointers to C memory that were followed: each once, however they are chained.
  package internal(set) var placesWalked = 0
  private var byTarget = Chains()
  private var byHolder = Chains()

  package init(_ references: [Reference] = []) {
    for reference in references { append(reference) }
  }

  /// Room for so many more.
  mutating func reserve(_ count: Int) {
    references.reserveCapacity(references.count + count)
    byTarget.reserve(count)
    byHolder.reserve(count)
  }

  package mutating func append(_ reference: Reference) {
    byTarget.append(reference.target)
    byHolder.append(reference.holder.object)
    references.append(reference)
  }

  /// Whether exactly one refers to it.
  func hasOne(to serial: UInt32) -> Bool { byTarget.hasOne(serial) }

  package func references(to serial: UInt32) -> [Reference] {
    byTarget.numbers(of: serial).map { references[$0] }
  }

  package func references(from serial: UInt32) -> [Reference] {
    serial == 0 ? [] : byHolder.numbers(of: serial).map { references[$0] }
  }
}

/// For each key the numbers of its entries, in order. A list of its own for each of a million keys would take as long
/// to give back as to make; these are three blocks of memory, however many keys there are.
private struct Chains: Sendable {
  private var ends: [UInt32: (first: UInt32, last: UInt32)] = [:]
  /// The next entry of the same key; 0: there is none.
  private var next: [UInt32] = []

  mutating func reserve(_ count: Int) { next.reserveCapacity(next.count + count) }

  mutating func append(_ key: UInt32) {
    // There are fewer addresses than that.
    let number = UInt32(truncatingIfNeeded: next.count)
    next.append(0)
    if key == 0 { return }
    let last = ends[key, default: (number, number)].last
    if last == number {
      ends[key] = (number, number)
    } else {
      next[Int(last)] = number
      ends[key]?.last = number
    }
  }

  func hasOne(_ key: UInt32) -> Bool { ends[key].map { $0.first == $0.last } ?? false }

  func numbers(of key: UInt32) -> [Int] {
    guard let first = ends[key]?.first else { return [] }
    var found = [Int(first)]
    var number = first
    while case let following = next[Int(number)], following != 0 {
      found.append(Int(following))
      number = following
    }
    return found
  }
}
