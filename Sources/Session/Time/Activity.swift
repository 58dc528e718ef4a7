internal import VirtualMachine

/// What a session is in the middle of.
///
/// An input runs in phases: +load methods, the input itself, then a while for the threads that it started.
/// The machine's own state says where within a phase it stands; this says which phase that is. Together
/// they are all that is needed to go on, so a copy of both is a place in time. Activities form a stack: an
/// input typed while another one stands suspended in the past runs on top of it and is over first.
struct Activity: Sendable {
  enum Phase: Sendable {
    case call(callable: Int, arguments: [UInt64])
    /// Other threads go on until they wait.
    case settle
  }

  /// What was typed.
  var text: String
  var phases: [Phase]
  /// Runs above the suspended frames of the main thread.
  var isOnTop: Bool
  /// The phase under way.
  var index = 0
  var hasBegun = false
  var settleRounds = 0
  /// Fuel left of a round that was cut; nil: none is under way.
  var settleLeft: Int?
  /// What the main thread comes back to.
  var below: Suspension?
  /// What the last call returned.
  var result: UInt64 = 0

  static let settleLimit = 100
}

/// How a stretch of running ended.
enum StretchEnd: Equatable {
  /// The activity on top is over and gone.
  case over
  case stopped(Stop)
  /// As many slices, or events, as were asked for; it stands in the middle.
  case cut
}

extension ProgramSession {
  private var sliceFuel: Int { history == nil ? World.sliceFuel : History.sliceFuel }

  /// Runs the activity on top of the stack to its end, for the first time.
  func runActivity() -> StretchEnd {
    if let watcher { return runWatched(by: watcher) }
    let first = world.steps
    while true {
      let isSettling = stepsIntoSettle
      if let end = boundedSlice(counting: countsInstructions, since: isSettling ? nil : first) {
        return end
      }
      recordSlice()
    }
  }

  /// One slice of what runs for the first time: Ctrl-C ends it, and so does the limit of steps. `first`: the steps
  /// that count against the limit come behind these; nil: none does.
  func boundedSlice(counting: Bool, since first: UInt64?) -> StretchEnd? {
    if let end = oneSlice(counting: counting) {
      if end == .stopped(.interrupted) { world.interrupt.hear() }
      return end
    }
    var reason: Stop?
    if world.interruptFlag.pointee != 0 {
      world.interrupt.hear()
      reason = .interrupted
    } else if let first, world.steps &- first > world.limits.steps {
      reason = .limit(.steps)
    }
    guard let reason else { return nil }
    world.halt(reason)
    return .stopped(reason)
  }

  private var stepsIntoSettle: Bool {
    guard let top = activities.last, top.index < top.phases.count,
      case .settle = top.phases[top.index]
    else { return false }
    return true
  }

  /// Runs `slices` slices again, fast.
  func rerun(slices: Int) {
    for _ in 0..<slices where oneSlice(counting: false) != nil { return }
  }

  /// Runs again until so many events have happened.
  func rerun(untilEvent limit: Int) -> StretchEnd {
    world.countingRun.eventLimit = UInt64(limit)
    defer { world.countingRun.eventLimit = .max }
    while !world.hasReachedEventLimit {
      if let end = oneSlice(counting: true) { return end }
    }
    return .cut
  }

  /// One slice of the activity on top; nil: it is not over. The same slices follow each other on every run.
  func oneSlice(counting: Bool) -> StretchEnd? {
    guard var top = activities.popLast() else { return .over }
    guard top.index < top.phases.count else { return .over }
    defer { activities.append(top) }
    switch top.phases[top.index] {
    case .call(let callable, let arguments):
      if !top.hasBegun {
        top.hasBegun = true
        if top.isOnTop {
          guard let below = world.startOnTop(callable: callable, arguments: arguments) else {
            return .stopped(world.stop ?? .limit(.callDepth))
          }
          top.below = below
        } else {
          world.start(callable: callable, arguments: arguments)
        }
      }
      let result: RunResult
      if top.isOnTop {
        result = world.runOnTop(fuel: sliceFuel, counting: counting)
      } else if counting {
        result = world.runScheduled(instructions: .max, fuel: sliceFuel)
      } else {
        result = world.run(fuel: sliceFuel)
      }
      switch result {
      case .stopped: return .stopped(world.reason)
      case .sliceEnded, .blocked: break
      case .finished:
        top.result = world.result
        if let below = top.below {
          world.resume(below)
          top.below = nil
        }
        top.index += 1
        top.hasBegun = false
      }
    case .settle:
      let fuel = top.settleLeft ?? World.sliceFuel
      let before = world.steps
      let result = world.settle(fuel: fuel, counting: counting, goesOn: top.settleLeft != nil)
      top.settleLeft = nil
      if case .stopped = result { return .stopped(world.reason) }
      if fuel > 0, world.hasReachedEventLimit, result == .sliceEnded {
        top.settleLeft = max(0, fuel - Int(truncatingIfNeeded: world.steps &- before))
        break
      }
      top.settleRounds += 1
      if result == .finished || top.settleRounds >= Activity.settleLimit { top.index += 1 }
    }
    lastResult = top.result
    return nil
  }
}
