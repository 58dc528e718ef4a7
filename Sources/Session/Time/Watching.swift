internal import Bytecode
package import Diagnostics
internal import Ownership
package import VirtualMachine

/// A place at which a watched run stands still for a moment.
package struct RunStop: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// A statement ran, or a part of it up to a call.
    case statement
    /// An event has just been posted, in the middle of a statement.
    case event(Int)
    /// The input, or the program, is over, one way or another.
    case end
  }
  package var kind: Kind
  /// The thread that ran.
  package var thread: Int
  /// The statement that ran, from its first byte; `.none`: none of the program's.
  package var place: SourceRange
  package var function: String
  /// It had run before, up to a call or to another thread's turn.
  package var isRest: Bool

  package init(
    kind: Kind, thread: Int, place: SourceRange, function: String = "", isRest: Bool = false
  ) {
    self.kind = kind
    self.thread = thread
    self.place = place
    self.function = function
    self.isRest = isRest
  }
}

/// Watching a run: every statement and every event, with the world as it is right then.
///
/// The watcher looks and changes nothing. The run is cut between two instructions and goes on as if
/// nothing had happened, so what is seen is what happens without anybody looking.
package final class Watcher {
  let look: (RunStop) -> Void
  /// Called where the first statement is about to run: what is seen then is how everything began.
  package var begins: () -> Void = {}
  /// Enough has been seen: the rest runs unwatched.
  package var isDone = false
  private var starts: [UInt32: [UInt32]] = [:]

  package init(_ look: @escaping (RunStop) -> Void) { self.look = look }

  /// The statements of a function, instruction by instruction.
  func numbers(ofCallable index: Int, in world: World, _ sources: SourceMap) -> [Int32] {
    guard let code = world.code(ofCallable: index), code.isProgrammers else {
      return []
    }
    // What a function does before its first statement is still part of the call.
    let head = number(of: code.place, sources)
    return code.instructions.indices.map { pc in
      let number = number(of: code.lines.place(at: pc), sources)
      return number == head && isNamedCode(code.name) ? -1 : number
    }
  }

  private func number(of place: SourceRange, _ sources: SourceMap) -> Int32 {
    // What a front end has made up as a whole stands in front of the text.
    guard place.end > 0, let file = sources.file(of: place), file.origin != .prelude,
      place.file < 2048
    else {
      return -1
    }
    let starts = self.starts[place.file] ?? statementStarts(file)
    self.starts[place.file] = starts
    return Int32(place.file) << 20 | Int32(min(starts.lastIndex(atMost: place.start), 1 << 20 - 1))
  }

  /// The statement of a number, from its first byte to the next one's.
  func place(ofStatement number: Int) -> SourceRange {
    let file = UInt32(number >> 20)
    guard let starts = starts[file], starts.indices.contains(number & 0xFFFFF) else { return .none }
    let start = starts[number & 0xFFFFF]
    let end = number & 0xFFFFF + 1 < starts.count ? starts[number & 0xFFFFF + 1] : start
    return SourceRange(file: file, start: start, end: max(start, end))
  }
}

extension ProgramSession {
  /// Runs a file as `runFile` does, and shows the watcher every statement and event.
  package func runFile(
    path: String, text: [UInt8], further: [(path: String, text: [UInt8])] = [],
    watchedBy watcher: Watcher, live: ((OutputChunk) -> Void)? = nil
  ) -> Outcome {
    self.watcher = watcher
    defer { self.watcher = nil }
    return runFile(path: path, text: text, further: further, live: live)
  }

  /// Everything that was typed on this line of time, from its beginning once more; `input` is called before
  /// each. false: the beginning had to be given up, or nothing is recorded.
  package func watchAgain(
    _ watcher: Watcher, live: @escaping (OutputChunk) -> Void,
    input: (_ text: String, _ mode: MemoryMode) -> Void
  ) -> Bool {
    guard let record = history else { return false }
    let path = record.path.filter { $0.first < world.eventCount || !record.place.isPast }
    guard !path.isEmpty, path.allSatisfy({ $0.marks.first != nil }) else { return false }
    let present = checkpoint()
    let stop = world.stop
    let result = lastResult
    let mode = self.mode
    defer {
      restore(present)
      lastResult = result
      self.mode = mode
      if let stop { world.halt(stop) }
    }
    history = nil
    defer { history = record }
    world.replaying {
      world.live = live
      for (index, segment) in path.enumerated() {
        guard let mark = segment.marks.first else { continue }
        world.restore(mark.world)
        activities = mark.activities
        self.mode = segment.mode
        input(segment.text, segment.mode)
        // Where somebody went back and typed something else, the rest is another line.
        let next = index + 1 < path.count ? path[index + 1].first : Int.max
        _ = runWatched(by: watcher, untilEvent: next < segment.end ? next : .max)
        if world.interrupt.wasRaised { return }
      }
    }
    return true
  }

  /// Runs the activity on top of the stack to its end, and stands still at each statement and event.
  func runWatched(by watcher: Watcher, untilEvent limit: Int = .max) -> StretchEnd {
    let first = world.steps
    let end = world.watchingStatements { () -> StretchEnd in
      defer { world.countingRun.eventLimit = .max }
      while true {
        let event = world.eventCount
        world.countingRun.eventLimit = UInt64(watcher.isDone ? limit : event + 1)
        if let end = boundedSlice(counting: !watcher.isDone || limit < .max, since: first) {
          tell(.end, watcher)
          return end
        }
        if world.eventCount >= limit { return .cut }
        if watcher.isDone { continue }
        if world.eventCount > event { tell(.event(world.eventCount - 1), watcher) }
        let callable = world.callableWithoutStatements
        if callable != 0 {
          world.tellStatements(
            watcher.numbers(ofCallable: callable, in: world, state.sources), ofCallable: callable)
        } else if world.hasReachedStatement {
          tell(.statement, watcher)
        }
      }
    }
    return end
  }

  private func tell(_ kind: RunStop.Kind, _ watcher: Watcher) {
    let standing = kind == .statement ? world.statementThatRan : world.statementUnderWay
    guard let standing else {
      if kind == .end { watcher.look(RunStop(kind: kind, thread: 1, place: .none)) }
      if kind == .statement { watcher.begins() }
      return
    }
    watcher.look(
      RunStop(
        kind: kind, thread: standing.thread,
        place: watcher.place(ofStatement: standing.number),
        function: world.callableName(standing.callable), isRest: standing.isRest))
  }
}

extension [UInt32] {
  /// Index of the last element that is not above a value; 0 where none is.
  fileprivate func lastIndex(atMost value: UInt32) -> Int {
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if self[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
