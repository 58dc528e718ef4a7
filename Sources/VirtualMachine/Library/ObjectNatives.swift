internal import Bytecode
internal import Diagnostics

/// NSObject's leaves: birth, counting, death, and questions about classes.
extension World {
  /// An object that has no method for a message.
  func notUnderstood(_ block: Int, _ selector: String) -> Stop {
    let index = classIndex(ofObject: block)
    return .unrecognizedSelector(
      className: className(index), selector: selector, isClass: isMeta(index),
      object: header(block).pointee.serial, address: AddressSpace.address(block))
  }

  /// +alloc is +allocWithZone: with NULL. When nobody overrides that, the object is made right here.
  @inline(never)
  func objectAlloc(_ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard let meta = liveObject(base[4]) else { return notAnObject(base) }
    let index = classIndex(ofObject: meta)
    let method = method(class: index, selector: known.allocWithZone)
    if _fastPath(callables[method].native == World.number(.objectAllocWithZone)) {
      guard
        let object = allocateObject(class: classIndex(ofClassAddress: base[4]), zone: 0)
      else { return .stopped }
      base[0] = object
      return .done
    }
    base[6] = 0
    pending.selector = known.allocWithZone
    pending.arguments = 3
    return .send
  }

  /// The number of a native, known while compiling (`index` looks it up).
  @inline(__always)
  static func number(_ function: NativeFunction) -> Int16 {
    Int16(unsafeBitCast(function, to: UInt8.self))
  }

  @inline(never)
  func objectAllocWithZone(_ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    let index = classIndex(ofClassAddress: base[4])
    guard index != 0 else { return notAnObject(base) }
    guard let zone = zoneID(ofAddress: base[6]) else {
      stop = .zoneMisuse(address: base[6], function: "allocWithZone:")
      return .stopped
    }
    return answer(allocateObject(class: index, zone: zone), base)
  }

  @inline(never)
  func objectInit(_ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard let block = liveObject(base[4]) else { return notAnObject(base) }
    noteInit(block, callable: known.rootInit, caller: runningFrame, endsAtOnce: true)
    base[0] = base[4]
    return .done
  }

  @inline(never)
  func objectRetain(_ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard let block = liveObject(base[4]) else { return notAnObject(base) }
    let header = header(block)
    base[0] = base[4]
    // While an object is being deallocated, retain and release do nothing (objc4-818 and later).
    if header.pointee.flags & (BlockHeader.immortal | BlockHeader.deallocating) != 0 {
      noteHold(block, 1)
      return .done
    }
    noteCounting(block)
    let before = header.pointee.count
    let after = before == .max ? before : before &+ 1
    header.pointee.count = after
    postCount(
      .retain, object: header.pointee.serial, before: before, after: after, flags: .plain)
    return .done
  }

  @inline(never)
  func objectRelease(_ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard let block = liveObject(base[4]) else { return notAnObject(base) }
    let header = header(block)
    base[0] = 0
    if _slowPath(
      header.pointee.flags & (BlockHeader.immortal | BlockHeader.deallocating) != 0)
    {
      return resumeDealloc(base)
    }
    let before = header.pointee.count
    if before == 1 { return lastRelease(block) }
    header.pointee.count = before &- 1
    if observes(.release) {
      postRelease(header.pointee.serial, before, .plain, runningFrame, runningPC)
    }
    noteCounting(block)
    return .done
  }

  /// A release that leaves nothing.
  @inline(never)
  private func lastRelease(_ block: Int) -> NativeOutcome {
    let header = header(block)
    header.pointee.count = 0
    header.pointee.flags |= BlockHeader.deallocating
    postLastRelease(header.pointee.serial)
    // Where no class on the way overrides -dealloc, its end is all there is to do.
    let method = rows[classIndex(ofObject: block)][known.dealloc]
    if callables[Int(method)].native == World.number(.objectDealloc) { return endObject(block) }
    pending.selector = known.dealloc
    pending.arguments = 2
    return .send
  }

  /// The root class's -dealloc: the end of the chain, where the memory goes.
  @inline(never)
  func objectDealloc(_ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard let block = liveObject(base[4]) else { return notAnObject(base) }
    let header = header(block)
    base[0] = 0
    if header.pointee.flags & BlockHeader.immortal != 0 { return .done }
    if header.pointee.flags & BlockHeader.deallocating == 0 {
      header.pointee.flags |= BlockHeader.deallocating
      postDeallocBegin(header.pointee.serial, before: header.pointee.count)
    }
    return endObject(block)
  }

  /// An object whose deallocation has begun leaves the world.
  @inline(__always)
  private func endObject(_ block: Int) -> NativeOutcome {
    let header = header(block)
    let index = classIndex(ofObject: block)
    if _slowPath(
      header.pointee.flags & (BlockHeader.hasAssociations | BlockHeader.isString) != 0)
    {
      if !leaveWorld(block) { return .callFirst }
    } else if known.cxxDestruct != 0 {
      if _fastPath(siteCache.destructors[index] == SiteCache.noDestructor) {
        header.pointee.flags |= BlockHeader.ivarsDestroyed
        currentThread.pointee.resumedDealloc = 0
      } else if !leaveWorld(block) {
        return .callFirst
      }
    }
    if _slowPath(header.pointee.count != 0), isOfSwift(index) {
      stop = .trap(
        reason: "Object 0x\(String(AddressSpace.address(block), radix: 16)) of class "
          + "\(className(index)) deallocated with non-zero retain count \(header.pointee.count + 1). This "
          + "object's deinit, or something called from it, may have created a strong reference to self "
          + "which outlived deinit, resulting in a dangling reference.")
      return .stopped
    }
    destroyObject(block, class: index)
    return .done
  }

  /// Whether a class is written in Swift: each such class says how it is printed.
  func isOfSwift(_ index: Int) -> Bool {
    tables.selectorIDs["swiftText:"].map { method(class: index, selector: $0) != 0 } ?? false
  }

  /// Who begins or ends to hold an object of Swift while it goes. That moves no count, but who holds it when all is over
  /// holds what is not there any more: Swift stops the program then, and Objective-C's runtime says nothing.
  /// What is left to a pool is not looked at.
  @inline(never)
  func noteHold(_ block: Int, _ change: Int) {
    let header = header(block)
    guard
      header.pointee.flags & (BlockHeader.immortal | BlockHeader.deallocating)
        == BlockHeader.deallocating, change > 0 || header.pointee.count > 0,
      isOfSwift(classIndex(ofObject: block))
    else { return }
    header.pointee.count = UInt32(clamping: Int(header.pointee.count) + change)
  }

  /// What goes before an object's memory does: first the ivars that ARC owns, then the associated objects.
  /// False when code has to run first: then `-dealloc` is done again afterwards.
  private func leaveWorld(_ block: Int) -> Bool {
    let object = AddressSpace.address(block)
    let header = header(block)
    if header.pointee.flags & BlockHeader.ivarsDestroyed == 0 {
      header.pointee.flags |= BlockHeader.ivarsDestroyed
      let index = classIndex(ofObject: block)
      var destructor = siteCache.destructors[index]
      if destructor == 0 {
        destructor = UInt32(lookUp(class: index, selector: known.cxxDestruct)) + 1
        siteCache.remember(destructor, class: index)
      }
      if destructor > SiteCache.noDestructor { return callFirst(Int(destructor) - 1, object) }
    }
    if header.pointee.flags & BlockHeader.hasAssociations != 0 {
      header.pointee.flags &= ~BlockHeader.hasAssociations
      if known.releaseAssociations != 0 { return callFirst(known.releaseAssociations, object) }
    }
    currentThread.pointee.resumedDealloc = 0
    if header.pointee.flags & BlockHeader.isString != 0 { dropString(block) }
    return true
  }

  private func callFirst(_ callable: Int, _ object: UInt64) -> Bool {
    pending.callable = callable
    pending.receiver = object
    return false
  }

  /// `release` of an object that is outside of counting or being deallocated does nothing, unless it is the
  /// very release that went off to destroy the ivars and is done again.
  @inline(never)
  private func resumeDealloc(_ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard currentThread.pointee.resumedDealloc == base[4] else {
      if let block = liveObject(base[4]) { noteHold(block, -1) }
      return .done
    }
    currentThread.pointee.resumedDealloc = 0
    pending.selector = known.dealloc
    pending.arguments = 2
    return .send
  }

  @inline(never)
  func objectAutorelease(_ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard let block = liveObject(base[4]) else { return notAnObject(base) }
    let header = header(block)
    base[0] = base[4]
    if header.pointee.flags & BlockHeader.immortal != 0 || passesOn(base[4]) { return .done }
    guard let token = addToPool(base[4]) else { return .stopped }
    noteHold(block, -1)
    postAutorelease(header, token)
    return .done
  }

  func postAutorelease(
    _ header: UnsafeMutablePointer<BlockHeader>, _ token: UInt64, flags: EventFlags = []
  ) {
    post(.autorelease, object: header.pointee.serial, flags: flags) {
      $0.before = header.pointee.count
      $0.after = header.pointee.count
      $0.pool = token
      $0.runner = callerOfLibrary().runner
    }
  }

  @inline(never)
  func objectRetainCount(_ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard let block = liveObject(base[4]) else { return notAnObject(base) }
    let header = header(block)
    let count =
      header.pointee.flags & BlockHeader.immortal != 0 ? UInt64.max : UInt64(header.pointee.count)
    post(.retainCount, object: header.pointee.serial) {
      $0.before = header.pointee.count
      $0.after = header.pointee.count
      $0.answer = count
    }
    base[0] = count
    return .done
  }

  func notAnObject(_ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    stop = strangerStop(base[4], selector: selectorID(ofAddress: base[5]))
    return .stopped
  }

  // MARK: The others

  @inline(never)
  func objectNative(
    _ function: NativeFunction, _ base: UnsafeMutablePointer<UInt64>,
    _ arguments: UnsafeMutablePointer<UInt64>, _ count: Int
  ) -> NativeOutcome {
    switch function {
    case .objectZone:
      guard let zone = zone(ofAddress: base[4]) else {
        base[0] = zoneAddress(0)
        return .done
      }
      base[0] = zoneAddress(zone)
    case .objectClass, .object_getClass:
      if base[4] == 0 {
        base[0] = 0
        return .done
      }
      guard let block = liveObject(base[4]) else { return notAnObject(base) }
      base[0] = load(block, as: UInt64.self)
    case .objectSuperclass:
      guard let block = liveObject(base[4]) else { return notAnObject(base) }
      base[0] = classAddress(superclass(classIndex(ofObject: block)))
    case .classSuperclass, .class_getSuperclass:
      base[0] = classAddress(superclass(classIndex(ofClassAddress: base[4])))
    case .objectHash: base[0] = base[4]
    case .objectIsEqual: base[0] = base[4] == base[6] ? 1 : 0
    case .objectIsKindOf: base[0] = isKind(base[4], of: base[6]) ? 1 : 0
    case .objectIsMemberOf:
      guard let block = liveObject(base[4]) else { return notAnObject(base) }
      base[0] = load(block, as: UInt64.self) == base[6] && base[6] != 0 ? 1 : 0
    case .classIsSubclassOf:
      let wanted = classIndex(ofClassAddress: base[6])
      let index = classIndex(ofClassAddress: base[4])
      chargeForChain(above: index)
      base[0] = wanted != 0 && isSubclass(index, of: wanted) ? 1 : 0
    case .objectRespondsTo:
      guard let block = liveObject(base[4]) else { return notAnObject(base) }
      let selector = selectorID(ofAddress: base[6])
      let index = classIndex(ofObject: block)
      chargeForChain(above: index, times: 2)
      base[0] = selector != 0 && lookUp(class: index, selector: selector) != 0 ? 1 : 0
    case .classInstancesRespondTo:
      let selector = selectorID(ofAddress: base[6])
      let index = classIndex(ofClassAddress: base[4])
      chargeForChain(above: index, times: 2)
      base[0] = selector != 0 && lookUp(class: index, selector: selector) != 0 ? 1 : 0
    case .objectConformsTo, .classConformsTo:
      guard let block = liveObject(base[4]) else { return notAnObject(base) }
      let index =
        function == .classConformsTo
        ? classIndex(ofClassAddress: base[4]) : classIndex(ofObject: block)
      chargeForChain(above: index, times: 4)
      base[0] = conforms(index, toProtocolAt: base[6]) ? 1 : 0
    case .objectDoesNotRecognize:
      guard let block = liveObject(base[4]) else { return notAnObject(base) }
      stop = notUnderstood(block, selectorName(selectorID(ofAddress: base[6])))
      return .stopped
    case .objectPerformSelector:
      let selector = selectorID(ofAddress: base[6])
      guard selector != 0 else {
        stop =
          base[6] == 0
          ? liveObject(base[4]).map { notUnderstood($0, "(null)") }
          : .notAFunction(address: base[6])
        return .stopped
      }
      base[6] = base[7]
      base[7] = base[8]
      pending.selector = selector
      pending.isAskedFor = true
      pending.arguments = max(2, count - 1)
      return .send
    case .NSAllocateObject:
      return makeObject(base, arguments[0], extra: arguments[1], zone: arguments[2])
    case .class_createInstance:
      return makeObject(base, arguments[0], extra: arguments[1], zone: 0)
    case .NSDeallocateObject, .object_dispose:
      guard arguments[0] != 0 else {
        base[0] = 0
        return .done
      }
      guard let block = liveObject(arguments[0]) else {
        stop = strangerStop(arguments[0], selector: known.dealloc)
        return .stopped
      }
      base[0] = 0
      if header(block).pointee.flags & BlockHeader.immortal != 0 { return .done }
      if header(block).pointee.flags & BlockHeader.isString != 0 { dropString(block) }
      destroyObject(block, class: classIndex(ofObject: block))
    case .NSCopyObject: return copyObject(base, arguments)
    case .NSShouldRetainWithZone:
      guard let wanted = zoneID(ofAddress: arguments[1]) else {
        stop = .zoneMisuse(address: arguments[1], function: "NSShouldRetainWithZone")
        return .stopped
      }
      base[0] = wanted == 0 || wanted == zone(ofAddress: arguments[0]) ? 1 : 0
    case .NSExtraRefCount:
      guard let block = liveObject(arguments[0]) else { return notAnObject(base) }
      base[0] = UInt64(max(header(block).pointee.count, 1) - 1)
    case .NSIncrementExtraRefCount:
      guard let block = liveObject(arguments[0]) else { return notAnObject(base) }
      let before = header(block).pointee.count
      header(block).pointee.count = before &+ 1
      postCount(
        .retain, object: header(block).pointee.serial, before: before, after: before &+ 1)
    case .NSDecrementExtraRefCountWasZero:
      guard let block = liveObject(arguments[0]) else { return notAnObject(base) }
      let before = header(block).pointee.count
      base[0] = before <= 1 ? 1 : 0
      if before > 1 {
        header(block).pointee.count = before - 1
        postCount(
          .release, object: header(block).pointee.serial, before: before, after: before - 1)
      }
    case .object_getIndexedIvars:
      guard let block = liveObject(arguments[0]) else { return notAnObject(base) }
      base[0] =
        arguments[0]
        &+ UInt64((classRecord(classIndex(ofObject: block)).pointee.instanceSize + 7) & ~7)
    case .class_getInstanceSize:
      let index = classIndex(ofClassAddress: arguments[0])
      base[0] = (UInt64(classRecord(index).pointee.instanceSize) &+ 7) & ~7
    case .object_getClassName:
      let name = liveObject(arguments[0]).map { className(classIndex(ofObject: $0)) } ?? "nil"
      return answer(nameText(name), base)
    case .class_getName:
      let index = classIndex(ofClassAddress: arguments[0])
      return answer(nameText(index == 0 ? "nil" : className(index)), base)
    case .objc_getClass:
      guard let name = readCString(arguments[0]) else { return .stopped }
      base[0] = classAddress(tables.classIDs[String(decoding: name, as: UTF8.self)] ?? 0)
    case .sel_getName:
      return answer(
        nameText(selectorName(selectorID(ofAddress: arguments[0]))), base)
    case .sel_registerName:
      guard let name = readCString(arguments[0]),
        let id = selector(named: String(decoding: name, as: UTF8.self))
      else { return .stopped }
      base[0] = selectorAddress(id)
    case .poolPush:
      let token = pushPool()
      if token == 0 { return .stopped }
      base[0] = token
    case .poolNext: return answer(nextFromPool(arguments[0]), base)
    case .poolCount:
      base[0] = UInt64(poolStack(currentThread).reduce(0) { $0 + $1.1.count })
    case .poolAdd:
      guard let block = liveObject(arguments[0]) else { return notAnObject(base) }
      guard let token = addToPool(arguments[0]) else { return .stopped }
      postAutorelease(header(block), token)
      base[0] = 0
    default: return unknownNative(function)
    }
    return .done
  }

  private func makeObject(
    _ base: UnsafeMutablePointer<UInt64>, _ classAddress: UInt64, extra: UInt64, zone: UInt64
  ) -> NativeOutcome {
    let index = classIndex(ofClassAddress: classAddress)
    if index == 0 {
      base[0] = 0
      return .done
    }
    guard let zone = zoneID(ofAddress: zone) else {
      stop = .zoneMisuse(address: zone, function: "NSAllocateObject")
      return .stopped
    }
    guard extra <= limits.bytes else {
      stop = .limit(.bytes)
      return .stopped
    }
    // Indexed ivars begin at a multiple of 8, where an object of the class ends anyway.
    return answer(allocateObject(class: index, extra: Int(extra), zone: zone), base)
  }

  /// NSCopyObject: the same bytes, a count of 1. What the ivars point to is shared, not retained.
  private func copyObject(
    _ base: UnsafeMutablePointer<UInt64>, _ arguments: UnsafeMutablePointer<UInt64>
  ) -> NativeOutcome {
    guard arguments[0] != 0 else {
      base[0] = 0
      return .done
    }
    guard let original = liveObject(arguments[0]) else { return notAnObject(base) }
    let index = classIndex(ofObject: original)
    guard let zone = zoneID(ofAddress: arguments[2]) else {
      stop = .zoneMisuse(address: arguments[2], function: "NSCopyObject")
      return .stopped
    }
    guard arguments[1] <= limits.bytes,
      let copy = allocateObject(class: index, extra: Int(arguments[1]), zone: zone)
    else {
      if stop == nil { stop = .limit(.bytes) }
      return .stopped
    }
    // With the bytes behind the ivars, as many as both have.
    let size = min(
      (Int(classRecord(index).pointee.instanceSize) + 7) & ~7 + Int(arguments[1]),
      Int(header(original).pointee.size))
    let target = Int(AddressSpace.offset(copy))
    if size > 8 {
      space.host(offset: target + 8).copyMemory(
        from: space.host(offset: original + 8), byteCount: size - 8)
    }
    if header(original).pointee.flags & BlockHeader.isString != 0 {
      copyStringUnits(of: original, to: target)
    }
    post(.copy, object: header(target).pointee.serial) {
      $0.after = 1
      $0.original = header(original).pointee.serial
    }
    base[0] = copy
    return .done
  }

  func conforms(_ index: Int, toProtocolAt address: UInt64) -> Bool {
    guard let name = tables.protocolNames[address] else { return false }
    var current = index
    while current != 0 {
      let adopted = tables.classes[current].protocols
      if !adopted.isEmpty, lineage(of: adopted).contains(name) { return true }
      current = superclass(current)
    }
    return false
  }

  /// These protocols and all that they include, each once, however many ways lead to it.
  func lineage(of protocols: [String]) -> [String] {
    var order: [String] = []
    var found: Set<String> = []
    var waiting = Array(protocols.reversed())
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      order.append(next)
      waiting += (tables.protocols[next]?.protocols ?? []).reversed()
    }
    if order.count > 4 { charge(fuel: order.count &* 8) }
    return order
  }
}
