internal import VirtualMachine

/// A place in time that can be gone back to at once.
///
/// Between two marks the machine runs again. Beside the copy of the world a mark keeps how many events
/// there were after each slice of fuel that followed, so that the way to an event is run fast up to the
/// slice in which it happens, and only that slice instruction by instruction.
struct Mark: Sendable {
  var world: WorldSnapshot
  var activities: [Activity]
  /// Number of the next event.
  var event: Int
  /// The same after each slice since.
  var slices: [Int] = []

  /// How many whole slices end before `event` is reached.
  func slices(before event: Int) -> Int {
    var low = 0
    var high = slices.count
    while low < high {
      let middle = (low + high) / 2
      if slices[middle] < event { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// When the next mark is due.
///
/// A mark costs a look at every byte in use. It is due when that is a small part (about a twentieth) of
/// what was run since the last one. Running is estimated from what was counted, never from a clock: the
/// same program has the same marks on every machine.
struct MarkRhythm: Sendable {
  /// Nanoseconds that a unit of fuel and an event take at least.
  static let fuelCost = 2
  static let eventCost = 12
  /// Nanoseconds of running that pay for looking at 8 bytes.
  static let wordPrice = 16

  /// Bytes in use at the last mark.
  var bytes = 0
  var steps: UInt64 = 0
  var event = 0

  mutating func marked(_ mark: Mark, bytes: Int) {
    self.bytes = bytes
    steps = mark.world.steps
    event = mark.event
  }

  func isDue(steps now: UInt64, event: Int) -> Bool {
    let fuel = Int(truncatingIfNeeded: now &- steps)
    return fuel * MarkRhythm.fuelCost + (event - self.event) * MarkRhythm.eventCost
      >= bytes / 8 * MarkRhythm.wordPrice
  }
}
