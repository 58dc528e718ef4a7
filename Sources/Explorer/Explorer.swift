import Diagnostics
package import Session
import VirtualMachine

/// A program and a question -> PROVED, FOUND, BOUNDED, CANNOT.
///
/// The ladder: runs without preemption (which also tell which places change), the layered search, the census on
/// its graph, the partial orders, and at last runs by chance. Each rung says honestly how far it came.
package struct Explorer {
  /// Answers whether a final state is good; nil: it cannot be told.
  package typealias Check = (ProgramSession) -> Bool?

  let session: ProgramSession
  let entry: ExploredEntry
  private(set) var request: ExplorationRequest
  let check: Check?
  let program: String
  /// Every instruction is a place to switch: outcomes must not differ, and a test looks whether they do.
  package var isFine = false
  /// Asked between steps: stop and answer with what there is.
  package var isInterrupted: () -> Bool

  package init(
    _ session: ProgramSession, _ entry: ExploredEntry, _ request: ExplorationRequest,
    program: [UInt8], check: Check?
  ) {
    self.session = session
    self.entry = entry
    self.request = request
    self.check = check
    self.program = ScheduleToken.hash(program)
    isInterrupted = { session.wasInterrupted }
  }

  package var firstThread: Int { entry.firstThread }

  // MARK: The ladder

  package func explore() -> Exploration {
    var isAsleep = false
    var ways = Ways()
    var result = session.explored(entry, isFine: isFine) { world in
      var result = Exploration()
      result.firstThread = firstThread
      warmUp(world)
      let places = world.newPlaces
      climb(world, &result)
      if world.newPlaces != places { ways = self.ways(of: result, in: world) }
      if case .livelock(let from)? = result.failure { isAsleep = sleeps(world, result.order, from) }
      result.threads = world.begun.count
      result.nilLocks = Set(
        world.nilLocks.map {
          session.line(of: session.place(callable: Int($0.callable), pc: Int($0.pc)))
        }
      ).filter { $0 > 0 }.sorted()
      return result
    }
    if !ways.isEmpty { retell(&result, ways) }
    guard isAsleep, request.clock == .lazy else { return result }
    // Somebody looks again and again, and who is to help him sleeps: time has to pass beside them.
    var slow = self
    slow.request.clock = .slow
    return slow.explore()
  }

  /// Whether a thread waits for a time where others go round.
  private func sleeps(_ world: ExploredWorld, _ order: [Int], _ from: Int) -> Bool {
    guard let stem = follow(world, Array(order.prefix(from))) else { return false }
    _ = play(world, stem)
    return !world.earliestSleepers().isEmpty
  }

  func graph(
    _ world: ExploredWorld, isTree: Bool = false, scouts: Bool = false, budget: Int
  ) -> StateGraph? {
    for _ in 0..<64 {
      let graph = StateGraph(
        world, clock: request.clock, endsWithMain: request.parallel == nil && !scouts,
        budget: budget,
        isTree: isTree, scouts: scouts,
        judge: {
          guard let check else { return true }
          return world.aside { check(session) }
        })
      if let graph { return graph }
      if world.refusal != nil { return nil }
    }
    return nil
  }

  private func climb(
    _ world: ExploredWorld, _ result: inout Exploration
  ) {
    switch request.search {
    case .auto, .layers: layers(world, &result)
    case .dpor: partialOrders(world, &result)
    case .random: chance(world, [.walk], &result)
    case .pct: chance(world, [.pct], &result)
    }
    // A search that began anew as often as it may has said nothing.
    if result.verdict == .bounded, result.reason == nil { result.reason = "budget" }
    if result.verdict == .bounded, request.search == .auto, result.reason == "budget" {
      partialOrders(world, &result)
      if result.verdict == .bounded, !isInterrupted() {
        chance(world, [.walk, .pct], &result)
      }
    }
    tell(world, &result)
  }

  /// Runs without preemption, each thread first once, and one in which whoever began last goes on: which places
  /// change is nearly always known then.
  func warmUp(_ world: ExploredWorld) {
    let isOver = share(of: world)
    for start in starters(world) {
      scout(world, isOver) { graph, range, current in
        graph.usual(range, after: current == 0 ? start : current)?.move
      }
    }
    guard request.parallel == nil else { return }
    scout(world, isOver) { graph, range, _ in
      range.max { graph.moves.thread($0) < graph.moves.thread($1) }
    }
  }

  /// The threads that may begin a schedule, the first of them.
  private func starters(_ world: ExploredWorld) -> some Sequence<Int> {
    (firstThread...max(firstThread, world.threadCount)).filter { world.isAlive($0) }.prefix(4)
  }

  private func scout(
    _ world: ExploredWorld, _ isOver: () -> Bool,
    choose: (StateGraph, Range<Int>, Int) -> Int?
  ) {
    for _ in 0..<256 where !isOver() {
      guard let graph = graph(world, isTree: true, scouts: true, budget: 1_000_000) else { return }
      var node = graph.root
      var current = 0
      for _ in 0..<2_000 {
        guard !isOver(), let range = graph.expand(node),
          let move = choose(graph, range, current)
        else { break }
        current = graph.moves.thread(move)
        node = graph.moves.target(move)
        graph.keepOnly(node)
      }
      if !world.hasNewPlace || world.refusal != nil { return }
    }
  }

  private func cannot(_ world: ExploredWorld, _ graph: StateGraph?, _ result: inout Exploration)
    -> Bool
  {
    var construct: String?
    if let refusal = world.refusal {
      // A native that the program calls by name is told by that name.
      let place = session.place(callable: refusal.callable, pc: refusal.pc)
      let called = session.sources.text(of: place).prefix {
        $0.isLetter || $0.isNumber || $0 == "_"
      }
      construct = refusal.isNative && !called.isEmpty ? String(called) : refusal.construct
    } else if let graph, graph.unsafeLibrary != 0 {
      construct = session.callableName(graph.unsafeLibrary)
      if session.isInternal(callable: graph.unsafeLibrary) {
        // What stands behind an operator or a method of Swift's is told as the program has it.
        let (callable, pc) = graph.unsafePlace
        let written = session.sources.text(of: session.place(callable: callable, pc: pc))
        construct = written.isEmpty ? construct : written
      }
    } else if let graph, graph.hasNoAnswer {
      construct = "check"
    }
    guard let construct else { return false }
    result = Exploration()
    result.firstThread = firstThread
    result.verdict = .cannot
    result.reason = construct
    return true
  }

  /// How much work there is for each state that a search may come to.
  private static let workPerState = 48

  /// Whether a search that begins now is to end: it has had its share of the work, all its beginnings together, or
  /// somebody interrupts.
  private func share(of world: ExploredWorld) -> () -> Bool {
    let most = world.work + Explorer.workPerState * request.budget
    return { world.work > most || isInterrupted() }
  }

  /// A place that was taken for a constant has changed, and there is something to be found out yet.
  private func beginsAnew(_ world: ExploredWorld, _ graph: StateGraph) -> Bool {
    world.hasNewPlace && world.refusal == nil && !graph.isBeyondPromise
  }

  private func layers(_ world: ExploredWorld, _ result: inout Exploration) {
    let isOver = share(of: world)
    for _ in 0..<256 {
      guard var graph = graph(world, budget: request.budget) else {
        _ = cannot(world, nil, &result)
        return
      }
      let outcome = simplestFailure(world, &graph, isOver)
      var isComplete = false
      switch outcome {
      case .nothing, .found: isComplete = graph.complete(isInterrupted: isOver)
      case .open: break
      }
      if !isComplete, !isOver(), beginsAnew(world, graph) { continue }
      if cannot(world, graph, &result) { return }
      if case .found(let failure, let order, let preemptions) = outcome {
        result.verdict = .found
        result.order = order
        result.preemptions = preemptions
        result.steps = order.count
        result.failure = failure
      }
      result.races = raceNames(graph)
      result.isRacy = !graph.races.isEmpty
      if isComplete {
        if case .nothing = outcome {
          result.verdict = .proved
          livelock(graph, &result)
        }
        result.states = graph.nodeCount
        result.transitions = graph.moves.count
        do throws(Exploration.Uncounted) {
          let census = try Census(graph)
          result.interleavings = census.interleavings
          result.bad = census.bad
          if let preemptions = result.preemptions, preemptions > 0, preemptions < 8 {
            let bounded = Census.byPreemptions(graph, most: preemptions - 1)
            result.withFewerSwitches = bounded?.last?.all
          }
        } catch {
          result.uncounted = error
        }
        if !graph.hasStops, !graph.hasCuts, !graph.hasTime, result.interleavings != nil,
          request.search == .auto
        {
          var orders = PartialOrderSearch(
            graph, limit: request.executions, namesStories: true)
          let traces = orders.run(isInterrupted: share(of: world))
          if traces.isComplete {
            result.traces = traces.traces
            result.badTraces = traces.bad
            result.stories = traces.stories
            result.badStories = traces.badStories
            result.storyOrders = traces.orders.sorted { $0.isBad && !$1.isBad }
          }
        }
      } else if result.verdict != .found {
        result.verdict = .bounded
        result.reason = isInterrupted() ? "interrupted" : "budget"
        result.states = graph.nodeCount
      }
      return
    }
  }

  /// So many states are looked at in the order of simplicity, whose books are many times as large as the states.
  private static let statesInOrder = 10_000

  private enum Simplest {
    case found(Exploration.Failure, order: [Int], preemptions: Int)
    /// All schedules have been searched.
    case nothing
    case open
  }

  /// Most failures are simple. Where there is none among the simplest schedules, the states themselves are completed,
  /// and order matters only if one of them is bad. Where they do not fit, those with one switch are tried, and all in a
  /// graph that begins anew.
  private func simplestFailure(
    _ world: ExploredWorld, _ graph: inout StateGraph, _ isOver: () -> Bool
  ) -> Simplest {
    var search = LayeredSearch(graph)
    var outcome = search.run(most: Explorer.statesInOrder, isInterrupted: isOver)
    if case .paused = outcome {
      if graph.complete(isInterrupted: isOver) {
        if !graph.hasBadEnd { return .nothing }
      } else {
        // Long runs use up the work before the room: each of their states is far from the last that is kept.
        guard graph.isFull || isOver(), !isInterrupted() else { return .open }
        if let found = oneSwitch(world, share(of: world)) { return found }
        guard !world.hasNewPlace, let another = self.graph(world, budget: request.budget) else {
          return .open
        }
        graph = another
      }
      search = LayeredSearch(graph)
      outcome = search.run(isInterrupted: isOver)
    }
    switch outcome {
    case .exhausted: return .nothing
    case .stuck, .paused: return .open
    case .found(let node, let order, let preemptions):
      guard case .bad(let failure)? = graph.ends[node] else { return .open }
      return .found(failure, order: order, preemptions: preemptions)
    }
  }

  private func oneSwitch(_ world: ExploredWorld, _ isOver: () -> Bool) -> Simplest? {
    guard let graph = graph(world, isTree: true, budget: .max) else { return nil }
    var probe = SingleSwitchProbe(graph)
    guard let order = probe.run(from: starters(world), isInterrupted: isOver),
      let told = follow(world, order), let failure = told.failure
    else { return nil }
    return .found(failure, order: order, preemptions: told.preemptions)
  }

  /// Threads that go round for ever, though nobody who could go on is kept from it.
  private func livelock(_ graph: StateGraph, _ result: inout Exploration) {
    guard let lasso = Lasso.find(in: graph, isInterrupted: isInterrupted) else { return }
    result.verdict = .found
    result.order = lasso.stem + lasso.loop
    result.preemptions = lasso.preemptions
    result.steps = result.order.count
    result.failure = .livelock(from: lasso.stem.count)
  }

  private func raceNames(_ graph: StateGraph) -> [Exploration.Race] {
    var found: [String: [[Int]]] = [:]
    for (place, race) in graph.races.sorted(by: { $0.key < $1.key }) {
      graph.stand(at: race.node)
      let access = Access(offset: place, size: 8, kind: .read)
      guard let name = session.variable(at: access)?.name, found[name] == nil else { continue }
      found[name] = race.moves.map {
        [$0.thread, session.line(of: session.place(callable: $0.callable, pc: $0.pc))]
      }
    }
    graph.stand(at: graph.root)
    return found.sorted { $0.key < $1.key }
      .map { Exploration.Race(variable: $0.key, touches: $0.value) }
  }

  private func partialOrders(_ world: ExploredWorld, _ result: inout Exploration) {
    let isOver = share(of: world)
    for _ in 0..<256 {
      guard let graph = graph(world, isTree: true, budget: .max) else {
        _ = cannot(world, nil, &result)
        return
      }
      let limit = request.search == .dpor ? Int.max : request.executions
      var search = PartialOrderSearch(graph, limit: limit, namesStories: request.search == .dpor)
      let outcome = search.run(isInterrupted: isOver)
      if !outcome.isComplete, !isOver(), beginsAnew(world, graph) { continue }
      if cannot(world, graph, &result) { return }
      result.reason = nil
      if let order = outcome.firstBad {
        result.verdict = .found
        result.order = order
        // Not minimal: what it takes is told by its token.
        result.failure = failure(of: order, world)
      } else if outcome.isComplete, !graph.hasTime {
        result.verdict = .proved
      } else {
        result.verdict = .bounded
        result.reason =
          isInterrupted()
          ? "interrupted" : graph.hasTime ? "time" : outcome.isTooDeep ? "depth" : "executions"
      }
      if outcome.isComplete, !graph.hasStops, !graph.hasCuts, !graph.hasTime {
        result.traces = outcome.traces
        result.badTraces = outcome.bad
        if request.search == .dpor {
          result.stories = outcome.stories
          result.badStories = outcome.badStories
          result.storyOrders = outcome.orders.sorted { $0.isBad && !$1.isBad }
        }
      }
      return
    }
  }

  private func chance(
    _ world: ExploredWorld, _ kinds: [RandomSearch.Kind], _ result: inout Exploration
  ) {
    let runs = min(request.budget, 12_000)
    var isCareful = false
    let isOver = share(of: world)
    for _ in 0..<256 {
      guard let graph = graph(world, isTree: true, budget: .max) else {
        _ = cannot(world, nil, &result)
        return
      }
      var search = RandomSearch(graph, seed: request.seed)
      let outcome = search.run(
        kinds, runs: runs, isCareful: isCareful, isInterrupted: isOver)
      if !isOver(), beginsAnew(world, graph) { continue }
      if cannot(world, graph, &result) { return }
      let failure = outcome.order.flatMap { self.failure(of: $0, world) }
      if outcome.order != nil, failure == nil, !isCareful {
        // Going on without a look around has led where no schedule leads.
        isCareful = true
        continue
      }
      result.runs = outcome.runs == 0 ? nil : outcome.runs
      if let order = outcome.order, let failure {
        result.verdict = .found
        result.order = order
        result.failure = failure
        result.reason = nil
      } else {
        result.verdict = .bounded
        // Where no run came to its end, what ended the search before still says how far it came.
        result.reason =
          isInterrupted() ? "interrupted" : outcome.runs == 0 ? "budget" : "runs"
        if outcome.promising > 0 {
          let power = Double(outcome.threads) * Double(max(1, outcome.longest))
          var miss = 1.0
          for _ in 0..<outcome.promising { miss *= 1 - 1 / max(1, power) }
          result.percent = Int((1 - miss) * 100)
        }
      }
      return
    }
  }
}
