internal import Bytecode
internal import Diagnostics
internal import Ownership
package import VirtualMachine

/// What a place in memory is called.
///
/// A program knows its memory by the way that leads there from its variables: `counter`, `table[2]`, `origin.x`,
/// `+[Shop shared].only.n`, `list->next`. The walk goes those ways, nearest first; what only a thread's own variables
/// or a collection lead to keeps its number, `#2.n`.
extension ProgramSession {
  /// A variable, the fields of an object that one leads to, or the memory behind a pointer.
  private struct NamedPlace {
    var name: String
    var address: UInt64
    /// Bytes.
    var size: Int
    var encoding: String
    /// See `GlobalInfo.isOnceToken`.
    var isOnceToken = false
    /// Of one element behind a pointer: its path begins with `[0]`, which nobody writes.
    var isPointee = false

    func name(of member: StructureReader.Member) -> String {
      guard isPointee else { return name + member.path }
      let path = member.path.dropFirst("[0]".count)
      return path.isEmpty
        ? "*" + name
        : path.first == "."
          ? name + "->" + path.dropFirst() : name + path
    }

    /// The other way round: the path to the member of a name, in which every arrow is a point.
    func path(to wanted: String) -> String? {
      let own = name.replacing("->", with: ".")
      if isPointee, wanted == "*" + own { return "[0]" }
      guard wanted.hasPrefix(own) else { return nil }
      let path = wanted.dropFirst(own.count)
      guard path.isEmpty && !isPointee || path.first == "." || path.first == "[" else { return nil }
      return (isPointee && !path.hasPrefix("[0]") ? "[0]" : "") + path
    }
  }

  /// So many places are looked at: who keeps more in chains wants no name for each.
  private static let mostPlaces = 4096

  /// Goes from the program's variables along what they point to, until `body` has what it wants.
  private func walkPlaces(_ body: (NamedPlace, [StructureReader.Member]) -> Bool) {
    var seen = Set<UInt64>()
    let globals = world.globalInfos().filter { !$0.isPrelude && !$0.isLibrary }.map {
      NamedPlace(
        name: $0.displayName, address: $0.address, size: $0.size, encoding: $0.encoding,
        isOnceToken: $0.isOnceToken)
    }
    var places = globals
    // Whoever wants a variable itself is done before any pointer is followed.
    lazy var variables = globals.sorted { $0.address < $1.address }
    var next = 0
    while next < places.count, next < ProgramSession.mostPlaces {
      let place = places[next]
      next += 1
      let members = reader(place.encoding).members(at: place.address)
      if body(place, members) { return }
      for member in members {
        guard let target = world.readWord(member.address, size: member.size), target != 0 else {
          continue
        }
        if member.kind == UInt8(ascii: "@") {
          guard let object = world.objectInfo(at: target), seen.insert(target).inserted else {
            continue
          }
          let name = place.name(of: member)
          places += world.programIvars(ofClass: object.classIndex).map {
            NamedPlace(
              name: "\(name).\($0.name)", address: target &+ UInt64($0.offset), size: $0.size,
              encoding: $0.encoding)
          }
        } else if let pointee = pointee(
          of: member, at: target, named: place.name(of: member), among: variables),
          seen.insert(target).inserted
        {
          places.append(pointee)
        }
      }
    }
  }

  /// What a pointer to memory of the program's, or to one of its variables (which lie in order), points to: as many as
  /// there is room for.
  private func pointee(
    of member: StructureReader.Member, at target: UInt64, named name: String,
    among variables: [NamedPlace]
  ) -> NamedPlace? {
    guard !member.pointee.isEmpty, let end = end(of: target, among: variables) else { return nil }
    let size = reader(member.pointee).size(at: target)
    let room = end &- target
    guard size > 0, room >= UInt64(size) else { return nil }
    let count = Int(room) / size
    return NamedPlace(
      name: name, address: target, size: count * size, encoding: "[\(count)\(member.pointee)]",
      isPointee: count == 1)
  }

  /// Where the memory or the variable ends that an address lies in.
  private func end(of target: UInt64, among variables: [NamedPlace]) -> UInt64? {
    if let memory = world.memory(holding: target) { return memory.address &+ UInt64(memory.size) }
    var (low, high) = (0, variables.count)
    while low < high {
      let middle = (low + high) / 2
      if variables[middle].address <= target { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let end = variables[low - 1].address &+ UInt64(max(0, variables[low - 1].size))
    return target < end ? end : nil
  }

  private func reader(_ encoding: String) -> StructureReader {
    StructureReader(encoding: Array(encoding.utf8), world: world)
  }

  /// The variable, field, member or element at a place, and what it is there; nil: not known.
  private func variable(at address: UInt64) -> (name: String, member: StructureReader.Member?)? {
    func named(_ place: NamedPlace) -> (name: String, member: StructureReader.Member?) {
      let members = reader(place.encoding).members(holding: address, in: place.address)
      let member = members.first { $0.field != nil } ?? members.last
      return (member.map { place.name(of: $0) } ?? place.name, member)
    }
    var found: NamedPlace?
    walkPlaces { place, _ in
      guard address >= place.address, address < place.address &+ UInt64(max(1, place.size)) else {
        return false
      }
      found = place
      return true
    }
    if let found { return named(found) }
    guard let (object, ivar) = world.ivar(at: address),
      let start = world.objectInfo(serial: object)?.address
    else { return nil }
    return named(
      NamedPlace(
        name: "\(objectName(object)).\(ivar.name)", address: start &+ UInt64(ivar.offset),
        size: ivar.size, encoding: ivar.encoding))
  }

  /// The variable at a place, as a person knows it, and what it holds now.
  package func variable(at access: Access) -> (name: String, value: String)? {
    let address = access.address
    let size = Int(min(access.size, 8))
    guard let (name, member) = variable(at: address) else { return nil }
    guard let word = world.readWord(address, size: size) else { return (name, "") }
    if member?.isInner == true { return (name, "…") }
    if let member, let field = member.field {
      return (
        name,
        StructureReader.number(
          bits: field.value(in: word), size: field.wordSize, kind: member.kind)
      )
    }
    switch member?.kind ?? 0 {
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      let serial = world.serial(ofAddress: word)
      return (name, word == 0 ? "nil" : serial == 0 ? "?" : objectName(serial))
    case UInt8(ascii: "^"), UInt8(ascii: "*"): return (name, word == 0 ? "NULL" : "…")
    case let kind:
      // A copy may take a word with several members at once: each is told as what it is.
      if let member, BitField.size(ofNumber: kind) > 0,
        let bits = world.readWord(member.address, size: member.size)
      {
        return (name, StructureReader.number(bits: bits, size: member.size, kind: kind))
      }
      let shift = UInt64(64 - size * 8)
      let signed = Int64(bitPattern: word << shift) >> Int64(shift)
      return (name, size == 0 ? "" : String(signed))
    }
  }

  /// The place of this name: a variable, a member, an element, a field: `c->kids[1]`.
  func place(called word: String) -> WrittenVariable? {
    let wanted = word.replacing("->", with: ".")
    guard wanted.contains(where: { $0 == "." || $0 == "[" || $0 == "*" }) else { return nil }
    var found: WrittenVariable?
    walkPlaces { place, _ in
      found = place.path(to: wanted).flatMap {
        reader(place.encoding).member(called: $0, in: place.address)
      }.map {
        WrittenVariable(
          object: world.ivar(at: $0.address)?.object ?? 0, name: word, address: $0.address,
          size: $0.size, encoding: $0.encoding)
      }
      return found != nil
    }
    return found
  }

  /// The address of the pointer of this name: a variable's, or that of an element or member.
  func pointerPlace(called name: String) -> UInt64? {
    if let global = world.globalInfos().last(where: { $0.displayName == name }) {
      let isValue = global.encoding.first.map { "{[(".contains($0) } ?? false
      return global.size == 8 && !isValue ? global.address : nil
    }
    return place(called: name).flatMap { $0.isObject ? $0.address : nil }
  }

  /// The objects to which the members of a value lead, by the names of their places; none: it is no such value.
  package func objects(within word: String) -> [(name: String, serial: UInt32)] {
    var found: [(name: String, serial: UInt32)] = []
    walkPlaces { place, members in
      guard place.name == word else { return false }
      for member in members where member.kind == UInt8(ascii: "@") && !member.path.isEmpty {
        let serial = world.readWord(member.address).map(world.serial(ofAddress:)) ?? 0
        if serial != 0 { found.append((place.name(of: member), serial)) }
      }
      return true
    }
    return found
  }

  /// The whole numbers and truth values that the program's variables lead to, by the names of their places.
  package func wholeNumbers() -> [String: String] {
    var numbers: [String: String] = [:]
    walkPlaces { place, members in
      if place.isOnceToken { return false }
      for member in members where "csilqCSILQB".utf8.contains(member.kind) {
        guard let word = world.readWord(member.address, size: member.size) else { continue }
        numbers[place.name(of: member)] =
          member.kind == UInt8(ascii: "B")
          ? inputLanguage == .objectiveC
            ? String(member.value(in: word) & 0xFF)
            : member.value(in: word) & 0xFF != 0 ? "true" : "false"
          : StructureReader.number(
            bits: member.value(in: word), size: member.size, kind: member.kind)
      }
      return false
    }
    return numbers
  }

  /// The classes of the objects that the program's variables themselves point to.
  func classesOfVariables() -> Set<Int> {
    var found = Set<Int>()
    for global in world.globalInfos() where !global.isPrelude && !global.isLibrary {
      for member in reader(global.encoding).members(at: global.address)
      where member.kind == UInt8(ascii: "@") {
        if let object = world.readWord(member.address).flatMap({ world.objectInfo(at: $0) }) {
          found.insert(object.classIndex)
        }
      }
    }
    return found
  }

  // MARK: Locks

  /// The name of the lock that an operation touched: that of the variable that holds it, or of its object.
  package func lockName(at place: Access) -> String {
    let address = place.address
    if let (object, _) = world.ivar(at: address) { return lockName(ofSerial: object) }
    let behind = world.serial(ofAddress: address + 8)
    if behind != 0 { return lockName(ofSerial: behind) }
    if let className = world.className(ofClassAt: address + 8) { return className }
    return variableOfLock(at: address) ?? "?"
  }

  /// A lock of C's is a struct, of which each operation touches what it needs.
  private func variableOfLock(at address: UInt64) -> String? {
    guard let (name, member) = variable(at: address) else { return nil }
    guard let field = member?.path.split(separator: ".").last, name.hasSuffix("." + field) else {
      return name
    }
    return String(name.dropLast(field.count + 1))
  }

  /// The name of what somebody waits for; nil: it has none.
  package func lockName(of wait: Stop.Wait) -> String? {
    if wait.object != 0 { return lockName(ofSerial: wait.object) }
    if let className = world.className(ofClassAt: wait.address) { return className }
    return variableOfLock(at: wait.address)
  }

  /// The way by which the program knows an object, or `#2`.
  private func lockName(ofSerial serial: UInt32) -> String {
    guard let object = world.objectInfo(serial: serial) else { return objectName(serial) }
    var name: String?
    walkPlaces { place, members in
      let holder = members.first {
        $0.kind == UInt8(ascii: "@") && world.readWord($0.address) == object.address
      }
      name = holder.map(place.name(of:))
      return holder != nil
    }
    return name ?? objectName(serial)
  }
}
