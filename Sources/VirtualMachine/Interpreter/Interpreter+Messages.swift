internal import Bytecode

/// Sending a message when the class's row has no answer yet: nil, the dead, +initialize, and names that
/// nobody answers to.
extension World {
  enum SlowSend {
    /// The result is in slot 0 of the call (a message to nil).
    case answered
    case stopped
    case found(Int)
    /// Call this +initialize first, for the class of that index.
    case initialize(Int, Int)
    /// Another thread runs the class's +initialize: the send is made again when that is over.
    case waiting
  }

  @inline(never)
  func slowSend(
    _ base: UnsafeMutablePointer<UInt64>, selector: Int, structBytes: Int
  ) -> SlowSend {
    let receiver = base[4]
    if receiver == 0 {
      if structBytes > 0 {
        guard fillMemory(base[3], 0, count: UInt64(structBytes)) else { return .stopped }
        // Only natives pay.
        charged = 0
      }
      base[0] = structBytes > 0 ? base[3] : 0
      post(.nilMessage) { $0.selector = selector }
      return .answered
    }
    guard let block = liveObject(receiver) else {
      stop = strangerStop(receiver, selector: selector)
      return .stopped
    }
    let index = classIndex(ofObject: block)
    guard index != 0 else {
      stop = .brokenObject(
        object: header(block).pointee.serial, selector: selectorName(selector))
      return .stopped
    }
    // A class is not begun before those above it are done, by whichever thread (objc4's initializeNonMetaClass).
    if let busy = classInitializedElsewhere(plainClass(index)) {
      _ = mustWait(classAddress(busy), .initialize, deadline: 0)
      return .waiting
    }
    if let (first, method) = nextToInitialize(plainClass(index)) {
      return .initialize(method, first)
    }
    let method = lookUp(class: index, selector: selector)
    guard method != 0 else {
      let forwarder = forwarder(class: index)
      if forwarder != 0 { return .found(forwarder) }
      stop = notUnderstood(block, selectorName(selector))
      return .stopped
    }
    // A filled row is open to every thread, so not before +initialize has run.
    if classRecord(plainClass(index)).pointee.flags & ClassRecord.initialized != 0 {
      fillRow(class: index, selector: selector, callable: method)
    }
    return .found(method)
  }

  /// A message to something that is no live object.
  func strangerStop(_ receiver: UInt64, selector: Int) -> Stop {
    let offset = AddressSpace.offset(receiver)
    if offset >= UInt64(AddressLayout.heap), offset < AddressSpace.limit, offset & 15 == 0,
      space.shadow[Int(offset >> 4) - 1] == Shadow.freedObject
    {
      let serial = header(Int(offset)).pointee.serial
      let name = className(entry(ofSerial: serial)?.classIndex ?? 0)
      if selector == known.release { return .overRelease(object: serial, className: name) }
      return .zombie(object: serial, className: name, selector: selectorName(selector))
    }
    return .notAnObject(address: receiver, selector: selectorName(selector))
  }

  /// The method above a class, for `super`; nil with `stop` set. A dead or foreign self cannot be here
  /// unless the method lost it: then the stop says so.
  @inline(never)
  func superMethod(
    _ base: UnsafeMutablePointer<UInt64>, selector: Int, class index: Int
  ) -> Int? {
    let parent = superclass(index)
    let method = lookUp(class: parent, selector: selector)
    guard method != 0 else {
      return fail(
        .unrecognizedSelector(
          className: className(index), selector: selectorName(selector), isClass: isMeta(index),
          object: serial(at: base[4]), address: base[4]))
    }
    if parent != 0 { fillRow(class: parent, selector: selector, callable: method) }
    return method
  }

  /// Resolves a message that a native asked to be sent: 0 when it is answered already or `stop` is set.
  @inline(never)
  func resolve(_ base: UnsafeMutablePointer<UInt64>, _ selector: Int, _ arguments: Int) -> Int {
    if _fastPath(!pending.isAskedFor && pending.fromClass == 0), let block = liveObject(base[4]) {
      let method = rows[classIndex(ofObject: block)][selector]
      if _fastPath(method != 0) {
        base[2] = UInt64(arguments) << 32
        base[5] = selectorAddress(selector)
        return Int(method)
      }
    }
    let isAskedFor = pending.isAskedFor
    pending.isAskedFor = false
    let method = found(base, selector, arguments)
    if isAskedFor, method != 0, observes(.send) {
      postSend(base, selector: selector, callable: method)
    }
    return method
  }

  private func found(_ base: UnsafeMutablePointer<UInt64>, _ selector: Int, _ arguments: Int) -> Int
  {
    base[2] = UInt64(arguments) << 32
    base[5] = selectorAddress(selector)
    if pending.fromClass != 0 {
      // A message to super by hand: the search begins above the receiver's class.
      let method = lookUp(class: pending.fromClass, selector: selector)
      pending.fromClass = 0
      if method != 0 { return method }
    }
    if let block = liveObject(base[4]) {
      let known = rows[classIndex(ofObject: block)][selector]
      if _fastPath(known != 0) { return Int(known) }
    }
    switch slowSend(base, selector: selector, structBytes: 0) {
    case .answered, .stopped: return 0
    case .found(let method): return method
    case .initialize, .waiting:
      // A native's receiver has been sent a message already, so this is rare (performSelector: on a
      // class not used before). Its +initialize is skipped no further than to the next real send.
      let method = lookUp(
        class: classIndex(ofObject: liveObject(base[4]) ?? 0), selector: selector)
      if method == 0 {
        stop = .unrecognizedSelector(
          className: className(classIndex(ofObject: liveObject(base[4]) ?? 0)),
          selector: selectorName(selector), isClass: true, object: 0, address: base[4])
      }
      return method
    }
  }

  func postSend(_ base: UnsafeMutablePointer<UInt64>, selector: Int, callable: Int) {
    let isClass = liveObject(base[4]).map { isMeta(classIndex(ofObject: $0)) } ?? false
    let sender = runningFrame - stackBase(currentThread)
    post(.send, object: serial(at: base[4]), flags: isClass ? .classReceiver : []) {
      $0.selector = selector
      $0.method = UInt32(truncatingIfNeeded: callable)
      $0.classIndex = plainClassOfReceiver(base[4])
      $0.frames = (
        UInt32(truncatingIfNeeded: sender),
        UInt32(truncatingIfNeeded: sender &+ max(base - runningFrame, 0))
      )
    }
  }

  private func plainClassOfReceiver(_ address: UInt64) -> Int {
    guard let block = liveObject(address) else { return 0 }
    let index = classIndex(ofObject: block)
    return isMeta(index) ? classIndex(ofClassAddress: address) : index
  }

  // MARK: +initialize

  private static let longChain = 64

  /// The topmost class of the chain that has not been initialised and that nobody is initialising, with the method that
  /// does it. Of a long chain those are initialised here, as their events say, that only NSObject's would answer, which
  /// does nothing: each of them would be looked for along the whole chain again.
  private func nextToInitialize(_ index: Int) -> (class: Int, method: Int)? {
    var waiting: [Int] = []
    var behind = 0
    var current = index
    while current != 0 {
      let flags = classRecord(current).pointee.flags
      if flags & (ClassRecord.initialized | ClassRecord.initializing) == 0 {
        behind = waiting.count
        waiting.append(current)
      } else if !waiting.isEmpty {
        waiting.append(current)
      }
      current = superclass(current)
    }
    if waiting.isEmpty { return nil }
    var method = 0
    for (place, each) in waiting.enumerated().reversed() {
      let own = ownMethod(class: each + 1, selector: known.initialize)
      if own != 0 { method = own }
      let record = classRecord(each)
      if place > behind
        || record.pointee.flags & (ClassRecord.initialized | ClassRecord.initializing) != 0
      {
        continue
      }
      let isNothing = method == 0 || tables.callables[method].native != nil
      if !isNothing {
        let owner = plainClass(tables.callables[method].owner)
        guard waiting.count > World.longChain, callables[method].traits.isLibrary,
          superclass(owner) == 0
        else {
          return (each, method)
        }
        post(.initialize) { $0.classIndex = each }
      }
      record.pointee.flags |= ClassRecord.initialized
    }
    return nil
  }

  /// A class of the chain whose +initialize another thread is running.
  private func classInitializedElsewhere(_ index: Int) -> Int? {
    if kernel.pointee.threadCount == 1 { return nil }
    var current = index
    while current != 0 {
      let record = classRecord(current).pointee
      if record.flags & ClassRecord.initializing != 0,
        record.initializer != kernel.pointee.currentThread
      {
        return current
      }
      current = superclass(current)
    }
    return nil
  }

  /// Pushes a frame for +initialize above the running frame; the send that led here runs again afterwards.
  @inline(never)
  func pushInitialize(
    _ r: UnsafeMutablePointer<UInt64>, callable: Int, class index: Int, resumeAt pc: Int,
    _ stack: UnsafeMutablePointer<UInt64>
  ) -> Bool {
    let running = callables[currentCallable(r)]
    let target = callables[callable]
    let frame = r + Int(running.registerCount) + World.argumentRoom
    guard reach(frame + Int(target.registerCount)) else { return false }
    classRecord(index).pointee.flags |= ClassRecord.initializing
    classRecord(index).pointee.initializer = kernel.pointee.currentThread
    post(.initialize) { $0.classIndex = index }
    frame[0] = r[2] << 32 | UInt64(pc)
    frame[1] = UInt64(r - stack) | FrameFlags.initializing
    frame[2] = UInt64(callable) | 2 << 32
    frame[3] = 0
    frame[4] = classAddress(index)
    frame[5] = selectorAddress(known.initialize)
    if target.memoryBytes != 0 { return openFrameMemory(frame, target, currentThread) }
    return true
  }

  /// Slots of a frame that are in use while the call or release at `pc` is done: nothing lives above its
  /// arguments. A chain of objects that free one another nests deep, so this is worth knowing exactly.
  private func liveSlots(_ r: UnsafeMutablePointer<UInt64>, at pc: Int) -> Int {
    let running = callables[currentCallable(r)]
    let all = Int(running.registerCount) + World.argumentRoom
    if running.native >= 0 { return all }
    let i = Instruction(bits: running.instructions[pc])
    guard let descriptor = i.descriptor else { return all }
    if descriptor.a == .frame { return i.a + FrameSlot.headerSlots + max(2, i.x) + 2 }
    return descriptor.family == .count ? i.b + FrameSlot.headerSlots + 4 : all
  }

  /// Pushes a frame for what a native wants called first, above all of ours; nil with `stop` set.
  @inline(never)
  func pushPending(
    _ r: UnsafeMutablePointer<UInt64>, resumeAt pc: Int, _ stack: UnsafeMutablePointer<UInt64>
  ) -> UnsafeMutablePointer<UInt64>? {
    let target = callables[pending.callable]
    let frame = r + liveSlots(r, at: pc)
    guard reach(frame + Int(target.registerCount)) else { return nil }
    frame[0] = r[2] << 32 | UInt64(pc)
    // Like +initialize, it returns to the very instruction that caused it.
    frame[1] = UInt64(r - stack) | FrameFlags.resuming
    frame[2] = UInt64(pending.callable) | 2 << 32
    frame[3] = 0
    frame[4] = pending.receiver
    frame[5] = selectorAddress(known.cxxDestruct)
    if target.memoryBytes != 0, !openFrameMemory(frame, target, currentThread) { return nil }
    return frame
  }

  /// Callable of a block's function; 0 with `stop` set.
  func invokeFunction(ofBlock block: UInt64) -> Int {
    if block == 0 {
      stop = .access(.null, address: UInt64(BlockLayout.invoke), size: 8, isWrite: false)
      return 0
    }
    guard liveObject(block) != nil else {
      stop = strangerStop(block, selector: 0)
      return 0
    }
    guard let address = slowLoad(block &+ 16, 8) else { return 0 }
    let callable = callable(atFunctionAddress: address)
    if callable == 0 { stop = .notAFunction(address: block) }
    return callable
  }

  /// Slots kept free above a frame for the arguments of the send that is being prepared.
  static let argumentRoom = 264

  @inline(never)
  func finishInitialize(_ frame: UnsafeMutablePointer<UInt64>) {
    // self may have been assigned to; the class is the one this thread began with, innermost.
    let method = currentCallable(frame)
    var index = classIndex(ofClassAddress: frame[4])
    if index == 0 { index = plainClass(tables.callables[method].owner) }
    let record = classRecord(index)
    record.pointee.flags =
      record.pointee.flags & ~ClassRecord.initializing | ClassRecord.initialized
    _ = wake(classAddress(index), count: .max)
  }

  // MARK: Watched methods

  // Raw values, known to this target's optimiser (the enum's own accessor would be a call).
  @inline(__always)
  private static var initEntry: Int {
    Int(unsafeBitCast(WatchedEntry.initMethod, to: UInt8.self))
  }
  @inline(__always)
  private static var retainCountEntry: Int {
    Int(unsafeBitCast(WatchedEntry.retainCount, to: UInt8.self))
  }

  /// Entry of a method the lessons watch: counts initialisations, reports overrides.
  @inline(never)
  func methodEntry(
    _ r: UnsafeMutablePointer<UInt64>, watched raw: Int, _ stack: UnsafeMutablePointer<UInt64>
  ) {
    let isInit = raw == World.initEntry
    if !isInit, !observes(.override) { return }
    let callable = currentCallable(r)
    guard let block = liveObject(r[4]) else { return }
    if isInit {
      noteInit(block, callable: callable, caller: stack + Int(r[1] & FrameFlags.callerMask))
      return
    }
    let index = classIndex(ofObject: block)
    post(.override, object: header(block).pointee.serial) {
      $0.method = UInt32(truncatingIfNeeded: callable)
      if isMeta(index) {
        $0.classIndex = plainClass(index)
      } else {
        $0.before = header(block).pointee.count
      }
      let asking = asker(r, stack)
      $0.runner = asking.runner
      $0.back = asking.back
      $0.watched = raw
    }
  }

  /// Who asked: the next frame above that is no method of the library's, as frames keep it; 0: nobody, or
  /// too far down to say.
  private func asker(
    _ r: UnsafeMutablePointer<UInt64>, _ stack: UnsafeMutablePointer<UInt64>
  ) -> (back: UInt64, runner: UInt32) {
    var frame = r
    for _ in 0..<8 {
      let link = frame[FrameSlot.caller]
      if link & FrameFlags.bottom != 0 { break }
      let back = frame[FrameSlot.back]
      frame = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
      if callables[currentCallable(frame)].traits.isLibrary { continue }
      return (back, receiver(frame))
    }
    return (0, 0)
  }

  /// An init begins. Called from another init of the same object it belongs to that one; otherwise it is a
  /// new initialisation, and the second of an object is what lessons call repeated init. `endsAtOnce`: it is the root
  /// class's, which answers the object.
  @inline(__always)
  func noteInit(
    _ block: Int, callable: Int, caller: UnsafeMutablePointer<UInt64>, endsAtOnce: Bool = false
  ) {
    let header = header(block)
    let serial = header.pointee.serial
    if header.pointee.flags & BlockHeader.immortal != 0 {
      if endsAtOnce, observes(.initEnd) { postInitEnd(block, callable: callable, result: serial) }
      return
    }
    let before = header.pointee.initCount
    let asking = currentCallable(caller)
    // Under ARC an init hands its own self over with the message, so its variable is empty by now.
    let nested =
      callables[asking].traits.isInit
      && (caller[4] == AddressSpace.address(block)
        || (caller[4] == 0 && before > 0
          && isSubclass(classIndex(ofObject: block), of: plainClass(tables.callables[asking].owner))))
    if !nested, before < .max { header.pointee.initCount = before + 1 }
    if observes(.`init`) {
      let record = newRecord(
        .`init`, nested ? .nested : .plain, serial, runningFrame, runningPC)
      record.pointee.clearFields()
      record.pointee.method = UInt32(truncatingIfNeeded: callable)
      record.pointee.earlierInits = UInt32(before)
    }
    if endsAtOnce, observes(.initEnd) { postInitEnd(block, callable: callable, result: serial) }
  }

  /// Posts that an init has answered its object.
  @inline(__always)
  private func postInitEnd(_ block: Int, callable: Int, result serial: UInt32) {
    let record = newRecord(.initEnd, .plain, serial, runningFrame, runningPC)
    record.pointee.clearFields()
    record.pointee.method = UInt32(truncatingIfNeeded: callable)
    record.pointee.result = serial
    if serial == 0 {
      record.pointee.answer = classNumber(at: AddressSpace.address(block))
    }
  }

  @inline(never)
  func methodExit(_ r: UnsafeMutablePointer<UInt64>, watched raw: Int, returned: UInt64) {
    let isInit = raw == World.initEntry
    if !observes(isInit ? .initEnd : .overrideEnd) { return }
    let callable = currentCallable(r)
    if isInit {
      post(.initEnd, object: serial(at: r[4])) {
        $0.method = UInt32(truncatingIfNeeded: callable)
        $0.result = serial(at: returned)
        $0.answer = classNumber(at: returned)
      }
      return
    }
    let object = serial(at: r[4])
    let count = liveObject(r[4]).map { header($0).pointee.count } ?? 0
    post(.overrideEnd, object: object) {
      $0.method = UInt32(truncatingIfNeeded: callable)
      $0.after = count
      $0.watched = raw
      if raw == World.retainCountEntry {
        $0.answer = returned
      } else {
        $0.result = serial(at: returned)
        $0.answer = classNumber(at: returned)
      }
    }
  }

  /// A class is an object, too, but none of the heap: its number, 0 of all else.
  func classNumber(at address: UInt64) -> UInt64 {
    address == 0 ? 0 : classObject(at: address).map { UInt64($0) } ?? 0
  }

  /// Whether an object's class is, or inherits from, the class at an address.
  func isKind(_ object: UInt64, of classAddress: UInt64) -> Bool {
    guard let block = liveObject(object) else { return false }
    let wanted = classIndex(ofClassAddress: classAddress)
    chargeForChain(above: classIndex(ofObject: block))
    return wanted != 0 && isSubclass(classIndex(ofObject: block), of: wanted)
  }
}
