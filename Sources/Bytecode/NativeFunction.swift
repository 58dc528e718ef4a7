/// The leaves of the library: what the machine does itself, in Swift.
///
/// A native never sends a message and never calls back; it reads its arguments from the frame, works on
/// simulated memory, and answers with a value, with a request to send one message in its own place
/// (`-release` asks for `-dealloc`), or with a stop. The prelude binds one with
/// `__attribute__((selfsame_native(name)))`, on a C function or on a method.
// A case is named as the function that it is.
// swift-format-ignore: AlwaysUseLowerCamelCase
package enum NativeFunction: String, CaseIterable, Sendable {
  // MARK: NSObject (methods: self, _cmd, arguments)
  case objectAlloc, objectAllocWithZone, objectInit, objectRetain, objectRelease, objectAutorelease
  case objectRetainCount, objectDealloc, objectZone, objectClass, objectSuperclass, objectHash
  case classRetain, classRelease, classAutorelease, classRetainCount, classClass
  case classSuperclass, objectIsKindOf, objectIsMemberOf, objectRespondsTo, classInstancesRespondTo
  case objectConformsTo, classConformsTo, objectIsEqual, objectSelf, classIsSubclassOf
  case objectDoesNotRecognize
  /// performSelector: with 0 to 2 objects: the machine sends the selector in the native's place.
  case objectPerformSelector

  // MARK: Objects, by function
  case NSAllocateObject, NSDeallocateObject, NSCopyObject, NSShouldRetainWithZone
  case NSExtraRefCount, NSIncrementExtraRefCount, NSDecrementExtraRefCountWasZero
  case object_getIndexedIvars, object_getClassName, object_getClass, class_getName
  case class_getSuperclass, class_createInstance, object_dispose, class_getInstanceSize
  case objc_getClass, sel_getName, sel_registerName

  // MARK: Zones and C memory
  case NSDefaultMallocZone, NSCreateZone, NSRecycleZone, NSZoneMalloc, NSZoneCalloc, NSZoneRealloc
  case NSZoneFree, NSZoneFromPointer, zoneName, zoneSetName
  case malloc, calloc, realloc, free, memcpy, memmove, memset, memcmp
  case strlen, strcmp, strncmp, strcpy, strncpy, strcat, strncat, strchr, strrchr, strstr, strdup
  case abs, labs, exit, abort, puts, putchar, printf, fprintf, sprintf, snprintf, fputs, rand, srand
  case atoi, atol
  case isalpha, isdigit, isspace, isupper, islower, toupper, tolower, isalnum, ispunct
  case sqrt, pow, floor, ceil, fabs, fmod, round

  // MARK: Arrays of variable length (Library/VariableArrayNatives.swift)
  case variableArraySize, variableArrayOpen, variableArrayClose

  // MARK: Pools, for the prelude's NSAutoreleasePool
  case poolPush, poolNext, poolCount, poolAdd

  // MARK: Strings (an NSString is isa, length and flags, pointer to its units, cached UTF-8)
  case stringInitBytes, stringLength, stringCharacterAt, stringUTF8, stringIsEqual, stringCompare
  case stringHash, stringAppending, stringSubstring
  case stringFromClass, stringFromSelector, classFromString, selectorFromString
  case stringHasPrefix, stringHasSuffix, stringIntValue, stringDoubleValue, stringUppercase
  case stringLowercase, stringRangeOf
  case mutableStringAppend, mutableStringSet

  // MARK: Formatting, in steps, because `%@` sends -description (see the prelude's NSLog)
  /// NSString *formatAtOnce(NSString *into, NSString *format, va_list): as all the steps, where no %@ has to be asked;
  /// nil where one has
  case formatAtOnce
  /// void formatBegin(state *, NSString *format, va_list): state is 64 bytes
  case formatBegin
  /// int formatNext(state *, id *object): renders up to the next %@; 0 at the end
  case formatNext
  /// void formatSupply(state *, NSString *description)
  case formatSupply
  /// NSString *formatFinish(state *, NSString *into): `into` with the text; nil: a new string, count 1
  case formatFinish
  /// void logLine(NSString *): to stderr with one newline
  case logLine
  /// void textPrint(NSString *, NSString *): both to stdout, with whatever NUL they hold
  case textPrint

  // MARK: printf with a va_list, and <math.h> by number
  case vprintf, vfprintf, vsnprintf, vsprintf, mathFunction

  // MARK: Threads, locks, once: the leaves under the prelude's GCD
  case threadStart, threadSelf, threadJoin, waitWord, wakeWord, compareAndSwap, fetchAdd
  case clockNow, onceEnter, onceDone, yieldThread, holdProcessor
  case atomicUpdate, atomicCompareExchange, threadExit, lockWord, unlockWord, threadLocal

  // MARK: Raising: the loop goes on in the prelude's `__selfsame_throw` where somebody could catch it
  case raise

  // MARK: More of strings
  case unicharKind, stringSetUnits, stringSetBytes, stringCapitalized, stringSearch, stringOrder
  case stringReplace

  // MARK: Swift's characters (Library/CharacterNatives.swift)
  /// unsigned long characterEnd(NSString *, unsigned long): where the character that begins there ends
  case characterEnd
  /// unsigned long characterSum(NSString *): a hash, the same of texts that are equal by characters
  case characterSum
  /// long characterOrder(NSString *, NSString *): -1, 0 or 1, as Swift compares
  case characterOrder
  /// _Bool characterBegins(NSString *, NSString *, unsigned long): from that unit on, whole characters are those of the
  /// second
  case characterBegins
  /// _Bool characterSearch(NSString *, NSString *): whole characters of the first are those of the second
  case characterSearch
  /// NSString *characterQuoted(NSString *): as Swift writes it down in quotes; a new string, count 1
  case characterQuoted
  /// _Bool characterNumber(NSString *, double *): the number that all of a text is
  case characterNumber

  // MARK: objc/runtime.h (Library/ReflectionNatives.swift)
  case runtimeMethod, runtimeMethodField, runtimeSetImplementation, runtimeAddMethod
  case runtimeAllocateClass, runtimeRegisterClass, runtimeAddIvar, runtimeIvar, runtimeIvarField
  case runtimeSetClass, runtimeSetSuperclass, runtimeList, runtimePropertyField
  case runtimeProtocol, runtimeProtocolConforms, runtimeClassConforms, runtimeIsMeta
  case runtimeImplementation, runtimeMarkAssociated, runtimeBlockImplementation
  case runtimeMakeProtocol, runtimeProtocolAdd, runtimeProtocolMethod, runtimeAddProtocol
  case runtimeBlockOf, runtimeDisposeClass, runtimeAddProperty
  case objc_msgSend, objc_msgSendSuper, objc_sync_enter, objc_sync_exit
  /// unsigned long poolEntry(long): the pool stack of this thread by position; -1: its address.
  case poolEntry
  /// const char *stackFrame(long depth): the functions that are running, without the library's.
  case stackFrame
  case malloc_size, _exit
  /// const char *inputLine(long number): a line of what the program was given to read; NULL: there are no more.
  case inputLine
  /// long ask(long question, const void *about): a check's question; whoever runs the machine answers it.
  case ask
  case objc_storeWeak, objc_moveWeak, objc_destroyWeak, objc_loadWeakRetained

  // MARK: Forwarding (Interpreter/Forwarding.swift)
  case forwardArguments, forwardResultAddress, invoke

  // MARK: The end of a program in Swift, that nothing catches (a reason)
  case trap

  // MARK: Hash tables and arrays (Library/TableNatives.swift)
  /// long tableFind(table *, id key): its entry, -1 where it is not, -2 where the key has to be asked itself
  case tableFind
  /// id tableValue(table *, id key): its value; nil where it is not, or has to be asked itself
  case tableValue
  /// int tableSet(table *, id key, id value): exchanges the key's value; 0 where it is not, or where somebody has to be
  /// asked
  case tableSet
  /// int arrayAppend(id *const *items, id object): puts it behind an array's last; 0 where there is no room, or where
  /// somebody has to be asked
  case arrayAppend
}

extension NativeFunction {
  /// Dense number in order of declaration: what `callNative` carries in its imm32.
  package var index: Int { NativeFunction.numbers[self] ?? 0 }

  /// The native with a number; nil when there is none.
  package init?(index: Int) {
    guard NativeFunction.allCases.indices.contains(index) else { return nil }
    self = NativeFunction.allCases[index]
  }

  private static let numbers = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($1, $0) })
}
