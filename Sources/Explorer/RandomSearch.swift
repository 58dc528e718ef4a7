import VirtualMachine

/// The last rung: runs by chance, a random walk and PCT (Burckhardt, Kothari, Musuvathi, Nagarakatte: ASPLOS
/// 2010) in turns. PCT gives each thread a priority and lowers that of the running one at d - 1 steps chosen
/// beforehand: a bug that needs d ordering constraints shows in a run with probability at least 1/(n·k^(d-1)).
///
/// The first runs look at everything that could happen beside them, so that a function of the library that is not
/// made for two threads is noticed; the others only go their way.
struct RandomSearch {
  enum Kind { case walk, pct }

  struct Outcome {
    var runs = 0
    var threads = 1
    var longest = 1
    /// Runs of PCT with depth 2, with changes anywhere in a run as long as the longest: they promise something.
    var promising = 0
    /// The first bad run.
    var order: [Int]?
    var failure: Exploration.Failure?
  }

  private let graph: StateGraph
  private var dice: Dice
  private static let stepLimit = 20_000
  private static let carefulRuns = 40

  init(_ graph: StateGraph, seed: UInt64) {
    self.graph = graph
    dice = Dice(state: seed)
  }

  /// splitmix64.
  struct Dice {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
  }

  /// Who goes on, in one run.
  private struct Chooser {
    let kind: Kind
    var dice: Dice
    private var priorities: [Int: UInt64] = [:]
    private var changes: Set<Int> = []
    private var last = 0
    private var steps = 0
    private var alone = 0
    /// A thread that goes on alone for so long while others could run may wait for one of them.
    private static let patience = 1_000
    /// That happened: the run promises nothing.
    var wasMoved = false

    init(_ kind: Kind, depth: Int, length: Int, _ dice: Dice) {
      self.kind = kind
      self.dice = dice
      guard kind == .pct, depth > 1 else { return }
      for _ in 1..<depth { changes.insert(Int(self.dice.next() % UInt64(max(length, 2)))) }
    }

    /// Index of the one that goes on.
    mutating func choose(_ threads: [Int]) -> Int {
      defer { steps += 1 }
      guard kind == .pct else { return Int(dice.next() % UInt64(threads.count)) }
      for thread in threads where priorities[thread] == nil {
        priorities[thread] = 1_000 + dice.next() >> 8
      }
      var chosen = best(threads)
      if changes.remove(steps) != nil {
        priorities[threads[chosen]] = UInt64(changes.count)
        chosen = best(threads)
      }
      alone = last == threads[chosen] && threads.count > 1 ? alone + 1 : 0
      if alone > Chooser.patience {
        wasMoved = true
        alone = 0
        // Behind all others.
        for other in priorities.keys { priorities[other, default: 0] += 1 }
        priorities[threads[chosen]] = 0
        chosen = best(threads)
      }
      last = threads[chosen]
      return chosen
    }

    private func best(_ threads: [Int]) -> Int {
      threads.indices.max {
        priorities[threads[$0], default: 0] < priorities[threads[$1], default: 0]
      } ?? 0
    }
  }

  mutating func run(
    _ kinds: [Kind], runs: Int, isCareful: Bool, isInterrupted: () -> Bool
  ) -> Outcome {
    var outcome = Outcome()
    for number in 0..<runs {
      if isInterrupted() { break }
      let kind = kinds[number % kinds.count]
      let depth = 1 + number / kinds.count % 4
      let length = outcome.longest
      var chooser = Chooser(kind, depth: depth, length: length, dice)
      let looks = isCareful || number < RandomSearch.carefulRuns || graph.clock == .slow
      let done = looks ? carefully(&chooser, &outcome, isInterrupted) : quickly(&chooser, &outcome)
      dice = chooser.dice
      guard let order = done else { break }
      outcome.longest = max(outcome.longest, order.count)
      outcome.threads = max(outcome.threads, Set(order).count)
      outcome.runs += 1
      if outcome.longest > length { outcome.promising = 0 }
      if kind == .pct, depth == 2, !chooser.wasMoved, outcome.longest == length {
        outcome.promising += 1
      }
      if outcome.failure != nil {
        outcome.order = order
        break
      }
    }
    return outcome
  }

  /// One run; nil: the graph could not go on, or is to go on no longer.
  private func carefully(
    _ chooser: inout Chooser, _ outcome: inout Outcome, _ isInterrupted: () -> Bool
  ) -> [Int]? {
    let mark = graph.mark
    defer { graph.forget(behind: mark) }
    var node = graph.root
    var order: [Int] = []
    while order.count < RandomSearch.stepLimit {
      guard !isInterrupted(), let range = graph.expand(node) else { return nil }
      if range.isEmpty {
        if case .bad(let failure)? = graph.ends[node] { outcome.failure = failure }
        break
      }
      let chosen = range.lowerBound + chooser.choose(range.map { graph.moves.thread($0) })
      order.append(graph.moves.thread(chosen))
      node = graph.moves.target(chosen)
    }
    return order
  }

  /// The same without a look at what else could happen, and without keeping any state.
  private func quickly(_ chooser: inout Chooser, _ outcome: inout Outcome) -> [Int]? {
    let world = graph.explored
    world.put(world.first)
    if let stop = StateGraph.beginThreads(world) {
      outcome.failure = .stop(stop)
      return []
    }
    var run = PlainRun(graph)
    guard run.go(most: RandomSearch.stepLimit, choose: { chooser.choose($0) }) else { return nil }
    outcome.failure = run.failure
    return run.order
  }
}
