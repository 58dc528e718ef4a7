internal import Diagnostics
internal import VirtualMachine

/// Finds the places that hold what is left of an account.
///
/// Each place that points to the object can hold one unit. The places lie in rows by what they are (a
/// variable of a name, an ivar of a name, inside an object of a class), so that a unit takes the first free
/// one of its row: an array that holds the same object a hundred thousand times is no hundred thousand
/// searches.
struct HolderMatching {
  private enum Row: Hashable {
    case pool(UInt64)
    case local(String, String)
    case localPart(String, String, Int)
    case variable(String)
    /// A pointer that lies there.
    case at(UInt64)
    /// An ivar of this object.
    case slot(ObjectSlot)
    /// One of this name, or so far into its object, whosever it is.
    case ivar(String)
    case field(Int)
    case capture, literal
    /// Kept with this object.
    case association(UInt32)
    case library
    /// Held by an object of this class, for the library's own methods.
    case inside(Int)
    /// Held by this object.
    case within(UInt32)
    case strong, pointer
  }
  private let references: [Reference]
  /// Of those that are ivars: of which object, and where.
  private var slots: [ObjectSlot?]
  private var isTaken: [Bool]
  private var rows: [Row: [Int]] = [:]
  private var next: [Row: Int] = [:]
  /// Rows of the library's holders, in order of first appearance.
  private var libraryRows: [Row] = []
  private var fittingRows: [String: [Row]] = [:]
  private let reading: CodeReading
  /// Of the object whose claims these are.
  private let address: UInt64
  private var world: World { reading.moment.world }

  /// `released`: units that were given back. Whatever they were taken for may still point, and is the last to be taken
  /// for an owner.
  init(_ references: [Reference], reading: CodeReading, released: [Account.Unit]) {
    self.references = references
    self.reading = reading
    address =
      references.first.flatMap { reading.moment.world.objectInfo(serial: $0.target)?.address } ?? 0
    slots = Array(repeating: nil, count: references.count)
    isTaken = Array(repeating: false, count: references.count)
    for (index, reference) in references.enumerated() {
      if reference.strength == .strong { add(index, .strong) }
      if case .pool(let token, _) = reference.holder { add(index, .pool(token)) }
      if !HolderMatching.mayOwn(reference) { continue }
      if reference.slot != 0 { add(index, .at(reference.slot)) }
      switch reference.holder {
      case .local(let name, let function, _, _, _):
        add(index, .local(name, function))
        add(index, .localPart(name, function, reference.part))
      case .variable(let name, _): add(index, .variable(name))
      case .ivar(let of, let name):
        add(index, .ivar(name))
        if let object = addInside(index, of) {
          let slot = ObjectSlot(
            object: of, offset: Int(truncatingIfNeeded: reference.slot &- object.address))
          slots[index] = slot
          add(index, .slot(slot))
          add(index, .field(slot.offset))
        }
      case .element(let of): _ = addInside(index, of)
      case .capture: add(index, .capture)
      case .stackBlock: add(index, .literal)
      case .association(let of): add(index, .association(of))
      case .lastingAssociation: add(index, .association(0))
      case .library: add(index, .library)
      case .memory, .pool, .thread, .call: break
      }
    }
    let pointers = references.indices.filter {
      // What a literal on the stack captured is its own only where it was taken for it.
      if case .stackBlock = references[$0].holder { return false }
      return references[$0].strength == .unknown
    }
    // A row is what a unit asks for: those of the units that were given back have released theirs.
    var hasReleasedRow = Set<Row>()
    for unit in released {
      let place = unit.destination ?? unit.through
      if let row = exactRow(of: unit, place) ?? row(of: place, in: unit.runner) {
        hasReleasedRow.insert(row)
      }
    }
    func hasReleased(_ index: Int) -> Bool {
      if hasReleasedRow.contains(.at(references[index].slot)) { return true }
      return switch references[index].holder {
      case .variable(let name, _): hasReleasedRow.contains(.variable(name))
      case .local(let name, let function, _, _, _):
        hasReleasedRow.contains(.local(name, function))
          || hasReleasedRow.contains(.localPart(name, function, references[index].part))
      case .ivar(_, let name):
        hasReleasedRow.contains(.ivar(name))
          || slots[index].map { hasReleasedRow.contains(.slot($0)) } == true
      default: false
      }
    }
    // What points to itself keeps nothing: of all pointers that may own it, its own is the last.
    func isOwn(_ index: Int) -> Bool { references[index].holder.object == references[index].target }
    let others = pointers.filter { !isOwn($0) }
    for index in others where !hasReleased(index) { add(index, .pointer) }
    for index in others where hasReleased(index) { add(index, .pointer) }
    for index in pointers where isOwn(index) { add(index, .pointer) }
  }

  /// What says of itself that it only points has no claim. A parameter is its caller's, and may have been retained.
  private static func mayOwn(_ reference: Reference) -> Bool {
    switch (reference.strength, reference.holder) {
    case (.weak, _): false
    case (.unsafe, .local): true
    case (.unsafe, _): false
    case (.strong, _), (.unknown, _): true
    }
  }

  private mutating func add(_ index: Int, _ row: Row) {
    if rows[row] == nil {
      switch row {
      case .association, .library, .inside: libraryRows.append(row)
      default: break
      }
    }
    rows[row, default: []].append(index)
  }

  /// Answers the object that holds it.
  private mutating func addInside(_ index: Int, _ serial: UInt32) -> ObjectInfo? {
    guard let object = world.objectInfo(serial: serial) else { return nil }
    add(index, .inside(object.classIndex))
    add(index, .within(serial))
    return object
  }

  /// Index of the first free reference of a row.
  private mutating func first(_ row: Row) -> Int? {
    guard let members = rows[row] else { return nil }
    var at = next[row] ?? 0
    while at < members.count, isTaken[members[at]] { at += 1 }
    next[row] = at
    return at < members.count ? members[at] : nil
  }

  /// The first free pointer that will do.
  private mutating func firstPointer(_ fits: (Reference) -> Bool) -> Int? {
    guard let next = first(.pointer) else { return nil }
    if fits(references[next]) { return next }
    return rows[.pointer]?.first { !isTaken[$0] && fits(references[$0]) }
  }

  private mutating func take(_ index: Int?) -> Holder? {
    guard let index else { return nil }
    isTaken[index] = true
    return references[index].holder
  }

  // MARK: Questions

  mutating func pool(_ token: UInt64) -> Holder? { take(first(.pool(token))) }

  /// Whether a unit was taken for a place so far into an object of which nobody knows which.
  func mayLieAnywhere(_ unit: Account.Unit) -> Bool {
    switch unit.destination {
    case .field(_, let base): object(in: base, of: unit) == 0
    case .ivar: unit.runner == 0
    default: false
    }
  }

  /// The very pointer that a unit was taken for. What holds it and was born later only lies where that was.
  mutating func exact(_ unit: Account.Unit) -> Holder? {
    guard let index = exactRow(of: unit, unit.destination).flatMap({ first($0) }) else {
      return nil
    }
    let holder = references[index].holder.object
    return holder != 0 && reading.birth(of: holder) > unit.event ? nil : take(index)
  }

  private func exactRow(of unit: Account.Unit, _ place: ValuePlace?) -> Row? {
    if let address = unit.address { return .at(address) }
    switch place {
    case .local(let name, let function, let part?)?: return .localPart(name, function, part)
    case .global?:
      return place.flatMap { reading.moment.address(of: $0) }.map { .at($0) }
    case .field(let offset, _)?:
      return memory(of: unit).map { .at($0 &+ UInt64(bitPattern: Int64(offset))) }
    default: return nil
    }
  }

  /// Whom a unit was taken for.
  mutating func fitting(_ unit: Account.Unit) -> Holder? {
    var found = first(at: unit.destination, of: unit) ?? inside(unit)
    if found == nil, unit.isLibrary, unit.kind != .birth {
      for row in rowsFitting(unit.function) {
        if let index = first(row), index < found ?? .max { found = index }
      }
    }
    return take(found)
  }

  /// The first free reference inside of the object that the library was called by, if its variable still means it.
  private mutating func inside(_ unit: Account.Unit) -> Int? {
    let keeper = unit.keeper != 0 ? unit.keeper : object(in: unit.container, of: unit)
    if keeper == 0 { return nil }
    return first(HolderMatching.associates(unit.function) ? .association(keeper) : .within(keeper))
  }

  private static func associates(_ function: String) -> Bool {
    function.contains("AssociatedObject")
  }

  /// Serial of the object that a variable leads to now, if it can have led there at an event: what was born behind it is
  /// another one.
  private func object(in place: ValuePlace?, of unit: Account.Unit) -> UInt32 {
    guard let address = value(of: place, for: unit) else { return 0 }
    let serial = world.serial(ofAddress: address)
    return serial != 0 && reading.birth(of: serial) > unit.event ? 0 : serial
  }

  /// Where the C memory begins that a unit was taken for a word of; nil: for none, or nobody knows.
  private func memory(of unit: Account.Unit) -> UInt64? {
    guard case .field(_, let base?)? = unit.destination, let address = value(of: base, for: unit),
      address != 0, world.serial(ofAddress: address) == 0
    else { return nil }
    return address
  }

  /// What stands now in a global, or in an instance variable of the object whose method took a unit.
  private func value(of place: ValuePlace?, for unit: Account.Unit) -> UInt64? {
    if let slot = place?.slot(in: unit.runner) {
      return world.objectInfo(serial: slot.object).flatMap {
        world.readWord($0.address &+ UInt64(bitPattern: Int64(slot.offset)))
      }
    }
    guard case .global(let link, _)? = place, let variable = world.globalInfo(named: link) else {
      return nil
    }
    return world.readWord(variable.address)
  }

  private mutating func first(at place: ValuePlace?, of unit: Account.Unit) -> Int? {
    // `q->x`: of the object that q leads to, if it is still that one.
    if case .field(let offset, let base?)? = place,
      let index = first(.slot(ObjectSlot(object: object(in: base, of: unit), offset: offset)))
    {
      return index
    }
    return row(of: place, in: unit.runner).flatMap { first($0) }
  }

  /// Where a unit is to be found that was taken for a place.
  private func row(of place: ValuePlace?, in runner: UInt32) -> Row? {
    switch place {
    case .local(let name, let function, _)?: .local(name, function)
    case .global(let linkName, _)?: reading.globalNames[linkName].map { .variable($0) }
    case .ivar(let name, _)?: place?.slot(in: runner).map { .slot($0) } ?? .ivar(name)
    case .field(let offset, _)?: .field(offset)
    case .capture?: .capture
    case .literal?: .literal
    case .returned?, .argument?, nil: nil
    }
  }

  /// The variable that a retain was sent by.
  static func through(_ matching: inout HolderMatching, _ unit: Account.Unit) -> Holder? {
    matching.take(matching.first(at: unit.through, of: unit))
  }

  static func strong(_ matching: inout HolderMatching, _ unit: Account.Unit) -> Holder? {
    matching.take(matching.first(.strong))
  }

  /// A place of which nothing is known but that it points. What an object still had in its variable when it went, went
  /// with it: whoever points here besides has no claim from there. (One that was handed on before is another's.)
  static func pointer(_ matching: inout HolderMatching, _ unit: Account.Unit) -> Holder? {
    if let slot = unit.ownSlot, matching.address != 0,
      matching.world.lastWord(ofDead: slot.object, at: slot.offset) == matching.address
    {
      return nil
    }
    guard let rest = matching.reading.moment.claimRests[unit.event] else {
      let reading = matching.reading
      return matching.take(matching.firstPointer { !reading.isElder($0, of: unit) })
    }
    if rest.address != 0, let index = matching.first(.at(rest.address)) {
      return matching.take(index)
    }
    return matching.take(matching.firstPointer { !rest.elders.contains($0.slot) })
  }

  /// Variables of ARC for objects that have no unit: each owns what it points to, unless it says otherwise.
  func unclaimedVariables() -> [Int] {
    guard reading.moment.isARC else { return [] }
    return references.indices.filter {
      !isTaken[$0] && references[$0].strength == .unknown && kind(of: references[$0].holder) == "@"
    }
  }

  /// The unit of a pointer of C, which owns nothing by itself, goes over to a variable that does; nil: its holder is no
  /// such pointer.
  mutating func handOn(from holder: Holder, to variable: Int) -> Holder? {
    guard kind(of: holder) == "^",
      let plain = references.indices.first(where: { isTaken[$0] && references[$0].holder == holder }
      )
    else { return nil }
    isTaken[plain] = false
    return take(variable)
  }

  /// What a variable is for, by the letter of its type; nil: it is no variable.
  private func kind(of holder: Holder) -> Character? {
    guard case .variable(let name, _) = holder else { return nil }
    return reading.globalKinds[name]
  }

  /// Places that own nothing. What a running call has in hand is told by its variables.
  func left() -> [Reference] {
    references.indices.filter { !isTaken[$0] }.map { references[$0] }.filter {
      switch $0.holder {
      case .call: false
      case .stackBlock: $0.strength == .weak
      default: true
      }
    }
  }

  // MARK: The library

  private mutating func rowsFitting(_ function: String) -> [Row] {
    if let known = fittingRows[function] { return known }
    let result = libraryRows.filter { fits($0, function) }
    fittingRows[function] = result
    return result
  }

  /// Whether objects of a class, or the class itself, have a method of this name.
  private func answers(_ classIndex: Int, _ selector: String) -> Bool {
    world.lineage(ofClass: classIndex).contains { info in
      info.methods.contains { $0.selector == selector }
    }
  }

  /// Whether a function of the library takes for such a holder: an array's method for an array.
  private func fits(_ row: Row, _ function: String) -> Bool {
    switch row {
    case .association: return HolderMatching.associates(function)
    case .library: return true
    case .inside(let classIndex):
      guard let first = function.first, first == "-" || first == "+",
        let space = function.firstIndex(of: " ")
      else {
        // A message that led to what the library keeps to itself, or a function of C.
        return world.classHead(classIndex)?.isPrelude == true
          && !HolderMatching.associates(function)
          && (!function.contains(":") || answers(classIndex, function))
      }
      let wanted = function[..<space].dropFirst(2).prefix { $0 != "(" }
      var next: Int? = classIndex
      while let index = next, let head = world.classHead(index) {
        if head.name == wanted { return true }
        next = head.superclass
      }
      return false
    default: return false
    }
  }
}
