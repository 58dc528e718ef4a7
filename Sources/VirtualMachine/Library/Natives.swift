internal import Bytecode

/// The door to the library's leaves: one exhaustive switch from a number to the Swift that does it.
///
/// Arguments lie in the slots behind the header (for a method self is `base[4]`, _cmd `base[5]`, arguments
/// from `base[6]`; for a function arguments from `base[4]`), the result goes to `base[0]`. A leaf sends no
/// message and calls nothing back.
///
/// Each case is one call, and the last thing done: what it calls is never part of it, so it needs no frame of its own.
extension World {
  /// `count`: argument slots. The running frame and pc have been noted for events.
  @inline(never)
  func native(
    _ index: Int, _ base: UnsafeMutablePointer<UInt64>, _ count: Int
  ) -> NativeOutcome {
    let arguments = base + FrameSlot.headerSlots
    // The loader made the index from the enum's own order.
    let function = unsafeBitCast(UInt8(truncatingIfNeeded: index), to: NativeFunction.self)
    switch function {
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
    // MARK: The families
    case .objectZone, .objectClass, .object_getClass, .objectSuperclass, .classSuperclass,
      .class_getSuperclass, .objectHash, .objectIsEqual, .objectIsKindOf, .objectIsMemberOf,
      .classIsSubclassOf, .objectRespondsTo, .classInstancesRespondTo, .objectConformsTo,
      .classConformsTo, .objectDoesNotRecognize, .objectPerformSelector, .NSAllocateObject,
      .class_createInstance, .NSDeallocateObject, .object_dispose, .NSCopyObject,
      .NSShouldRetainWithZone, .NSExtraRefCount, .NSIncrementExtraRefCount,
      .NSDecrementExtraRefCountWasZero, .object_getIndexedIvars, .class_getInstanceSize,
      .object_getClassName, .class_getName, .objc_getClass, .sel_getName, .sel_registerName,
      .poolPush, .poolNext, .poolCount, .poolAdd:
      return objectNative(function, base, arguments, count)
    case .NSDefaultMallocZone, .NSCreateZone, .NSRecycleZone, .NSZoneMalloc, .NSZoneCalloc,
      .NSZoneRealloc, .NSZoneFree, .NSZoneFromPointer, .zoneName, .zoneSetName, .malloc, .calloc,
      .realloc, .free:
      return zoneNative(function, base, arguments)
    case .memcpy, .memmove, .memset, .memcmp, .strlen, .strcmp, .strncmp, .strcpy, .strncpy,
      .strcat, .strncat, .strchr, .strrchr, .strstr, .strdup:
      return memoryNative(function, base, arguments)
    case .variableArraySize, .variableArrayOpen, .variableArrayClose:
      return variableArrayNative(function, base, arguments)
    case .stringFromClass, .stringFromSelector, .classFromString, .selectorFromString,
      .stringInitBytes, .stringLength, .stringCharacterAt, .stringUTF8, .stringIsEqual,
      .stringCompare, .stringHash, .stringAppending, .stringSubstring, .stringHasPrefix,
      .stringHasSuffix, .stringIntValue, .stringDoubleValue, .stringUppercase, .stringLowercase,
      .stringRangeOf, .mutableStringAppend, .mutableStringSet:
      return stringNative(function, base, arguments)
    case .printf, .fprintf, .sprintf, .snprintf, .vprintf, .vfprintf, .vsprintf, .vsnprintf, .puts,
      .fputs, .putchar, .logLine, .textPrint, .formatAtOnce, .formatBegin, .formatNext,
      .formatSupply, .formatFinish, .raise, .trap, .inputLine, .ask, .exit, ._exit, .abort:
      return textNative(function, base, arguments, count)
    case .abs, .labs, .atoi, .atol, .rand, .srand, .isalpha, .isdigit, .isspace, .isupper,
      .islower, .isalnum, .ispunct, .toupper, .tolower, .sqrt, .pow, .floor, .ceil, .round,
      .mathFunction, .fabs, .fmod:
      return numberNative(function, base, arguments)
    case .threadStart, .threadSelf, .threadJoin, .waitWord, .lockWord, .unlockWord, .threadExit,
      .wakeWord, .compareAndSwap, .fetchAdd, .clockNow, .onceEnter, .onceDone, .yieldThread,
      .holdProcessor, .atomicUpdate, .threadLocal, .atomicCompareExchange:
      return threadNative(function, base, arguments)
    case .unicharKind, .stringSetUnits, .stringSetBytes, .stringCapitalized, .stringSearch,
      .stringOrder, .stringReplace:
      return searchNative(function, base, arguments)
    case .objc_msgSend, .runtimeMethod, .runtimeImplementation, .runtimeMethodField,
      .runtimeSetImplementation, .runtimeAddMethod, .runtimeAllocateClass, .runtimeRegisterClass,
      .runtimeAddIvar, .runtimeIvar, .runtimeIvarField, .runtimePropertyField, .runtimeList,
      .runtimeSetClass, .runtimeSetSuperclass, .runtimeIsMeta, .runtimeProtocol,
      .runtimeProtocolConforms, .runtimeClassConforms, .runtimeMarkAssociated,
      .runtimeMakeProtocol, .runtimeProtocolAdd, .runtimeProtocolMethod, .runtimeAddProtocol,
      .runtimeBlockOf, .runtimeBlockImplementation, .runtimeDisposeClass, .runtimeAddProperty,
      .objc_msgSendSuper, .objc_sync_enter, .objc_sync_exit, .objc_storeWeak, .objc_moveWeak,
      .objc_destroyWeak, .objc_loadWeakRetained, .malloc_size, .poolEntry, .stackFrame:
      return reflectionNative(function, base, arguments)
    case .characterEnd, .characterSum, .characterOrder, .characterBegins,
      .characterQuoted, .characterNumber, .characterSearch:
      return characterNative(function, base, arguments)
    case .tableFind: return tableFind(base, arguments)
    case .tableValue: return tableValue(base, arguments)
    case .tableSet: return tableSet(base, arguments)
    case .arrayAppend: return arrayAppend(base, arguments)
    case .forwardArguments, .forwardResultAddress, .invoke:
      return forwardingNative(function, base, arguments)
    }
  }

  /// What a family's own switch does not know, though the table above sends it there.
  func unknownNative(_ function: NativeFunction) -> NativeOutcome {
    stop = .notBuilt(function.rawValue)
    return .stopped
  }

  /// Puts a result, or reports the stop that is set.
  @inline(__always)
  /// A name as the C string that there is once of each. A name may be as long as a program likes: that is paid for.
  func nameText(_ name: String) -> UInt64? {
    charge(fuel: name.utf8.count >> 6 &* 8)
    return cString(Array(name.utf8))
  }

  func answer(_ value: UInt64?, _ base: UnsafeMutablePointer<UInt64>) -> NativeOutcome {
    guard let value else { return .stopped }
    base[0] = value
    return .done
  }
}
