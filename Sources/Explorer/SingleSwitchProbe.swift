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
  private static let longestRun = 100_000
  /// Who only looks for so long waits for another.
  private static let patience = 64
  /// States of the undisturbed run that are kept to go on from.
  private static let mostPlaces = 1_000

  init(_ graph: StateGraph) {
    self.graph = graph
    world = graph.explored
  }

  /// Who was run, in order, in the first bad run; nil: there was none among those that were tried. `starters`: who may
  /// begin.
  mutating func run(from starters: some Sequence<Int>, isInterrupted: () -> Bool) -> [Int]? {
    for first in starters {
      var states: [WorldState] = []
      world.put(world.first)
      guard StateGraph.beginThreads(world) == nil else { continue }
      guard
        let straight = goStraight(
          PlainRun(graph), from: first,
          look: { [world] in
            if states.count < SingleSwitchProbe.mostPlaces { states.append(world.state()) }
          })
      else { return nil }
      if isBad(straight) { return straight.order }
      for (place, state) in states.enumerated().dropFirst() {
        let before = Array(straight.order[..<place])
        for other in 1...max(1, world.threadCount) where other != before.last {
          guard !isInterrupted(), steps < SingleSwitchProbe.mostSteps else { return nil }
          world.put(state)
          guard world.isAlive(other) else { continue }
          guard let tried = goStraight(PlainRun(graph, behind: before), from: other) else {
            return nil
          }
          // Who could not go on anyway was not interrupted: that run has been made.
          if tried.order.count > place, tried.order[place] != other { continue }
          if isBad(tried) { return tried.order }
        }
      }
    }
    return nil
  }

  /// A run that only was too long for the machine says nothing.
  private func isBad(_ run: PlainRun) -> Bool {
    switch run.failure {
    case nil, .stop(.limit)?: false
    case _?: true
    }
  }

  /// nil: begin anew.
  private mutating func goStraight(
    _ run: PlainRun, from first: Int, look: () -> Void = {}
  ) -> PlainRun? {
    var run = run
    let isThrough = run.goStraight(
      from: first, most: SingleSwitchProbe.longestRun, patience: SingleSwitchProbe.patience,
      look: look)
    steps += run.tried
    return isThrough ? run : nil
  }
}
