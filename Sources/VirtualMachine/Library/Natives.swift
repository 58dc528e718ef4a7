internal import Bytecode

/// The door to the library's leaves: one switch from a number to the Swift that does it.
///
/// Arguments lie in the slots behind the header (for a method self is `base[4]`, _cmd `base[5]`, arguments
/// from `base[6]`; for a function arguments from `base[4]`), the result goes to `base[0]`. A leaf sends no
/// message and calls nothing back.
extension World {
  /// `count`: argument slots. The running frame and pc have been noted for events.
  @inline(never)
  func native(
    _ index: Int, _ base: UnsafeMutablePointer<UInt64>, _ count: Int
  ) -> NativeOutcome {
    let arguments = base + FrameSlot.headerSlots
    // The loader made the index from the enum's own order.
    switch unsafeBitCast(UInt8(truncatingIfNeeded: index), to: NativeFunction.self) {
    // MARK: The hot ones
    case .objectAlloc: return objectAlloc(base)
    case .objectAllocWithZone: return objectAllocWithZone(base)
    case .objectInit: return objectInit(base)
    case .objectRetain: return objectRetain(base)
    case .objectRelease: return objectRelease(base)
    case .objectDealloc: return objectDealloc(base)
    case .objectAutorelease: return objectAutorelease(base)
    case .objectRetainCount: return objectRetainCount(base)
    case .objectSelf, .classRetain, .classAutorelease, .classClass:
      base[0] = base[4]
      return .done
    case .classRelease:
      base[0] = 0
      return .done
    case .classRetainCount:
      base[0] = .max
      return .done
    default: break
    }
    let function = unsafeBitCast(UInt8(truncatingIfNeeded: index), to: NativeFunction.self)
    return objectNative(function, base, arguments, count)
      ?? zoneNative(function, base, arguments)
      ?? memoryNative(function, base, arguments)
      ?? variableArrayNative(function, base, arguments)
      ?? stringNative(function, base, arguments)
      ?? textNative(function, base, arguments, count)
      ?? numberNative(function, base, arguments)
      ?? threadNative(function, base, arguments)
      ?? searchNative(function, base, arguments)
      ?? reflectionNative(function, base, arguments)
      ?? forwardingNative(function, base, arguments)
      ?? unknownNative(function)
  }

  private func unknownNative(_ function: NativeFunction) -> NativeOutcome {
    stop = .notBuilt(function.rawValue)
    return .stopped
  }

  /// Puts a result, or reports the stop that is set.
  @inline(__always)
  func answer(_ value: UInt64?, _ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard let value else { return .stopped }
    base[0] = value
    return .done
  }
}
