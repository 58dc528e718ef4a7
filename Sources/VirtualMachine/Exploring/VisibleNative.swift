internal import Bytecode

/// What the library's leaves do to memory that threads share.
extension World {
  /// Answers true where nothing else about the call is of interest (a count, a sync word); false: the
  /// receiver is looked at as by any message.
  @discardableResult
  func gatherNative(
    _ index: Int, _ base: UnsafeMutablePointer<UInt64>, _ count: Int, _ books: ExplorationBooks
  ) -> Bool {
    let arguments = base + FrameSlot.headerSlots
    let function = unsafeBitCast(UInt8(truncatingIfNeeded: index), to: NativeFunction.self)
    func write(_ address: UInt64, _ size: Int) { books.propose(address: address, size, .write) }
    func read(_ address: UInt64, _ size: Int) { books.propose(address: address, size, .read) }
    if gatherMemory(function, arguments, count, books) {
      books.asked.kind = .plain
      return false
    }
    switch function {
    // MARK: Counts
    case .objectRetain:
      if let block = liveObject(base[4]) { gatherRetain(block, books) } else { read(base[4], 8) }
      return true
    case .objectRelease:
      guard let block = liveObject(base[4]) else {
        read(base[4], 8)
        return true
      }
      gatherRelease(block, books)
      return true
    case .objectRetainCount:
      if let block = liveObject(base[4]) { books.propose(UInt64(block - 12), 4, .read) }
      return true
    case .NSIncrementExtraRefCount:
      if let block = liveObject(arguments[0]) { gatherRetain(block, books) }
    case .NSDecrementExtraRefCountWasZero:
      if let block = liveObject(arguments[0]) { books.propose(UInt64(block - 12), 4, .write) }
    case .NSExtraRefCount:
      if let block = liveObject(arguments[0]) { books.propose(UInt64(block - 12), 4, .read) }
    case .objectDealloc:
      if let block = liveObject(base[4]), header(block).pointee.flags & BlockHeader.immortal == 0 {
        gatherEnd(block, books)
      }
      return true
    case .NSDeallocateObject, .object_dispose:
      if let block = liveObject(arguments[0]) { gatherEnd(block, books) }
    case .objectPerformSelector:
      let selector = selectorID(ofAddress: base[6])
      if selector != 0, !performsAnother(base[4], selector) {
        gatherSend(base, selector: selector, count: count, books)
        return true
      }
    case .objc_msgSend:
      let selector = selectorID(ofAddress: base[5])
      if selector != 0 { gatherSend(base, selector: selector, count: count, books) }
      return true

    // MARK: Weak variables, by hand
    case .objc_storeWeak: gatherWeakStore(arguments[0], arguments[1], books)
    case .objc_moveWeak:
      write(arguments[0], 8)
      write(arguments[1], 8)
      if let object = readWord(arguments[1]) { books.hand(object) }
    case .objc_destroyWeak: write(arguments[0], 8)
    case .objc_loadWeakRetained: gatherWeakLoad(arguments[0], books)

    // MARK: What is the thread's own, or never changes
    case .objectAlloc, .objectAllocWithZone, .objectInit, .objectAutorelease, .classRetain,
      .classRelease, .classAutorelease, .classRetainCount, .classClass, .classSuperclass,
      .class_getSuperclass, .classIsSubclassOf, .classInstancesRespondTo, .classConformsTo,
      .NSAllocateObject, .class_createInstance, .class_getName, .class_getInstanceSize,
      .sel_getName, .NSDefaultMallocZone, .NSZoneMalloc,
      .NSZoneCalloc, .malloc, .calloc, .poolPush, .poolNext, .poolCount, .poolAdd, .threadSelf,
      .holdProcessor, .yieldThread, .threadLocal, .threadExit, .abs, .labs, .isalpha, .isdigit,
      .isspace, .isupper, .islower, .toupper, .tolower, .isalnum, .ispunct, .sqrt, .pow, .floor,
      .ceil, .fabs, .fmod, .round, .mathFunction, .variableArraySize, .variableArrayOpen,
      .variableArrayClose, .stringFromClass, .stringFromSelector, .unicharKind, .tableFind, .raise,
      .formatAtOnce, .formatBegin, .formatSupply, .formatFinish, .forwardArguments,
      .forwardResultAddress, .invoke, .runtimeMethod, .runtimeMethodField, .runtimeIvar,
      .runtimeIvarField, .runtimePropertyField, .runtimeProtocol,
      .runtimeProtocolConforms, .runtimeClassConforms, .runtimeIsMeta, .runtimeImplementation,
      .runtimeBlockOf, .runtimeProtocolMethod, .zoneName, .NSZoneFromPointer,
      .classFromString, .selectorFromString, .runtimeMarkAssociated:
      break
    case .runtimeList: write(arguments[2], Int(clamping: arguments[3]) &* 8)
    case .arrayAppend: gatherAppend(arguments, books)
    case .tableValue, .tableSet: gatherTable(arguments, sets: function == .tableSet, books)
    case .clockNow: noteClock(books)

    // MARK: C memory
    case .free: gatherFree(arguments[0], books)
    case .NSZoneFree: gatherFree(arguments[1], books)
    case .realloc: gatherFree(arguments[0], books)
    case .NSZoneRealloc: gatherFree(arguments[1], books)

    // MARK: The outside world
    case .formatNext: gatherFormatSteps(arguments[0], books)
    case .putchar, .logLine, .textPrint: books.propose(PseudoPlace.output, 4, .apart)
    case .rand, .srand: books.propose(PseudoPlace.random, 4, .write)
    case .exit, ._exit, .abort: books.propose(0, Int(AddressSpace.limit), .write)

    // MARK: Threads
    case .threadStart:
      books.propose(PseudoPlace.threads, 4, .write)
      books.hand(arguments[1])
    case .threadJoin:
      let number = UInt64(clamping: max(1, Int(clamping: arguments[0])) - 1)
      books.propose(UInt64(AddressLayout.threads) + number * 256, 8, .write)
    case .waitWord:
      read(arguments[0], 8)
      // The begin of a wait with a deadline is seen; its end by time was a step of its own.
      if arguments[2] != 0, currentThread.pointee.timedOut == 0 {
        books.propose(PseudoPlace.time, 4, .apart)
      }
    case .wakeWord: write(arguments[0], 8)
    case .lockWord, .unlockWord: write(arguments[0], 4)
    case .compareAndSwap:
      write(arguments[0], 8)
      books.hand(arguments[2])
    case .fetchAdd: write(arguments[0], 8)
    case .atomicUpdate:
      let size = Int(clamping: arguments[2])
      let (number, order) = MemoryOrder.parted(arguments[3])
      let operation = AtomicOperation(rawValue: number)
      books.ask(operation, order)
      switch operation {
      case .fence: if books.tracksOrder { books.propose(PseudoPlace.fence, 4, .apart) }
      case .load: read(arguments[0], size)
      default: write(arguments[0], size)
      }
      if operation == .exchange || operation == .store { books.hand(arguments[1]) }
    case .atomicCompareExchange:
      let (bytes, order) = MemoryOrder.parted(arguments[3])
      let size = Int(clamping: bytes)
      books.ask(.exchange, order)
      write(arguments[0], size)
      write(arguments[1], size)
      books.hand(arguments[2])
    case .onceEnter:
      if readWord(arguments[0]) == .max {
        read(arguments[0], 8)
      } else {
        write(arguments[0], 8)
      }
    case .onceDone: write(arguments[0], 8)

    // MARK: What changes classes while threads run
    case .runtimeSetImplementation, .runtimeAddMethod, .runtimeAllocateClass,
      .runtimeRegisterClass, .runtimeAddIvar, .runtimeSetClass, .runtimeSetSuperclass,
      .runtimeBlockImplementation, .runtimeMakeProtocol, .runtimeProtocolAdd, .runtimeAddProtocol,
      .NSCreateZone, .NSRecycleZone, .zoneSetName:
      refuse(function, books)

    // MARK: Strings
    case .mutableStringAppend, .mutableStringSet, .stringSetUnits, .stringSetBytes, .stringReplace:
      books.isUnpromised = true
      if let block = liveObject(base[4]) {
        books.propose(UInt64(block), Int(header(block).pointee.size), .write)
      }
      gatherArguments(arguments + 1, count - 1, books)
    default: gatherArguments(arguments, count, books)
    }
    return false
  }

  /// C's functions on memory and texts, which take no more care than the program's own instructions. false: it is none.
  private func gatherMemory(
    _ function: NativeFunction, _ arguments: UnsafeMutablePointer<UInt64>, _ count: Int,
    _ books: ExplorationBooks
  ) -> Bool {
    func write(_ address: UInt64, _ size: Int) { books.propose(address: address, size, .write) }
    func read(_ address: UInt64, _ size: Int) { books.propose(address: address, size, .read) }
    func text(_ address: UInt64) -> Int { gatherText(address, books) }
    switch function {
    case .memcpy, .memmove:
      gatherCopy(to: arguments[0], from: arguments[1], Int(clamping: arguments[2]), books)
    case .memset:
      write(arguments[0], Int(clamping: arguments[2]))
      var fill = DividedCopy(to: arguments[0], count: Int(clamping: arguments[2]))
      fill.byte = UInt8(truncatingIfNeeded: arguments[1])
      divide(fill, books)
    case .memcmp:
      read(arguments[0], Int(clamping: arguments[2]))
      read(arguments[1], Int(clamping: arguments[2]))
    case .strlen, .atoi, .atol, .strdup, .strchr, .strrchr: _ = text(arguments[0])
    case .strcmp, .strncmp, .strstr:
      _ = text(arguments[0])
      _ = text(arguments[1])
    case .strcpy:
      let size = text(arguments[1])
      write(arguments[0], size)
      var copy = DividedCopy(to: arguments[0], from: arguments[1], count: size)
      copy.isText = true
      divide(copy, books)
    case .strncpy: write(arguments[0], text(arguments[1]))
    case .strcat, .strncat: write(arguments[0], text(arguments[0]) + text(arguments[1]))
    case .sprintf, .vsprintf, .snprintf, .vsnprintf:
      gatherFormat(function, arguments, count, books)
      let room =
        function == .snprintf || function == .vsnprintf ? Int(clamping: arguments[1]) : 4096
      write(
        arguments[0], space.accessible(arguments[0], wanted: min(room, 4096), forWriting: false))
    case .puts, .fputs:
      _ = text(arguments[0])
      books.propose(PseudoPlace.output, 4, .apart)
    case .printf, .fprintf, .vprintf, .vfprintf:
      gatherFormat(function, arguments, count, books)
      books.propose(PseudoPlace.output, 4, .apart)
    default: return false
    }
    return true
  }

  /// Whether a message to the object would itself be a request to send one.
  private func performsAnother(_ receiver: UInt64, _ selector: Int) -> Bool {
    guard let block = liveObject(receiver) else { return false }
    let method = method(class: classIndex(ofObject: block), selector: selector)
    return callables[method].native == World.number(.objectPerformSelector)
  }

  /// A leaf that reads what its arguments point to.
  private func gatherArguments(
    _ arguments: UnsafeMutablePointer<UInt64>, _ count: Int, _ books: ExplorationBooks
  ) {
    for index in 0..<max(0, min(count, 6)) {
      let address = arguments[index]
      if AddressSpace.offset(address) >= UInt64(AddressLayout.heap), let block = liveObject(address)
      {
        books.propose(UInt64(block), Int(header(block).pointee.size), .read)
      } else if address >= AddressLayout.base {
        _ = gatherText(address, books)
      }
    }
  }

  private func gatherFree(_ address: UInt64, _ books: ExplorationBooks) {
    let offset = AddressSpace.offset(address)
    guard offset >= UInt64(AddressLayout.heap), offset < AddressSpace.limit, offset & 15 == 0,
      space.shadow[Int(offset >> 4) - 1] == Shadow.liveBlock
    else { return }
    books.propose(offset - 16, Int(header(Int(offset)).pointee.size) + 16, .write)
  }

  private func refuse(_ function: NativeFunction, _ books: ExplorationBooks) {
    guard books.refusal == nil else { return }
    let running = currentCallable(runningFrame)
    let named = callables[running].traits.isLibrary ? running : books.leaf
    books.refusal = ExplorationBooks.Refusal(
      construct: named == 0 ? "\(function)" : callableName(named), isNative: named == 0,
      callable: running, pc: runningPC)
  }

  /// A sleep asks for the clock to know until when; everybody else wants to know what time it is.
  private func noteClock(_ books: ExplorationBooks) {
    let name = tables.callables[currentCallable(runningFrame)].name
    if name != "__selfsame_sleep" { books.readsClock = true }
    if books.isTimeFree, books.section != .library {
      books.isClockRead = true
      books.propose(PseudoPlace.time, 4, .apart)
    }
  }
}
