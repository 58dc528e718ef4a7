internal import VirtualMachine

/// Keeping what is needed to come back: the hooks in the running of an input.
extension ProgramSession {
  /// From here on everything can be gone back to; what was before cannot.
  package func beginHistory() {
    history = History(
      state: state, mode: mode, language: inputLanguage, event: world.eventCount)
  }

  /// What was typed so far stays, and is the beginning: nothing before this moment is a place in time any
  /// more. For a lesson, whose world is made by inputs that are not the learner's. If the last of them was
  /// stopped, it is undone: nobody saw it stop.
  package func forgetHistory() {
    rollBack()
    if history != nil { beginHistory() }
  }

  /// Does something that is put back afterwards and never becomes a line of time.
  package func withoutHistory<Result>(_ body: () -> Result) -> Result {
    let kept = takeHistory()
    defer { history = kept }
    return body()
  }

  /// Whoever takes it puts it back.
  func takeHistory() -> History? {
    if var record = history {
      keepEvents(from: world.eventCount, in: &record)
      history = record
    }
    defer { history = nil }
    return history
  }

  /// Something longer that is put back afterwards: all of it, whatever happens in between.
  package struct Aside {
    fileprivate var history: History?
    fileprivate var checkpoint: Checkpoint
    fileprivate var live: ((OutputChunk) -> Void)?
  }

  /// A world on a line of time, to come back to for a question that is asked again.
  package struct WorldPlace: Equatable, Sendable {
    /// Number of the input that it stands behind, or before.
    fileprivate var input: Int
    fileprivate var isBefore: Bool
    fileprivate var event: Int
  }

  /// Where the session stands; `beforeLastInput`: before what was typed last. nil: time is not recorded.
  package func worldPlace(beforeLastInput: Bool = false) -> WorldPlace? {
    guard let history else { return nil }
    guard beforeLastInput, let last = standingSegment() else {
      return WorldPlace(
        input: standingPlace(in: history), isBefore: false, event: world.eventCount)
    }
    return WorldPlace(input: last.id, isBefore: true, event: last.first)
  }

  /// What is printed meanwhile is nobody's. nil: that world is no more.
  package func beginAside(at place: WorldPlace? = nil) -> Aside? {
    var start: Checkpoint?
    if let place, place != worldPlace() {
      guard let history else { return nil }
      let following = history.ids.lazy.compactMap { history[$0] }.first {
        place.isBefore
          ? $0.id == place.input
          : $0.id > 0 && $0.parent == place.input && $0.first == place.event
      }
      guard let found = following?.start else { return nil }
      start = found
    }
    let checkpoint = checkpoint()
    let aside = Aside(history: takeHistory(), checkpoint: checkpoint, live: world.live)
    world.live = { _ in }
    if let start { restore(start) }
    return aside
  }

  package func endAside(_ aside: Aside) {
    restore(aside.checkpoint)
    history = aside.history
    world.live = aside.live
  }

  /// An input is loaded and about to run.
  func recordBeginning(
    _ kind: Segment.Kind, text: String, before: Checkpoint
  ) {
    guard var record = history else { return }
    // Held twice, the whole list would be copied for each input.
    history = nil
    keepEvents(from: before.event, in: &record)
    let id = record.add(
      kind, text: text, mode: mode, language: inputLanguage, start: before,
      parent: parent(of: before, in: record), state: state, event: before.event)
    history = consume record
    history?.place = HistoryPlace(tip: id)
    addMark()
    history?.update(id) { $0.end = world.eventCount }
  }

  /// Behind which segment the session stood at a checkpoint.
  private func parent(of before: Checkpoint, in record: History) -> Int {
    record.segment(standingAt: before.place, event: before.event)
  }

  /// The place in the history moves along when a checkpoint is put back.
  func moveHistory(to checkpoint: Checkpoint) {
    guard let old = history, old.place != checkpoint.place else { return }
    guard checkpoint.place.tip == 0 || old[checkpoint.place.tip] != nil else {
      history?.place = HistoryPlace()
      return
    }
    leaveThePresent()
    guard var record = history else { return }
    bringEvents(ofLineTo: checkpoint.place.tip, in: &record)
    record.place = checkpoint.place
    history = record
  }

  /// What was stopped is no line of time: it is forgotten when the next input undoes it.
  func forgetStopped(_ checkpoint: Checkpoint) {
    guard var record = history, record.place != checkpoint.place else { return }
    let stopped = record.path
    record.place = checkpoint.place
    for segment in stopped.reversed() where segment.id != checkpoint.place.tip {
      record.forget(segment.id)
      if segment.parent == checkpoint.place.tip { break }
    }
    bringEvents(ofLineTo: record.place.tip, in: &record)
    history = record
  }

  /// Lets what stands suspended go on to its end; nil when nothing does.
  package func resumeSuspended() -> Outcome? {
    guard history != nil, history?.place.isPast == false, rollback == nil,
      let text = activities.last?.text
    else { return nil }
    let before = checkpoint()
    let first = world.eventCount
    recordBeginning(.resumed, text: text, before: before)
    var outcome = Outcome(status: .done)
    if case .stopped(let reason) = runActivity() {
      stopped(by: reason, before: before, firstEvent: first, &outcome)
    }
    outcome.events = first..<world.eventCount
    outcome.output = world.output
    world.output = []
    recordEnd(outcome.status, stop: outcome.stop)
    return outcome
  }

  /// It is over, one way or another.
  func recordEnd(_ status: Outcome.Status, stop: Stop?) {
    guard let tip = history?.place.tip, tip > 0 else { return }
    history?.update(tip) {
      $0.end = world.eventCount
      $0.status = status
      $0.stop = stop
    }
    shedMarks()
  }

  /// After a slice of the input under way.
  func recordSlice() {
    guard let tip = history?.place.tip, tip > 0 else { return }
    let event = world.eventCount
    history?.update(tip) { segment in
      if !segment.marks.isEmpty { segment.marks[segment.marks.count - 1].slices.append(event) }
    }
    guard history?[tip]?.rhythm.isDue(steps: world.steps, event: event) == true else { return }
    addMark()
    if world.ledger.bytes > history?.byteLimit ?? .max { shedMarks() }
  }

  private func addMark() {
    guard let tip = history?.place.tip else { return }
    let mark = Mark(
      world: world.snapshot(sharing: history?.latestSnapshot), activities: activities,
      event: world.eventCount)
    let bytes = world.usedBytes
    history?.update(tip) { segment in
      segment.marks.append(mark)
      segment.rhythm.marked(mark, bytes: bytes)
    }
  }

  // MARK: Events of other lines

  /// Copies the events that are about to be overwritten by another line.
  private func keepEvents(from event: Int, in record: inout History) {
    for id in record.ids(inLogBeyond: event) {
      if let segment = record[id] { keepEvents(of: segment, in: &record) }
    }
  }

  private func keepEvents(of segment: Segment, in record: inout History) {
    guard segment.isInLog else { return }
    let all = world.loggedEvents(segment.first..<segment.end, count: segment.end)
    record.update(segment.id) {
      $0.events = all
      $0.isInLog = false
    }
  }

  /// Writes the events of a line into the log, where another line's are.
  func bringEvents(ofLineTo tip: Int, in record: inout History) {
    if record.isInLog(to: tip) { return }
    let path = record.path(to: tip)
    guard let first = path.firstIndex(where: { !$0.isInLog }) else { return }
    keepEvents(from: path[first].first, in: &record)
    for (index, segment) in record.path(to: tip).enumerated() where index >= first {
      guard let events = segment.events else { continue }
      world.putBack(events, from: segment.end - events.count)
      let isCut = index + 1 < path.count && path[index + 1].first < segment.end
      if !isCut {
        record.update(segment.id) {
          $0.isInLog = true
          $0.events = nil
        }
      }
    }
  }

  // MARK: Memory

  /// Gives up marks while the copies take too much: the denser and older first. Only when no mark is left
  /// to give up are inputs forgotten, the oldest first; those cannot be gone back to any more.
  func shedMarks() {
    guard var record = history, world.ledger.bytes > record.byteLimit else { return }
    // The session's own copy would keep every page alive.
    history = nil
    defer { history = record }
    let now = world.steps
    var share: UInt64 = 64
    let wanted = record.byteLimit / 4 * 3
    while share > 0, world.ledger.bytes > wanted {
      // The first and the last always stay.
      for id in record.ids where record.markCount(of: id) > 2 {
        record.update(id) { segment in
          var last: UInt64?
          var kept: [Mark] = []
          for (index, mark) in segment.marks.enumerated() {
            let next = index + 1 < segment.marks.count ? segment.marks[index + 1].world.steps : now
            if let from = last, index + 1 < segment.marks.count,
              (next &- from) <= (now &- min(from, now)) / share
            {
              kept[kept.count - 1].slices += mark.slices
              continue
            }
            last = mark.world.steps
            kept.append(mark)
          }
          segment.marks = kept
        }
      }
      share /= 2
    }
    let tip = record.place.tip
    let onPath = Set(record.pathNumbers(from: tip))
    for isCurrent in [false, true] {
      for id in record.ids where id != tip && onPath.contains(id) == isCurrent {
        if world.ledger.bytes <= wanted { return }
        if !record.holdsWorlds(id) { continue }
        let root = record[0]?.state
        record.update(id) {
          // Without marks nobody asks what was known then.
          if let root { $0.state = root }
          $0.start = nil
          $0.after = nil
          $0.marks = []
        }
      }
    }
    for beginning in state.beginnings where world.ledger.bytes > wanted { beginning.forget() }
  }
}
