internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// Keeps the account of one object: enters its events one by one, then looks who holds what is left.
struct Bookkeeper {
  let session: ProgramSession
  private var account: Account
  private var count: UInt32 = 0
  private var running: [(callable: Int, entry: WatchedEntry, moves: Int)] = []
  private var moves = 0

  /// What a person calls a global, by link name.
  private let globalNames: [String: String]

  init(
    session: ProgramSession, serial: UInt32, className: String, globalNames: [String: String]
  ) {
    self.session = session
    self.globalNames = globalNames
    account = Account(serial: serial, className: className)
    account.object = session.object(serial)
  }

  private var world: World { session.world }

  // MARK: Entering

  mutating func enter(_ number: Int, _ event: Event) {
    switch event.kind {
    case .alloc:
      account.birth = number
      count = event.after
      take(.birth, number, event)
    case .retain:
      notice(event.before)
      count = event.after
      moves += 1
      take(event.flags & EventFlags.inserted != 0 ? .inserted : .retain, number, event)
    case .release:
      notice(event.before)
      count = event.after
      moves += 1
      giveBack(number, event)
    case .autorelease: wait(event)
    case .deallocBegin: account.deallocBegin = number
    case .dealloc:
      account.death = number
      count = 0
    case .overrideEnter:
      if let entry = WatchedEntry(rawValue: event.flags) {
        running.append((Int(truncatingIfNeeded: event.detail), entry, moves))
      }
    case .overrideExit: leave(event)
    default: break
    }
  }

  /// The count was changed by something that is not in the log (the log was off, or has forgotten it).
  private mutating func notice(_ before: UInt32) {
    if account.birth == nil || before != count { account.isComplete = false }
  }

  private mutating func leave(_ event: Event) {
    guard let depth = running.lastIndex(where: { $0.callable == Int(event.before) }) else { return }
    let override = running[depth]
    running.removeSubrange(depth...)
    switch override.entry {
    case .retain, .release, .autorelease, .retainCount, .copy, .copyWithZone: break
    default: return
    }
    let method = session.callableName(override.callable)
    let moved = moves > override.moves ? 1 : 0
    if let index = account.answered.firstIndex(where: { $0.method == method }) {
      account.answered[index].times += 1
      account.answered[index].moved += moved
    } else {
      account.answered.append(
        Account.Answered(
          method: method, selector: "\(override.entry)", times: 1, moved: moved))
    }
  }

  private func flow(_ event: Event) -> ValueFlow? {
    let callable = Int(event.callable)
    guard let code = world.code(ofCallable: callable) else { return nil }
    return ValueFlow(code: code) { offset in
      var next = world.classOfCallable(callable)
      while let index = next, let info = world.classInfo(index) {
        if let ivar = info.ivars.first(where: { $0.offset == offset }) { return ivar.name }
        next = info.superclass
      }
      return nil
    }
  }

  private mutating func take(_ kind: Account.Unit.Kind, _ number: Int, _ event: Event) {
    let (place, isLibrary) = session.userPlace(of: event)
    var destination: ValuePlace?
    if isLibrary {
      // What the library answered may still be followed in the function that called it.
      if kind == .birth || event.detail == 0 { destination = nil }
    } else {
      let name = session.callableName(Int(event.callable))
      destination =
        name.hasPrefix("__copy_helper") ? .capture : flow(event)?.destination(of: Int(event.pc))
    }
    account.units.append(
      Account.Unit(
        kind: kind, event: number, place: place,
        function: session.callableName(Int(event.callable)), isLibrary: isLibrary,
        destination: destination))
  }

  private mutating func wait(_ event: Event) {
    if event.detail == 0 {
      account.autoreleasedNowhere += 1
      return
    }
    let callable = session.callableName(Int(event.callable))
    let openUnits = account.units.indices.filter {
      account.units[$0].givenBack == nil && account.units[$0].pool == nil
    }
    let unit =
      openUnits.last { account.units[$0].function == callable } ?? openUnits.last
    if let unit { account.units[unit].pool = event.detail }
  }

  private mutating func giveBack(_ number: Int, _ event: Event) {
    let (place, isLibrary) = session.userPlace(of: event)
    let flow = self.flow(event)
    let isPool = flow?.isPoolDrain(Int(event.pc)) == true
    let function = session.callableName(Int(event.callable))
    let back = Account.Return(
      event: number, place: place, function: function, isLibrary: isLibrary, isPool: isPool)
    let source =
      isLibrary
      ? nil
      : function.hasPrefix("__destroy_helper") ? .capture : flow?.source(of: Int(event.pc))
    guard let unit = unit(for: source, function: function, isLibrary: isLibrary, isPool: isPool)
    else {
      account.surplus.append(back)
      return
    }
    account.units[unit].givenBack = back
  }

  /// Which unit a release gives back.
  private func unit(
    for source: ValuePlace?, function: String, isLibrary: Bool, isPool: Bool
  ) -> Int? {
    let units = account.units
    let open = units.indices.filter { units[$0].givenBack == nil }
    if isPool, let first = open.last(where: { units[$0].pool != nil }) { return first }
    let free = open.filter { units[$0].pool == nil }
    if let source, let match = free.last(where: { units[$0].destination == source }) {
      return match
    }
    if isLibrary, let match = free.last(where: { units[$0].isLibrary && units[$0].kind != .birth })
    {
      return match
    }
    // What the library took it gives back itself, and what a variable is known to hold is its own to give.
    let vague = free.filter { index in
      if units[index].isLibrary, units[index].kind != .birth { return false }
      switch units[index].destination {
      case nil, .returned?, .argument?: return true
      default: return false
      }
    }
    let own = free.filter { !units[$0].isLibrary || units[$0].kind == .birth }
    return vague.last { units[$0].function == function } ?? vague.last
      ?? own.last { units[$0].function == function } ?? own.last ?? free.last ?? open.last
  }

  // MARK: Closing

  mutating func closed(_ references: [Reference]) -> Account {
    guard let object = account.object, !object.isImmortal else {
      return account
    }
    if UInt64(account.open.count) != object.count { account.isComplete = false }
    var left = references
    func assign(_ unit: Int, _ matches: (Reference) -> Bool) {
      guard account.units[unit].holder == nil, let index = left.firstIndex(where: matches) else {
        return
      }
      account.units[unit].holder = left[index].holder
      left.remove(at: index)
    }
    let open = account.units.indices.filter { account.units[$0].givenBack == nil }
    for unit in open {
      if let token = account.units[unit].pool {
        assign(unit) { reference in
          if case .pool(let waiting, _) = reference.holder { return waiting == token }
          return false
        }
      }
    }
    for unit in open where account.units[unit].pool == nil {
      let wanted = account.units[unit]
      assign(unit) { $0.strength != .weak && fits($0.holder, wanted) }
    }
    // A strong variable owns by itself; a mere pointer may be what is left of an owner.
    for strength in [Reference.Strength.strong, .unknown] {
      for unit in open where account.units[unit].pool == nil {
        assign(unit) { $0.strength == strength }
      }
    }
    account.others = left
    return account
  }

  /// Whether a unit was taken for this holder.
  private func fits(_ holder: Holder, _ unit: Account.Unit) -> Bool {
    switch (holder, unit.destination) {
    case (.local(let name, let function, _, _), .local(let other, let taker)?):
      name == other && function == taker
    case (.variable(let name, _), .global(let linkName)?):
      globalNames[linkName] == name
    case (.ivar(_, let name), .ivar(let other)?): name == other
    case (.capture, .capture?): true
    default: unit.isLibrary && unit.kind != .birth && libraryFits(holder, unit.function)
    }
  }

  /// Whether a function of the library takes for this holder: an array's method for an array.
  private func libraryFits(_ holder: Holder, _ function: String) -> Bool {
    switch holder {
    case .association: return function.contains("AssociatedObject")
    case .library: return true
    case .element(let of), .ivar(let of, _):
      guard let first = function.first, first == "-" || first == "+",
        let space = function.firstIndex(of: " ")
      else { return isOfLibrary(of) && !function.contains("AssociatedObject") }
      let wanted = function[..<space].dropFirst(2).prefix { $0 != "(" }
      var next = session.object(of)?.classIndex
      while let index = next, let info = world.classInfo(index) {
        if info.name == wanted { return true }
        next = info.superclass
      }
      return false
    case .variable, .local, .capture, .memory, .pool, .thread: return false
    }
  }

  private func isOfLibrary(_ serial: UInt32) -> Bool {
    session.object(serial).flatMap { world.classInfo($0.classIndex) }?.isPrelude == true
  }
}
