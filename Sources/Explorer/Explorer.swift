package import Diagnostics
package import Session
package import VirtualMachine

/// A program and a question -> PROVED, FOUND, BOUNDED, CANNOT.
///
/// The ladder: runs without preemption (which also tell which places change), the layered search, the census on
/// its graph, the partial orders, and at last runs by chance. Each rung says honestly how far it came.
package struct Explorer {
  /// Answers whether a final state is good; nil: it cannot be told.
  package typealias Check = (ProgramSession) -> Bool?

  private let session: ProgramSession
  private let entry: ExploredEntry
  private let request: ExplorationRequest
  private let check: Check?
  private let program: String
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
    let flag = session.interruptFlag
    isInterrupted = { flag.pointee != 0 }
  }

  // MARK: The ladder

  package func explore() -> Exploration {
    session.explored(entry) { world in
      var result = Exploration()
      result.firstThread = request.parallel == nil ? 1 : 2
      climb(world, &result)
      return result
    }
  }

  private func graph(
    _ world: ExploredWorld, isTree: Bool = false, budget: Int
  ) -> StateGraph? {
    for _ in 0..<64 {
      let graph = StateGraph(
        world, clock: request.clock, endsWithMain: request.parallel == nil, budget: budget,
        isTree: isTree,
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
    warmUp(world)
    switch request.search {
    case .auto, .layers: layers(world, &result)
    case .dpor: partialOrders(world, &result)
    case .random: chance(world, [.walk], &result)
    case .pct: chance(world, [.pct], &result)
    }
    if result.verdict == .bounded, request.search == .auto, result.reason == "budget" {
      partialOrders(world, &result)
      if result.verdict == .bounded, result.reason == "executions" {
        chance(world, [.walk, .pct], &result)
      }
    }
    if result.failure != nil, result.verdict == .found { tell(world, &result) }
  }

  /// Runs without preemption, each thread first once: which places change is nearly always known then.
  private func warmUp(_ world: ExploredWorld) {
    let first = request.parallel == nil ? 1 : 2
    let last = request.parallel == nil ? 1 : 1 + request.times
    for start in first...max(first, min(last, first + 3)) {
      guard let graph = graph(world, isTree: true, budget: 1_000_000) else { continue }
      var node = graph.root
      var current = start
      for _ in 0..<2_000 {
        guard let range = graph.expand(node), !range.isEmpty else { break }
        let move =
          range.first { graph.moves[$0].thread == current } ?? range.lowerBound
        current = graph.moves[move].thread
        node = graph.moves[move].target
      }
    }
  }

  private func cannot(_ world: ExploredWorld, _ graph: StateGraph?, _ result: inout Exploration)
    -> Bool
  {
    var construct: String?
    if let refusal = world.refusal {
      construct = refusal.construct
    } else if let graph, graph.unsafeLibrary != 0 {
      construct = session.callableName(graph.unsafeLibrary)
    } else if let graph, graph.hasNoAnswer {
      construct = "check"
    }
    guard let construct else { return false }
    result = Exploration()
    result.firstThread = request.parallel == nil ? 1 : 2
    result.verdict = .cannot
    result.reason = construct
    return true
  }

  private func layers(_ world: ExploredWorld, _ result: inout Exploration) {
    for _ in 0..<256 {
      guard let graph = graph(world, budget: request.budget) else {
        _ = cannot(world, nil, &result)
        return
      }
      var search = LayeredSearch(graph)
      let outcome = search.run(isInterrupted: isInterrupted)
      if case .stuck = outcome, world.hasNewPlace, world.refusal == nil { continue }
      var isComplete = false
      switch outcome {
      case .exhausted: isComplete = true
      case .found: isComplete = graph.complete(isInterrupted: isInterrupted)
      case .stuck: break
      }
      if !isComplete, world.hasNewPlace, world.refusal == nil { continue }
      if cannot(world, graph, &result) { return }
      if case .found(let node, let order, let preemptions) = outcome {
        result.verdict = .found
        result.order = order
        result.preemptions = preemptions
        result.steps = order.count
        if case .bad(let failure)? = graph.ends[node] { result.failure = failure }
      }
      result.races = raceNames(graph)
      result.isRacy = !graph.races.isEmpty
      if isComplete {
        if case .exhausted = outcome { result.verdict = .proved }
        result.states = graph.nodes.count
        result.transitions = graph.moves.count
        if let census = Census(graph) {
          result.interleavings = census.interleavings
          result.bad = census.bad
        }
        if !graph.hasStops, !graph.hasTime, result.interleavings != nil, request.search == .auto {
          var orders = PartialOrderSearch(
            graph, limit: request.executions, namesStories: true)
          let traces = orders.run(isInterrupted: isInterrupted)
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
        result.states = graph.nodes.count
      }
      return
    }
  }

  private func raceNames(_ graph: StateGraph) -> [Exploration.Race] {
    let globals = session.globals()
    var names: Set<String> = []
    for place in graph.races {
      let address = 0x6000_0000_0000 + UInt64(place)
      if let variable = globals.first(where: {
        address >= $0.address && address < $0.address + UInt64(max(1, $0.size))
      }) {
        names.insert(variable.displayName)
      }
    }
    return names.sorted().map { Exploration.Race(variable: $0) }
  }

  private func partialOrders(_ world: ExploredWorld, _ result: inout Exploration) {
    for _ in 0..<256 {
      guard let graph = graph(world, isTree: true, budget: .max) else {
        _ = cannot(world, nil, &result)
        return
      }
      let limit = request.search == .dpor ? Int.max : request.executions
      var search = PartialOrderSearch(graph, limit: limit, namesStories: request.search == .dpor)
      let outcome = search.run(isInterrupted: isInterrupted)
      if !outcome.isComplete, world.hasNewPlace, world.refusal == nil { continue }
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
          isInterrupted() ? "interrupted" : graph.hasTime ? "time" : "executions"
      }
      if outcome.isComplete, !graph.hasStops, !graph.hasTime {
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
    let runs = min(request.budget, 2_000)
    for _ in 0..<256 {
      guard let graph = graph(world, isTree: true, budget: .max) else {
        _ = cannot(world, nil, &result)
        return
      }
      var search = RandomSearch(graph, seed: request.seed)
      let outcome = search.run(kinds, runs: runs, isInterrupted: isInterrupted)
      if world.hasNewPlace, world.refusal == nil { continue }
      if cannot(world, graph, &result) { return }
      result.runs = outcome.runs
      if let order = outcome.order {
        result.verdict = .found
        result.order = order
        result.failure = outcome.failure
        result.reason = nil
      } else {
        result.verdict = .bounded
        let power = Double(outcome.threads) * Double(max(1, outcome.longest))
        var miss = 1.0
        for _ in 0..<(outcome.runs / (kinds.count * 4)) { miss *= 1 - 1 / max(1, power) }
        let percent = Int((1 - miss) * 100)
        result.reason =
          "\(outcome.runs) runs; a bug of depth 2 would have shown with probability >= \(percent) %"
      }
      return
    }
  }

  private func failure(of order: [Int], _ world: ExploredWorld) -> Exploration.Failure? {
    guard let graph = graph(world, isTree: true, budget: .max) else { return nil }
    var node = graph.root
    for thread in order {
      guard let range = graph.expand(node),
        let move = range.first(where: { graph.moves[$0].thread == thread })
      else { break }
      node = graph.moves[move].target
    }
    _ = graph.expand(node)
    if case .bad(let failure)? = graph.ends[node] { return failure }
    return nil
  }

  // MARK: Telling a schedule

  /// Fills in the steps and the token of the bad schedule.
  private func tell(_ world: ExploredWorld, _ result: inout Exploration) {
    guard let told = follow(world, result.order) else { return }
    let played = play(world, told.moves)
    result.schedule = played.steps
    result.diagnostic = played.diagnostic
    result.token = ScheduleToken(program: program, deviations: told.deviations).text
    if result.preemptions == nil {
      result.preemptions = told.preemptions
      result.steps = told.moves.count
    }
  }

  /// Runs moves one after the other in the one world, and looks at what each did. The world stands at the end
  /// of the schedule afterwards.
  /// Runs a schedule, given as threads, and stands still behind each visible operation. `mask`: events that are
  /// posted meanwhile. false: the program cannot be explored.
  package func watch(
    _ order: [Int], mask: EventMask, look: @escaping (Exploration.Step) -> Void,
    live: ((OutputChunk) -> Void)? = nil
  ) -> Bool {
    session.explored(entry) { world in
      warmUp(world)
      guard let followed = follow(world, order) else { return false }
      let quiet = world.world.mask
      world.world.mask = mask
      defer { world.world.mask = quiet }
      _ = world.heard(by: live) { play(world, followed.moves, look: look) }
      return true
    }
  }

  private func play(
    _ world: ExploredWorld, _ moves: [Move], look: (Exploration.Step) -> Void = { _ in }
  ) -> (steps: [Exploration.Step], diagnostic: Diagnostic?) {
    var steps: [Exploration.Step] = []
    world.put(world.first)
    _ = StateGraph.beginThreads(world)
    for move in moves {
      let end = (move.isByTime ? world.wakeByTime(move.thread) : world.step(move.thread)).end
      steps.append(step(move))
      look(steps[steps.count - 1])
      if case .stopped(let reason) = end {
        return (steps, session.diagnostic(of: reason))
      }
      _ = StateGraph.beginThreads(world)
    }
    return (steps, nil)
  }

  package struct Followed {
    var moves: [Move] = []
    package var steps: [Exploration.Step] = []
    package var diagnostic: Diagnostic?
    package var deviations: [ScheduleToken.Deviation] = []
    package var preemptions = 0
    package var failure: Exploration.Failure?
    /// Where the token could not be followed: the step and the thread.
    package var divergence: (step: Int, thread: Int)?
    package var order: [Int] = []
  }

  /// Runs one schedule, given as threads (nil: the usual policy with deviations), and tells its steps.
  private func follow(
    _ world: ExploredWorld, _ order: [Int]?, _ token: ScheduleToken? = nil
  ) -> Followed? {
    for _ in 0..<256 {
      let followed = followOnce(world, order, token)
      if followed == nil || !world.hasNewPlace { return followed }
    }
    return nil
  }

  private func followOnce(
    _ world: ExploredWorld, _ order: [Int]?, _ token: ScheduleToken?
  ) -> Followed? {
    guard let graph = graph(world, isTree: true, budget: .max) else { return nil }
    var followed = Followed()
    var node = graph.root
    var last = 0
    let firstThread = request.parallel == nil ? 1 : 2
    var number = 0
    while number < 100_000 {
      guard let range = graph.expand(node), !range.isEmpty else { break }
      var lowest = range.lowerBound
      for move in range where graph.moves[move].thread < graph.moves[lowest].thread {
        lowest = move
      }
      let same = range.first { graph.moves[$0].thread == last }
      let usual = same ?? lowest
      var chosen = usual
      if let order {
        guard number < order.count,
          let move = range.first(where: { graph.moves[$0].thread == order[number] })
        else { break }
        chosen = move
      } else if let wanted = token?.deviations.first(where: { $0.step == number }) {
        let thread = wanted.lane + firstThread
        if let move = range.first(where: { graph.moves[$0].thread == thread }) {
          chosen = move
        } else if followed.divergence == nil {
          followed.divergence = (number, thread)
        }
      }
      let move = graph.moves[chosen]
      if chosen != usual {
        followed.deviations.append(
          ScheduleToken.Deviation(step: number, lane: move.thread - firstThread))
        if same != nil { followed.preemptions += 1 }
      }
      followed.moves.append(move)
      followed.order.append(move.thread)
      last = move.thread
      node = move.target
      number += 1
    }
    if case .bad(let failure)? = graph.ends[node] { followed.failure = failure }
    return followed
  }

  /// Replays a token; nil: the program cannot be explored.
  package func replay(
    _ token: ScheduleToken, live: ((OutputChunk) -> Void)? = nil
  ) -> Followed? {
    session.explored(entry) { world in
      warmUp(world)
      guard var followed = follow(world, nil, token) else { return nil }
      let played = world.heard(by: live) { play(world, followed.moves) }
      followed.steps = played.steps
      followed.diagnostic = played.diagnostic
      return followed
    }
  }

  private func step(_ move: Move) -> Exploration.Step {
    let place = session.place(callable: move.callable, pc: move.pc)
    let access = move.footprint.first
    let variable = access.flatMap { session.variable(at: $0) }
    return Exploration.Step(
      thread: move.thread, place: place, operation: operation(move),
      source: session.sources.text(of: place), variable: variable?.name ?? "",
      value: variable?.value ?? "", isWrite: access.map { $0.kind == .write } ?? false,
      isByTime: move.isByTime)
  }

  private func operation(_ move: Move) -> String {
    if move.isByTime { return "time" }
    if move.library != 0 { return session.callableName(move.library) }
    return session.operationName(callable: move.callable, pc: move.pc)
  }

  /// Schedules with at most so many preemptions, for tests: all and bad; nil where it is not to be had.
  package func countsByPreemptions(most: Int) -> [(all: UInt128, bad: UInt128)]? {
    session.explored(entry) { world in
      warmUp(world)
      for _ in 0..<64 {
        guard let graph = graph(world, budget: request.budget) else { return nil }
        if graph.complete(isInterrupted: isInterrupted) {
          return Census.byPreemptions(graph, most: most, threads: world.threadCount)
        }
        guard world.hasNewPlace else { return nil }
      }
      return nil
    }
  }
}
