internal import Bytecode

/// What an instruction is about to do to memory that threads share, told before it is done.
enum VisibleInstruction {
  /// By opcode: how it is read here, and how many bytes it touches.
  static let families = Opcode.allCases.map(\.descriptor.family)
  static let widths = Opcode.allCases.map(\.descriptor.width)

  /// By opcode: touches memory that others might reach, and is no call (which costs fuel anyway).
  static let touches = families.map { family in
    switch family {
    case .load, .store, .loadGlobal, .storeGlobal, .bytes, .lock, .count, .loadWeak, .storeWeak,
      .destroyWeak:
      true
    case .trap, .move, .number, .constant, .frameAddress, .compute, .jump, .test, .compare,
      .compareConstant, .switchTable, .call, .send, .returns, .variable, .entry, .pool, .throw,
      .variadic:
      false
    }
  }

  /// The program's own access to memory, with no care taken: neither of an `_Atomic` variable nor a copy in one step.
  static func isPlain(_ family: OpcodeFamily, x: Int) -> Bool {
    switch family {
    case .load, .store, .loadGlobal, .storeGlobal: x & 4 == 0
    case .bytes: x & 2 == 0
    case .trap, .move, .number, .constant, .frameAddress, .compute, .jump, .test, .compare,
      .compareConstant, .switchTable, .call, .send, .returns, .variable, .entry, .pool, .lock,
      .throw, .count, .loadWeak, .storeWeak, .destroyWeak, .variadic:
      false
    }
  }

  /// What an access to an `_Atomic` variable is, which has the strongest order there is.
  static func atomicOperation(_ family: OpcodeFamily) -> AtomicOperation? {
    switch family {
    case .load, .loadGlobal: .load
    case .store, .storeGlobal: .store
    default: nil
    }
  }

  static func mayBeVisible(_ family: OpcodeFamily) -> Bool {
    switch family {
    case .load, .store, .loadGlobal, .storeGlobal, .bytes, .call, .send, .returns, .lock, .count,
      .loadWeak, .storeWeak, .destroyWeak:
      true
    case .trap, .move, .number, .constant, .frameAddress, .compute, .jump, .test, .compare,
      .compareConstant, .switchTable, .variable, .entry, .pool, .throw, .variadic:
      false
    }
  }
}

extension World {
  /// Asked by the exploring loop before each instruction: false where the thread has to stop, because the
  /// instruction is its next visible operation.
  @inline(never)
  func mayRun(_ i: Fetched, _ r: UnsafeMutablePointer<UInt64>, _ pc: Int) -> Bool {
    guard let books = exploring else { return true }
    let inLibrary = callables[currentCallable(r)].traits.isClosed
    if books.section == .library, !inLibrary { books.section = .none }
    let isFine = books.isFine && !inLibrary && books.section == .none
    guard books.interesting[Int(i.op)] else { return !isFine || mayRunFinely(books, r, pc) }
    runningFrame = r
    runningPC = pc
    books.candidateCount = 0
    books.handedCount = 0
    books.metClasses = 0
    books.isClockRead = false
    books.isUnpromised = false
    books.leaf = 0
    books.division = nil
    books.asked = StepOrder()
    gather(i, r, books)
    // A pair ends with the first instruction that is no move, whether others can see it or not.
    let endsPair = books.section == .pair
    if endsPair { books.section = .none }
    let isMidway = currentThread.pointee.copiedBytes != 0 || currentThread.pointee.heldBytes != 0
    let seen = sift(books)
    if seen == 0, !isMidway { return !isFine || mayRunFinely(books, r, pc) }
    if let copy = books.division, isMidway || books.section == .none && !endsPair && !inLibrary {
      return mayCopy(copy, books, isPlain: isPlain(i, books), r, pc)
    }
    if books.section == .clock {
      if books.isClockRead { return true }
      // What follows the look at the clock belongs to it.
      books.section = .none
      books.grant(true)
    }
    if books.section == .none, !endsPair {
      var function = (outermost: 0, marked: 0, isThreadsOwn: false)
      if inLibrary {
        function = libraryFunction(r)
        switch callables.visible[function.marked].kind {
        case .handOut:
          // What it hands out, others can reach from now on.
          for index in 0..<books.handedCount { escape(books.handed[index]) }
          return true
        case .threadOwn:
          guard isLookedAt(seen, of: callables.visible[function.marked], books) else { return true }
        case .atomicRead:
          for index in 0..<seen where books.candidates[index].kind == .read {
            books.noteLook(books.candidates[index])
          }
        case .yield: return true
        default: break
        }
      }
      guard books.isGranted else {
        books.isPending = true
        return false
      }
      books.spend(r, pc)
      if books.isClockRead {
        books.section = .clock
      } else if inLibrary {
        books.section = .library
        books.libraryCallable = function.outermost
        switch callables.visible[function.marked].kind {
        case .none: books.isPromised = function.isThreadsOwn
        case .collectionRead, .collectionWrite: books.isPromised = false
        default: break
        }
      } else if i.op == Opcode.load64.rawValue, i.x & 2 != 0 {
        books.section = .pair
      } else {
        books.isPlain = isPlain(i, books)
        if !books.isPlain,
          let own = VisibleInstruction.atomicOperation(books.families[Int(i.op)])
        {
          books.ask(own, [])
        }
        books.order = books.asked
        if books.isUnpromised {
          books.libraryCallable = books.leaf
          books.isPromised = false
        }
      }
    }
    note(seen, books)
    for index in 0..<books.handedCount { escape(books.handed[index]) }
    currentThread.pointee.metClasses |= books.metClasses
    return true
  }

  private func isPlain(_ i: Fetched, _ books: ExplorationBooks) -> Bool {
    books.asked.kind == .plain || VisibleInstruction.isPlain(books.families[Int(i.op)], x: i.x)
  }

  /// Keeps those of the accesses at hand that another thread could notice; so many are left.
  func sift(_ books: ExplorationBooks) -> Int {
    var seen = 0
    for index in 0..<books.candidateCount {
      let access = books.candidates[index]
      guard access.kind == .apart || isShared(access.offset) else { continue }
      if access.kind == .read, !books.isChanged(access) { continue }
      books.candidates[seen] = access
      seen &+= 1
    }
    return seen
  }

  /// Writes down what the operation at hand accesses.
  func note(_ seen: Int, _ books: ExplorationBooks) {
    for index in 0..<seen {
      let access = books.candidates[index]
      // What conflicts with everything, such as the end of the program, changes no place.
      if access.kind != .read, access.kind != .apart, access.offset != 0 {
        books.noteChange(access)
      }
      books.noteAccess(access)
    }
  }

  /// What the library does for a thread alone is no step of its own, but where it writes to an object (its mark has
  /// one, as that of a thread which notes that it has finished) and somebody looks there.
  private func isLookedAt(
    _ count: Int, of operation: VisibleOperation, _ books: ExplorationBooks
  ) -> Bool {
    guard operation.object >= 0 else { return false }
    var isSeen = false
    for index in 0..<count where books.candidates[index].kind == .write {
      if books.noteOwnChange(books.candidates[index]) { isSeen = true }
    }
    if isSeen { return true }
    for index in 0..<count where books.candidates[index].kind == .write {
      books.noteAccess(books.candidates[index])
    }
    return false
  }

  /// Whether a run with a seed may hand the processor on before an instruction: it may do something that others
  /// can notice. Who can reach what is known to a search alone; here every place counts but the thread's own
  /// stack. A library function is no place to switch, nor is what lies between the two halves of a pair.
  @inline(never)
  func canEndTurn(
    before i: Fetched, _ r: UnsafeMutablePointer<UInt64>, _ pc: UnsafePointer<UInt64>
  ) -> Bool {
    guard VisibleInstruction.touches[Int(i.op)], kernel.pointee.threadCount > 1 else {
      return false
    }
    let running = currentCallable(r)
    if callables[running].traits.isClosed { return false }
    let family = VisibleInstruction.families[Int(i.op)]
    if family == .load || family == .store {
      let place = AddressSpace.offset(r[i.b] &+ UInt64(bitPattern: Int64(i.signedC)))
      if place < UInt64(AddressLayout.heap),
        stackOwner(Int(place)) == Int(kernel.pointee.currentThread)
      {
        return false
      }
    }
    var before = pc
    while before > callables[running].instructions {
      before -= 1
      let other = InstructionPair.single(Fetched(before.pointee))
      if VisibleInstruction.families[Int(other.op)] == .move { continue }
      return other.op != Opcode.load64.rawValue || other.x & 2 == 0
    }
    return true
  }

  /// Where every instruction of the program is a place to switch: outcomes must not differ.
  private func mayRunFinely(
    _ books: ExplorationBooks, _ r: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) -> Bool {
    guard books.isGranted else {
      books.isPending = true
      return false
    }
    books.spend(r, pc)
    return true
  }

  /// The library's function that the program's code called, however deep in the library the frame is, and the
  /// outermost one on the way that says what others can see of it (0: none does). What a thread of the library's
  /// own does before and behind the program's code was nobody's call.
  private func libraryFunction(
    _ r: UnsafeMutablePointer<UInt64>
  ) -> (outermost: Int, marked: Int, isThreadsOwn: Bool) {
    let stack = stackBase(currentThread)
    var frame = r
    var found = (outermost: currentCallable(r), marked: 0, isThreadsOwn: false)
    for _ in 0..<64 {
      let callable = currentCallable(frame)
      if !callables[callable].traits.isClosed { break }
      found.outermost = callable
      if callables.visible[callable].kind != .none { found.marked = callable }
      let link = frame[FrameSlot.caller]
      if link & FrameFlags.bottom != 0 {
        found.isThreadsOwn = true
        break
      }
      frame = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
    }
    return found
  }

  // MARK: By opcode

  private func gather(
    _ i: Fetched, _ r: UnsafeMutablePointer<UInt64>, _ books: ExplorationBooks
  ) {
    let width = books.widths[Int(i.op)]
    let near = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
    switch books.families[Int(i.op)] {
    case .load: books.propose(address: near, width, .read)
    case .store:
      books.propose(address: near, width, .write)
      if width == 8 { books.hand(r[i.a]) }
    case .loadGlobal:
      books.propose(address: callables[currentCallable(r)].constants[i.imm32], width, .read)
    case .storeGlobal:
      books.propose(address: callables[currentCallable(r)].constants[i.imm32], width, .write)
      books.hand(r[i.a])
    case .bytes:
      let copies = i.op == Opcode.copyBytes.rawValue
      let count = i.x & 1 == 0 ? i.c : Int(clamping: r[i.c])
      if copies {
        gatherCopy(to: r[i.a], from: r[i.b], count, books)
      } else {
        books.propose(address: r[i.a], count, .write)
        divide(DividedCopy(to: r[i.a], count: count), books)
      }
      if i.x & 2 != 0 { books.division = nil }
    case .call: gatherCall(i, r, books)
    case .send:
      if i.op == Opcode.send.rawValue {
        gatherSend(r + i.a, selector: i.b, count: i.x, books)
      } else {
        gatherCallee(method(class: superclass(i.c), selector: i.b), r + i.a, i.x, books)
      }
    case .count:
      let object = r[i.a]
      if i.op == Opcode.release.rawValue {
        gatherCount(object, .release, selector: known.release, books)
      } else if i.op == Opcode.retain.rawValue,
        i.x != 1 || currentThread.pointee.handedOver != object
      {
        gatherCount(object, .count, selector: known.retain, books)
      }
    case .loadWeak: gatherWeakLoad(r[i.b], books)
    case .storeWeak: gatherWeakStore(r[i.a], r[i.b], books)
    case .destroyWeak: books.propose(address: r[i.a], 8, .write)
    case .returns:
      // The end of a +initialize lets those go on who wait for the class.
      if r[FrameSlot.caller] & FrameFlags.initializing != 0 {
        books.propose(address: r[4], 8, .write)
      }
      // The end of main is the end of all others, too.
      if books.endsWithMain, r[FrameSlot.caller] & FrameFlags.bottom != 0,
        kernel.pointee.currentThread == 1, someoneElseCanRun()
      {
        books.propose(0, Int(AddressSpace.limit), .write)
      }
    case .lock:
      // nil is no lock. The place stands for the lock behind the object.
      if r[i.a] != 0 { books.propose(address: r[i.a] &- 8, 4, .write) }
    case .trap, .move, .number, .constant, .frameAddress, .compute, .jump, .test, .compare,
      .compareConstant, .switchTable, .variable, .entry, .pool, .throw, .variadic:
      break
    }
  }

  private func someoneElseCanRun() -> Bool {
    guard kernel.pointee.threadCount > 1 else { return false }
    return (2...Int(kernel.pointee.threadCount)).contains { canStillRun($0) }
  }

  func canStillRun(_ number: Int) -> Bool {
    let record = thread(number).pointee
    return record.state == ThreadRecord.State.runnable.rawValue
      || record.state == ThreadRecord.State.waiting.rawValue && record.waitDeadline != 0
  }

  private func gatherCall(
    _ i: Fetched, _ r: UnsafeMutablePointer<UInt64>, _ books: ExplorationBooks
  ) {
    if i.op == Opcode.callNative.rawValue {
      gatherNative(i.imm32, r + i.a, i.x, books)
    } else if i.op == Opcode.call.rawValue {
      gatherCallee(Int(callables.ofSlot[i.imm32]), r + i.a, i.x, books)
    } else if i.op == Opcode.callPointer.rawValue {
      gatherCallee(callable(atFunctionAddress: r[i.b]), r + i.a, i.x, books)
    } else {
      books.propose(address: r[i.a + FrameSlot.headerSlots], 8, .read)
    }
  }

  private func gatherCallee(
    _ callee: Int, _ base: UnsafeMutablePointer<UInt64>, _ count: Int, _ books: ExplorationBooks
  ) {
    let native = Int(callables[callee].native)
    books.leaf = callee
    if native >= 0 { gatherNative(native, base, count, books) }
  }

  func gatherCopy(
    to target: UInt64, from source: UInt64, _ count: Int, _ books: ExplorationBooks
  ) {
    books.propose(address: source, count, .read)
    books.propose(address: target, count, .write)
    divide(to: target, from: source, count, books)
    var position: UInt64 = 0
    while position + 8 <= UInt64(clamping: count), position < 4096 {
      if let word = readWord(source &+ position), word >= AddressLayout.base { books.hand(word) }
      position += 8
    }
  }

  func gatherWeakLoad(_ variable: UInt64, _ books: ExplorationBooks) {
    books.propose(address: variable, 8, .read)
    if let object = readWord(variable), let block = liveObject(object) {
      gatherRetain(block, books)
    }
  }

  func gatherWeakStore(_ variable: UInt64, _ object: UInt64, _ books: ExplorationBooks) {
    books.propose(address: variable, 8, .write)
    if let block = liveObject(object) { books.propose(UInt64(block - 12), 4, .read) }
    books.hand(object)
  }

  /// A retain or release that the compiler wrote.
  private func gatherCount(
    _ object: UInt64, _ kind: Access.Kind, selector: Int, _ books: ExplorationBooks
  ) {
    guard object != 0 else { return }
    guard let block = liveObject(object) else {
      books.propose(address: object, 8, .read)
      return
    }
    let method = method(class: classIndex(ofObject: block), selector: selector)
    if callables[method].native < 0 {
      // Somebody overrides it: a message like any other.
      books.propose(UInt64(block), 8, .read)
      return
    }
    if kind == .count { gatherRetain(block, books) } else { gatherRelease(block, books) }
  }

  func gatherRetain(_ block: Int, _ books: ExplorationBooks) {
    guard header(block).pointee.flags & BlockHeader.immortal == 0 else { return }
    books.propose(UInt64(block - 12), 4, .count)
  }

  func gatherRelease(_ block: Int, _ books: ExplorationBooks) {
    let head = header(block).pointee
    guard head.flags & BlockHeader.immortal == 0 else { return }
    books.propose(UInt64(block - 12), 4, .release)
    guard head.count == 1 else { return }
    let method = method(class: classIndex(ofObject: block), selector: known.dealloc)
    if callables[method].native >= 0 { gatherEnd(block, books) }
  }

  /// An object's memory goes: whoever touches anything of it is too late, and weak variables become nil.
  func gatherEnd(_ block: Int, _ books: ExplorationBooks) {
    let head = header(block).pointee
    books.propose(UInt64(block - 16), Int(head.size) + 16, .write)
    if head.flags & BlockHeader.hasWeak != 0 {
      for variable in weakVariables(of: AddressSpace.address(block)) {
        books.propose(address: variable, 8, .write)
      }
    }
  }

  func gatherSend(
    _ base: UnsafeMutablePointer<UInt64>, selector: Int, count: Int, _ books: ExplorationBooks
  ) {
    let receiver = base[4]
    guard receiver != 0 else { return }
    guard let block = liveObject(receiver) else {
      books.propose(address: receiver, 8, .read)
      return
    }
    let index = classIndex(ofObject: block)
    if isMeta(index), !booksOfInitialisation.isEmpty {
      var current = plainClass(index)
      while current != 0 {
        gatherInitialisation(of: current, books)
        current = superclass(current)
      }
    }
    let callee = method(class: index, selector: selector)
    let native = callables[callee].native
    books.leaf = callee
    if native >= 0, gatherNative(Int(native), base, count, books) { return }
    if !isMeta(index) { books.propose(UInt64(block), 8, .read) }
  }

  /// A thread's first message to a class whose +initialize was still to come when the threads began: it runs it,
  /// waits for whoever runs it, or finds it done, as with a dispatch_once.
  private func gatherInitialisation(of index: Int, _ books: ExplorationBooks) {
    guard let number = booksOfInitialisation[index] else { return }
    let record = classRecord(index).pointee
    let place = UInt64(World.firstClass + index * AddressLayout.classStride)
    if record.flags & ClassRecord.initialized == 0 {
      let isMine =
        record.flags & ClassRecord.initializing != 0
        && record.initializer == kernel.pointee.currentThread
      if !isMine { books.propose(place, 8, .write) }
    } else if number >= 64 || currentThread.pointee.metClasses & 1 << UInt64(number) == 0 {
      books.propose(place, 8, .read)
    }
    if number < 64 { books.metClasses |= 1 << UInt64(number) }
  }
}
