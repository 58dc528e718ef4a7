import VirtualMachine

/// One schedule, run to its end: nobody looks at what else could happen beside it, and no state is kept.
struct PlainRun {
  private let graph: StateGraph
  /// Who did each step.
  private(set) var order: [Int]
  private(set) var failure: Exploration.Failure?
  /// The program came to an end, or to where nobody can go on: it was not left off in the middle.
  private(set) var isOver = false
  /// Steps that were tried here, those included that could not be done.
  private(set) var tried = 0

  /// The world stands behind these steps.
  init(_ graph: StateGraph, behind order: [Int] = []) {
    self.graph = graph
    self.order = order
  }

  /// Goes on from the world as it stands, until the program is over, nobody can go on, so many steps are done, or somebody
  /// interrupts. false: a place that was taken for a constant has changed, or something cannot be explored.
  ///
  /// `choose`: the index of who goes on, among those that may be able to; `look` is called before each step, `saw` behind
  /// each that was tried.
  mutating func go(
    most: Int, isInterrupted: () -> Bool = { false }, choose: ([Int]) -> Int,
    look: () -> Void = {},
    saw: (_ thread: Int, ExploredStep) -> Void = { _, _ in }
  ) -> Bool {
    let world = graph.explored
    var stuck: UInt64 = 0
    var threads: [Int] = []
    while order.count < most, !isInterrupted() {
      if graph.isProgramOver {
        judge()
        isOver = true
        break
      }
      if stuck == 0 { look() }
      threads.removeAll(keepingCapacity: true)
      for number in 1...max(1, world.threadCount)
      where stuck & 1 << UInt64(number & 63) == 0 && world.isAlive(number) {
        threads.append(number)
      }
      if threads.isEmpty {
        threads = world.earliestSleepers()
        if threads.isEmpty { threads = world.idlers() }
        if threads.isEmpty {
          failure = .deadlock(world.waits())
          isOver = true
          break
        }
        let thread = threads[choose(threads)]
        _ = world.wakeByTime(thread)
        order.append(thread)
        stuck = 0
        continue
      }
      let thread = threads[choose(threads)]
      let step = world.step(thread)
      if world.hasNewPlace || world.refusal != nil { return false }
      tried += 1
      saw(thread, step)
      if case .blocked = step.end {
        stuck |= 1 << UInt64(thread & 63)
        continue
      }
      stuck = 0
      order.append(thread)
      var stop = StateGraph.beginThreads(world)
      if case .stopped(let reason) = step.end { stop = reason }
      guard let stop else { continue }
      if case .exited = stop { judge() } else { failure = .stop(stop) }
      isOver = true
      break
    }
    return true
  }

  /// Each thread goes on until it cannot: first this one, then the lowest that can. Who has only looked for `patience` steps
  /// waits for another and lets the others go first.
  mutating func goStraight(
    from first: Int, most: Int, patience: Int = .max, isInterrupted: () -> Bool = { false },
    look: () -> Void = {}
  ) -> Bool {
    var (current, looks) = (first, 0)
    return go(
      most: most, isInterrupted: isInterrupted,
      choose: { threads in
        let own = threads.firstIndex(of: current)
        if looks >= patience, threads.count > 1, own == 0 { return 1 }
        return looks < patience ? own ?? 0 : 0
      }, look: look,
      saw: { thread, step in
        if case .blocked = step.end { return }
        let isLook = thread == current && step.footprint.allSatisfy { $0.kind == .read }
        looks = isLook ? looks + 1 : 0
        current = thread
      })
  }

  private mutating func judge() {
    if case .bad(let failure) = graph.verdict() { self.failure = failure }
  }
}
