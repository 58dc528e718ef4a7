/// The log: a ring of 32-byte records that grows to a million and then forgets the oldest.
///
/// It lies outside the store: events are a consequence of the state, never part of it. Only the number of
/// the next event is state, so going back in time and running again writes the same numbers.
final class EventLog {
  private(set) var records: UnsafeMutablePointer<Event>
  private(set) var capacity: Int
  static let maximum = 1 << 20

  init() {
    capacity = 1 << 10
    records = .allocate(capacity: capacity)
  }

  deinit { records.deallocate() }

  /// Writes record `number`.
  @inline(__always)
  func write(_ number: UInt64, _ event: Event) {
    let index = Int(truncatingIfNeeded: number)
    if index >= capacity, capacity < EventLog.maximum { grow(toHold: index) }
    records[index & (capacity &- 1)] = event
  }

  /// Called only while nothing has wrapped yet, so records keep their places.
  @inline(never)
  private func grow(toHold index: Int) {
    var wanted = capacity
    while wanted <= index, wanted < EventLog.maximum { wanted *= 2 }
    let larger = UnsafeMutablePointer<Event>.allocate(capacity: wanted)
    larger.update(from: records, count: capacity)
    records.deallocate()
    records = larger
    capacity = wanted
  }

  /// The records of a range of numbers; those already forgotten are left out.
  func slice(_ range: Range<Int>, count: Int) -> [Event] {
    let first = max(range.lowerBound, count - capacity, 0)
    let last = min(range.upperBound, count)
    guard first < last else { return [] }
    return (first..<last).map { records[$0 & (capacity - 1)] }
  }
}

extension World {
  @inline(__always)
  func observes(_ kind: EventKind) -> Bool {
    maskBits & (1 << UInt64(kind.rawValue)) != 0
  }

  /// Posts an event at the running instruction, if anybody wants its kind.
  @inline(__always)
  func post(
    _ kind: EventKind, object: UInt32 = 0, before: UInt32 = 0, after: UInt32 = 0,
    detail: UInt64 = 0, flags: UInt8 = 0
  ) {
    if observes(kind) {
      record(kind, object: object, before: before, after: after, detail: detail, flags: flags)
    }
  }

  @inline(never)
  private func record(
    _ kind: EventKind, object: UInt32, before: UInt32, after: UInt32, detail: UInt64, flags: UInt8
  ) {
    let number = kernel.pointee.eventCount
    log.write(
      number,
      Event(
        kind: kind, flags: flags, thread: UInt16(truncatingIfNeeded: kernel.pointee.currentThread),
        object: object, callable: UInt32(truncatingIfNeeded: runningFrame[2]),
        pc: UInt32(truncatingIfNeeded: runningPC), before: before, after: after, detail: detail))
    kernel.pointee.eventCount = number &+ 1
  }

  package var eventCount: Int { Int(truncatingIfNeeded: kernel.pointee.eventCount) }

  package func events(_ range: Range<Int>) -> [Event] { log.slice(range, count: eventCount) }
}
