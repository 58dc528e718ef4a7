internal import Bytecode
internal import Diagnostics

/// Exceptions: a throw looks for a handler first, and unwinds only when there is one.
///
/// Each code object lists which of its instructions are protected and where an exception goes. A throw walks
/// the frames from the innermost out; if no frame has a handler, nothing is unwound: the program stops where
/// it threw, with its whole stack to look at, as the real runtime aborts at the throw (after it has called what the
/// program has set for that). A leaf of the
/// library that raises (a range error, an unknown selector) goes the same way: where somebody could catch it,
/// the loop calls the prelude's `__selfsame_throw`, which makes the NSException and throws it.
extension World {
  /// Where an exception thrown at an instruction continues: the frame, and the handler's pc.
  struct Landing {
    var frame: UnsafeMutablePointer<UInt64>
    var pc: Int
  }

  /// The innermost handler from a frame on, nil where none of them catches; changes nothing.
  private func findHandler(
    _ r: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) -> Landing? {
    let stack = stackBase(currentThread)
    var frame = r
    var position = pc
    var first: Landing?
    while true {
      charge(fuel: 4)
      if let code = tables.callables[currentCallable(frame)].code {
        for handler in code.handlers where handler.start <= position && position < handler.end {
          let landing = first ?? Landing(frame: frame, pc: handler.target)
          if !handler.isCleanup { return landing }
          first = landing
        }
      }
      let link = frame[FrameSlot.caller]
      if link & FrameFlags.bottom != 0 { return nil }
      // No exception leaves a block that the library runs for GCD: the real one ends the program.
      if known.callout != 0, currentCallable(frame) == known.callout { return nil }
      // The caller stands at its call, one before the instruction to return to; +initialize returns to
      // the very instruction that caused it.
      let back = Int(truncatingIfNeeded: frame[FrameSlot.back] & 0xFFFF_FFFF)
      position =
        link & (FrameFlags.initializing | FrameFlags.resuming) != 0 ? back : back - 1
      frame = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
    }
  }

  /// Throws an object from the instruction `pc` of frame `r`: unwinds to the handler and answers where to go
  /// on; nil with `stop` set when nobody catches it. `isPassedOn`: it was thrown before.
  @inline(never)
  func throwObject(
    _ exception: UInt64, _ r: UnsafeMutablePointer<UInt64>, _ pc: Int, isPassedOn: Bool
  ) -> Landing? {
    // Of another one that was thrown meanwhile nothing is said.
    currentThread.pointee.isPassedOn =
      isPassedOn && currentThread.pointee.thrown == exception ? 1 : 0
    if !isPassedOn {
      currentThread.pointee.thrown = exception
      let place = programPlace(from: r, pc)
      currentThread.pointee.thrownCallable = UInt32(truncatingIfNeeded: place.callable)
      currentThread.pointee.thrownPC = UInt32(truncatingIfNeeded: place.pc)
    }
    guard exception == 0 || liveObject(exception) != nil else {
      return fail(strangerStop(exception, selector: 0))
    }
    // nil is thrown like an object; `@catch (id e)` gets it.
    guard let landing = findHandler(r, pc) else {
      return fail(
        exception == 0
          ? .exception(name: "NSInvalidArgumentException", reason: "*** @throw: nil exception")
          : uncaught(exception))
    }
    let stack = stackBase(currentThread)
    var frame = r
    while frame != landing.frame {
      let link = frame[FrameSlot.caller]
      if link & FrameFlags.hasMemory != 0 { closeFrameMemory(frame) }
      if link & FrameFlags.initializing != 0 { finishInitialize(frame) }
      frame = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
    }
    currentThread.pointee.exception = exception
    return landing
  }

  /// The function that the program has set for what nobody catches (`NSSetUncaughtExceptionHandler`); 0: none.
  private var uncaughtHandler: UInt64 {
    known.uncaughtHandler == 0 ? 0 : slowLoad(known.uncaughtHandler, 8) ?? 0
  }

  /// Nobody catches: prepares a call of the program's handler, with the whole stack still there. It has its say once;
  /// the throw is done again behind it and stops. nil where there is none, or `stop` says why not.
  func pushUncaughtHandler(
    _ exception: UInt64, _ r: UnsafeMutablePointer<UInt64>, resumeAt pc: Int,
    _ stack: UnsafeMutablePointer<UInt64>
  ) -> UnsafeMutablePointer<UInt64>? {
    guard case .exception? = stop, exception != 0 else { return nil }
    let callable = callable(atFunctionAddress: uncaughtHandler)
    guard callable != 0, currentThread.pointee.hasHadHandler == 0 else { return nil }
    currentThread.pointee.hasHadHandler = 1
    stop = nil
    pending.callable = callable
    pending.receiver = exception
    return pushPending(r, resumeAt: pc, stack)
  }

  /// Where the exception that nobody caught was thrown, if it passed through others on its way.
  package var thrownBefore: CodePlace? {
    let record = currentThread.pointee
    return record.isPassedOn == 0
      ? nil : CodePlace(callable: record.thrownCallable, pc: record.thrownPC)
  }

  /// What was thrown last is no NSException: it has no name and no reason.
  package var threwStranger: Bool {
    let thrown = currentThread.pointee.thrown
    return thrown != 0 && liveObject(thrown) != nil
      && !isKind(thrown, of: classAddress(tables.classIDs["NSException"] ?? 0))
  }

  /// The stop for an exception that nobody catches.
  private func uncaught(_ exception: UInt64) -> Stop {
    let name = className(classIndex(ofObject: liveObject(exception) ?? 0))
    func field(_ ivar: String) -> String? {
      guard
        let definition = tables.classes[tables.classIDs["NSException"] ?? 0].ivars.first(
          where: { $0.name == ivar }),
        isKind(exception, of: classAddress(tables.classIDs["NSException"] ?? 0)),
        let value = slowLoad(exception &+ UInt64(definition.offset), 8)
      else { return nil }
      return value == 0 ? "(null)" : stringText(value)
    }
    if let reason = field("_reason"), let kind = field("_name") {
      return .exception(name: kind, reason: reason)
    }
    return .exception(name: name, reason: "")
  }

  /// A leaf set `stop` to something that Objective-C could catch: prepares a call of the prelude's throwing
  /// function at `base` and answers its callable; 0 when it is a real stop.
  @inline(never)
  func raiseInstead(
    _ base: UnsafeMutablePointer<UInt64>, _ r: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) -> Int {
    // Only natives pay, and they have.
    defer { charged = 0 }
    currentThread.pointee.isPassedOn = 0
    guard known.raise != 0, let reason = stop, let (name, text) = exceptionWords(reason),
      findHandler(r, pc) != nil || uncaughtHandler != 0
    else { return 0 }
    guard let nameObject = constantString(name), let textObject = newString(Array(text.utf16))
    else { return 0 }
    stop = nil
    base[2] = 2 << 32
    base[4] = nameObject
    base[5] = textObject
    return known.raise
  }

  /// Name and reason of a stop that is an exception on the real runtime.
  private func exceptionWords(_ stop: Stop) -> (String, String)? {
    switch stop {
    case .exception(let name, let reason): return (name, reason)
    case .unrecognizedSelector:
      return stop.unrecognizedReason.map { ("NSInvalidArgumentException", $0) }
    default: return nil
    }
  }
}
