internal import Bytecode
package import Diagnostics
internal import VirtualMachine

/// One object's life, and one object's memory, as data.
package struct LifeEvent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case alloc
    case initialised(Int)
    case retain, release, autorelease, weak, dealloc, freed
    /// A method of the user answered in the root class's place.
    case override(method: String)
  }
  package var event: Int
  package var kind: Kind
  /// The true count afterwards.
  package var count: UInt64
  package var isARC: Bool
  package var place: SourceRange
  package var function: String
  package var isLibrary: Bool

  package init(
    event: Int, kind: Kind, count: UInt64, isARC: Bool = false, place: SourceRange = .none,
    function: String = "", isLibrary: Bool = false
  ) {
    self.event = event
    self.kind = kind
    self.count = count
    self.isARC = isARC
    self.place = place
    self.function = function
    self.isLibrary = isLibrary
  }
}

/// A piece of an object: the isa pointer, an ivar, what alignment leaves empty, extra bytes.
package struct MemoryField: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case isa
    case ivar(name: String, typeName: String)
    case gap, extra
  }
  package enum Content: Equatable, Sendable {
    case bytes
    case number(String)
    case object(UInt32, isWeak: Bool, isDead: Bool)
    case text(String)
    case null
  }
  package var offset: Int
  package var bytes: [UInt8]
  package var kind: Kind
  package var content: Content

  package init(offset: Int, bytes: [UInt8], kind: Kind, content: Content) {
    self.offset = offset
    self.bytes = bytes
    self.kind = kind
    self.content = content
  }
}

/// A static or global that a class's methods use.
package struct StaticUse: Equatable, Sendable {
  package var name: String
  package var typeName: String
  /// Methods of the class that name it, in order of definition.
  package var methods: [String]
  /// Serial of the object it points to now; 0: none.
  package var object: UInt32

  package init(name: String, typeName: String, methods: [String], object: UInt32) {
    self.name = name
    self.typeName = typeName
    self.methods = methods
    self.object = object
  }
}

extension Moment {
  /// Weak variables: where they are, and what they refer to.
  package func weakReferences() -> [Reference] {
    references().references.filter { $0.strength == .weak }
  }

  // MARK: Life

  /// What changed the count of an object, in order; the oldest may be forgotten by the log.
  package func life(of serial: UInt32) -> [LifeEvent] {
    var result: [LifeEvent] = []
    var count: UInt64 = 0
    var inits = 0
    let (first, events) = recentEvents()
    for (index, event) in events.enumerated()
    where event.object == serial {
      let kind: LifeEvent.Kind
      switch event.kind {
      case .alloc:
        kind = .alloc
        count = UInt64(event.after)
      case .`init`:
        guard !event.isNested else { continue }
        inits += 1
        kind = .initialised(inits)
      case .retain:
        kind = .retain
        count = UInt64(event.after)
      case .release:
        kind = .release
        count = UInt64(event.after)
      case .autorelease: kind = .autorelease
      case .weak: kind = .weak
      case .deallocBegin: kind = .dealloc
      case .dealloc:
        kind = .freed
        count = 0
      case .override:
        guard let entry = event.message, [.retain, .release, .autorelease].contains(entry) else {
          continue
        }
        kind = .override(method: world.callableName(Int(event.method)))
        count = UInt64(event.before)
      default: continue
      }
      let (place, isLibrary) = userPlace(of: event)
      result.append(
        LifeEvent(
          event: first + index, kind: kind, count: count,
          isARC: event.isInserted
            && (event.kind == .retain || event.kind == .release),
          place: place,
          function: event.kind == .override ? "" : world.callableName(Int(event.callable)),
          isLibrary: isLibrary))
    }
    return result
  }

  // MARK: Memory

  /// The bytes of a live object, field by field; nil for a dead one.
  package func memory(of serial: UInt32) -> [MemoryField]? {
    guard let object = world.objectInfo(serial: serial) else { return nil }
    let bytes = world.readBytes(object.address, count: object.size)
    guard bytes.count == object.size else { return nil }
    var ivars: [IvarDefinition] = []
    for info in world.lineage(ofClass: object.classIndex) {
      guard ivars.count < 4096 else { break }
      // The root class declares isa itself.
      ivars += info.ivars.filter { $0.offset >= 8 }
    }
    ivars.sort { $0.offset < $1.offset }
    var weak: Set<UInt64> = []
    for place in world.weakPlaces() where !place.isUnowned { weak.insert(place.variable) }
    var fields = [
      MemoryField(
        offset: 0, bytes: Array(bytes.prefix(8)), kind: .isa, content: .text(object.className))
    ]
    var at = 8
    func gap(_ end: Int, _ kind: MemoryField.Kind) {
      let end = min(end, bytes.count)
      if at < end {
        fields.append(
          MemoryField(offset: at, bytes: Array(bytes[at..<end]), kind: kind, content: .bytes))
        at = end
      }
    }
    for ivar in ivars where ivar.offset + ivar.size <= bytes.count && ivar.size > 0 {
      gap(ivar.offset, .gap)
      let part = Array(bytes[ivar.offset..<(ivar.offset + ivar.size)])
      fields.append(
        MemoryField(
          offset: ivar.offset, bytes: part,
          kind: .ivar(name: ivar.declaredName, typeName: ivar.typeName),
          content: content(part, ivar, object.address &+ UInt64(ivar.offset), weak)))
      at = max(at, ivar.offset + ivar.size)
    }
    let ends = ((world.classInfo(object.classIndex)?.instanceSize ?? at) + 7) & ~7
    gap(ends, .gap)
    gap(bytes.count, .extra)
    return fields
  }

  private func content(
    _ bytes: [UInt8], _ ivar: IvarDefinition, _ address: UInt64, _ weak: Set<UInt64>
  ) -> MemoryField.Content {
    guard bytes.count <= 8 else { return .bytes }
    let bits = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    let kind = ivar.encoding.utf8.first { !"rnNoORV".utf8.contains($0) } ?? 0
    switch kind {
    case UInt8(ascii: "@"), UInt8(ascii: "#"):
      if bits == 0 { return .null }
      if let index = world.classObject(at: bits), let info = world.classInfo(index) {
        return .text(info.name)
      }
      let serial = world.serial(ofAddress: bits)
      if serial != 0 {
        return .object(
          serial, isWeak: weak.contains(address),
          isDead: world.objectInfo(serial: serial) == nil)
      }
      return .text(
        world.excerpt(ofString: bits).map { "@\"\($0.marked)\"" } ?? "0x" + String(bits, radix: 16))
    case UInt8(ascii: "*"): return bits == 0 ? .null : .text(world.text(ofCString: bits) ?? "?")
    case UInt8(ascii: "^"), UInt8(ascii: "?"):
      return bits == 0 ? .null : .text("0x" + String(bits, radix: 16))
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["): return .bytes
    case UInt8(ascii: "b"):
      return .number(
        StructureReader.number(bits: bits, size: ivar.size, encoding: ivar.encoding.utf8))
    case UInt8(ascii: ":"):
      return bits == 0 ? .null : .text(world.selectorName(ofAddress: bits) ?? "?")
    default:
      let signed: UInt64 =
        switch kind {
        case UInt8(ascii: "c"): UInt64(bitPattern: Int64(Int8(truncatingIfNeeded: bits)))
        case UInt8(ascii: "s"): UInt64(bitPattern: Int64(Int16(truncatingIfNeeded: bits)))
        case UInt8(ascii: "i"): UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: bits)))
        default: bits
        }
      return .number(StructureReader.number(bits: signed, kind: kind))
    }
  }

  // MARK: Statics

  /// Globals and statics that the methods of a class name, in order of first use.
  package func statics(ofClass index: Int) -> [StaticUse] {
    guard let info = world.classInfo(index) else { return [] }
    var globals: [String: GlobalInfo] = [:]
    for global in world.globalInfos() where !global.isPrelude && !global.isLibrary {
      globals[global.linkName] = global
    }
    var result: [StaticUse] = []
    for method in info.methods {
      guard let code = world.code(ofCallable: method.callable) else { continue }
      for constant in code.constants {
        guard case .global(let linkName, _) = constant, let global = globals[linkName],
          !global.displayName.hasPrefix("descriptor of")
        else { continue }
        if let at = result.firstIndex(where: { $0.name == global.displayName }) {
          if !result[at].methods.contains(code.name) { result[at].methods.append(code.name) }
          continue
        }
        let serial =
          global.size == 8
          ? world.readWord(global.address).map { world.serial(ofAddress: $0) } ?? 0 : 0
        result.append(
          StaticUse(
            name: global.displayName, typeName: global.typeName, methods: [code.name],
            object: serial))
      }
    }
    return result
  }
}
