internal import Bytecode

/// Who set this: the writes to instance variables, statics and globals.
///
/// A program writes far more often than anybody asks, so nothing is recorded while it runs. Whoever asks has
/// the input run again: the machine is deterministic, and the counting copy of the loop looks at each store
/// before and behind it. The copy that runs a program for the first time knows nothing of it.
package struct MemoryWrite: Equatable, Sendable {
  /// How many events there were before it.
  package var event: Int
  package var thread: UInt16
  package var callable: UInt32
  package var pc: UInt32
  package var address: UInt64
  package var size: Int
  package var before: UInt64
  package var after: UInt64
  /// Serial of the object that the variable lies in; 0: a global or static.
  package var object: UInt32
  /// The same of the running method's self.
  package var receiver: UInt32
  /// How many outermost inits the object had had.
  package var inits: Int

  /// The bytes that begin at an address; of a wild one at the very end of all memory those that there are.
  package static func bytes(at address: UInt64, _ size: Int) -> Range<UInt64> {
    let end = address.addingReportingOverflow(UInt64(max(1, size)))
    return address..<(end.overflow ? .max : end.partialValue)
  }
}

/// What a recording run keeps, and where it ends.
struct WriteRecording {
  var isOn = false
  var writes: [MemoryWrite] = []
  /// The run ends right behind this many.
  var limit = Int.max
  /// A variable that is asked for: its writes are recorded wherever it lies, and whatever writes there, one of C's own
  /// functions, too.
  var watched: Range<UInt64>?
  /// A store that is about to be done.
  var pending: MemoryWrite?
  /// Of what may write to the variable that is asked for, only what did counts.
  var isTentative = false
  /// More would be a flood, and no answer.
  static let most = 200_000
}

extension World {
  /// Does something while writes are recorded; `limit`: counting runs in it end right behind so many. `watching`: the
  /// bytes of a variable, all of whose writes are asked for.
  package func recordingWrites(
    limit: Int = .max, watching: Range<UInt64>? = nil, _ body: () -> Void
  ) -> [MemoryWrite] {
    recording = WriteRecording(isOn: true, limit: limit, watched: watching)
    defer { recording = WriteRecording() }
    body()
    endPendingWrite()
    return recording.writes
  }

  package var hasReachedWriteLimit: Bool {
    guard recording.isOn else { return false }
    if recording.isTentative, let write = recording.pending,
      recording.writes.count + 1 >= recording.limit,
      readWord(write.address, size: write.size) == write.before
    {
      return recording.writes.count >= recording.limit
    }
    return recording.writes.count + (recording.pending == nil ? 0 : 1) >= recording.limit
  }

  private func endPendingWrite() {
    guard var write = recording.pending else { return }
    recording.pending = nil
    write.after = readWord(write.address, size: write.size) ?? write.before
    if recording.isTentative {
      recording.isTentative = false
      if write.after == write.before { return }
    }
    if recording.writes.count < WriteRecording.most { recording.writes.append(write) }
  }

  /// Called before each instruction of a recording run; true: it ends here.
  @inline(never)
  func watchWrite(
    _ i: Fetched, _ r: UnsafeMutablePointer<UInt64>, _ k: UnsafePointer<UInt64>, pc: Int
  ) -> Bool {
    endPendingWrite()
    if recording.writes.count >= recording.limit { return true }
    guard let descriptor = Instruction(bits: i.bits).descriptor else { return false }
    let address: UInt64
    if descriptor.family == .store {
      address = r[i.b] &+ UInt64(bitPattern: Int64(i.signedC))
    } else if descriptor.family == .storeGlobal {
      address = k[i.imm32]
    } else if descriptor.family == .storeWeak {
      address = r[i.a]
    } else {
      // A native, and what copies bytes, may write anywhere.
      let isNative = Instruction(bits: i.bits).opcode == .callNative
      if let watched = recording.watched, isNative || descriptor.family == .bytes,
        watched.count <= 8
      {
        recording.isTentative = true
        beginWrite(
          watched.lowerBound, size: watched.count, in: r, pc: pc)
        if recording.pending == nil { recording.isTentative = false }
      }
      return false
    }
    beginWrite(
      address, size: descriptor.family == .storeWeak ? 8 : descriptor.width, in: r, pc: pc)
    return false
  }

  /// A weak variable is about to become nil, since its object goes.
  func watchZeroing(_ address: UInt64) {
    guard recording.isOn, recording.writes.count < recording.limit else { return }
    endPendingWrite()
    beginWrite(address, size: 8, in: runningFrame, pc: Int(runningPC))
  }

  /// `frame`: of the function that runs. While the loop turns nobody else knows it: the thread's record has the one that
  /// it began with.
  private func beginWrite(
    _ address: UInt64, size: Int, in frame: UnsafeMutablePointer<UInt64>, pc: Int
  ) {
    let callable = currentCallable(frame)
    let offset = AddressSpace.offset(address)
    let isGlobal = offset >= AddressLayout.globals && offset < AddressLayout.globalsEnd
    let block = isGlobal ? nil : objectAround(address)
    let isWatched = recording.watched?.overlaps(MemoryWrite.bytes(at: address, size)) == true
    guard isGlobal || isWatched || block != nil, let before = readWord(address, size: size) else {
      return
    }
    let head = block.map { header($0).pointee }
    var place = CodePlace(callable: UInt32(callable), pc: UInt32(pc))
    // Whoever is asked for who wrote asks for the program's own line.
    if isWatched, code(ofCallable: callable)?.isPrelude == true,
      let caller = frames(from: frame, pc: pc, stack: stackBase(currentThread), most: 16)
        .first(where: { isProgrammers($0.callable) })
    {
      place = CodePlace(callable: UInt32(caller.callable), pc: UInt32(caller.pc))
    }
    recording.pending = MemoryWrite(
      event: eventCount, thread: UInt16(truncatingIfNeeded: kernel.pointee.currentThread),
      callable: place.callable, pc: place.pc, address: address, size: size, before: before,
      after: before, object: head?.serial ?? 0,
      receiver: tables.callables[callable].owner == 0
        ? 0 : serial(at: frame[FrameLayout.headerSlots]),
      inits: Int(head?.initCount ?? 0))
  }

  /// The live object that an address points into.
  private func objectAround(_ address: UInt64) -> Int? {
    // A wild address is no number of a granule either.
    guard zone(ofAddress: address) != nil else { return nil }
    var granule = Int(AddressSpace.offset(address)) >> 4
    for _ in 0..<4096 where granule > 0 {
      let mark = space.shadow[granule - 1]
      if mark == Shadow.liveObject { return granule << 4 }
      if mark <= 0 { return nil }
      granule -= 1
    }
    return nil
  }
}
