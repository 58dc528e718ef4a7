/// Running once more what has run before.
///
/// The world is deterministic, so from a snapshot on the same instructions do the same things and write the
/// same events under the same numbers. What left the world the first time (output, notes for warnings,
/// the benchmarks' count of instructions) must not leave it twice.
extension World {
  package func replaying<Result>(_ body: () -> Result) -> Result {
    let live = self.live
    let output = self.output
    let arithmetic = self.arithmetic
    let instructions = countingRun.instructionCount
    self.live = nil
    defer {
      self.live = live
      self.output = output
      self.arithmetic = arithmetic
      countingRun.instructionCount = instructions
    }
    return body()
  }

  /// Events of the line of time that the log holds, whether they are still to come or not.
  package func loggedEvents(_ range: Range<Int>, count: Int) -> [Event] {
    log.slice(range, count: count)
  }

  /// Writes events of another line of time back under their numbers.
  package func putBack(_ events: [Event], from number: Int) {
    for (index, event) in events.enumerated() {
      EventLog.record(UInt64(number + index), in: records).pointee = event
    }
    log.highest = max(log.highest, number + events.count)
  }
}
