internal import Bytecode
internal import Diagnostics
internal import Ownership
internal import VirtualMachine

/// Turns a stop of the machine into a diagnostic: code, place, and the history that explains it.
///
/// The title, where the real runtime has a sentence, is that sentence word for word. The history comes from
/// the event log: where the object was made, where it was released, where it died.
struct StopDiagnostics {
  let world: World
  let sources: SourceMap
  /// What a `new` of C++ has made, by its place.
  let madeByNew: (SourceRange) -> String?

  func diagnostic(for stop: Stop) -> Diagnostic {
    let place = self.place()
    switch stop {
    case .exited:
      return Diagnostic(.interrupted, at: place)
    case .aborted:
      return Diagnostic(.aborted, title: "Abort trap: 6", at: place)
    case .trap(let reason):
      let readsUnowned = world.frames(most: 8).contains {
        world.isInternal($0.callable) && $0.name == Self.unownedReading
      }
      guard readsUnowned else {
        return Diagnostic(.swiftTrap, title: reason, at: place)
      }
      return Diagnostic(
        .swiftTrap, title: reason, arguments: [Self.unownedReading], at: place,
        related: goneUnowned(place).map { history($0) } ?? [])
    case .exception(let name, let reason):
      return Diagnostic(
        .uncaughtException,
        title: "*** Terminating app due to uncaught exception "
          + (world.threwStranger ? "of class '\(name)'" : "'\(name)', reason: '\(reason)'"),
        arguments: [name, reason],
        at: world.thrownBefore.map { world.place(callable: Int($0.callable), pc: Int($0.pc)) }
          ?? place)
    case .unrecognizedSelector(let className, let selector, let isClass, let object, _):
      return unrecognized(
        className, selector, isClass, object, stop.unrecognizedReason ?? "", place)
    case .zombie(let object, let className, let selector):
      return Diagnostic(
        .messageToZombie,
        title: "*** -[\(className) \(selector)]: message sent to deallocated instance "
          + address(ofSerial: object),
        arguments: [name(object, className), selector], at: place, related: history(object))
    case .overRelease(let object, let className):
      // A pool's release has no place of its own: whoever put the object in there asked for it.
      return Diagnostic(
        .overRelease,
        title: "*** -[\(className) release]: message sent to deallocated instance "
          + address(ofSerial: object),
        arguments: [name(object, className)],
        at: place.isNone ? lastAutorelease(object) ?? place : place, related: history(object))
    case .notAnObject(let address, ""):
      return Diagnostic(.strangerUsed, arguments: [hex(address)], at: place)
    case .notAnObject(let address, let selector):
      return Diagnostic(.notAnObject, arguments: [hex(address), selector], at: place)
    case .brokenObject(let object, let selector):
      return Diagnostic(.brokenObject, arguments: [objectName(object), selector], at: place)
    case .access(let fault, let address, let size, let isWrite):
      return access(fault, address, size, isWrite, place)
    case .variableArray(let count, let size):
      return Diagnostic(
        .variableArrayBound, arguments: [String(count), String(size)], at: place)
    case .divisionByZero: return Diagnostic(.divisionByZero, at: place)
    case .divisionOverflow: return Diagnostic(.divisionOverflow, at: place)
    case .limit(let limit): return self.limit(limit, place)
    case .doubleFree(let address):
      return Diagnostic(
        isDelete(place) ? .doubleDelete : .doubleFree, arguments: [hex(address)], at: place,
        related: world.blockSerial(at: address).map { blockHistory($0) } ?? [])
    case .freeOfForeign(let address):
      return Diagnostic(
        isDelete(place) ? .deleteOfForeign : .freeOfForeign, arguments: [hex(address)], at: place)
    case .poolMisuse: return Diagnostic(.poolMisuse, at: place)
    case .zoneMisuse(let address, let function):
      return Diagnostic(.zoneMisuse, arguments: [hex(address), function], at: place)
    case .undefinedFunction(let name):
      return Diagnostic(
        .undefinedFunction, title: "Undefined symbols: \"_\(name)\"", arguments: [name], at: place)
    case .notAFunction(let address):
      return Diagnostic(.notAFunction, arguments: [hex(address)], at: place)
    case .missingReturn(let function):
      return Diagnostic(.missingReturn, arguments: [function], at: place)
    case .undefinedRead(let address, _): return undefinedRead(address, place)
    case .unsetVariable(let callable, let index):
      let variable = world.variableInfo(callable: callable, index)
      return Diagnostic(
        .uninitializedRead,
        arguments: [variable.map { written($0.name, at: $0.place) } ?? "?"], at: place,
        related: declared(variable?.name ?? "?", variable?.place ?? .none))
    case .argumentsExhausted: return Diagnostic(.argumentsExhausted, at: place)
    case .notBuilt(let what): return Diagnostic(.machineNotBuilt, arguments: [what], at: place)
    case .interrupted: return Diagnostic(.interrupted, at: place)
    case .weakInDealloc(let object, let className):
      return Diagnostic(
        .weakInDealloc,
        title: "Cannot form weak reference to instance (\(address(ofSerial: object))) of class "
          + "\(className). It is possible that this object was over-released, or is in the "
          + "process of deallocation.",
        arguments: [name(object, className)], at: place)
    case .deadlock(let waits): return deadlock(waits)
    case .onceRecursion(let token): return onceRecursion(token, place)
    case .selfDeadlock(.queue, _):
      return Diagnostic(
        .queueSelfDeadlock,
        title: "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by "
          + "current thread", at: place)
    case .selfDeadlock(let kind, let address):
      return Diagnostic(
        .selfDeadlock, arguments: [String(describing: kind), hex(address)], at: place)
    }
  }

  /// The innermost place in the user's own text: a stop inside the prelude is told where it was called.
  /// The stack of an endless recursion is tens of thousands deep; what is asked for lies at its end.
  private func place() -> SourceRange {
    let near = world.frames(most: 64)
    return near.count < 64 || near.contains(where: isOwn)
      ? place(in: near) : place(in: world.frames())
  }

  /// `.none`: nobody's own line led there, as where the machine drains the pool under the prompt.
  private func place(in frames: [FrameInfo]) -> SourceRange {
    frames.first(where: isOwn)?.place ?? .none
  }

  /// What a front end has made up as a whole has no place, and stands in front of the text.
  private func isOwn(_ frame: FrameInfo) -> Bool {
    frame.place.end > 0 && sources.file(of: frame.place).map { $0.origin != .prelude } ?? false
  }

  /// The innermost function that a program may know by its name.
  private var whereItStands: String {
    world.frames(most: 64).first { frame in
      guard let code = world.code(ofCallable: frame.callable) else { return false }
      return code.isPrelude ? !code.isInternal : code.isProgrammers
    }?.name ?? ""
  }

  private func unrecognized(
    _ className: String, _ selector: String, _ isClass: Bool, _ object: UInt32,
    _ reason: String, _ place: SourceRange
  ) -> Diagnostic {
    let names =
      world.classIndex(named: className).map { world.selectors(ofClass: $0, onClass: isClass) }
      ?? []
    return Diagnostic(
      .unrecognizedSelector,
      title: "*** Terminating app due to uncaught exception 'NSInvalidArgumentException', "
        + "reason: '\(reason)'",
      arguments: [isClass ? className : name(object, className), selector], at: place,
      suggestion: closestName(to: selector, among: names))
  }

  private func access(
    _ fault: Stop.AccessFault, _ address: UInt64, _ size: Int, _ isWrite: Bool,
    _ place: SourceRange
  ) -> Diagnostic {
    // The texts choose their verb by this word.
    let verb = isWrite ? "write" : "read"
    let base = [hex(address), String(size), verb]
    switch fault {
    case .null: return Diagnostic(.nullAccess, arguments: base, at: place)
    case .unmapped: return Diagnostic(.unmappedAccess, arguments: base, at: place)
    case .readOnly: return Diagnostic(.readOnlyMemory, arguments: base, at: place)
    case .returnedFrame:
      return Diagnostic(
        .returnedFrame, arguments: base, at: place,
        related: declared(world.variable(near: address)))
    case .endedScope:
      let variable = world.variable(near: address)
      return Diagnostic(
        .endedScope, arguments: base + [variable.map { written($0.name, at: $0.place) } ?? "?"],
        at: place, related: declared(variable))
    case .variable:
      guard let variable = world.variable(near: address) else {
        return Diagnostic(.unmappedAccess, arguments: base, at: place)
      }
      return Diagnostic(
        .variableOverrun,
        arguments: base + [
          written(variable.name, at: variable.place), String(variable.size),
          String(variable.offset),
        ], at: place, related: declared(variable))
    case .outOfBounds(let blockSize, let offset):
      return Diagnostic(
        .outOfBounds, arguments: base + [String(blockSize), String(offset)], at: place)
    case .freed(let serial, let isObject):
      let what =
        isObject
        ? name(serial, world.className(ofSerial: serial) ?? "") : blockName(at: address)
      return Diagnostic(
        .useAfterFree, arguments: base + [what], at: place,
        related: isObject ? history(serial) : blockHistory(serial))
    }
  }

  // MARK: Variables

  private func undefinedRead(_ address: UInt64, _ place: SourceRange) -> Diagnostic {
    if let variable = world.variable(near: address) {
      // What such a function asks first is whether the token has been used.
      if let frame = world.frames(most: 1).first,
        world.visibleOperation(ofCallable: frame.callable).kind == .once
      {
        return Diagnostic(
          .tokenOfCall, arguments: [variable.name, frame.name], at: place,
          related: declared(variable))
      }
      return Diagnostic(
        .uninitializedRead, arguments: [written(variable.name, at: variable.place)], at: place,
        related: declared(variable))
    }
    return Diagnostic(
      .uninitializedRead, arguments: [blockName(at: address)], at: place,
      related: world.blockInfo(at: address).map { blockHistory($0.serial) } ?? [])
  }

  /// A block of C memory, by the call or the `new` that made it, live or freed; else the address.
  private func blockName(at address: UInt64) -> String {
    guard let block = world.blockInfo(at: address) else { return hex(address) }
    let made = world.events(0..<world.eventCount).last {
      $0.kind == .blockAllocate && $0.object == block.serial
    }
    guard let made else { return "malloc(\(block.size))" }
    let place = world.place(callable: Int(made.callable), pc: Int(made.pc))
    if let name = madeByNew(place) { return "new \(name)" }
    let text = sources.text(of: place)
    guard text.hasPrefix("new "), !text.contains(where: \.isNewline) else {
      return "malloc(\(block.size))"
    }
    return String(text.prefix { $0 != "(" && $0 != "{" })
  }

  /// Whose making leads back to itself: a static of C++ or Swift, which know nothing of a token; else a token, of
  /// libdispatch or of a function that does the same.
  private func onceRecursion(_ token: UInt64, _ place: SourceRange) -> Diagnostic {
    let guarding = world.guarding(at: token)
    if guarding == nil, let asked = world.frames(most: 1).first?.name,
      !asked.hasPrefix("dispatch_")
    {
      // A template is called by its name alone.
      let name = String(asked.prefix { $0 != "<" })
      return Diagnostic(.onceRecursion, arguments: [name], at: place)
    }
    if let guarding, guarding.language == .cpp {
      return Diagnostic(
        .onceRecursion,
        title:
          "terminate called after throwing an instance of '__gnu_cxx::recursive_init_error'",
        arguments: [guarding.variable], at: place)
    }
    return Diagnostic(
      .onceRecursion,
      title: "BUG IN CLIENT OF LIBDISPATCH: trying to lock recursively",
      arguments: guarding.map { [$0.variable] } ?? [], at: place)
  }

  private func declared(_ variable: NearVariable?) -> [Diagnostic.Related] {
    guard let variable else { return [] }
    return declared(variable.name, variable.place)
  }

  private func declared(_ name: String, _ place: SourceRange) -> [Diagnostic.Related] {
    if place.isNone { return [] }
    return [
      Diagnostic.Related(
        label: "note.variableDeclared", arguments: [written(name, at: place)], place: place)
    ]
  }

  /// A variable as the program's text has it: what a front end made for a value without a name is called by the
  /// text of that value.
  private func written(_ name: String, at place: SourceRange) -> String {
    if isProgrammersName(name) { return name }
    let plain = name.replacing(madeName(""), with: "")
    let text = sources.text(of: place)
    if text.isEmpty { return plain }
    let line = text.prefix { !$0.isNewline }
    return line.count < text.count || line.count > 40 ? line.prefix(39) + "…" : text
  }

  /// More than calls that come to an end by themselves, as a rule.
  private static let deepCalls = 1000

  private func limit(_ limit: Stop.Limit, _ place: SourceRange) -> Diagnostic {
    if [.steps, .callDepth, .bytes].contains(limit), let story = endlessStory(place) {
      return story
    }
    switch limit {
    case .steps: return Diagnostic(.limitSteps, at: place)
    case .objects: return Diagnostic(.limitObjects, at: place)
    // Each of so many calls has something in hand: it is they that have no end.
    case .bytes where world.callDepth < Self.deepCalls: return Diagnostic(.limitBytes, at: place)
    case .output: return Diagnostic(.limitOutput, at: place)
    case .bytes, .callDepth:
      return Diagnostic(
        .limitCallDepth,
        arguments: [String(world.callDepth), whereItStands], at: place)
    case .serials:
      return Diagnostic(.limitSerials, arguments: [String(world.numbersOfThread)], at: place)
    case .pools, .zones, .threads, .selectors, .classes, .functions, .metadata:
      return Diagnostic(.limitOther, arguments: [limit.rawValue], at: place)
    }
  }

  /// What the innermost calls have in common, where that tells more than the limit itself.
  private func endlessStory(_ place: SourceRange) -> Diagnostic? {
    let frames = world.frames(most: 400)
    var seen: [String: Int] = [:]
    for frame in frames where frame.receiver != 0 {
      let key = "\(frame.name) \(frame.receiver)"
      seen[key, default: 0] += 1
      guard seen[key] == 3, let name = world.className(ofSerial: frame.receiver),
        ["Array", "Dictionary", "Set"].contains(where: { name.contains($0) })
      else { continue }
      return Diagnostic(
        .limitSelfContained, arguments: [self.name(frame.receiver, name)], at: place)
    }
    if world.callDepth > Self.deepCalls, frames.count > 40 {
      let endings = frames.prefix(40).filter {
        $0.name.hasSuffix(" dealloc]") || world.maker(ofCallable: $0.callable) == .ivars
      }
      if endings.count >= 8 {
        return Diagnostic(.limitChain, arguments: [String(world.callDepth)], at: place)
      }
    }
    if world.stop == .limit(.callDepth), world.callDepth <= 64 {
      return Diagnostic(.limitFrame, arguments: [whereItStands], at: place)
    }
    return nil
  }

  /// Who waits for whom, one after the other: `T1 lock #3 T2`.
  private func deadlock(_ waits: [Stop.Wait]) -> Diagnostic {
    let story = waits.map { wait -> String in
      let what = wait.object == 0 ? "" : " \(objectName(wait.object))"
      let holder = wait.holder == 0 ? "" : " (T\(wait.holder))"
      return "T\(wait.thread): \(wait.kind)\(what)\(holder)"
    }
    let places = waits.map { (thread: $0.thread, at: place(in: world.frames(ofThread: $0.thread))) }
      .filter { !$0.at.isNone }
    let alive = world.threadInfos().filter { $0.state != .finished }.map(\.number)
    let ended = Set(waits.map(\.holder)).subtracting(alive + [0]).sorted().map { "T\($0)" }
    var arguments = [
      String(waits.count), story.joined(separator: ", "),
      String(places.first?.thread ?? waits.first?.thread ?? 1),
    ]
    if !ended.isEmpty { arguments.append(ended.joined(separator: ", ")) }
    return Diagnostic(
      .deadlock, arguments: arguments,
      at: places.first?.at ?? .none,
      related: places.dropFirst().map {
        Diagnostic.Related(
          label: "note.threadWaits", arguments: [String($0.thread)], place: $0.at)
      })
  }

  // MARK: Unowned references

  /// What reads an unowned variable of Swift's, and stops where its object is gone.
  private static let unownedReading = "__swift_unowned"

  /// The object that an unowned variable referred to which is read at a place; nil: it could be several.
  private func goneUnowned(_ place: SourceRange) -> UInt32? {
    let text = sources.text(of: place)
    let words = Set(
      text.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "`" }.map(String.init))
    var gone: [UInt64: UInt32] = [:]
    for event in world.events(0..<world.eventCount) where event.isUnowned {
      gone[event.address] = event.object
    }
    gone = gone.filter { world.readWord($0.key) == 0 }
    let named = gone.filter { address, _ in
      world.ivar(at: address).map { words.contains($0.ivar.name) } == true
    }
    for candidates in [named, gone] {
      let serials = Set(candidates.values)
      if serials.count == 1 { return serials.first }
    }
    return nil
  }

  // MARK: History

  /// Where an object was handed to a pool for the last time.
  private func lastAutorelease(_ serial: UInt32) -> SourceRange? {
    world.events(0..<world.eventCount).reversed().lazy
      .filter { $0.kind == .autorelease && $0.object == serial }
      .map { eventPlace($0) }.first { !$0.isNone }
  }

  /// Where an object was made, where it was released last, and where it died.
  private func history(_ serial: UInt32) -> [Diagnostic.Related] {
    var made: SourceRange?
    var released: SourceRange?
    var died: SourceRange?
    var keeping: SourceRange?
    for event in world.events(0..<world.eventCount) where event.object == serial {
      let place = eventPlace(event)
      switch event.kind {
      case .alloc: made = place
      case .release: released = place
      case .dealloc: died = place
      case .override where event.message == .dealloc: keeping = keeping ?? retain(inDealloc: event)
      default: break
      }
    }
    var related: [Diagnostic.Related] = []
    for (label, place) in [
      ("note.allocatedHere", made), ("note.releasedHere", released),
      ("note.retainInDealloc", keeping), ("note.deallocatedHere", died),
    ] {
      if let place, !place.isNone, !related.contains(where: { $0.place == place }) {
        related.append(
          Diagnostic.Related(label: label, arguments: [objectName(serial)], place: place))
      }
    }
    return related
  }

  /// Where a `-dealloc` retains its own object: the count is that of one that goes, so nothing comes of it, and no event
  /// tells of it.
  private func retain(inDealloc event: Event) -> SourceRange? {
    guard let code = world.code(ofCallable: Int(event.method)) else { return nil }
    let selves = FrameLayout.headerSlots
    let pc = code.instructions.indices.first { pc in
      let instruction = code.instructions[pc]
      if instruction.opcode == .retain { return instruction.a == selves }
      guard instruction.opcode == .send, pc > 0,
        code.relocations.contains(where: { $0.pc == pc && $0.target == .selector("retain") })
      else { return false }
      let message = code.instructions[pc - 1]
      return message.opcode == .move && message.b == selves
        && message.a == instruction.a + FrameLayout.headerSlots
    }
    let place = pc.map { world.place(callable: Int(event.method), pc: $0) }
    return place.flatMap { sources.file(of: $0)?.origin == .prelude ? nil : $0 }
  }

  /// C++'s `delete` gives memory back as C's `free` does, but is told in its own words.
  private func isDelete(_ place: SourceRange) -> Bool {
    sources.text(of: place).hasPrefix("delete")
  }

  private func blockHistory(_ serial: UInt32) -> [Diagnostic.Related] {
    world.events(0..<world.eventCount).compactMap { event in
      guard event.object == serial, event.kind == .blockAllocate || event.kind == .blockFree else {
        return nil
      }
      let place = eventPlace(event)
      guard !place.isNone else { return nil }
      return Diagnostic.Related(
        label: event.kind == .blockAllocate ? "note.allocatedHere" : "note.freedHere",
        arguments: [], place: place)
    }
  }

  /// Place of an event in the user's text; `.none` inside the prelude.
  private func eventPlace(_ event: Event) -> SourceRange {
    let place = world.place(callable: Int(event.callable), pc: Int(event.pc))
    guard let file = sources.file(of: place), file.origin != .prelude else { return .none }
    return place
  }

  // MARK: Names

  private func name(_ serial: UInt32, _ className: String) -> String {
    serial == 0 ? className : "\(objectName(serial)) \(className)"
  }

  private func address(ofSerial serial: UInt32) -> String {
    world.lastAddress(ofSerial: serial).map { hex($0) } ?? "0x0"
  }

  private func hex(_ value: UInt64) -> String { "0x" + String(value, radix: 16) }
}
