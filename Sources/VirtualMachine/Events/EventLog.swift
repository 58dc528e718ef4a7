internal import Bytecode

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The log: a ring of 40-byte records that holds a million and then forgets the oldest.
///
/// It lies outside the store: events are a consequence of the state, never part of it. Only the number of
/// the next event is state, so going back in time and running again writes the same numbers.
final class EventLog {
  /// Address space for all records is reserved at once; a page costs memory only when it is written.
  /// (Growing by doubling touched every page twice and cost 9 ns an event.)
  let records: UnsafeMutablePointer<Event>
  static let capacity = 1 << 20

  init() {
    let mapped = reserveMemory(EventLog.capacity * MemoryLayout<Event>.stride)
    records = mapped.bindMemory(to: Event.self, capacity: EventLog.capacity)
  }

  deinit { munmap(records, EventLog.capacity * MemoryLayout<Event>.stride) }

  /// Room of record `number`.
  @inline(__always)
  static func record(
    _ number: UInt64, in records: UnsafeMutablePointer<Event>
  ) -> UnsafeMutablePointer<Event> {
    records + Int(truncatingIfNeeded: number) & (EventLog.capacity &- 1)
  }

  /// One more than the highest number ever written before the last step back in time: what lies a whole
  /// ring behind it has been overwritten, even if fewer events have happened now.
  var highest = 0

  /// A range of numbers without those already forgotten and those not yet given.
  func kept(_ range: Range<Int>, count: Int) -> Range<Int> {
    let first = max(range.lowerBound, max(count, highest) - EventLog.capacity, 1)
    return first..<max(first, min(range.upperBound, count))
  }

  /// The records of a range of numbers; those already forgotten are left out.
  func slice(_ range: Range<Int>, count: Int) -> [Event] {
    kept(range, count: count).map { records[$0 & (EventLog.capacity - 1)] }
  }
}

extension World {
  @inline(__always)
  func observes(_ kind: EventKind) -> Bool {
    maskBits & (1 &<< UInt64(kind.rawValue)) != 0
  }

  /// Posts an event at the running instruction, if anybody wants its kind; `fill` writes its fields.
  @inline(__always)
  func post(
    _ kind: EventKind, object: UInt32 = 0, flags: EventFlags = [],
    _ fill: (inout Event) -> Void = { _ in }
  ) {
    guard observes(kind) else { return }
    let number = kernel.pointee.eventCount
    let record = EventLog.record(number, in: records)
    record.pointee = Event(
      kind: kind, flags: flags, thread: UInt16(truncatingIfNeeded: kernel.pointee.currentThread),
      object: object, callable: UInt32(truncatingIfNeeded: runningFrame[FrameSlot.callable]),
      pc: UInt32(truncatingIfNeeded: runningPC))
    fill(&record.pointee)
    kernel.pointee.eventCount = number &+ 1
  }

  /// Posts a count that moved at the running instruction.
  @inline(__always)
  func postCount(
    _ kind: EventKind, object: UInt32, before: UInt32, after: UInt32, flags: EventFlags = .plain
  ) {
    guard observes(kind) else { return }
    postCount(object, before, after, flags, runningFrame, runningPC)
  }

  /// The same where the frame is at hand: a release where the count fell.
  func postCount(
    _ object: UInt32, _ before: UInt32, _ after: UInt32, _ flags: EventFlags,
    _ frame: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) {
    if after < before {
      postRelease(object, before, flags, frame, pc)
    } else {
      postMoved(.retain, object, before, after, flags, frame, pc)
    }
  }

  @inline(never)
  func postRetain(
    _ object: UInt32, _ before: UInt32, _ flags: EventFlags,
    _ frame: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) {
    postMoved(.retain, object, before, before &+ 1, flags, frame, pc)
  }

  @inline(never)
  func postRelease(
    _ object: UInt32, _ before: UInt32, _ flags: EventFlags,
    _ frame: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) {
    postMoved(.release, object, before, before &- 1, flags, frame, pc)
  }

  /// Inside the library a count says nothing to a learner; who called it does.
  @inline(__always)
  private func postMoved(
    _ kind: EventKind, _ object: UInt32, _ before: UInt32, _ after: UInt32, _ flags: EventFlags,
    _ frame: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) {
    let traits = callables[currentCallable(frame)].traits
    if _slowPath(traits.isLibrary) {
      return postLibraryCount(object, before, flags, frame, pc, after)
    }
    guard observes(kind) else { return }
    let record = newCount(
      kind, object, before, after, traits.isManual ? .plain : flags, frame, pc)
    record.pointee.back = frame[FrameSlot.back]
    record.pointee.keeper = 0
    record.pointee.runner = traits.hasReceiver ? serial(at: frame[FrameSlot.headerSlots]) : 0
  }

  @inline(never)
  private func postLibraryCount(
    _ object: UInt32, _ before: UInt32, _ flags: EventFlags,
    _ frame: UnsafeMutablePointer<UInt64>, _ pc: Int, _ after: UInt32
  ) {
    let isManual = callables[currentCallable(frame)].traits.isManual
    writeCount(
      after < before ? .release : .retain, object, before, after, isManual ? .plain : flags, frame,
      pc, callerAboveLibrary(frame, counting: object))
  }

  @inline(__always)
  private func writeCount(
    _ kind: EventKind, _ object: UInt32, _ before: UInt32, _ after: UInt32, _ flags: EventFlags,
    _ frame: UnsafeMutablePointer<UInt64>, _ pc: Int, _ asking: LibraryCaller
  ) {
    guard observes(kind) else { return }
    let record = newCount(kind, object, before, after, flags, frame, pc)
    record.pointee.back = asking.back
    record.pointee.keeper = asking.keeper
    record.pointee.runner = asking.runner
  }

  /// Posts that one count has risen at an instruction, and another (or the same) fallen two instructions behind it.
  @inline(never)
  func postExchanged(
    _ taken: UInt32, _ before: UInt32, _ given: UInt32, _ held: UInt32,
    _ frame: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) {
    postBoth(taken, before, given, held, frame, pc, pc &+ 2)
  }

  /// Posts that the count of what a weak variable has was risen to read it, and has fallen three instructions behind.
  @inline(never)
  func postLooked(
    _ object: UInt32, _ before: UInt32, _ frame: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) {
    postBoth(object, before, object, before &+ 1, frame, pc, pc &+ 3)
  }

  /// Two counts that the compiler moves: who asks for them is found out once.
  @inline(__always)
  private func postBoth(
    _ taken: UInt32, _ before: UInt32, _ given: UInt32, _ held: UInt32,
    _ frame: UnsafeMutablePointer<UInt64>, _ rising: Int, _ falling: Int
  ) {
    let traits = callables[currentCallable(frame)].traits
    if _slowPath(traits.isLibrary || !observes(.retain) || !observes(.release)) {
      postRetain(taken, before, .inserted, frame, rising)
      return postRelease(given, held, .inserted, frame, falling)
    }
    let flags: EventFlags = traits.isManual ? .plain : .inserted
    let runner = traits.hasReceiver ? serial(at: frame[FrameSlot.headerSlots]) : 0
    let first = newCount(.retain, taken, before, before &+ 1, flags, frame, rising)
    first.pointee.back = frame[FrameSlot.back]
    first.pointee.keeper = 0
    first.pointee.runner = runner
    let second = newCount(.release, given, held, held &- 1, flags, frame, falling)
    second.pointee.back = frame[FrameSlot.back]
    second.pointee.keeper = 0
    second.pointee.runner = runner
  }

  /// Begins the record of a count that moved; who asked (`back`, `keeper`, `runner`) is left to the caller. It is written
  /// field by field: a whole record would have to wait in registers, and they in memory.
  @inline(__always)
  private func newCount(
    _ kind: EventKind, _ object: UInt32, _ before: UInt32, _ after: UInt32, _ flags: EventFlags,
    _ frame: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) -> UnsafeMutablePointer<Event> {
    let record = newRecord(kind, flags, object, frame, pc)
    record.pointee.before = before
    record.pointee.after = after
    return record
  }

  /// Begins the record of an event at an instruction; the fields of its kind are left to the caller.
  @inline(__always)
  func newRecord(
    _ kind: EventKind, _ flags: EventFlags, _ object: UInt32,
    _ frame: UnsafeMutablePointer<UInt64>, _ pc: Int
  ) -> UnsafeMutablePointer<Event> {
    let number = kernel.pointee.eventCount
    kernel.pointee.eventCount = number &+ 1
    let record = EventLog.record(number, in: records)
    record.pointee.kind = kind
    record.pointee.flags = flags
    record.pointee.object = object
    record.pointee.pc = UInt32(truncatingIfNeeded: pc)
    record.pointee.callable = UInt32(truncatingIfNeeded: frame[FrameSlot.callable])
    record.pointee.thread = UInt16(truncatingIfNeeded: kernel.pointee.currentThread)
    return record
  }

  /// Posts that the library's running method has taken one object and given another back (which may be the same): who
  /// called it is asked for once.
  func postExchange(
    taken: UInt32, _ before: UInt32, given: UInt32, _ held: UInt32
  ) {
    let (frame, pc) = (runningFrame, runningPC)
    let asking =
      callables[currentCallable(frame)].traits.isLibrary
      ? callerAboveLibrary(frame, counting: 0) : nil
    // Nobody keeps himself.
    guard let asking, asking.keeper != taken, asking.keeper != given else {
      postCount(taken, before, before &+ 1, .plain, frame, pc)
      postCount(given, held, held &- 1, .plain, frame, pc)
      return
    }
    writeCount(.retain, taken, before, before &+ 1, .plain, frame, pc, asking)
    writeCount(.release, given, held, held &- 1, .plain, frame, pc, asking)
  }

  func postDeallocBegin(_ object: UInt32, before: UInt32) {
    post(.deallocBegin, object: object) {
      $0.before = before
      $0.back = callerOfLibrary().back
    }
  }

  /// Posts the release that ends an object, and that its deallocation begins.
  @inline(__always)
  func postLastRelease(_ object: UInt32) {
    if observes(.release) || observes(.deallocBegin) { postEnd(object) }
  }

  @inline(never)
  private func postEnd(_ object: UInt32) {
    let (frame, pc) = (runningFrame, runningPC)
    let traits = callables[currentCallable(frame)].traits
    if _slowPath(traits.isLibrary || !observes(.release) || !observes(.deallocBegin)) {
      postRelease(object, 1, .plain, frame, pc)
      return postDeallocBegin(object, before: 1)
    }
    let release = newRecord(.release, .plain, object, frame, pc)
    release.pointee.before = 1
    release.pointee.after = 0
    release.pointee.back = frame[FrameSlot.back]
    release.pointee.keeper = 0
    release.pointee.runner = traits.hasReceiver ? serial(at: frame[FrameSlot.headerSlots]) : 0
    let begin = newRecord(.deallocBegin, .plain, object, frame, pc)
    begin.pointee.clearFields()
    begin.pointee.before = 1
  }

  /// Serial of the object whose method a frame runs; a function's first argument may pass for one. (Without a
  /// parameter the slot holds whatever was there before.)
  @inline(__always)
  func receiver(_ frame: UnsafeMutablePointer<UInt64>) -> UInt32 {
    callables[currentCallable(frame)].traits.hasReceiver
      ? serial(at: frame[FrameSlot.headerSlots]) : 0
  }

  /// Who called the library that is running.
  struct LibraryCaller {
    /// Whose code: callable (high half) and the next pc there (low half); 0: the program itself runs.
    var back: UInt64 = 0
    /// The object whose method of the program that is.
    var runner: UInt32 = 0
    /// The object that the library counts another for: its innermost method's, or the one that its function was
    /// given first.
    var keeper: UInt32 = 0
  }

  @inline(__always)
  func callerOfLibrary() -> LibraryCaller {
    callables[currentCallable(runningFrame)].traits.isLibrary
      ? callerAboveLibrary(runningFrame, counting: 0)
      : LibraryCaller(runner: receiver(runningFrame))
  }

  /// `object`: the one whose count moves, which is nobody's keeper.
  @inline(never)
  private func callerAboveLibrary(
    _ running: UnsafeMutablePointer<UInt64>, counting object: UInt32
  ) -> LibraryCaller {
    var caller = LibraryCaller(back: running[FrameSlot.back])
    var frame = running
    let stack = stackBase(currentThread)
    for _ in 0..<32 {
      if caller.keeper == 0 {
        let asked = receiver(frame)
        if asked != object { caller.keeper = asked }
      }
      let back = frame[FrameSlot.back]
      let link = frame[FrameSlot.caller]
      if link & FrameFlags.bottom != 0 { break }
      frame = stack + Int(truncatingIfNeeded: link & FrameFlags.callerMask)
      if !callables[currentCallable(frame)].traits.isLibrary {
        caller.back = back
        caller.runner = receiver(frame)
        break
      }
    }
    return caller
  }

  package var eventCount: Int { Int(truncatingIfNeeded: kernel.pointee.eventCount) }

  package func events(_ range: Range<Int>) -> [Event] { log.slice(range, count: eventCount) }

  /// The part of a range of events that the log still has.
  package func keptEvents(_ range: Range<Int>) -> Range<Int> {
    log.kept(range, count: eventCount)
  }

  /// The events of a range that are about one of some objects, with their numbers. Most of a long log is about others,
  /// and is passed by where it lies.
  package func events(
    _ range: Range<Int>, about objects: Set<UInt32>
  ) -> [(number: Int, event: Event)] {
    var found: [(number: Int, event: Event)] = []
    // A bit for each of 64 kinds of serials says at once that most are not asked for.
    var kinds: UInt64 = 0
    for serial in objects { kinds |= 1 << UInt64(serial & 63) }
    for number in log.kept(range, count: eventCount) {
      let serial = records[number & (EventLog.capacity - 1)].object
      if kinds & 1 << UInt64(serial & 63) != 0, objects.contains(serial) {
        found.append((number, records[number & (EventLog.capacity - 1)]))
      }
    }
    return found
  }
}
