package import Bytecode
package import Diagnostics

/// The looking side of `Inspection.swift`: reads the world, changes nothing, posts nothing.
extension World {
  package func objectInfo(serial: UInt32) -> ObjectInfo? {
    guard let (index, address) = entry(ofSerial: serial), let block = liveObject(address),
      header(block).pointee.serial == serial
    else { return nil }
    let head = header(block).pointee
    let actual = classIndex(ofObject: block)
    return ObjectInfo(
      serial: serial, address: address, classIndex: actual == 0 ? index : actual,
      className: className(actual == 0 ? index : actual), count: UInt64(head.count),
      zone: zone(ofAddress: address) ?? 0, size: Int(head.size), initCount: Int(head.initCount),
      isImmortal: head.flags & BlockHeader.immortal != 0,
      isDeallocating: head.flags & BlockHeader.deallocating != 0)
  }

  /// The live object at an address: also a literal, whose serial is 0.
  package func objectInfo(at address: UInt64) -> ObjectInfo? {
    guard let block = liveObject(address) else { return nil }
    let head = header(block).pointee
    if head.serial != 0 { return objectInfo(serial: head.serial) }
    let index = classIndex(ofObject: block)
    return ObjectInfo(
      serial: 0, address: address, classIndex: index, className: className(index),
      count: UInt64(head.count), zone: 0, size: Int(head.size), initCount: 0, isImmortal: true,
      isDeallocating: false)
  }

  /// Ctrl-C came while somebody looks at the world. A look at a million objects asks at each of them, and leaves off
  /// where it is: what it has found is not whole, and who wanted it asks the flag, too, and drops it.
  package var isLookOver: Bool { interruptFlag.pointee != 0 }

  /// Whether the address is a class object; its plain class's index.
  package func classObject(at address: UInt64) -> Int? {
    let index = classIndex(ofClassAddress: address)
    return index == 0 ? nil : plainClass(index)
  }

  package var liveObjectCount: Int { Int(kernel.pointee.liveObjects) }

  /// Live objects in order of birth: the threads' own objects, then strings when asked for; fewer, where Ctrl-C ends
  /// the search. `most`: whoever has no use for more.
  package func liveObjects(
    includingStrings: Bool = false, most: Int = .max,
    where isWanted: (ObjectInfo) -> Bool = { _ in true }
  ) -> [ObjectInfo] {
    var result: [ObjectInfo] = []
    for info in eachLiveObject(includingStrings: includingStrings) where isWanted(info) {
      result.append(info)
      if result.count >= most { break }
    }
    return result
  }

  /// The same one by one: a list of a million takes as much memory as they do.
  package func eachLiveObject(includingStrings: Bool = false) -> LiveObjects {
    LiveObjects(self, includingStrings: includingStrings)
  }

  package struct LiveObjects: Sequence, IteratorProtocol {
    private let world: World
    /// Numbers that were given, by thread and kind.
    private var rows: [(thread: UInt32, isString: Bool, last: UInt32)] = []
    private var row = 0
    private var number: UInt32 = 0

    fileprivate init(_ world: World, includingStrings: Bool) {
      self.world = world
      for number in 1...Swift.max(1, Int(world.kernel.pointee.threadCount)) {
        let record = world.thread(number).pointee
        rows.append((record.number, false, record.objectSerial))
        if includingStrings { rows.append((record.number, true, record.stringSerial)) }
      }
    }

    package mutating func next() -> ObjectInfo? {
      while row < rows.count, !world.isLookOver {
        guard number < rows[row].last else {
          row += 1
          number = 0
          continue
        }
        number += 1
        let serial = Serial.make(number, thread: rows[row].thread, isString: rows[row].isString)
        if let info = world.objectInfo(serial: serial) { return info }
      }
      return nil
    }
  }

  /// Class name an object has or had; nil for a serial never given.
  package func className(ofSerial serial: UInt32) -> String? {
    entry(ofSerial: serial).map { className($0.classIndex) }
  }

  package func serial(ofAddress address: UInt64) -> UInt32 { serial(at: address) }

  /// As much of a string object's text as anybody looks at; nil where the address is none.
  package func excerpt(ofString address: UInt64) -> TextExcerpt? {
    guard let units = textUnits(address) else { return nil }
    let most = TextExcerpt.mostUnits
    guard units.count > most else {
      return stringText(address).map { TextExcerpt(text: $0, units: units.count) }
    }
    let text = String(decoding: (0..<most).lazy.map { units[$0] }, as: UTF16.self)
    return TextExcerpt(text: text, units: units.count)
  }

  package func classInfo(_ index: Int) -> ClassInfo? {
    guard index > 0, index < tables.classes.count else { return nil }
    let plain = plainClass(index)
    let descriptor = tables.classes[plain]
    var methods: [MethodInfo] = []
    for (owner, isClassMethod) in [(plain + 1, true), (plain, false)] {
      var node = Int(classRecord(owner).pointee.methods)
      while node != 0 {
        let method = pointer(node, to: MethodNode.self).pointee
        let record = tables.callables[Int(method.callable)]
        methods.append(
          MethodInfo(
            selector: selectorName(Int(method.selector)), isClassMethod: isClassMethod,
            encoding: types(of: method),
            callable: Int(method.callable), isNative: record.native != nil,
            place: record.code?.place ?? .none))
        node = Int(method.next)
      }
    }
    methods.sort {
      ($0.isClassMethod ? 0 : 1, $0.callable) < ($1.isClassMethod ? 0 : 1, $1.callable)
    }
    let parent = superclass(plain)
    return ClassInfo(
      index: plain, name: descriptor.name, superclass: parent == 0 ? nil : parent,
      instanceSize: Int(classRecord(plain).pointee.instanceSize), ivars: descriptor.ivars,
      protocols: descriptor.protocols, methods: methods, isPrelude: descriptor.isPrelude,
      isMade: descriptor.isMade, isInternal: descriptor.isInternal, place: descriptor.place)
  }

  /// A class and those above it, the root last. Each is worked out when it is asked for.
  package func lineage(ofClass index: Int) -> some Sequence<ClassInfo> {
    sequence(state: Optional(index)) { next in
      let info = next.flatMap { self.classInfo($0) }
      next = info?.superclass
      return info
    }
  }

  /// What an object of the class, or the class itself, understands: its own first.
  package func selectors(ofClass index: Int, onClass: Bool) -> [String] {
    lineage(ofClass: index).flatMap { info in
      info.methods.filter { $0.isClassMethod == onClass && !isInternal($0.callable) }
        .map(\.selector)
    }
  }

  /// What most questions about a class want to know, without its methods. nil: there is no such class.
  package func classHead(
    _ index: Int
  ) -> (name: String, superclass: Int?, isPrelude: Bool)? {
    guard index > 0, index < tables.classes.count else { return nil }
    let plain = plainClass(index)
    let parent = superclass(plain)
    return (
      tables.classes[plain].name, parent == 0 ? nil : parent, tables.classes[plain].isPrelude
    )
  }

  package func classIndex(named name: String) -> Int? { tables.classIDs[name] }

  /// All that there are, or only the program's own.
  package func allClasses(withLibrary: Bool = true) -> [ClassInfo] {
    classNumbers(withLibrary: withLibrary).compactMap { classInfo($0) }
  }

  /// Their numbers and names, for whoever wants no more of them.
  package func classNames(withLibrary: Bool = true) -> [(index: Int, name: String)] {
    classNumbers(withLibrary: withLibrary).map { (plainClass($0), tables.classes[$0].name) }
  }

  private func classNumbers(withLibrary: Bool) -> [Int] {
    tables.classIDs.values.filter { withLibrary || !tables.classes[plainClass($0)].isPrelude }
      .sorted()
  }

  /// Which code answers what a class has a method of its own for, of itself and of its objects.
  package func ownMethods(
    ofClass index: Int
  ) -> [(selector: String, isClassMethod: Bool, callable: Int)] {
    let plain = plainClass(index)
    var methods: [(String, Bool, Int)] = []
    for (owner, isClassMethod) in [(plain + 1, true), (plain, false)] {
      var node = Int(classRecord(owner).pointee.methods)
      while node != 0 {
        let method = pointer(node, to: MethodNode.self).pointee
        methods.append(
          (selectorName(Int(method.selector)), isClassMethod, Int(method.callable)))
        node = Int(method.next)
      }
    }
    return methods
  }

  package func zoneInfos() -> [ZoneInfo] {
    (0..<Int(kernel.pointee.zoneCount)).compactMap { id in
      let record = zone(id).pointee
      guard record.flags & ZoneRecord.alive != 0 || record.liveObjects + record.liveBlocks > 0
      else { return nil }
      let name = stringText(record.name) ?? (id == 0 ? "DefaultMallocZone" : "")
      return ZoneInfo(
        id: id, address: zoneAddress(id), name: name, isDefault: id == 0,
        liveObjects: Int(record.liveObjects), liveBlocks: Int(record.liveBlocks),
        liveBytes: Int(record.liveBytes))
    }
  }

  package func poolInfos() -> [PoolInfo] {
    (1...max(1, Int(kernel.pointee.threadCount))).flatMap { number in
      poolStack(thread(number)).map { pool in
        PoolInfo(
          token: pool.token, thread: number, objects: pool.1.map { serial(at: $0) })
      }
    }
  }

  package func globalInfos() -> [GlobalInfo] {
    tables.globalIDs.values.sorted().map { tables.globals[$0] }
  }

  package var callableCount: Int { tables.callables.count }

  /// The loaded code of a callable, to be compared: another moment's is the same if nobody went back in between.
  package func codeIdentity(ofCallable index: Int) -> AnyObject? {
    tables.callables.indices.contains(index) ? tables.callables[index].storage : nil
  }

  /// Whether a class, or the class of a metaclass, is the program's own.
  package func isOwnClass(_ index: Int) -> Bool {
    guard index > 0, index < tables.classes.count else { return false }
    return !tables.classes[plainClass(index)].isPrelude
  }

  package func callableName(_ index: Int) -> String {
    tables.callables.indices.contains(index) ? tables.callables[index].name : ""
  }

  /// What other threads can see a callable do, as its head in the library says.
  package func visibleOperation(ofCallable index: Int) -> VisibleOperation {
    tables.callables.indices.contains(index) ? callables.visible[index] : .none
  }

  /// Who made a callable; a native is the library's.
  package func maker(ofCallable index: Int) -> CodeMaker {
    code(ofCallable: index)?.maker ?? .program
  }

  /// Code of a callable, nil for a native.
  package func code(ofCallable index: Int) -> CodeObject? {
    tables.callables.indices.contains(index) ? tables.callables[index].code : nil
  }

  /// Whether the library keeps it to itself (`CodeObject.isInternal`).
  package func isInternal(_ callable: Int) -> Bool {
    tables.callables.indices.contains(callable) && tables.callables[callable].isInternal
  }

  /// Whether a programmer wrote it (`CodeObject.isProgrammers`); a native is the library's.
  package func isProgrammers(_ callable: Int) -> Bool {
    code(ofCallable: callable)?.isProgrammers ?? false
  }

  package func classOfCallable(_ index: Int) -> Int? {
    guard tables.callables.indices.contains(index), tables.callables[index].owner != 0 else {
      return nil
    }
    return plainClass(tables.callables[index].owner)
  }

  package func place(callable: Int, pc: Int) -> SourceRange {
    code(ofCallable: callable)?.lines.place(at: pc) ?? .none
  }

  /// Callable by a function's link name, nil while it is not defined.
  package func callable(ofFunction linkName: String) -> Int? {
    guard let slot = tables.functionSlots[linkName] else { return nil }
    let callable = Int(tables.functionCallables[slot])
    return callable == 0 ? nil : callable
  }

  /// The function of this name, in whatever way its language writes it down.
  package func callable(ofFunctionLike name: String) -> Int? {
    // One that its text keeps for itself is what the newest text means by the name.
    let own = tables.functionSlots.keys.compactMap { key in
      key.hasPrefix(name + "@") ? Int(key.dropFirst(name.utf8.count + 1)) : nil
    }.max().flatMap { callable(ofFunction: "\(name)@\($0)") }
    if let own, code(ofCallable: own)?.isPrelude == false { return own }
    if let plain = callable(ofFunction: name) { return plain }
    let written = tables.functionSlots.keys.filter { $0.hasPrefix(name + "_") }.min()
    return written.flatMap { callable(ofFunction: $0) }
  }

  /// Frames of the current thread after a run ended early, innermost first.
  package func frames(most: Int = 100_000) -> [FrameInfo] {
    frames(ofThread: Int(kernel.pointee.currentThread), most: most)
  }

  /// The same for any thread that can run or waits.
  package func frames(ofThread number: Int, most: Int = 100_000) -> [FrameInfo] {
    guard number >= 1, number <= Int(kernel.pointee.threadCount) else { return [] }
    let thread = thread(number)
    guard
      thread.pointee.state == ThreadRecord.State.runnable.rawValue
        || thread.pointee.state == ThreadRecord.State.waiting.rawValue
    else { return [] }
    return frames(
      from: stackBase(thread) + Int(thread.pointee.frame), pc: Int(thread.pointee.pc),
      stack: stackBase(thread), most: most)
  }

  /// The frame, and those that called it.
  func frames(
    from first: UnsafeMutablePointer<UInt64>, pc: Int, stack: UnsafeMutablePointer<UInt64>,
    most: Int
  ) -> [FrameInfo] {
    var frame = first
    var pc = pc
    var result: [FrameInfo] = []
    while result.count < most {
      let callable = currentCallable(frame)
      let isMethod = tables.callables[callable].owner != 0
      result.append(
        FrameInfo(
          name: callableName(callable), callable: callable,
          place: place(callable: callable, pc: pc),
          receiver: isMethod ? serial(at: frame[4]) : 0, pc: pc))
      let link = frame[FrameSlot.caller]
      if link & FrameFlags.bottom != 0 { break }
      pc = max(0, Int(truncatingIfNeeded: frame[0] & 0xFFFF_FFFF) - 1)
      frame = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
    }
    return result
  }

  /// How many frames the current thread has.
  package var callDepth: Int {
    let stack = stackBase(currentThread)
    var frame = stack + Int(currentThread.pointee.frame)
    var count = 1
    while frame[FrameSlot.caller] & FrameFlags.bottom == 0 {
      frame = stack + Int(truncatingIfNeeded: frame[FrameSlot.caller] & FrameFlags.callerMask)
      count += 1
    }
    return count
  }

  /// Reads bytes, as many as are accessible. `inEndedFrame`: also what a function left behind that returned last.
  package func readBytes(_ address: UInt64, count: Int, inEndedFrame: Bool = false) -> [UInt8] {
    let usable =
      inEndedFrame && space.lies(inEndedFrame: address, size: count)
      ? count : space.accessible(address, wanted: max(0, count), forWriting: false)
    guard usable > 0 else { return [] }
    return [UInt8](UnsafeRawBufferPointer(start: space.host(address), count: usable))
  }

  /// Up to 8 bytes as a number, nil when they are not accessible.
  package func readWord(
    _ address: UInt64, size: Int = 8, inEndedFrame: Bool = false
  ) -> UInt64? {
    let bytes = readBytes(address, count: size, inEndedFrame: inEndedFrame)
    guard bytes.count == size else { return nil }
    return bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Selector name of a SEL value, nil where it is none.
  package func selectorName(ofAddress address: UInt64) -> String? {
    let id = selectorID(ofAddress: address)
    return id == 0 ? nil : selectorName(id)
  }

  /// Whether any code has a message of this name.
  package func hasSelector(_ name: String) -> Bool { tables.selectorIDs[name] != nil }

  package func globalInfo(named linkName: String) -> GlobalInfo? {
    tables.globalIDs[linkName].map { tables.globals[$0] }
  }

  /// How many objects the running thread can ever make, living and dead.
  package var numbersOfThread: Int {
    Int(Serial.last(ofThread: currentThread.pointee.number))
  }

  /// Virtual time in nanoseconds.
  package var clock: UInt64 { kernel.pointee.clock }

  /// Fuel used since the world began.
  package var steps: UInt64 { kernel.pointee.steps }

  /// Prepares the main thread to run a callable.
  package func start(callable: Int, arguments: [UInt64] = []) {
    kernel.pointee.currentThread = 1
    asking = Asking()
    thread(1).pointee.memoryTop = thread(1).pointee.memory
    pushBottomFrame(thread: 1, callable: callable, arguments: arguments)
  }

  /// A thread that calls `callable` when it is switched to. nil: too many.
  package func startThread(callable: Int, arguments: [UInt64] = []) -> Int? {
    guard let number = freeThread() else { return nil }
    thread(number).pointee.isDetached = 0
    thread(number).pointee.lives &+= 1
    pushBottomFrame(thread: number, callable: callable, arguments: arguments)
    return number
  }

  package func switchThread(to number: Int) {
    post(.threadSwitch) { $0.other = UInt16(truncatingIfNeeded: number) }
    kernel.pointee.currentThread = UInt32(number)
    standOnCurrentThread()
  }

  /// Events posted between runs belong to where the current thread stands.
  func standOnCurrentThread() {
    let thread = currentThread
    runningFrame = stackBase(thread) + Int(thread.pointee.frame)
    runningPC = Int(thread.pointee.pc)
  }

  /// While schedules are explored: what the function answered that a thread ran, as a register holds it; 0: nothing yet.
  package func answer(ofThread number: Int) -> UInt64 { thread(number).pointee.answer }

  package func isFinished(thread number: Int) -> Bool {
    thread(number).pointee.state == ThreadRecord.State.finished.rawValue
  }

  /// The ivars that the program's own classes give an object, those of superclasses first.
  package func programIvars(ofClass index: Int) -> [IvarDefinition] {
    var found: [IvarDefinition] = []
    var next = plainClass(index)
    while next > 0, next < tables.classes.count, !tables.classes[next].isPrelude {
      found.insert(contentsOf: tables.classes[next].ivars, at: 0)
      next = superclass(next)
    }
    return found
  }

  /// The object and its ivar at an address; nil: the address is not within a living object's ivars.
  package func ivar(at address: UInt64) -> (object: UInt32, ivar: IvarDefinition)? {
    let offset = Int(clamping: AddressSpace.offset(address))
    guard offset >= AddressLayout.heap, offset < AddressLayout.heapEnd,
      let block = blockStart(offset), let info = objectInfo(at: AddressSpace.address(block))
    else { return nil }
    var next: Int? = info.classIndex
    for _ in 0..<256 {
      guard let current = next, let described = classInfo(current) else { return nil }
      if let found = described.ivars.first(where: {
        offset - block >= $0.offset && offset - block < $0.offset + max(1, $0.size)
      }) {
        return (info.serial, found)
      }
      next = described.superclass
    }
    return nil
  }

  /// The serials of all objects that were ever made, with their classes; no strings.
  package func everySerial() -> [(serial: UInt32, classIndex: Int)] {
    var all: [(serial: UInt32, classIndex: Int)] = []
    for number in 1...max(1, Int(kernel.pointee.threadCount)) {
      let last = thread(number).pointee.objectSerial
      guard last >= 1 else { continue }
      for each in 1...last {
        let serial = Serial.make(each, thread: UInt32(number), isString: false)
        if let entry = entry(ofSerial: serial) { all.append((serial, entry.classIndex)) }
      }
    }
    return all
  }

  /// How many objects each thread has made, strings aside: what was made since can be told from them.
  package func objectNumbers() -> [UInt32] {
    (1...max(1, Int(kernel.pointee.threadCount))).map { thread($0).pointee.objectSerial }
  }

  /// Whether an object was made since.
  package func isMade(_ serial: UInt32, since numbers: [UInt32]) -> Bool {
    let thread = Int(serial >> 24 & 0x3F)
    return serial & 0xFF_FFFF > (numbers.indices.contains(thread) ? numbers[thread] : 0)
  }

  /// The program's classes of which objects were made since.
  package func classesMade(since numbers: [UInt32]) -> Set<Int> {
    var found: Set<Int> = []
    for (index, last) in objectNumbers().enumerated() {
      let first = numbers.indices.contains(index) ? numbers[index] : 0
      guard last > first else { continue }
      for number in (first + 1)...last {
        let serial = Serial.make(number, thread: UInt32(index + 1), isString: false)
        if let entry = entry(ofSerial: serial), !tables.classes[entry.classIndex].isPrelude {
          found.insert(entry.classIndex)
        }
      }
    }
    return found
  }

  /// Opens a pool from outside a program (the one under the prompt).
  package func openPool() -> UInt64 { pushPool() }
}

extension World {
  package func address(ofClass index: Int) -> UInt64 { classAddress(index) }

  /// Address an object has or had.
  package func lastAddress(ofSerial serial: UInt32) -> UInt64? {
    entry(ofSerial: serial)?.address
  }

  /// What stands in a word of an object that is dead, as long as nothing else lies where it lay.
  package func lastWord(ofDead serial: UInt32, at offset: Int) -> UInt64? {
    guard let address = lastAddress(ofSerial: serial) else { return nil }
    let block = Int(AddressSpace.offset(address))
    guard block >= AddressLayout.heap, block < AddressLayout.heapEnd, offset >= 8,
      space.shadow[block >> 4 - 1] == Shadow.freedObject, header(block).pointee.serial == serial,
      offset + 8 <= Int(header(block).pointee.size)
    else { return nil }
    return load(block + offset, as: UInt64.self)
  }

  /// A NUL-terminated text among the literals, for `argv`. nil when there is no room.
  package func internCString(_ bytes: [UInt8]) -> UInt64? { cString(bytes) }

  /// Fresh addressable words among the globals. nil when there is no room.
  package func makeWords(_ words: [UInt64]) -> UInt64? {
    guard let offset = allocateGlobal(words.count * 8, alignment: 8) else { return nil }
    space.open(offset, size: words.count * 8)
    for (index, word) in words.enumerated() { store(word, offset + index * 8) }
    return AddressSpace.address(offset)
  }

  /// Makes every event from now on unseen, or seen again.
  package func withoutEvents<T>(_ body: () -> T) -> T {
    let saved = mask
    mask = .none
    defer { mask = saved }
    return body()
  }

  /// Text at a C string's address as far as it is readable, at most `limit` bytes; nil when it is not.
  package func text(
    ofCString address: UInt64, limit: Int = 256, inEndedFrame: Bool = false
  ) -> String? {
    if let name = selectorName(ofAddress: address) { return name }
    let bytes = readBytes(address, count: limit, inEndedFrame: inEndedFrame)
    guard !bytes.isEmpty else { return nil }
    let end = bytes.firstIndex(of: 0) ?? bytes.count
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Why the machine stands still. A native that says nothing found no room for what it makes: a name, a literal.
  package var reason: Stop { stop ?? .limit(.bytes) }

  /// Which stop a client raises itself: a limit of steps, Ctrl-C.
  package func halt(_ reason: Stop) { stop = reason }
}

extension World {
  /// Names of all functions that are defined.
  package func functionDisplayNames() -> [String] {
    zip(tables.functionNames, tables.functionCallables).filter { $0.1 != 0 }.map(\.0)
  }
}
