import VirtualMachine

/// One switch at each place of a run in which nobody is interrupted: what most failures need.
///
/// A search in the order of simplicity has to see all that can happen with one switch before it reaches the first
/// end, and a loop of a hundred turns makes that more states than there is room for. Here each schedule is run
/// straight to its end: the first places are the first to be tried, and a lost update is found at once.
struct SingleSwitchProbe {
  private let graph: StateGraph
  private let world: ExploredWorld
  private var steps = 0
  /// So many steps in all, and no longer runs than that.
  private static let mostSteps = 300_000
  private static let longestRun = 10_000
  /// Who only looks for so long waits for another.
  private static let patience = 64
  /// States of the undisturbed run that are kept to go on from.
  private static let mostPlaces = 1_000

  init(_ graph: StateGraph) {
    self.graph = graph
    world = graph.explored
  }

  /// What became of one run.
  private enum End {
    case good, bad
    /// It was too long, or the search has to begin anew.
    case open
  }

  /// Who was run, in order, in the first bad run; nil: there was none among those that were tried.
  mutating func run(from firstThread: Int, isInterrupted: () -> Bool) -> [Int]? {
    for lane in 0..<4 {
      var states: [WorldState] = []
      var order: [Int] = []
      world.put(world.first)
      guard StateGraph.beginThreads(world) == nil, world.isAlive(firstThread + lane) else {
        continue
      }
      let end = goStraight(from: firstThread + lane, &order) { world in
        if states.count < SingleSwitchProbe.mostPlaces { states.append(world.state()) }
      }
      if case .bad = end { return order }
      if case .open = end, world.hasNewPlace || world.refusal != nil { return nil }
      for (place, state) in states.enumerated().dropFirst() {
        let running = order[place - 1]
        for other in 1...max(1, world.threadCount) where other != running {
          guard !isInterrupted(), steps < SingleSwitchProbe.mostSteps else { return nil }
          world.put(state)
          guard world.isAlive(other) else { continue }
          var tried = Array(order[..<place])
          let end = goStraight(from: other, &tried) { _ in }
          // Who could not go on anyway was not interrupted: that run has been made.
          if tried.count > place, tried[place] != other { continue }
          if case .bad = end { return tried }
          if world.hasNewPlace || world.refusal != nil { return nil }
        }
      }
    }
    return nil
  }

  /// Each thread goes on until it cannot: first this one, then the lowest that can. `look` is called before each step.
  private mutating func goStraight(
    from first: Int, _ order: inout [Int], _ look: (ExploredWorld) -> Void
  ) -> End {
    var current = first
    var looks = 0
    while order.count < SingleSwitchProbe.longestRun {
      if graph.isProgramOver {
        if case .bad = graph.verdict() { return .bad }
        return .good
      }
      look(world)
      var stop: Stop?
      var hasMoved = false
      var threads = (1...max(1, world.threadCount)).filter { $0 != current }
      threads.insert(current, at: looks < SingleSwitchProbe.patience ? 0 : threads.count)
      for thread in threads where world.isAlive(thread) {
        let step = world.step(thread)
        steps += 1
        if world.hasNewPlace || world.refusal != nil { return .open }
        if case .blocked = step.end { continue }
        if case .stopped(let reason) = step.end { stop = reason }
        let isLook = thread == current && step.footprint.allSatisfy { $0.kind == .read }
        looks = isLook ? looks + 1 : 0
        current = thread
        hasMoved = true
        break
      }
      if !hasMoved {
        guard let sleeper = world.earliestSleepers().first ?? world.idlers().first else {
          return .bad
        }
        _ = world.wakeByTime(sleeper)
        current = sleeper
      }
      order.append(current)
      switch stop ?? StateGraph.beginThreads(world) {
      case nil: break
      case .exited?:
        if case .bad = graph.verdict() { return .bad }
        return .good
      case .limit?: return .open
      case _?: return .bad
      }
    }
    return .open
  }
}
