import VirtualMachine

/// The last rung: runs by chance, a random walk and PCT (Burckhardt, Kothari, Musuvathi, Nagarakatte: ASPLOS
/// 2010) in turns. PCT gives each thread a priority and lowers that of the running one at d - 1 steps chosen
/// beforehand: a bug that needs d ordering constraints shows in a run with probability at least 1/(n·k^(d-1)).
struct RandomSearch {
  enum Kind { case walk, pct }

  struct Outcome {
    var runs = 0
    var threads = 1
    var longest = 1
    /// The first bad run.
    var order: [Int]?
    var failure: Exploration.Failure?
  }

  private let graph: StateGraph
  private var state: UInt64
  private static let stepLimit = 20_000

  init(_ graph: StateGraph, seed: UInt64) {
    self.graph = graph
    state = seed
  }

  /// splitmix64.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
    return z ^ z >> 31
  }

  mutating func run(
    _ kinds: [Kind], runs: Int, isInterrupted: () -> Bool
  ) -> Outcome {
    var outcome = Outcome()
    for number in 0..<runs {
      if isInterrupted() { break }
      let depth = 1 + number / 2 % 4
      guard let order = once(kinds[number % kinds.count], depth: depth, &outcome) else { break }
      outcome.runs += 1
      if outcome.failure != nil {
        outcome.order = order
        break
      }
    }
    return outcome
  }

  /// One run; nil: the graph could not go on.
  private mutating func once(_ kind: Kind, depth: Int, _ outcome: inout Outcome) -> [Int]? {
    let mark = graph.mark
    defer { graph.forget(behind: mark) }
    var priorities: [Int: UInt64] = [:]
    var changes: Set<Int> = []
    if kind == .pct, depth > 1 {
      for _ in 1..<depth { changes.insert(Int(next() % UInt64(max(outcome.longest, 2)))) }
    }
    var node = graph.root
    var order: [Int] = []
    while order.count < RandomSearch.stepLimit {
      guard let range = graph.expand(node) else { return nil }
      if range.isEmpty {
        if case .bad(let failure)? = graph.ends[node] { outcome.failure = failure }
        break
      }
      var chosen = range.lowerBound
      switch kind {
      case .walk: chosen += Int(next() % UInt64(range.count))
      case .pct:
        for move in range where priorities[graph.moves[move].thread] == nil {
          priorities[graph.moves[move].thread] = 1_000 + next() >> 8
        }
        func best() -> Int {
          range.max {
            priorities[graph.moves[$0].thread, default: 0]
              < priorities[graph.moves[$1].thread, default: 0]
          } ?? range.lowerBound
        }
        chosen = best()
        if changes.remove(order.count) != nil {
          priorities[graph.moves[chosen].thread] = UInt64(changes.count)
          chosen = best()
        }
      }
      order.append(graph.moves[chosen].thread)
      node = graph.moves[chosen].target
    }
    outcome.longest = max(outcome.longest, order.count)
    outcome.threads = max(outcome.threads, Set(order).count)
    return order
  }
}
