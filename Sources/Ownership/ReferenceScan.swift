internal import Bytecode
internal import Diagnostics
internal import VirtualMachine

/// Turns the places where pointers lie into references that a person can be told: an ivar by its name, the
/// table inside an array as the array itself, a captured variable as the block's.
extension Moment {
  package func references() -> ReferenceMap {
    var scan = ReferenceScan(world: world)
    return scan.map()
  }
}

private struct ReferenceScan {
  let world: World
  let globals: [GlobalInfo]
  var classes: [Int: ClassInfo] = [:]
  /// Variables that the machine watches, by their addresses: weak ones, and Swift's `unowned`, which only point.
  var watched: [UInt64: Reference.Strength] = [:]
  /// Variables of the prompt that were declared anew, and that no function still uses.
  var replaced: Set<Int> = []
  /// Who keeps a piece of C memory.
  var keepers: [UInt64: Holder] = [:]
  /// Pointers to C memory that were looked at to find them.
  var placesWalked = 0

  init(world: World) {
    self.world = world
    globals = world.globalInfos()
    replaced = replacedVariables()
  }

  /// A variable that is declared a second time is another one, and the first is gone with its name; a function
  /// that was defined in between still means the first.
  private func replacedVariables() -> Set<Int> {
    var newest: [String: Int] = [:]
    var older: [String: Int] = [:]
    for (index, global) in globals.enumerated() where global.isPromptVariable {
      if let before = newest[global.displayName] { older[globals[before].linkName] = before }
      newest[global.displayName] = index
    }
    if older.isEmpty { return [] }
    for callable in 0..<world.callableCount where !older.isEmpty {
      if let code = world.code(ofCallable: callable), isNamedCode(code.name) {
        for constant in code.constants {
          if case .global(let linkName, _) = constant { older[linkName] = nil }
        }
      }
    }
    return Set(older.values)
  }

  mutating func map() -> ReferenceMap {
    var result = ReferenceMap()
    for place in world.weakPlaces() {
      watched[place.variable] = place.isUnowned ? .unsafe : .weak
    }
    let associations = associationMemory()
    let places = world.pointerPlaces()
    findKeepers(places.filter(\.targetIsMemory), associations)
    result.placesWalked = placesWalked
    result.reserve(places.count)
    for place in places where !place.targetIsMemory {
      if world.isLookOver { break }
      if case .memory(let address, let offset) = place.site, associations.contains(address) {
        // The tables of associated objects: the object itself is a key there, not held.
        guard offset == AssociationLayout.value,
          let owner = world.readWord(address &+ UInt64(AssociationLayout.object)),
          let info = world.objectInfo(at: owner)
        else { continue }
        let policy = world.readWord(address &+ UInt64(AssociationLayout.policy)) ?? 0
        let holder: Holder =
          info.serial != 0
          ? .association(of: info.serial)
          : .lastingAssociation(with: world.className(ofClassAt: owner) ?? info.className)
        add(place, holder, policy & 1 == 1 ? .strong : .unsafe, to: &result)
        continue
      }
      guard let (holder, strength) = describe(place) else { continue }
      add(place, holder, strength, to: &result)
    }
    return result
  }

  /// Whoever keeps a piece of memory for good has what lies in it: an array has its table, whatever a running method
  /// of the array has in hand of it. Only what nobody else keeps belongs to a variable of a call, or to the call.
  private mutating func findKeepers(_ places: [PointerPlace], _ associations: Set<UInt64>) {
    var lasting: [PointerPlace] = []
    var passing: [PointerPlace] = []
    var within: [UInt64: [PointerPlace]] = [:]
    for place in places {
      if world.isLookOver { return }
      switch place.site {
      case .global, .object, .constant, .blockMethod: lasting.append(place)
      case .local, .call, .stackBlock, .pool, .handedOver: passing.append(place)
      case .memory(let address, _):
        if !associations.contains(address) { within[address, default: []].append(place) }
      }
    }
    // From each piece that has a keeper on to what only it leads to.
    for root in lasting + passing {
      var next = [root]
      while let place = next.popLast() {
        placesWalked += 1
        if world.isLookOver { return }
        guard keepers[place.target] == nil, let (holder, _) = describe(place) else { continue }
        keepers[place.target] = inside(holder)
        next += within[place.target] ?? []
      }
    }
  }

  private func add(
    _ place: PointerPlace, _ holder: Holder, _ strength: Reference.Strength,
    to result: inout ReferenceMap
  ) {
    let serial = world.serial(ofAddress: place.target)
    guard serial != 0 else { return }
    result.append(
      Reference(
        holder: holder, target: serial,
        strength: place.targetIsDead ? .unsafe : watched[place.slot] ?? strength,
        slot: place.slot, part: place.part))
  }

  /// What keeps what lies in memory that this holder points to.
  private mutating func inside(_ holder: Holder) -> Holder {
    switch holder {
    case .ivar(let of, _):
      guard let index = world.objectInfo(serial: of)?.classIndex,
        info(index)?.isPrelude == true
      else { return .memory(of: of) }
      return .element(of: of)
    default: return holder
    }
  }

  private mutating func info(_ index: Int) -> ClassInfo? {
    if let known = classes[index] { return known }
    let found = world.classInfo(index)
    classes[index] = found
    return found
  }

  /// A variable that the library keeps to itself is known by the class of what is in it, or by what it is for.
  private func publicName(of global: GlobalInfo) -> String {
    guard global.displayName.hasPrefix("__") else { return global.displayName }
    let className = global.typeName.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    if world.classIndex(named: String(className)) != nil { return String(className) }
    return global.displayName.split(separator: "_").last.map(String.init) ?? ""
  }

  private mutating func describe(_ place: PointerPlace) -> (Holder, Reference.Strength)? {
    switch place.site {
    case .global(let index):
      let global = globals[index]
      if replaced.contains(index) { return nil }
      if global.isPrelude || global.isLibrary {
        return (.library(name: publicName(of: global)), .unknown)
      }
      return (
        .variable(name: global.displayName, isPrompt: global.isPromptVariable),
        global.isUnsafe ? .unsafe : .unknown
      )
    case .local(let name, let callable, let thread, let depth):
      return (
        .local(
          name: name, function: world.callableName(callable), thread: thread, depth: depth,
          isHidden: !isProgrammersName(name) || !world.isProgrammers(callable)),
        isBorrowed(name, by: callable) ? .unsafe : .unknown
      )
    case .pool(let token, let thread): return (.pool(token: token, thread: thread), .strong)
    case .handedOver(let thread): return (.thread(thread), .strong)
    case .call(let thread, let isRegister):
      return (.call(thread: thread, isRegister: isRegister), .unsafe)
    case .stackBlock(let address, let thread, let offset):
      // Under manual counting a literal on the stack only points: what it took, the history says.
      switch captureStrength(address, offset) {
      case .strong: return (.stackBlock(thread: thread), .unknown)
      case .weak: return (.stackBlock(thread: thread), .weak)
      default: return (.call(thread: thread, isRegister: false), .unsafe)
      }
    case .constant: return (.library(name: ""), .unknown)
    case .blockMethod: return (.library(name: Holder.blockMethod), .strong)
    case .object(let address, let offset): return inObject(address, offset)
    case .memory(let address, _):
      let keeper = keepers[address] ?? .memory(of: 0)
      if case .capture(let block, _) = keeper {
        // A __block variable: it owns what it holds where it has a copy function (ARC, and blocks). Under manual counting
        // it is a variable like any other, which lives as long as the block: what it owns, the history says.
        let copies = world.readWord(address &+ 16) ?? 0
        return (
          .capture(of: block, offset: 0),
          copies != 0 ? .strong : isManual(block) ? .unknown : .unsafe
        )
      }
      return (keeper, .unknown)
    }
  }

  private mutating func inObject(
    _ address: UInt64, _ offset: Int
  ) -> (Holder, Reference.Strength)? {
    guard let object = world.objectInfo(at: address) else { return nil }
    if object.className == "__NSMallocBlock__" {
      guard offset >= BlockLayout.captures else { return nil }
      return (.capture(of: object.serial, offset: offset), captureStrength(address, offset))
    }
    var next: Int? = object.classIndex
    var steps = 0
    while let index = next, steps < 256, let info = info(index) {
      if let ivar = info.ivars.first(where: { $0.offset <= offset && offset < $0.offset + $0.size })
      {
        let strength: Reference.Strength =
          switch ivar.ownership {
          case .strong: .strong
          case .weak: .weak
          case .unsafe: .unsafe
          case .none: .unknown
          }
        return (.ivar(of: object.serial, name: ivar.name), strength)
      }
      next = info.superclass
      steps += 1
    }
    return (.memory(of: object.serial), .unknown)
  }

  /// A parameter is its caller's for as long as the call runs: it owns nothing but what was taken for it.
  private func isBorrowed(_ name: String, by callable: Int) -> Bool {
    guard name != "self", let code = world.code(ofCallable: callable) else { return false }
    let first = FrameLayout.headerSlots
    let parameters = first..<(first + code.parameterCount)
    return code.variables.contains { variable in
      guard variable.name == name, case .register(let number) = variable.home else { return false }
      return parameters.contains(number)
    }
  }

  /// What a block does for what it captured at an offset, once it lies on the heap.
  private func captureStrength(_ block: UInt64, _ offset: Int) -> Reference.Strength {
    switch world.captureRetain(ofBlock: block, offset: offset) {
    case .retain, .call: .strong
    case .loadWeak: .weak
    default: .unsafe
    }
  }

  /// Whether the code of a block counts by hand.
  private func isManual(_ block: UInt32) -> Bool {
    guard let object = world.objectInfo(serial: block),
      let invoke = world.placeOfBlock(object.address)?.callable
    else { return false }
    return world.code(ofCallable: invoke)?.isManual == true
  }

  /// Where the fields of the library's `__selfsame_Association` lie, in bytes (Library/Reflection/ObjcReflection.m).
  private enum AssociationLayout {
    static let ways = (0, 8)
    static let object = 16
    static let value = 32
    static let policy = 40
  }

  /// Addresses of the nodes in the tables of associated objects: the associations, and the list of each object's. Both
  /// begin with the two that stand below.
  private func associationMemory() -> Set<UInt64> {
    let ways = AssociationLayout.ways
    var nodes: Set<UInt64> = []
    for name in ["__selfsame_associations", "__selfsame_associationOwners"] {
      guard let table = globals.first(where: { $0.displayName == name }) else { continue }
      for bucket in 0..<(table.size / 8) {
        var open = [world.readWord(table.address &+ UInt64(bucket * 8)) ?? 0]
        while let node = open.popLast() {
          guard node != 0, nodes.insert(node).inserted else { continue }
          open += [ways.0, ways.1].map { world.readWord(node &+ UInt64($0)) ?? 0 }
        }
      }
    }
    return nodes
  }
}

/// `singleton` for `+[Singleton shared].singleton`: a static without the class or the method that has it.
package func withoutOwner(_ name: String) -> String {
  name.split(separator: ".").last.map(String.init) ?? name
}

/// The name of a variable that a front end made for itself, with a mark that no program can write in front of it: two
/// underscores are anybody's. Of a static the function comes first (`+[Shop shared].only`).
package func madeName(_ name: String) -> String {
  guard let dot = name.lastIndex(of: ".") else { return "%" + name }
  return name[...dot] + "%" + name[name.index(after: dot)...]
}

/// What a front end or the compiler made has a name that no program can write.
package func isProgrammersName(_ name: String) -> Bool {
  guard let first = name.first, first.isLetter || first == "_" else { return false }
  return !name.contains(" ")
}

/// Whether a callable's name is a function's or a method's: top-level statements have none that C would take.
package func isNamedCode(_ name: String) -> Bool {
  guard let first = name.first else { return false }
  if first == "-" || first == "+" { return true }
  return (first == "_" || first.isLetter) && !name.contains(" ")
}
