internal import Bytecode

/// Counts that the compiler writes (ARC): the same retain and release, without a message where nobody
/// overrides it.
///
/// **The hand-over.** A function compiled under ARC gives its result away with a count that it owns. Put into
/// a pool, the object would live longer than anybody needs. So `autorelease x=1`, just before the return,
/// looks at the instruction that its caller goes on with: is it `retain x=1`, the caller is ARC code that
/// wants to own the result, and the count passes from hand to hand without a pool. (The real runtime looks
/// at the caller's machine code in the same way.) The message does so, too, where it is the last thing that
/// a method does, as in the library's `return [[[self alloc] init] autorelease]`: its answer is then the
/// method's, and a method that only returns such an answer passes it on. What is a tagged pointer on a real
/// machine has no count there and is never gone: numbers and dates (their own files see to it) and short
/// strings go to the pool, which is as long as they can live here.
extension World {
  /// What one of the three instructions needs: nothing more, a call, or a stop.
  enum OwnershipStep {
    case done
    /// Call this method of the object; its frame's slots are filled in.
    case call(Int)
    case stopped
  }

  /// An object's count may move just so: the root class counts it, and it is neither immortal nor going. Else
  /// `ownership`, or the message, has to think.
  @inline(__always)
  static func isCounted(
    _ object: UInt64, _ shadow: UnsafeMutablePointer<Int8>, _ bias: UInt64,
    _ counting: UnsafeMutablePointer<UInt64>
  ) -> Bool {
    guard isLive(object, shadow) else { return false }
    let isa = word(host(object, bias))
    return _fastPath(counting[SiteCache.countingEntry(isa)] == isa)
      && _fastPath(header(object, bias).pointee.countsPlainly)
  }

  /// The header of the object at an address.
  @inline(__always)
  static func header(_ object: UInt64, _ bias: UInt64) -> UnsafeMutablePointer<BlockHeader> {
    (host(object, bias) - MemoryLayout<BlockHeader>.stride).assumingMemoryBound(
      to: BlockHeader.self)
  }

  /// Remembers the class of an object that the root class counts, once that is known of both messages (a row is
  /// filled only behind +initialize).
  @inline(__always)
  func noteCounting(_ block: Int) {
    let isa = load(block, as: UInt64.self)
    if _slowPath(siteCache.counting[SiteCache.countingEntry(isa)] != isa) {
      rememberCounting(isa, class: classIndex(ofObject: block))
    }
  }

  @inline(never)
  private func rememberCounting(_ isa: UInt64, class index: Int) {
    _ = method(class: index, selector: known.retain)
    _ = method(class: index, selector: known.release)
    let row = rows[index]
    guard callables[Int(row[known.retain])].native == World.number(.objectRetain),
      callables[Int(row[known.release])].native == World.number(.objectRelease)
    else { return }
    siteCache.counting[SiteCache.countingEntry(isa)] = isa
  }

  /// The instruction behind the call that the frame returns to is a claim.
  private func callerClaims(_ r: UnsafeMutablePointer<UInt64>) -> Bool {
    let link = r[FrameSlot.caller]
    guard link & (FrameFlags.bottom | FrameFlags.initializing) == 0 else { return false }
    let back = r[FrameSlot.back]
    let caller = callables[Int(truncatingIfNeeded: back >> 32)]
    let next = Fetched(caller.instructions[Int(truncatingIfNeeded: back & 0xFFFF_FFFF)])
    return next.op == World.retainOpcode && next.x == 1
  }

  /// `return [object autorelease]` of the running method, in a call whose answer ARC code claims.
  func passesOn(_ object: UInt64) -> Bool {
    if let string = stringObject(object)?.pointee, string.length <= 7,
      string.flags & StringObject.isWide == 0, string.isa != classAddress(known.mutableStringClass)
    {
      return false
    }
    let stack = stackBase(currentThread)
    var r = runningFrame
    var pc = runningPC &+ 1
    // Others call it for its answer alone, so that it could jump there instead: tail calls, in optimized code.
    for _ in 0..<16 {
      let callable = callables[currentCallable(r)]
      let next = Fetched(callable.instructions[pc])
      let call = Fetched(callable.instructions[pc &- 1])
      guard next.op == World.returnOpcode, next.a == call.a else { return false }
      if callerClaims(r) {
        currentThread.pointee.handedOver = object
        return true
      }
      let link = r[FrameSlot.caller]
      guard link & (FrameFlags.bottom | FrameFlags.initializing | FrameFlags.resuming) == 0 else {
        return false
      }
      pc = Int(truncatingIfNeeded: r[FrameSlot.back] & 0xFFFF_FFFF)
      r = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
    }
    return false
  }

  private static let returnOpcode = Opcode.returnValue.rawValue
  private static let retainOpcode = Opcode.retain.rawValue

  @inline(never)
  func ownership(_ i: Fetched, _ r: UnsafeMutablePointer<UInt64>) -> OwnershipStep {
    let op = unsafeBitCast(i.op, to: Opcode.self)
    let object = r[i.a]
    if object == 0 { return .done }
    let thread = currentThread
    if i.x == 1 {
      if case .retain = op, thread.pointee.handedOver == object {
        thread.pointee.handedOver = 0
        return .done
      }
      if case .autorelease = op, callerClaims(r) {
        thread.pointee.handedOver = object
        return .done
      }
    }
    guard let block = liveObject(object) else {
      if case .release = op {
        stop = strangerStop(object, selector: known.release)
      } else {
        stop = strangerStop(object, selector: known.retain)
      }
      return .stopped
    }
    let selector: Int
    switch op {
    case .retain: selector = known.retain
    case .release: selector = known.release
    default: selector = known.autorelease
    }
    let method = method(class: classIndex(ofObject: block), selector: selector)
    let base = r + i.b
    if callables[method].native < 0 {
      // Somebody overrides it: a message like any other.
      if method == 0 {
        stop = strangerStop(object, selector: selector)
        return .stopped
      }
      base[2] = 2 << 32
      base[4] = object
      base[5] = selectorAddress(selector)
      return .call(method)
    }
    let head = header(block)
    let before = head.pointee.count
    // A count that moves, and nothing else to think of.
    if _fastPath(
      head.pointee.flags & (BlockHeader.immortal | BlockHeader.deallocating) == 0)
    {
      noteCounting(block)
      if case .retain = op, before < .max {
        head.pointee.count = before &+ 1
        postCount(
          .retain, object: head.pointee.serial, before: before, after: before &+ 1,
          flags: .inserted)
        return .done
      }
      if case .release = op, before > 1 {
        head.pointee.count = before &- 1
        postCount(
          .release, object: head.pointee.serial, before: before, after: before &- 1,
          flags: .inserted)
        return .done
      }
    }
    return direct(op, block, base)
  }

  @inline(never)
  private func direct(
    _ op: Opcode, _ block: Int, _ base: UnsafeMutablePointer<UInt64>
  ) -> OwnershipStep {
    let head = header(block)
    if head.pointee.flags & BlockHeader.immortal != 0 { return .done }
    let isDying = head.pointee.flags & BlockHeader.deallocating != 0
    let before = head.pointee.count
    switch op {
    case .retain:
      if isDying {
        noteHold(block, 1)
        return .done
      }
      head.pointee.count = before == .max ? before : before &+ 1
      postCount(
        .retain, object: head.pointee.serial, before: before, after: head.pointee.count,
        flags: .inserted)
      return .done
    case .release:
      if isDying, currentThread.pointee.resumedDealloc != AddressSpace.address(block) {
        noteHold(block, -1)
        return .done
      }
      if !isDying {
        let after = before &- 1
        head.pointee.count = after
        postCount(
          .release, object: head.pointee.serial, before: before, after: after, flags: .inserted)
        if after != 0 { return .done }
        head.pointee.flags |= BlockHeader.deallocating
        postDeallocBegin(head.pointee.serial, before: before)
      }
      currentThread.pointee.resumedDealloc = 0
      base[2] = 2 << 32
      base[4] = AddressSpace.address(block)
      base[5] = selectorAddress(known.dealloc)
      return .call(method(class: classIndex(ofObject: block), selector: known.dealloc))
    default:
      guard let token = addToPool(AddressSpace.address(block)) else { return .stopped }
      if isDying { noteHold(block, -1) }
      postAutorelease(head, token, flags: .inserted)
      return .done
    }
  }

  /// Turns 16 bytes of the running frame's memory into the header of a block literal.
  @inline(never)
  func makeStackBlock(_ r: UnsafeMutablePointer<UInt64>, offset: Int) -> UInt64 {
    let start = Int(truncatingIfNeeded: r[FrameSlot.caller] >> 32) + offset
    let size = Int(callables[currentCallable(r)].memoryBytes)
    pointer(start, to: BlockHeader.self).pointee = BlockHeader(
      serial: 0, count: 1, size: UInt32(truncatingIfNeeded: max(0, size - offset - 16)),
      flags: BlockHeader.immortal, initCount: 0)
    space.shadow[start >> 4] = Shadow.liveObject
    store(classAddress(known.stackBlockClass), start + 16)
    return AddressSpace.address(start + 16)
  }
}
