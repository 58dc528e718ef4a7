internal import Bytecode
package import VirtualMachine

/// The account of a whole moment: every edge, what it is, and what is reached along those that own.
///
/// One place answers who owns what, and everybody who asks (`:objects`, `:why`, `:leaks`, `:graph`, a lesson's
/// condition, the picture after an input) asks here, so that no two answers differ. The edges come from memory
/// (`ReferenceMap`), the claims from the log (`Account`), and the two settle each other: of a plain pointer
/// only the account tells whether it owns.
///
/// An object is reached when a variable, a pool, a running call or the library points to it, or an object that
/// is reached owns it. What only points, or points weakly, keeps nothing alive: two objects that hold each
/// other are lost although somebody's weak delegate still sees them.
package final class Ledger {
  package let moment: Moment
  /// Read at the first question about them: whether there are too many objects to be drawn needs none.
  package private(set) lazy var references = moment.references()
  private var known: [UInt32: Account] = [:]
  private var unitHolders: [UInt32: Set<Holder>] = [:]
  private let books: OpenBooks?
  private var classes: [Int: ClassInfo?] = [:]

  /// `books`: of the run that the moment belongs to, where somebody keeps them.
  package init(_ moment: Moment, books: OpenBooks? = nil) {
    self.moment = moment
    self.books = books
  }

  /// A class as it is at this moment: asked for each object, and put together once.
  package func classInfo(_ index: Int) -> ClassInfo? {
    if let known = classes[index] { return known }
    let found = moment.world.classInfo(index)
    classes[index] = .some(found)
    return found
  }

  // MARK: Claims

  /// nil for a serial never given, and where Ctrl-C ended the search.
  package func account(of serial: UInt32) -> Account? {
    if known[serial] == nil { settle([serial]) }
    return known[serial]
  }

  /// Accounts of many objects in one walk over the log.
  package func accounts(of serials: Set<UInt32>) -> [UInt32: Account] {
    settle(serials)
    var found: [UInt32: Account] = [:]
    for serial in serials { found[serial] = known[serial] }
    return found
  }

  /// Makes these accounts known, in one walk over the log. After Ctrl-C nothing more is read: whoever asks for
  /// many, one after the other, would walk over the log for each.
  func settle(_ serials: Set<UInt32>) {
    let missing = serials.filter { known[$0] == nil }
    if missing.isEmpty || moment.isInterrupted { return }
    let accounts =
      books?.accounts(of: missing, references: references)
      ?? moment.accounts(of: missing, references: references)
    if known.isEmpty { known = accounts } else { known.merge(accounts) { $1 } }
  }

  // MARK: Edges

  /// Whether what an edge leads to would be released when its holder goes.
  package func owns(_ reference: Reference) -> Bool {
    switch reference.strength {
    case .strong: true
    case .weak, .unsafe: false
    case .unknown: holders(of: reference.target)?.contains(reference.holder) ?? true
    }
  }

  /// Who holds a unit of an object: asked for each pointer to it, of which there may be as many as units.
  private func holders(of serial: UInt32) -> Set<Holder>? {
    if let known = unitHolders[serial] { return known }
    guard let account = account(of: serial) else { return nil }
    let found = Set(account.open.compactMap(\.holder))
    unitHolders[serial] = found
    return found
  }

  // MARK: Reach

  package private(set) lazy var reached: Set<UInt32> = {
    let roots = references.references.filter {
      !moment.isInterrupted && $0.holder.isRoot && $0.strength != .weak && !isLeftBehind($0)
    }.map(\.target)
    let certain = reach(from: roots) { $0.strength == .strong }
    let possible = reach(from: roots) { $0.strength == .strong || $0.strength == .unknown }
    if possible.count == certain.count { return certain }
    let doubtful = possible.subtracting(certain)
    let sole = solelyHeld(doubtful)
    // Whether the others are owned, the log has to tell: one walk for all.
    settle(doubtful.subtracting(sole))
    if moment.isInterrupted { return possible }
    return reach(from: roots) {
      certain.contains($0.target) || sole.contains($0.target) || owns($0)
    }
  }()

  /// Of these, the objects of which no account would say but that the only pointer to them owns: the last pointer that
  /// may own is whoever has a unit and no place of its own for it (`HolderMatching.pointer`), unless a running call has
  /// it in hand, or it was taken for the variable of an object that has gone. An array of a million has a million of
  /// them, and their accounts would take more memory than they do.
  private func solelyHeld(_ serials: Set<UInt32>) -> Set<UInt32> {
    let world = moment.world
    guard serials.count > Ledger.fewAccounts, world.runningCalls().isEmpty else { return [] }
    var sole = serials.filter { references.hasOne(to: $0) }
    for reference in references.references where reference.strength == .unknown {
      if moment.isInterrupted { return [] }
      if case .stackBlock = reference.holder { sole.remove(reference.target) }
    }
    var overrides: Set<UInt32> = []
    var isPlain: [UInt32: Bool] = [:]
    for event in moment.recentEvents().events {
      if moment.isInterrupted { return [] }
      if event.kind == .override { overrides.insert(event.method) }
      guard event.kind == .alloc || event.kind == .retain, sole.contains(event.object) else {
        continue
      }
      let isOfPlain =
        isPlain[event.callable]
        ?? (world.code(ofCallable: Int(event.callable))?.visible.kind != .groupEnter)
      isPlain[event.callable] = isOfPlain
      let isOfDead = event.runner != 0 && world.objectInfo(serial: event.runner) == nil
      if !isOfPlain || isOfDead || overrides.contains(event.callable) { sole.remove(event.object) }
    }
    return sole.filter {
      world.objectInfo(serial: $0).map { !$0.isImmortal && $0.count > 0 } ?? false
    }
  }

  /// So many accounts cost nothing that anybody notices.
  private static let fewAccounts = 1000

  /// What stands in a register that nothing will read any more.
  private func isLeftBehind(_ reference: Reference) -> Bool {
    guard case .call(_, isRegister: true) = reference.holder, let readLater,
      let object = moment.world.objectInfo(serial: reference.target)
    else { return false }
    return !readLater.contains(object.address)
  }

  private lazy var readLater: Set<UInt64>? = {
    if let books { return books.readLater() }
    var known: [Int: LiveRegisters] = [:]
    return moment.world.readLater(&known)
  }()

  private func reach(from roots: [UInt32], over follows: (Reference) -> Bool) -> Set<UInt32> {
    var reached = Set(roots)
    var queue = Array(reached)
    while let at = queue.popLast() {
      if moment.isInterrupted { break }
      for reference in references.references(from: at)
      where !reached.contains(reference.target) && follows(reference) {
        reached.insert(reference.target)
        queue.append(reference.target)
      }
    }
    return reached
  }

  /// Live objects, in order of birth, that nothing reaches. Constants, and what is a value in the program's
  /// language, are nobody's to lose.
  package private(set) lazy var lost: [ObjectInfo] = {
    moment.world.liveObjects(includingStrings: true) {
      !$0.isImmortal && $0.serial != 0 && !moment.isValue($0)
        && (!reached.contains($0.serial) || $0.isAbandoned(references.references(to: $0.serial)))
    }
  }()
}

extension ObjectInfo {
  /// See `Account.isAbandoned`: no call of its own still runs.
  func isAbandoned(_ references: [Reference]) -> Bool {
    isDeallocating
      && !references.contains {
        switch $0.holder {
        case .local("self", _, _, _, _), .call: true
        default: false
        }
      }
  }
}

extension Moment {
  /// Strings, numbers and boxes of a program in Swift are values there: that objects stand for them here, and
  /// that the library hands them out with a release still to come, is no loss of the program's.
  func isValue(_ object: ObjectInfo) -> Bool {
    guard hasValueTypes, let known = world.classInfo(object.classIndex) else { return false }
    return known.isPrelude && ["NSString", "NSMutableString", "NSNumber"].contains(known.name)
      || known.isMade
  }
}
