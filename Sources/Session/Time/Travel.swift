package import VirtualMachine

/// Where a session stands in time, for people.
package struct TimePosition: Equatable, Sendable {
  /// Number of the last event that has happened; 0 before the first.
  package var event: Int
  /// Number of the last event of the line.
  package var last: Int
  /// Events after this one are still to come.
  package var isPast: Bool
  /// In the middle of an input: its frames are on the stack.
  package var isSuspended: Bool
  /// At the end of the line, where an input was stopped: the next one undoes it first.
  package var isStopped: Bool
  /// Number of the line, and how many there are.
  package var line: Int
  package var lineCount: Int
}

/// What came of an attempt to go somewhere in time.
package enum Travel: Equatable, Sendable {
  /// `together`: events that one instruction posted, where it was more than one.
  case arrived(together: ClosedRange<Int>?)
  case atBeginning
  case atEnd
  /// That part of the past had to be given up. Number of the first event that can be reached.
  case forgotten(first: Int)
  /// No such event, or no such line.
  case unknown
  /// Time is not recorded in this session.
  case notRecorded
}

/// Going back and forth.
///
/// A position is the number of events that have happened. Between two inputs it is the world as it was left;
/// within an input it is the moment right after the instruction that posted the event, found by putting
/// back the nearest mark and running again. So the same number is always the same world, however one got
/// there. An instruction can post several events: there is no place between them.
extension ProgramSession {
  package var timePosition: TimePosition? {
    guard let history else { return nil }
    return TimePosition(
      event: world.eventCount - 1, last: history.end - 1, isPast: history.place.isPast,
      isSuspended: !activities.isEmpty, isStopped: rollback != nil && !history.place.isPast,
      line: history[history.place.tip]?.line ?? 1,
      lineCount: history.lines)
  }

  /// Numbers of the events of the input in which the session stands (those that have happened).
  package var eventsOfThisInput: Range<Int> {
    guard let segment = standingSegment() else { return world.eventCount..<world.eventCount }
    return segment.first..<max(segment.first, min(segment.end, world.eventCount))
  }

  /// All events of the line, those still to come included.
  package var eventsOfTheLine: Range<Int> {
    guard let history else { return 1..<world.eventCount }
    return (history[0]?.end ?? 1)..<max(history.end, history[0]?.end ?? 1)
  }

  package func eventOfTheLine(_ number: Int) -> Event? {
    let end = max(history?.end ?? 0, world.eventCount)
    return world.loggedEvents(number..<(number + 1), count: end).first
  }

  // MARK: Moving

  package func goBack(_ count: Int) -> Travel {
    guard let history else { return .notRecorded }
    let first = history[0]?.end ?? 1
    let now = world.eventCount
    if now <= first { return .atBeginning }
    let wanted = seenPosition(from: now, steps: -max(count, 1), in: first...history.end)
    let travel = go(toCount: wanted)
    guard case .arrived(let together) = travel, world.eventCount > wanted, let together else {
      return travel
    }
    // The event wanted was posted together with later ones: before all of them, then.
    let before = together.lowerBound
    let isSeen =
      before <= first || seenPosition(from: before + 1, steps: -1, in: first...now) == before
    return go(
      toCount: isSeen ? before : seenPosition(from: before, steps: -1, in: first...now))
  }

  package func goForward(_ count: Int) -> Travel {
    guard let history else { return .notRecorded }
    guard history.place.isPast else { return .atEnd }
    let first = history[0]?.end ?? 1
    return go(
      toCount: seenPosition(
        from: world.eventCount, steps: max(count, 1),
        in: first...max(history.end, world.eventCount)))
  }

  /// So many steps on, each to the moment right after an event that is not the library's own affair; or to
  /// the end of the range.
  private func seenPosition(from start: Int, steps: Int, in range: ClosedRange<Int>) -> Int {
    var library = libraryEvents()
    let step = steps < 0 ? -1 : 1
    var left = abs(steps)
    var position = min(max(start, range.lowerBound), range.upperBound)
    let chunk = 1024
    var window: [Event] = []
    var windowStart = 0
    while left > 0, position != (step < 0 ? range.lowerBound : range.upperBound) {
      position += step
      let number = position - 1
      if number < windowStart || number >= windowStart + window.count {
        windowStart = step < 0 ? max(0, number - chunk + 1) : number
        let end = min(windowStart + chunk, range.upperBound)
        window = world.loggedEvents(windowStart..<end, count: range.upperBound)
        // Forgotten events are all seen: nobody knows whose they were.
        windowStart = end - window.count
      }
      let index = number - windowStart
      if !window.indices.contains(index) || !library.isOwn(window[index]) { left -= 1 }
    }
    return position
  }

  /// Right after event `number`.
  package func go(toEvent number: Int) -> Travel {
    guard let history else { return .notRecorded }
    let first = history[0]?.end ?? 1
    guard number >= first, number < history.end else { return .unknown }
    return go(toCount: number + 1)
  }

  package func goToBeginning() -> Travel {
    guard let history else { return .notRecorded }
    return go(toCount: history[0]?.end ?? 1)
  }

  package func goToEnd() -> Travel {
    guard let history else { return .notRecorded }
    return go(toCount: history.end)
  }

  /// An event of a kind about an object: the latest before the place where the session stands; if there is
  /// none, the first after it.
  package func numberOfEvent(_ kinds: [EventKind], object: UInt32?) -> Int? {
    let range = eventsOfTheLine
    let all = world.loggedEvents(range, count: range.upperBound)
    let start = range.upperBound - all.count
    func fits(_ event: Event) -> Bool {
      kinds.contains(event.kind) && (object == nil || event.object == object)
    }
    // At a place right after an event, that event is not asked for again.
    let now = world.eventCount - (history?.place.isPast == true ? 1 : 0)
    let before = all.prefix(max(0, now - start))
    if let index = before.lastIndex(where: fits) { return start + index }
    let after = all.indices.dropFirst(max(0, world.eventCount - start)).first { fits(all[$0]) }
    // No other one: it is where one stands.
    let here = all.indices.contains(now - start) && fits(all[now - start]) ? now - start : nil
    return (after ?? here).map { start + $0 }
  }

  /// The object that a variable points to, or pointed to while it was alive.
  package func serialEver(inVariable name: String) -> UInt32? {
    guard let place = pointerPlace(called: name), let address = world.readWord(place) else {
      return nil
    }
    let serial = world.objectInfo(at: address)?.serial ?? world.serial(ofAddress: address)
    return serial == 0 ? nil : serial
  }

  /// The one way to a place on the line.
  func go(toCount wanted: Int) -> Travel {
    guard history != nil else { return .notRecorded }
    leaveThePresent()
    guard let record = history else { return .notRecorded }
    let path = record.path
    if wanted >= record.end {
      guard let tip = record[record.place.tip], let after = tip.after else { return .atEnd }
      put(after, HistoryPlace(tip: tip.id), stop: tip.stop)
      return .arrived(together: nil)
    }
    if let segment = path.last(where: { $0.first == wanted }) {
      guard let start = segment.start else { return forgotten(path) }
      put(start, HistoryPlace(tip: record.place.tip, isPast: true), stop: nil)
      return .arrived(together: nil)
    }
    guard let segment = path.last(where: { $0.first < wanted }),
      let number = segment.marks.lastIndex(where: { $0.event < wanted })
    else { return forgotten(path) }
    let mark = segment.marks[number]
    world.replaying {
      world.restore(mark.world)
      activities = mark.activities
      let slices = mark.slices(before: wanted)
      rerun(slices: slices)
      history?.replayedSlices = slices
      let instructions = world.countingRun.instructionCount
      _ = rerun(untilEvent: wanted)
      history?.replayedInstructions = Int(
        truncatingIfNeeded: world.countingRun.instructionCount &- instructions)
    }
    state = segment.state
    mode = segment.mode
    rollback = nil
    history?.place = HistoryPlace(tip: record.place.tip, isPast: true)
    let reached = world.eventCount
    let before = Int(truncatingIfNeeded: world.countingRun.eventsBeforeInstruction)
    let together = reached - before > 1 ? before...(reached - 1) : nil
    // The last event of a stretch: the world between the inputs, as from everywhere else.
    if reached >= record.end || path.contains(where: { $0.first == reached }) {
      if case .arrived = go(toCount: reached) { return .arrived(together: together) }
    }
    return .arrived(together: together)
  }

  func forgotten(_ path: [Segment]) -> Travel {
    .forgotten(first: path.first { $0.start != nil }?.first ?? world.eventCount)
  }

  private func put(_ checkpoint: Checkpoint, _ place: HistoryPlace, stop: Stop?) {
    let kept = history
    history = nil
    restore(checkpoint)
    history = kept
    history?.place = place
    if place.isPast { rollback = nil }
    if let stop { world.halt(stop) }
  }

  /// Keeps the end of the line, so that it can be come back to.
  func leaveThePresent() {
    guard let record = history, !record.place.isPast, record[record.place.tip]?.after == nil
    else { return }
    let present = checkpoint()
    history?.update(record.place.tip) { $0.after = present }
  }

  // MARK: Taking back

  /// Takes the last input back, whole; answers what it was, nil when there is none.
  package func undoInput() -> UndoneInput? {
    guard history != nil else { return nil }
    leaveThePresent()
    guard let record = history, let segment = standingSegment(), !segment.isGiven,
      let start = segment.start
    else { return nil }
    let wasStopped = segment.stop != nil && !record.place.isPast
    put(start, start.place, stop: nil)
    if wasStopped { history?.forget(segment.id) }
    if var changed = history {
      bringEvents(ofLineTo: start.place.tip, in: &changed)
      history = changed
    }
    return UndoneInput(
      text: segment.text, kind: segment.kind.name, wasStopped: wasStopped,
      events: segment.end - segment.first)
  }

  /// The segment in which the session stands, or after which. nil at the beginning.
  func standingSegment() -> Segment? {
    guard let history else { return nil }
    let id = standingPlace(in: history)
    return id == 0 ? nil : history[id]
  }

  /// The same by number; 0 at the beginning. Something typed now will come behind it.
  func standingPlace(in record: History) -> Int {
    record.segment(standingAt: record.place, event: world.eventCount)
  }

  // MARK: Lines

  package func branches() -> [Branch] {
    guard let history, history.lines > 0 else { return [] }
    let current = history.path
    let standing = standingSegment()?.id ?? 0
    var result: [Branch] = []
    for line in 1...max(1, history.lines) {
      let own = history.ids.compactMap { history[$0] }.filter { $0.line == line && $0.id > 0 }
      guard let first = own.first, let last = own.last else { continue }
      let parent = first.parent == 0 ? nil : history[first.parent]?.line
      result.append(
        Branch(
          number: line, parent: line == 1 ? nil : parent ?? 1, forkedAfter: first.first - 1,
          events: last.end - first.first, inputs: own.filter { $0.kind != .resumed }.count,
          lastInput: own.last { $0.kind != .resumed }?.text ?? "",
          isCurrent: current.last?.line == line || (current.isEmpty && line == 1),
          isWhole: standing == last.id && !history.place.isPast,
          wasStopped: last.stop != nil))
    }
    return result
  }

  /// To the end of a line.
  package func go(toLine number: Int) -> Travel {
    guard history != nil else { return .notRecorded }
    leaveThePresent()
    guard var record = history, let tip = record.tip(ofLine: number), tip > 0,
      let segment = record[tip]
    else { return .unknown }
    guard let after = segment.after else { return forgotten(record.path(to: tip)) }
    bringEvents(ofLineTo: tip, in: &record)
    history = record
    put(after, HistoryPlace(tip: tip), stop: segment.stop)
    return .arrived(together: nil)
  }

  // MARK: For lessons

  /// Number of the input that was evaluated last; nil where time is not recorded.
  package var lastInputID: Int? { history?.place.tip }

  /// Inputs that have happened, whole, where the session stands now.
  package var inputsThatHappened: Set<Int>? {
    guard let history else { return nil }
    let path = history.path
    var count = path.count
    if history.place.isPast {
      count =
        path.lastIndex { $0.first == world.eventCount }
        ?? path.lastIndex { $0.first < world.eventCount } ?? 0
    }
    var ids: Set<Int> = [0]
    var suspended: [Int] = []
    for (index, segment) in path.prefix(count).enumerated() {
      if segment.kind == .resumed {
        if segment.stop == nil, let whole = suspended.popLast() { ids.insert(whole) }
      } else if index + 1 < path.count, path[index + 1].first < segment.end {
        suspended.append(segment.id)
      } else {
        ids.insert(segment.id)
      }
    }
    return ids
  }

  /// What was typed and has happened where the session stands now, in the order of typing: no input that was taken
  /// back or belongs to another line, and none that did not compile. The last one may have been stopped.
  package var inputsOfTheLine: [PastInput] {
    guard let history, let happened = inputsThatHappened else { return [] }
    return history.path.filter {
      $0.kind == .input && !$0.isGiven && happened.contains($0.id)
    }.map { PastInput(text: $0.text, mode: $0.mode, language: $0.language) }
  }

  /// What was run last belongs to the lesson: it is no answer and cannot be taken back.
  package func markAsGiven() {
    guard let tip = history?.place.tip, tip > 0 else { return }
    history?.update(tip) { $0.isGiven = true }
  }
}

/// An input that happened, and how it was compiled.
package struct PastInput: Equatable, Sendable {
  package var text: String
  package var mode: MemoryMode
  package var language: InputLanguage
}

/// An input that was taken back.
package struct UndoneInput: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case input, drain, resumed }
  package var text: String
  package var kind: Kind
  /// It had been stopped, and so had changed nothing.
  package var wasStopped: Bool
  package var events: Int
}

/// A line of time.
package struct Branch: Equatable, Sendable {
  package var number: Int
  /// The line it left, nil for the first.
  package var parent: Int?
  /// Number of the last event that it shares with it.
  package var forkedAfter: Int
  package var events: Int
  package var inputs: Int
  package var lastInput: String
  package var isCurrent: Bool
  /// The session stands at its end.
  package var isWhole: Bool
  package var wasStopped: Bool

  package init(
    number: Int, parent: Int?, forkedAfter: Int, events: Int, inputs: Int, lastInput: String,
    isCurrent: Bool, isWhole: Bool, wasStopped: Bool
  ) {
    self.number = number
    self.parent = parent
    self.forkedAfter = forkedAfter
    self.events = events
    self.inputs = inputs
    self.lastInput = lastInput
    self.isCurrent = isCurrent
    self.isWhole = isWhole
    self.wasStopped = wasStopped
  }
}

extension Segment.Kind {
  var name: UndoneInput.Kind {
    switch self {
    case .input: .input
    case .drain: .drain
    case .resumed: .resumed
    }
  }
}
