import Session
import VirtualMachine

/// Telling a schedule in the steps in which it is replayed.
///
/// A search learns on its ways which places change, and what reads them becomes a step of its own from then on. Whoever
/// replays one schedule knows only what the runs without preemption have shown, and what this schedule shows: there
/// the same way has fewer steps, and the numbers of a token mean those. So what a search has found is walked once more
/// as a replay walks it, each thread as far as it came, and told from there.
extension Explorer {
  /// The ways that are to be told, with the steps of the search.
  struct Ways {
    var failing: [Move] = []
    var stories: [(moves: [Move], isBad: Bool)] = []
    var isEmpty: Bool { failing.isEmpty && stories.isEmpty }
  }

  /// What a result tells, as moves; `world` is the one that it was found in.
  func ways(of result: Exploration, in world: ExploredWorld) -> Ways {
    var ways = Ways()
    if result.verdict == .found, result.failure != nil {
      ways.failing = follow(world, result.order)?.moves ?? []
    } else if result.verdict == .proved {
      for (order, isBad) in result.storyOrders {
        guard let followed = follow(world, order) else { continue }
        ways.stories.append((followed.moves, isBad))
      }
    }
    return ways
  }

  /// Tells a result once more, in a world that knows what a replay knows. It stays as it is where that leads
  /// somewhere else.
  func retell(_ result: inout Exploration, _ ways: Ways) {
    session.explored(entry, isFine: isFine) { world in
      warmUp(world)
      var retold = result
      retold.told = []
      if !ways.failing.isEmpty {
        guard let way = follow(world, along: ways.failing) else { return }
        switch (result.failure, way.followed.failure) {
        case (.livelock(let from)?, nil): retold.failure = .livelock(from: way.reached(from))
        case (.check?, .check?), (.stop?, .stop?), (.deadlock?, .deadlock?):
          retold.failure = way.followed.failure
        default: return
        }
        retold.order = way.followed.order
        retold.steps = way.followed.order.count
      }
      retold.storyOrders = ways.stories.compactMap { story in
        follow(world, along: story.moves).map { ($0.followed.order, story.isBad) }
      }
      tell(world, &retold)
      if retold.token != nil || ways.failing.isEmpty { result = retold }
    }
  }

  /// A way that was walked along another one.
  private struct WayAlong {
    var followed: Followed
    /// By step of the other: how many steps of this one had been done before it.
    var before: [Int]

    func reached(_ step: Int) -> Int {
      before.indices.contains(step) ? before[step] : followed.order.count
    }
  }

  /// Walks as `moves` do, in the steps of this world: one that is no step here belongs to the thread's step before.
  private func follow(_ world: ExploredWorld, along moves: [Move]) -> WayAlong? {
    for _ in 0..<256 {
      guard let graph = graph(world, budget: .max) else { return nil }
      var order: [Int] = []
      var before: [Int] = []
      var node = graph.root
      for move in moves {
        before.append(order.count)
        guard let range = graph.expand(node) else { break }
        let own = range.first { graph.moves.thread($0) == move.thread }
        guard let own, graph.moves[own].isPart(of: move) else { continue }
        order.append(move.thread)
        node = graph.moves.target(own)
      }
      if world.hasNewPlace { continue }
      return follow(world, order).map { WayAlong(followed: $0, before: before) }
    }
    return nil
  }
}

extension Move {
  /// Whether it does what another move of the same thread does, perhaps seeing less of it.
  fileprivate func isPart(of other: Move) -> Bool {
    guard callable == other.callable, pc == other.pc, isByTime == other.isByTime else {
      return false
    }
    guard let access = footprint.first else { return true }
    return other.footprint.contains(access)
  }
}
