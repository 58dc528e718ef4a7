import Session
package import VirtualMachine

/// One schedule, walked by hand: at each step somebody says which thread does its next operation, and every step
/// can be taken back. The world of the session is the world of the step, so that all that looks at a world looks
/// at this one. The session has been put aside before (`beginAside`), and is put back behind the walk.
package final class ScheduleWalk {
  /// What a thread would do next.
  package struct Choice: Sendable {
    package var thread: Int
    package var step: Exploration.Step
  }

  private let explorer: Explorer
  private let world: ExploredWorld
  /// Hears what a step prints.
  package var live: ((OutputChunk) -> Void)?
  private var graph: StateGraph
  /// By step: the node and the state before it; one more for the end.
  private var nodes: [Int] = []
  private var states: [WorldState] = []
  private var deviations: [ScheduleToken.Deviation?] = []
  package private(set) var steps: [Exploration.Step] = []
  /// How many of the steps have been done in the world as it stands.
  package private(set) var position = 0

  package var firstThread: Int { explorer.firstThread }

  /// nil: the program cannot be explored.
  package init?(_ explorer: Explorer) {
    self.explorer = explorer
    world = explorer.session.startExploring(explorer.entry)
    explorer.warmUp(world)
    guard let graph = explorer.graph(world, budget: .max) else {
      world.end()
      return nil
    }
    self.graph = graph
    begin()
  }

  private func begin() {
    world.put(world.first)
    _ = StateGraph.beginThreads(world)
    nodes = [graph.root]
    states = [world.state()]
    steps = []
    deviations = []
    position = 0
  }

  /// The walk is over; the session is still aside.
  package func end() { world.end() }

  /// What can be done next; empty at an end.
  package func choices() -> [Choice] {
    defer { world.put(states[position]) }
    guard let range = moves() else { return [] }
    return range.map { index in
      world.put(states[position])
      return Choice(thread: graph.moves.thread(index), step: explorer.step(graph.moves[index]))
    }
  }

  private func moves() -> Range<Int>? {
    if let range = graph.expand(nodes[position]) { return range }
    // A place that was taken for a constant changes: the same way once more, with its operations.
    let order = steps[..<position].map(\.thread)
    for _ in 0..<256 {
      guard let fresh = explorer.graph(world, budget: .max) else { return nil }
      graph = fresh
      begin()
      var isComplete = true
      for thread in order where isComplete { isComplete = advance(thread) ?? false }
      if let range = graph.expand(nodes[position]) { return range }
    }
    return nil
  }

  /// The thread does its next operation. false: it cannot.
  package func choose(_ thread: Int) -> Bool {
    _ = moves()
    let done = advance(thread) ?? false
    world.put(states[position])
    return done
  }

  /// The thread that would go on if nobody chose.
  package func usual() -> Int? {
    defer { world.put(states[position]) }
    return moves().flatMap { graph.usual($0, after: last) }.map { graph.moves.thread($0.move) }
  }

  /// The thread that ran last.
  private var last: Int { position == 0 ? 0 : steps[position - 1].thread }

  /// nil: begin again.
  private func advance(_ thread: Int) -> Bool? {
    guard let range = graph.expand(nodes[position]) else { return nil }
    guard let usual = graph.usual(range, after: last),
      let index = range.first(where: { graph.moves.thread($0) == thread })
    else { return false }
    let move = graph.moves[index]
    // Another way from here on: what lay ahead is forgotten.
    if position < steps.count, steps[position].thread != thread {
      steps.removeSubrange(position...)
      deviations.removeSubrange(position...)
      nodes.removeSubrange((position + 1)...)
      states.removeSubrange((position + 1)...)
    }
    if position < steps.count {
      position += 1
      return true
    }
    world.put(states[position])
    _ = world.heard(by: live) { move.isByTime ? world.wakeByTime(thread) : world.step(thread) }
    var step = explorer.step(move)
    step.stopped = usual.canGoOn && thread != last ? last : nil
    _ = StateGraph.beginThreads(world)
    steps.append(step)
    deviations.append(
      index == usual.move
        ? nil : ScheduleToken.Deviation(step: position, lane: thread - firstThread))
    nodes.append(move.target)
    states.append(world.state())
    position += 1
    return true
  }

  /// Stands behind so many steps.
  package func go(to place: Int) {
    position = min(max(0, place), steps.count)
    world.put(states[position])
  }

  /// The end that has been reached; nil: somebody can go on.
  private var ending: StateGraph.End? {
    guard let range = moves(), range.isEmpty else {
      world.put(states[position])
      return nil
    }
    defer { world.put(states[position]) }
    return graph.ends[nodes[position]]
  }

  package var failure: Exploration.Failure? {
    if case .bad(let failure)? = ending { return failure }
    return nil
  }

  package var isOver: Bool { ending != nil }

  /// The schedule up to here.
  package var token: String {
    ScheduleToken(program: explorer.program, deviations: deviations[..<position].compactMap { $0 })
      .text
  }
}
