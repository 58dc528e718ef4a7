package import Bytecode
internal import Compiler
package import Diagnostics
internal import Mistakes
package import Ownership
internal import Syntax
package import VirtualMachine

/// The looking side of a session: never changes anything.
extension ProgramSession {
  /// Events by absolute number; the oldest may have been dropped.
  package var eventCount: Int { world.eventCount }

  /// Whether the last input may have taken away the last way to an object: an event happened, a pointer changed, or
  /// a name means something else now.
  package func mayHaveLost(by outcome: Outcome) -> Bool {
    guard outcome.events.isEmpty, outcome.notices.isEmpty, let tip = history?.place.tip,
      let before = history?[tip]?.start?.world
    else { return true }
    return world.hasMovedPointers(since: before)
  }
  /// Ctrl-C was pressed, and nobody has taken it yet.
  package var isLookOver: Bool { world.isLookOver }
  package func events(_ range: Range<Int>) -> [Event] { world.events(range) }
  package func objects(includingStrings: Bool = false) -> [ObjectInfo] {
    world.liveObjects(includingStrings: includingStrings)
  }
  package func eachObject(includingStrings: Bool = false) -> World.LiveObjects {
    world.eachLiveObject(includingStrings: includingStrings)
  }
  package func object(_ serial: UInt32) -> ObjectInfo? { world.objectInfo(serial: serial) }
  package func textBytes(of object: ObjectInfo) -> Int { world.textBytes(of: object) }
  package func zones() -> [ZoneInfo] { world.zoneInfos() }
  package func pools() -> [PoolInfo] { world.poolInfos() }
  package func globals() -> [GlobalInfo] { world.globalInfos() }
  package func classInfo(_ index: Int) -> ClassInfo? {
    // What the Swift front end gives each class for itself is no method of the program.
    var info = world.classInfo(index)
    info?.methods.removeAll { [.part, .frontEnd].contains(world.maker(ofCallable: $0.callable)) }
    return info
  }
  package func classInfo(named name: String) -> ClassInfo? {
    world.classIndex(named: name).flatMap { classInfo($0) }
  }
  package func classes(withLibrary: Bool = true) -> [ClassInfo] {
    world.allClasses(withLibrary: withLibrary)
  }
  package func classNames(withLibrary: Bool = true) -> [String] {
    world.classNames(withLibrary: withLibrary).map(\.name)
  }
  package func className(_ index: Int) -> String? { world.classHead(index)?.name }
  /// Whether the library made this class while the program ran, for objects that are observed: no text defines it, and
  /// the code by which it names the class of its objects is the library's.
  package func isObservers(class name: String) -> Bool {
    guard let info = classInfo(named: name), info.place == .none else { return false }
    return info.methods.contains {
      $0.selector == "class" && !$0.isClassMethod
        && world.code(ofCallable: $0.callable)?.isPrelude == true
    }
  }
  package func selectorName(_ id: Int) -> String { world.selectorName(id) }
  package func callableName(_ index: Int) -> String { world.callableName(index) }
  package func isInternal(callable: Int) -> Bool { world.isInternal(callable) }
  /// Class that holds a method's callable, nil for functions.
  package func classOfCallable(_ index: Int) -> Int? { world.classOfCallable(index) }
  package func maker(ofCallable index: Int) -> CodeMaker { world.maker(ofCallable: index) }
  package func place(callable: Int, pc: Int) -> SourceRange {
    world.place(callable: callable, pc: pc)
  }
  /// Class name an object had, live or dead; nil for an unknown serial.
  package func className(ofSerial serial: UInt32) -> String? {
    world.className(ofSerial: serial)
  }

  /// The object a global or prompt variable points to.
  package func objectSerial(inVariable name: String) -> UInt32? {
    guard case .object(let serial)? = pointee(ofVariable: name), object(serial) != nil else {
      return nil
    }
    return serial
  }

  /// What a global or prompt variable points to, as far as one may ask about it.
  package enum Pointee: Equatable, Sendable {
    /// An object, live or dead.
    case object(UInt32)
    case null
    /// A constant string, a block that captures nothing: outside of counting.
    case uncounted
    case classObject
  }

  /// nil: there is no such variable, or it holds something else.
  package func pointee(ofVariable name: String) -> Pointee? {
    guard let place = pointerPlace(called: name), let address = world.readWord(place) else {
      return nil
    }
    if address == 0 { return .null }
    if world.classObject(at: address) != nil { return .classObject }
    let serial = world.objectInfo(at: address)?.serial ?? world.serial(ofAddress: address)
    if serial != 0 { return .object(serial) }
    return world.objectInfo(at: address) == nil ? nil : .uncounted
  }

  /// Whether two variables hold one address; nil: one of them is no pointer.
  package func pointToOne(_ first: String, _ second: String) -> Bool? {
    guard let one = pointerPlace(called: first).flatMap({ world.readWord($0) }),
      let other = pointerPlace(called: second).flatMap({ world.readWord($0) })
    else { return nil }
    return one == other
  }

  /// The object whose end made a weak variable nil; nil: it is nil for another reason.
  package func zeroedAway(fromVariable name: String) -> UInt32? {
    guard let place = pointerPlace(called: name) else { return nil }
    for event in world.events(0..<world.eventCount).reversed()
    where event.kind == .zeroed || event.kind == .weak {
      if event.address == place { return event.kind == .zeroed ? event.object : nil }
    }
    return nil
  }

  /// What -retainCount answers, when a class overrides it; found out in a branch that is discarded.
  package func claimedCount(ofSerial serial: UInt32) -> UInt64? {
    guard let object = world.objectInfo(serial: serial), overridesRetainCount(object) else {
      return nil
    }
    return inBranch { call("__selfsame_retainCount", [object.address]) }
  }

  private func overridesRetainCount(_ object: ObjectInfo) -> Bool {
    world.lineage(ofClass: object.classIndex).prefix { !$0.isPrelude }.contains { info in
      info.methods.contains { $0.selector == "retainCount" && !$0.isClassMethod }
    }
  }

  /// Objects (no C blocks) that nothing reaches: no variable, no pool, no call, and nobody who owns them.
  package func unreachableObjects() -> [ObjectInfo] { Ledger(moment).lost }

  /// The program as it is now, for whoever asks who owns what.
  package var moment: Moment {
    Moment(
      world: world, sources: state.sources, isARC: mode == .arc,
      hasValueTypes: inputLanguage == .swift, claimPlaces: state.claimPlaces,
      claimRests: state.claimRests)
  }

  /// Ctrl-C was pressed since the last look for it: what comes now of a longer piece of work is not whole.
  package var wasInterrupted: Bool { world.interrupt.wasRaised }
  /// For those who are to stop with it.
  package var interrupt: InterruptFlag { world.interrupt }

  /// The same, told once.
  package func takeInterruption() -> Bool {
    defer { world.interrupt.forget() }
    return world.interrupt.wasRaised
  }

  /// Named mistakes that a run or an input shows. `isOver`: nothing comes after it. `lost`: the report of
  /// what is lost at this moment, where the caller has it already.
  package func mistakes(
    in outcome: Outcome, isOver: Bool, lost: LeakReport? = nil
  ) -> [Diagnostic] {
    guard outcome.status != .incomplete, outcome.status != .failed else { return [] }
    let found = moment.mistakes(
      stop: outcome.stop, isOver: isOver, lost: lost, newEvents: outcome.events.count,
      entry: lastEntry, readings: readings)
    // Of an init that ran again and wrote nothing the picture says so: who looks at the code alone may guess.
    let harmless = (outcome.picture?.remarks ?? []).compactMap { remark -> String? in
      guard case .initAgain(let serial, _, let written) = remark, written.isEmpty else {
        return nil
      }
      return objectName(serial) + " " + (world.className(ofSerial: serial) ?? "")
    }
    return found.filter {
      ![.initTwice, .singletonReset].contains($0.code)
        || !harmless.contains($0.arguments.first ?? "")
    }
  }

  /// Whether each single message becomes an event, from the next input on.
  package var recordsMessages: Bool {
    get { world.mask.contains(.send) }
    set { if newValue { world.mask.insert(.send) } else { world.mask.remove(.send) } }
  }

  /// Who waits for itself was stopped before it could stand in line.
  package func threads() -> [ThreadInfo] {
    var threads = world.threadInfos()
    guard case .selfDeadlock(let kind, let address)? = world.stop,
      let index = threads.firstIndex(where: { $0.state == .running })
    else { return threads }
    let object = moment.heldLocks().first { $0.address == address }?.object ?? 0
    threads[index].state = .waiting(
      kind, address: address, object: object, holder: threads[index].number)
    return threads
  }

  /// Stack of the last stop, or of what stands suspended in the past, innermost first; empty when the last
  /// input ended normally.
  package func stoppedFrames() -> [FrameInfo] {
    let frames = world.stop == nil && activities.isEmpty ? [] : world.frames()
    func isLibrary(_ frame: FrameInfo) -> Bool {
      world.code(ofCallable: frame.callable)?.isPrelude == true
    }
    // A Swift program stopped itself in the library: the stack begins where it asked for what is not.
    if case .trap? = world.stop { return Array(frames.drop(while: isLibrary)) }
    return frames.filter { !world.isInternal($0.callable) }
  }

  // MARK: Values

  /// A result as the prompt shows it.
  func displayedValue(bits: UInt64, shown: ShownValue) -> DisplayedValue {
    if shown.typeName == "Bool", shown.encoding.hasSuffix("B") {
      return DisplayedValue(
        name: shown.variableName, typeName: "Bool", content: .number(bits != 0 ? "true" : "false"))
    }
    var value = DisplayedValue(
      name: shown.variableName, typeName: shown.typeName,
      content: content(bits: bits, encoding: shown.encoding, inEndedFrame: shown.isInFrame))
    if shown.isDescription, let text = world.excerpt(ofString: bits) {
      value.content = .structure(text.marked)
    } else if case .object(let serial, _, _, _, _, let text) = value.content {
      if inputLanguage != .swift {
        value.contents = world.objectInfo(serial: serial)
          .flatMap { text == nil ? ContentsReader(world).literal(of: $0) : nil }
      } else if let text {
        // A string is a value there: nobody counts it.
        value.content = .cString(text)
      }
    }
    if inputLanguage == .swift, let name = shown.variableName, isSwiftValue(value.content),
      let text = scratchValue(of: name)?.description
    {
      value.content = .structure(text)
    }
    return value
  }

  /// Something that Swift passes by value: to be told in Swift's words, not by its memory.
  private func isSwiftValue(_ content: DisplayedValue.Content) -> Bool {
    switch content {
    case .structure: return true
    case .object(let serial, _, _, _, _, _):
      return world.objectInfo(serial: serial)
        .flatMap { world.classInfo($0.classIndex) }.map { $0.isPrelude || $0.isMade } ?? false
    default: return false
    }
  }

  private func content(
    bits: UInt64, encoding: String, inEndedFrame: Bool
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
      return world.text(ofCString: bits).map { .cString(TextExcerpt($0)) } ?? .pointer(bits)
    case UInt8(ascii: "^"), UInt8(ascii: "?"): return bits == 0 ? .null : .pointer(bits)
    case UInt8(ascii: "B"): return .bool(bits != 0)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["):
      var reader = StructureReader(
        encoding: Array(encoding.utf8), world: world, isInEndedFrame: inEndedFrame)
      return .structure(reader.text(at: bits))
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
        text: world.excerpt(ofString: address))
    }
    let serial = world.serial(ofAddress: address)
    if serial != 0 {
      return .deadObject(serial: serial, className: world.className(ofSerial: serial) ?? "")
    }
    return .pointer(address)
  }
}
