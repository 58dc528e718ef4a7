internal import Bytecode

/// What happened when a thread was let go for one visible operation.
package struct ExploredStep: Sendable {
  package enum End: Sendable {
    /// It stands before its next visible operation.
    case stands
    case finished
    /// It could not: what it waits for is not to be had. Nothing has changed.
    case blocked
    /// It waits in the middle (a condition, a deadline): others go on.
    case waits
    case stopped(Stop)
  }
  package var end: End
  package var footprint: [Access]
  /// The library's function that ran as one operation; 0: the program's own instruction.
  package var libraryCallable: Int
  /// That function is made to be called by several threads at once (or it was the program's own instruction).
  package var isPromised: Bool
  /// The program's own code read or wrote memory, without a lock of its own.
  package var isPlain: Bool
  package var order = StepOrder()
  /// Blocks that others can reach since, as what the thread wrote.
  package var published: [Access] = []
  /// Where the program stood.
  package var callable: Int
  package var pc: Int
}

/// A world whose schedule somebody else decides: run a thread to its next visible operation, take and put
/// states. Everything per instruction stays in the machine; these calls are coarse.
package final class ExploredWorld {
  package let world: World
  private let books: ExplorationBooks
  private var keeper: StateKeeper
  private let savedMask: EventMask
  /// Numbers of the threads that have begun in some schedule; those of earlier inputs, which only go on, are not among
  /// them.
  package private(set) var begun: Set<Int> = []
  /// The threads whose order is explored.
  package private(set) var first: WorldState
  /// A thread that runs on without any visible operation for so long never ends.
  private static let stepFuel = 2_000_000
  /// What the search has cost so far: a state far down the way is come to by going the way again, so the number of
  /// states says little about time. One for a step, one for each 64 instructions in it, and one for each 256 words that
  /// are compared with the base, since a heap in which nothing is used twice may be all that a step is about.
  package private(set) var work = 0
  private static let wordsPerWork = 256
  /// The search only finds out which places change: a thread is given up much sooner.
  package var isScouting = false

  /// `threads` stand at their first instruction. nil: they cannot even begin (`world.stop`).
  package init(_ world: World, isFine: Bool = false) {
    self.world = world
    books = ExplorationBooks()
    books.isFine = isFine
    savedMask = world.mask
    world.mask = .none
    world.exploring = books
    books.hasNewPlace = false
    books.refusal = nil
    world.prepareInitialisers()
    world.emptyFreeLists()
    world.shareWhatGlobalsReach()
    keeper = StateKeeper(world)
    _ = keeper.look()
    first = keeper.kept()
  }

  /// A place that was taken for a constant changes: whoever searches has to begin again.
  package var hasNewPlace: Bool {
    get { books.hasNewPlace }
    set { books.hasNewPlace = newValue }
  }

  /// Where nil was locked so far, which locks nothing.
  package var nilLocks: Set<CodePlace> { books.nilLocks }

  /// How often that has happened: as long as it stays, the steps of a schedule are numbered alike.
  package var newPlaces: Int { books.newPlaces }

  /// Some operation asks for less than the strongest memory order.
  package var tracksOrder: Bool { books.tracksOrder }

  /// Time may pass although somebody could run.
  package var isTimeFree: Bool {
    get { books.isTimeFree }
    set { books.isTimeFree = newValue }
  }

  /// The end of the main thread ends the program, whoever else is still at work.
  package var endsWithMain: Bool {
    get { books.endsWithMain }
    set { books.endsWithMain = newValue }
  }

  /// No more of this thread, in a run that only finds out which places change.
  package func abandon(_ number: Int) {
    world.thread(number).pointee.state = ThreadRecord.State.finished.rawValue
    keeper.forgetDifference()
  }

  /// A construct that cannot be explored, and where it stands.
  package var refusal: (construct: String, isNative: Bool, callable: Int, pc: Int)? {
    books.refusal.map { ($0.construct, $0.isNative, $0.callable, $0.pc) }
  }

  /// No more exploring; the world stays as it is now.
  package func end() {
    world.exploring = nil
    world.booksOfInitialisation = [:]
    world.mask = savedMask
  }

  /// Something that is no part of any schedule, such as working out a condition; it puts everything back.
  package func aside<Answer>(_ body: () -> Answer) -> Answer {
    world.exploring = nil
    let mask = world.mask
    world.mask = savedMask
    defer {
      world.exploring = books
      world.mask = mask
      keeper.forgetDifference()
    }
    return body()
  }

  /// Lets output be heard while `body` runs; at all other times it is nobody's.
  package func heard<Answer>(
    by live: ((OutputChunk) -> Void)?, _ body: () -> Answer
  ) -> Answer {
    let before = world.live
    world.live = live ?? before
    defer { world.live = before }
    return body()
  }

  // MARK: States

  package func state() -> WorldState {
    _ = look()
    return keeper.kept()
  }
  /// The world's fingerprint, and that of what others can see of it; the state itself is to be had by `kept`.
  package func look() -> (fingerprint: Fingerprint, shared: Fingerprint) {
    let prints = keeper.look()
    work += keeper.wordsSeen / ExploredWorld.wordsPerWork
    return prints
  }
  package func kept() -> WorldState { keeper.kept() }
  package func put(_ state: WorldState) { keeper.put(state) }
  /// Somebody else has changed the world (a check was worked out in it).
  package func forget() { keeper.forgetDifference() }

  package var threadCount: Int { Int(world.kernel.pointee.threadCount) }

  /// Whether the thread has something left to do.
  package func isAlive(_ number: Int) -> Bool {
    let state = world.thread(number).pointee.state
    return state == ThreadRecord.State.runnable.rawValue
      || state == ThreadRecord.State.waiting.rawValue
  }

  package func hasBegun(_ number: Int) -> Bool {
    let record = world.thread(number).pointee
    return record.state != ThreadRecord.State.runnable.rawValue || record.pc != 0
      || record.frame != 0
  }

  /// Threads that wait with the earliest deadline of all.
  package func earliestSleepers() -> [Int] {
    var earliest = UInt64.max
    var found: [Int] = []
    for number in 1...max(1, threadCount) {
      let record = world.thread(number).pointee
      guard record.state == ThreadRecord.State.waiting.rawValue, record.waitDeadline != 0 else {
        continue
      }
      if record.waitDeadline < earliest {
        earliest = record.waitDeadline
        found = []
      }
      if record.waitDeadline == earliest { found.append(number) }
    }
    return found
  }

  /// Threads whose run loop has nothing to do and never will.
  package func idlers() -> [Int] {
    (1...max(1, threadCount)).filter {
      let record = world.thread($0).pointee
      return record.state == ThreadRecord.State.waiting.rawValue
        && record.waitKind == Stop.WaitKind.idle.rawValue
    }
  }

  /// Time jumps to the thread's deadline: it can run again. A step of its own, since others may come in between.
  package func wakeByTime(_ number: Int) -> ExploredStep {
    keeper.forgetDifference()
    let place = world.programPlace(ofThread: number)
    world.passTime(to: world.thread(number))
    return ExploredStep(
      end: .stands, footprint: [], libraryCallable: 0, isPromised: true, isPlain: false,
      callable: place.callable, pc: place.pc)
  }

  /// Whether it is within a function that a programmer wrote.
  package func runsProgram(_ number: Int) -> Bool {
    world.frames(ofThread: number).contains { world.isProgrammers($0.callable) }
  }

  /// The thread is not over, and does not wait for somebody.
  package func canStillRun(_ number: Int) -> Bool { world.canStillRun(number) }

  /// What each waiting thread waits for, as the world stands.
  package func waits() -> [Stop.Wait] { world.waits() }

  // MARK: Running

  /// The thread waits behind its operation, for what nobody ever gives: no other thread could notice that wait, so it
  /// is none of its own. A wait that is the operation stands at the same instruction, or within the same function of
  /// the library.
  private func hasGoneOn(_ record: ThreadRecord) -> Bool {
    guard let granted = books.granted, books.section != .library else { return false }
    let frame = world.stackBase(world.currentThread) + Int(record.frame)
    return granted.frame != frame || granted.pc != Int(record.pc)
  }

  /// Lets a thread run up to its first visible operation.
  package func begin(_ number: Int) -> ExploredStep {
    begun.insert(number)
    return run(number, isGranted: false)
  }

  /// Lets a thread do the visible operation before which it stands, and go on to the next.
  package func step(_ number: Int) -> ExploredStep { run(number, isGranted: true) }

  private func run(_ number: Int, isGranted: Bool) -> ExploredStep {
    keeper.forgetDifference()
    let record = world.thread(number)
    let hadDeadline = record.pointee.waitDeadline
    let wasWaiting = record.pointee.state == ThreadRecord.State.waiting.rawValue
    var taken: Access?
    if wasWaiting {
      if record.pointee.offers > 0 {
        // Whoever takes the signal takes it from the others.
        taken = Access(
          offset: UInt32(truncatingIfNeeded: AddressSpace.offset(record.pointee.waitAddress)),
          size: 8, kind: .write)
        world.takeOffer(number)
      }
      record.pointee.state = ThreadRecord.State.runnable.rawValue
    }
    world.kernel.pointee.currentThread = UInt32(number)
    world.kernel.pointee.turnLength = .max
    books.grant(isGranted)
    books.isPending = false
    books.section = .none
    books.libraryCallable = 0
    books.isPromised = true
    books.isPlain = false
    books.order = StepOrder()
    if !books.published.isEmpty { books.published = [] }
    books.footprint.removeAll(keepingCapacity: true)
    let place = world.programPlace(ofThread: number)
    let instructions = world.countingRun.instructionCount
    let result = world.runExploring(
      fuel: isScouting ? ExploredWorld.stepFuel / 100 : ExploredWorld.stepFuel)
    work += 1 + Int(truncatingIfNeeded: (world.countingRun.instructionCount &- instructions) / 64)
    if let taken { books.footprint.append(taken) }
    let end: ExploredStep.End
    switch result {
    case .sliceEnded:
      end = books.isPending ? .stands : .stopped(.limit(.steps))
    case .finished:
      if number > 1 { record.pointee.answer = world.result }
      world.endThread()
      books.footprint.append(
        Access(
          offset: UInt32(AddressLayout.threads + (number - 1) * 256), size: 8, kind: .write))
      end = .finished
    case .stopped: end = .stopped(world.reason)
    case .blocked:
      if !isAlive(number) {
        end = .finished
      } else if record.pointee.waitDeadline != 0 && record.pointee.waitDeadline != hadDeadline
        || hasGoneOn(record.pointee)
      {
        end = .waits
      } else {
        end = .blocked
      }
    }
    return ExploredStep(
      end: end, footprint: books.footprint, libraryCallable: books.libraryCallable,
      isPromised: books.isPromised, isPlain: books.isPlain, order: books.order,
      published: books.published, callable: place.callable, pc: place.pc)
  }
}

extension World {
  func runExploring(fuel: Int) -> RunResult {
    precondition(loopDepth == 0, "the loop was entered from within itself")
    loopDepth = 1
    defer { loopDepth = 0 }
    return loop(ExploringMode.self, fuel: fuel, instructions: .max)
  }

  /// Where a thread stands in the program's own code.
  func programPlace(ofThread number: Int) -> (callable: Int, pc: Int) {
    let record = thread(number).pointee
    return programPlace(
      from: stackBase(thread(number)) + Int(record.frame), Int(record.pc),
      stackBase(thread(number)))
  }

  /// The same of the current thread, from a frame on.
  func programPlace(
    from frame: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) -> (callable: Int, pc: Int) {
    programPlace(from: frame, pc, stackBase(currentThread))
  }

  private func programPlace(
    from frame: UnsafeMutablePointer<UInt64>, _ pc: Int, _ stack: UnsafeMutablePointer<UInt64>
  ) -> (callable: Int, pc: Int) {
    var (frame, pc) = (frame, pc)
    for _ in 0..<64 {
      let callable = currentCallable(frame)
      let link = frame[FrameSlot.caller]
      if !callables[callable].traits.isLibrary || link & FrameFlags.bottom != 0 {
        return (callable, pc)
      }
      pc = max(0, Int(truncatingIfNeeded: frame[FrameSlot.back] & 0xFFFF_FFFF) - 1)
      frame = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
    }
    return (currentCallable(frame), pc)
  }

  /// Classes whose own +initialize is still to come, with their subclasses: their first message is a visible
  /// operation. All others count as initialised, since nobody could tell.
  func prepareInitialisers() {
    booksOfInitialisation = [:]
    func note(_ index: Int) { booksOfInitialisation[index] = booksOfInitialisation.count }
    var index = 1
    while index < Int(kernel.pointee.classCount) {
      defer { index += 2 }
      if classRecord(index).pointee.flags & ClassRecord.initialized != 0 { continue }
      let method = lookUp(class: index + 1, selector: known.initialize)
      // The root class's does nothing.
      let owner = plainClass(tables.callables[method].owner)
      let isRoots = superclass(owner) == 0 && callables[method].traits.isLibrary
      if method != 0, callables[method].native < 0, !isRoots {
        note(index)
      } else {
        classRecord(index).pointee.flags |= ClassRecord.initialized
      }
    }
    index = 1
    while index < Int(kernel.pointee.classCount), !booksOfInitialisation.isEmpty {
      var current = superclass(index)
      while current != 0 {
        if booksOfInitialisation[current] != nil, booksOfInitialisation[index] == nil {
          note(index)
        }
        current = superclass(current)
      }
      index += 2
    }
  }

  /// No address is used twice while schedules are explored: it would depend on who freed first.
  func emptyFreeLists() {
    for zone in 0..<Int(kernel.pointee.zoneCount) {
      for number in 0..<AddressLayout.threadLimit {
        let arena = Int(
          load(
            AddressLayout.zones + zone * AddressLayout.zoneStride + ZoneRecord.arenas + number * 4,
            as: UInt32.self))
        guard arena != 0 else { continue }
        for list in 0..<Arena.classCount { store(UInt32(0), arena + Arena.lists + list * 4) }
      }
    }
  }

  // MARK: Signals

  /// While schedules are explored, who gets a signal is decided by who runs next: each thread that waits may
  /// take it, as long as there is one left.
  func offer(_ address: UInt64, count: Int) -> Int {
    var waiting: [UnsafeMutablePointer<ThreadRecord>] = []
    for number in 1...Int(kernel.pointee.threadCount) {
      let record = thread(number)
      if record.pointee.state == ThreadRecord.State.waiting.rawValue,
        record.pointee.waitAddress == address
      {
        waiting.append(record)
      }
    }
    for record in waiting {
      record.pointee.offers = UInt32(
        min(waiting.count, Int(record.pointee.offers) + min(count, waiting.count)))
    }
    return min(count, waiting.count)
  }

  /// The thread takes one of the signals; so many are left for the others.
  func takeOffer(_ number: Int) {
    let mine = thread(number)
    var most: UInt32 = 0
    for other in 1...Int(kernel.pointee.threadCount)
    where thread(other).pointee.state == ThreadRecord.State.waiting.rawValue
      && thread(other).pointee.waitAddress == mine.pointee.waitAddress
    {
      most = max(most, thread(other).pointee.offers)
    }
    for other in 1...Int(kernel.pointee.threadCount)
    where thread(other).pointee.state == ThreadRecord.State.waiting.rawValue
      && thread(other).pointee.waitAddress == mine.pointee.waitAddress
    {
      thread(other).pointee.offers = min(thread(other).pointee.offers, most - 1)
    }
    mine.pointee.offers = 0
    mine.pointee.wasWoken = 1
  }
}
