internal import Bytecode
internal import Compiler
package import Diagnostics
internal import Syntax
package import VirtualMachine

/// The looking side of a session: never changes anything.
extension ProgramSession {
  /// Events by absolute number; the oldest may have been dropped.
  package var eventCount: Int { world.eventCount }
  package func events(_ range: Range<Int>) -> [Event] { world.events(range) }
  package func objects() -> [ObjectInfo] { world.liveObjects() }
  package func object(_ serial: UInt32) -> ObjectInfo? { world.objectInfo(serial: serial) }
  package func zones() -> [ZoneInfo] { world.zoneInfos() }
  package func pools() -> [PoolInfo] { world.poolInfos() }
  package func globals() -> [GlobalInfo] { world.globalInfos() }
  package func classInfo(_ index: Int) -> ClassInfo? {
    // What the Swift front end gives each class for itself is no method of the program.
    var info = world.classInfo(index)
    info?.methods.removeAll { $0.selector == "swiftText:" || $0.selector == "swiftDestroy" }
    return info
  }
  package func classInfo(named name: String) -> ClassInfo? {
    world.classIndex(named: name).flatMap { classInfo($0) }
  }
  package func classes() -> [ClassInfo] { world.allClasses() }
  package func selectorName(_ id: Int) -> String { world.selectorName(id) }
  package func callableName(_ index: Int) -> String { world.callableName(index) }
  /// Class that holds a method's callable, nil for functions.
  package func classOfCallable(_ index: Int) -> Int? { world.classOfCallable(index) }
  package func place(callable: Int, pc: Int) -> SourceRange {
    world.place(callable: callable, pc: pc)
  }
  /// Class name an object had, live or dead; nil for an unknown serial.
  package func className(ofSerial serial: UInt32) -> String? {
    world.className(ofSerial: serial)
  }

  /// The object a global or prompt variable points to.
  package func objectSerial(inVariable name: String) -> UInt32? {
    guard let global = world.globalInfos().last(where: { $0.displayName == name }),
      global.size == 8, let address = world.readWord(global.address)
    else { return nil }
    return world.objectInfo(at: address)?.serial
  }

  /// The object, live or dead, that a global or prompt variable points to; 0: it holds nil. nil: there is
  /// no such variable, or it holds something else.
  package func lastObject(inVariable name: String) -> UInt32? {
    guard let global = world.globalInfos().last(where: { $0.displayName == name }),
      global.size == 8, let address = world.readWord(global.address)
    else { return nil }
    if address == 0 { return 0 }
    let serial = world.serial(ofAddress: address)
    return serial == 0 ? nil : serial
  }

  /// What -retainCount answers, when a class overrides it; found out in a branch that is discarded.
  package func claimedCount(ofSerial serial: UInt32) -> UInt64? {
    guard let object = world.objectInfo(serial: serial), overridesRetainCount(object) else {
      return nil
    }
    return inBranch { call("__selfsame_retainCount", [object.address]) }
  }

  private func overridesRetainCount(_ object: ObjectInfo) -> Bool {
    var current: Int? = object.classIndex
    while let index = current, let info = world.classInfo(index), !info.isPrelude {
      if info.methods.contains(where: { $0.selector == "retainCount" && !$0.isClassMethod }) {
        return true
      }
      current = info.superclass
    }
    return false
  }

  /// Objects (no C blocks) that no global, prompt variable, stack or pool reaches.
  package func unreachableObjects() -> [ObjectInfo] { world.unreachableObjects() }

  /// Stack of the last stop, or of what stands suspended in the past, innermost first; empty when the last
  /// input ended normally.
  package func stoppedFrames() -> [FrameInfo] {
    let frames = world.stop == nil && activities.isEmpty ? [] : world.frames()
    // A Swift program stopped itself in the library: the stack begins where it asked for what is not.
    guard frames.contains(where: { $0.name == "__swift_stop" }) else { return frames }
    return Array(
      frames.drop { $0.name.hasPrefix("__swift_") || $0.name.hasPrefix("__selfsame_") })
  }

  /// Value of an expression, found out in a branch that is discarded; nil when it does not compile or
  /// is stopped.
  package func scratchValue(of expression: String) -> ScratchValue? {
    inBranch {
      let file = state.sources.add(
        name: "check", origin: .lesson, text: Array(expression.utf8))
      let reading = ReadingOptions(form: .input, arc: mode == .arc)
      var translated: TranslatedInput?
      guard case .tree(let tree, _) = readInput(file, reading, &translated) else { return nil }
      let result = state.compile(
        tree, .input(number: state.inputNumber + 1),
        arc: countsByARC(translated))
      guard let unit = result.unit, let shown = unit.shown else { return nil }
      let report = world.load(unit)
      guard report.problem == nil, let entry = report.entry else { return nil }
      world.start(callable: entry)
      guard runBranch() else { return nil }
      let bits = world.result
      return ScratchValue(
        bits: bits, encoding: shown.encoding, object: world.objectInfo(at: bits)?.serial ?? 0)
    }
  }

  /// Runs a scratch expression within a small budget.
  private func runBranch() -> Bool {
    for _ in 0..<100 {
      switch world.run(fuel: 20_000) {
      case .finished: return true
      case .stopped: return false
      case .sliceEnded, .blocked: continue
      }
    }
    return false
  }

  // MARK: Values

  /// A result as the prompt shows it.
  func displayedValue(bits: UInt64, shown: ShownValue) -> DisplayedValue {
    if shown.typeName == "Bool", shown.encoding.hasSuffix("B") {
      return DisplayedValue(
        name: shown.variableName, typeName: "Bool", content: .number(bits != 0 ? "true" : "false"))
    }
    return DisplayedValue(
      name: shown.variableName, typeName: shown.typeName,
      content: content(bits: bits, encoding: shown.encoding, typeName: shown.typeName))
  }

  private func content(
    bits: UInt64, encoding: String, typeName: String
  ) -> DisplayedValue.Content {
    let kind = encoding.utf8.first { !"rnNoORV".utf8.contains($0) } ?? 0
    switch kind {
    case UInt8(ascii: "@"): return objectContent(bits)
    case UInt8(ascii: "#"):
      if bits == 0 { return .null }
      return world.classObject(at: bits).flatMap { world.classInfo($0)?.name }
        .map { .classObject($0) } ?? .pointer(bits)
    case UInt8(ascii: ":"):
      if bits == 0 { return .null }
      return world.selectorName(ofAddress: bits).map { .selector($0) } ?? .pointer(bits)
    case UInt8(ascii: "*"):
      if bits == 0 { return .null }
      return world.text(ofCString: bits).map { .cString($0) } ?? .pointer(bits)
    case UInt8(ascii: "^"), UInt8(ascii: "["), UInt8(ascii: "?"):
      return bits == 0 ? .null : .pointer(bits)
    case UInt8(ascii: "B"): return .bool(bits != 0)
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      return .structure(structureText(address: bits, encoding: encoding))
    default: return .number(StructureReader.number(bits: bits, kind: kind))
    }
  }

  private func objectContent(_ address: UInt64) -> DisplayedValue.Content {
    if address == 0 { return .nilObject }
    if let index = world.classObject(at: address), let info = world.classInfo(index) {
      return .classObject(info.name)
    }
    if let object = world.objectInfo(at: address) {
      return .object(
        serial: object.serial, className: object.className, count: object.count,
        isImmortal: object.isImmortal, claimed: claimedCount(ofSerial: object.serial),
        text: world.text(ofString: address))
    }
    let serial = world.serial(ofAddress: address)
    if serial != 0 {
      return .deadObject(serial: serial, className: world.className(ofSerial: serial) ?? "")
    }
    return .pointer(address)
  }

  private func structureText(address: UInt64, encoding: String) -> String {
    var reader = StructureReader(encoding: Array(encoding.utf8), world: world)
    return reader.text(at: address)
  }
}

/// Reads a value from memory by its @encode string: `{3, 4}`.
struct StructureReader {
  let encoding: [UInt8]
  let world: World
  private var position = 0
  private var depth = 0

  init(encoding: [UInt8], world: World) {
    self.encoding = encoding
    self.world = world
  }

  mutating func text(at address: UInt64) -> String { value(at: address).text }

  private static func size(_ kind: UInt8) -> Int {
    switch kind {
    case UInt8(ascii: "c"), UInt8(ascii: "C"), UInt8(ascii: "B"): 1
    case UInt8(ascii: "s"), UInt8(ascii: "S"): 2
    case UInt8(ascii: "i"), UInt8(ascii: "I"), UInt8(ascii: "f"): 4
    default: 8
    }
  }

  /// A number in a register as C would print it.
  static func number(bits: UInt64, kind: UInt8) -> String {
    switch kind {
    case UInt8(ascii: "f"): "\(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))"
    case UInt8(ascii: "d"): "\(Double(bitPattern: bits))"
    case UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "I"), UInt8(ascii: "L"),
      UInt8(ascii: "Q"):
      "\(bits)"
    case UInt8(ascii: "c"):
      (32..<127).contains(bits)
        ? "\(bits) '\(Character(UnicodeScalar(UInt8(bits))))'" : "\(Int64(bitPattern: bits))"
    default: "\(Int64(bitPattern: bits))"
    }
  }

  /// One value: its text, size and alignment. Unknown parts end the walk with `…`.
  private mutating func value(at address: UInt64) -> (text: String, size: Int, alignment: Int) {
    guard position < encoding.count, depth < 16 else { return ("…", 0, 1) }
    let kind = encoding[position]
    position += 1
    switch kind {
    case UInt8(ascii: "{"), UInt8(ascii: "("):
      depth += 1
      defer { depth -= 1 }
      let close = kind == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: ")")
      while position < encoding.count, encoding[position] != UInt8(ascii: "="),
        encoding[position] != close
      {
        position += 1
      }
      if position < encoding.count, encoding[position] == UInt8(ascii: "=") { position += 1 }
      var parts: [String] = []
      var offset = 0
      var alignment = 1
      while position < encoding.count, encoding[position] != close {
        let start = position
        let probe = value(at: address &+ UInt64(offset))
        var part = probe
        let aligned = (offset + probe.alignment - 1) / probe.alignment * probe.alignment
        if aligned != offset {
          position = start
          part = value(at: address &+ UInt64(aligned))
        }
        parts.append(part.text)
        offset = kind == UInt8(ascii: "{") ? aligned + part.size : 0
        alignment = max(alignment, part.alignment)
        if probe.size == 0 { break }
      }
      while position < encoding.count, encoding[position] != close { position += 1 }
      position += 1
      let size = (offset + alignment - 1) / alignment * alignment
      return ("{" + parts.joined(separator: ", ") + "}", size, alignment)
    case UInt8(ascii: "["):
      while position < encoding.count, encoding[position] != UInt8(ascii: "]") { position += 1 }
      position += 1
      return ("[…]", 0, 1)
    case UInt8(ascii: "^"):
      skipPointee()
      return (pointer(address), 8, 8)
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "*"):
      if position < encoding.count, encoding[position] == UInt8(ascii: "?") { position += 1 }
      return (pointer(address), 8, 8)
    default:
      let size = StructureReader.size(kind)
      guard let raw = world.readWord(address, size: size) else { return ("?", size, size) }
      return (StructureReader.number(bits: extended(raw, kind, size), kind: kind), size, size)
    }
  }

  private func extended(_ raw: UInt64, _ kind: UInt8, _ size: Int) -> UInt64 {
    switch kind {
    case UInt8(ascii: "c"): UInt64(bitPattern: Int64(Int8(truncatingIfNeeded: raw)))
    case UInt8(ascii: "s"): UInt64(bitPattern: Int64(Int16(truncatingIfNeeded: raw)))
    case UInt8(ascii: "i"): UInt64(bitPattern: Int64(Int32(truncatingIfNeeded: raw)))
    default: raw
    }
  }

  private func pointer(_ address: UInt64) -> String {
    guard let value = world.readWord(address) else { return "?" }
    if value == 0 { return "nil" }
    if let object = world.objectInfo(at: value) {
      return object.serial == 0 ? object.className : objectName(object.serial)
    }
    return "0x" + String(value, radix: 16)
  }

  private mutating func skipPointee() {
    var open = 0
    repeat {
      guard position < encoding.count else { return }
      let byte = encoding[position]
      position += 1
      if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
        open += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
      {
        open -= 1
      } else if byte == UInt8(ascii: "^") {
        continue
      }
    } while open > 0 || (position > 0 && encoding[position - 1] == UInt8(ascii: "^"))
  }
}

/// A value for a check: never shown, only compared.
package struct ScratchValue: Equatable, Sendable {
  /// The register: canonical integer, address, or bit pattern of a double.
  package var bits: UInt64
  package var encoding: String
  /// Serial of the object the value points to, 0 where it is no object.
  package var object: UInt32
  package init(bits: UInt64, encoding: String, object: UInt32) {
    self.bits = bits
    self.encoding = encoding
    self.object = object
  }
}
