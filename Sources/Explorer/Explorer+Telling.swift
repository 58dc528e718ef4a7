package import Diagnostics
package import Session
package import VirtualMachine

/// Telling one schedule: following it step by step in the one world, looking at what each step did, and saying it
/// in a token; and what else a story needs: who held which lock, which switch was the one too many.
extension Explorer {
  /// Stories of a program that passes are told when they are few and short.
  private static let toldStories = 3
  private static let toldSteps = 14

  /// Fills in the steps and the token of the bad schedule, or the stories of a good program.
  func tell(_ world: ExploredWorld, _ result: inout Exploration) {
    switch result.verdict {
    case .found where result.failure != nil: tellFailure(world, &result)
    case .proved: tellStories(world, &result)
    default: break
    }
  }

  private func tellFailure(_ world: ExploredWorld, _ result: inout Exploration) {
    guard let told = follow(world, result.order) else { return }
    let played = play(world, told, racing: result.races)
    result.schedule = played.steps
    result.diagnostic = played.diagnostic
    result.locks = played.locks
    result.leftBehind = leftBehind(world)
    if case .deadlock(let waits)? = result.failure {
      result.waits = waits.map { wait in
        Exploration.Waiting(wait: wait, name: session.lockName(of: wait) ?? "")
      }
    }
    result.token = ScheduleToken(program: program, deviations: told.deviations).text
    if result.preemptions == nil {
      result.preemptions = told.preemptions
      result.steps = told.moves.count
    }
    result.twin = twin(world, told)
  }

  private func tellStories(_ world: ExploredWorld, _ result: inout Exploration) {
    guard let usual = follow(world, nil, nil) else { return }
    let played = play(world, usual, racing: result.races)
    result.locks = played.locks
    result.leftBehind = leftBehind(world)
    guard result.storyOrders.count <= Explorer.toldStories else { return }
    for (order, isBad) in result.storyOrders where order.count <= Explorer.toldSteps {
      guard let told = follow(world, order) else { continue }
      result.told.append(
        Exploration.Story(
          isBad: isBad,
          token: ScheduleToken(program: program, deviations: told.deviations).text,
          steps: play(world, told).steps))
    }
  }

  /// The schedule without one of its choices that passes.
  private func twin(
    _ world: ExploredWorld, _ told: Followed
  ) -> (token: String, hasFewerSwitches: Bool)? {
    for left in told.deviations.indices.reversed() {
      var fewer = told.deviations
      fewer.remove(at: left)
      let token = ScheduleToken(program: program, deviations: fewer)
      if let other = follow(world, nil, token), other.failure == nil, other.loop == nil {
        return (token.text, other.preemptions < told.preemptions)
      }
    }
    return nil
  }

  /// Main has returned, and the world stands at the end: who has not. A queue's worker that looks for work and would
  /// find none is the library's affair.
  private func leftBehind(_ world: ExploredWorld) -> [Int] {
    guard request.parallel == nil, !world.isAlive(1), world.threadCount > 1 else { return [] }
    let end = world.state()
    defer { world.put(end) }
    return (2...world.threadCount).filter {
      world.canStillRun($0) && (world.runsProgram($0) || reachesProgram($0, world))
    }
  }

  /// Whether a thread of the library's own would have found work to do.
  private func reachesProgram(_ thread: Int, _ world: ExploredWorld) -> Bool {
    for _ in 0..<64 where world.canStillRun(thread) {
      guard case .stands = world.step(thread).end else { return false }
      if world.runsProgram(thread) { return true }
    }
    return false
  }

  func failure(of order: [Int], _ world: ExploredWorld) -> Exploration.Failure? {
    follow(world, order)?.failure
  }

  // MARK: Following a schedule

  package struct Followed {
    var moves: [Move] = []
    /// By move: the thread that could have gone on.
    var stopped: [Int?] = []
    package var steps: [Exploration.Step] = []
    package var diagnostic: Diagnostic?
    package var deviations: [ScheduleToken.Deviation] = []
    package var preemptions = 0
    package var failure: Exploration.Failure?
    /// Where the token could not be followed: the step and the thread.
    package var divergence: (step: Int, thread: Int)?
    /// From this step on everything comes again.
    package var loop: Int?
    package var order: [Int] = []
  }

  /// Runs one schedule, given as threads (nil: the usual policy with deviations), and tells its steps.
  func follow(
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
    guard let graph = graph(world, budget: .max) else { return nil }
    var followed = Followed()
    var node = graph.root
    var last = 0
    var number = 0
    let settled = token?.deviations.last?.step ?? -1
    var visited: [Int: Int] = [:]
    // By state: the step before which it was there first.
    var seen: [Int: Int] = [:]
    while number < 100_000 {
      if isInterrupted() { return nil }
      guard let range = graph.expand(node), let usual = graph.usual(range, after: last) else {
        break
      }
      if order == nil, number > settled {
        let place = node << 6 | last & 63
        if let before = visited[place] {
          followed.loop = before
          break
        }
        visited[place] = number
        if let before = seen[node], isFair(graph, range, followed.order[before...]) {
          followed.loop = before
          followed.failure = .livelock(from: before)
          break
        }
      } else if seen[node] == nil {
        seen[node] = number
      }
      var chosen = usual.move
      if let order {
        guard number < order.count,
          let move = range.first(where: { graph.moves.thread($0) == order[number] })
        else { break }
        chosen = move
      } else if let wanted = token?.deviations.first(where: { $0.step == number }) {
        let thread = wanted.lane + firstThread
        if let move = range.first(where: { graph.moves.thread($0) == thread }) {
          chosen = move
        } else if followed.divergence == nil {
          followed.divergence = (number, thread)
        }
      }
      let move = graph.moves[chosen]
      let isPreemption = usual.canGoOn && move.thread != last
      if chosen != usual.move {
        followed.deviations.append(
          ScheduleToken.Deviation(step: number, lane: move.thread - firstThread))
      }
      if isPreemption { followed.preemptions += 1 }
      followed.moves.append(move)
      followed.stopped.append(isPreemption ? last : nil)
      followed.order.append(move.thread)
      last = move.thread
      node = move.target
      number += 1
    }
    if case .bad(let failure)? = graph.ends[node] { followed.failure = failure }
    return followed
  }

  /// What a token has chosen leads back to where it was, and whoever can run there has had a turn on the way: so it can
  /// go on for ever, though nobody is kept from running.
  private func isFair(_ graph: StateGraph, _ range: Range<Int>, _ way: ArraySlice<Int>) -> Bool {
    Set(way).count > 1 && range.allSatisfy { way.contains(graph.moves.thread($0)) }
  }

  /// How a schedule that was followed ended, as the result of a search would be told.
  package func ending(of followed: Followed) -> Exploration {
    var result = Exploration()
    result.firstThread = firstThread
    result.verdict = .found
    result.failure = followed.failure
    result.schedule = followed.steps
    if case .deadlock(let waits)? = followed.failure {
      result.waits = waits.map { wait in
        Exploration.Waiting(wait: wait, name: session.lockName(of: wait) ?? "")
      }
    }
    return result
  }

  /// Replays a token; nil: the program cannot be explored.
  package func replay(
    _ token: ScheduleToken, live: ((OutputChunk) -> Void)? = nil
  ) -> Followed? {
    session.explored(entry) { world in
      warmUp(world)
      guard var followed = follow(world, nil, token) else { return nil }
      let played = world.heard(by: live) { play(world, followed) }
      followed.steps = played.steps
      followed.diagnostic = played.diagnostic
      return followed
    }
  }

  /// Steps of the schedule in which nobody is interrupted: a program that needs more says nothing about its end.
  private static let mostUndisturbed = 1_000_000

  /// The schedule in which nobody is interrupted and the thread of a lane begins, and what can be seen at its end: how
  /// many threads there were, and whether it came to its end and ended well. nil: the program cannot be explored.
  package func undisturbed<Answer>(
    first lane: Int = 0, _ look: (ProgramSession) -> Answer
  ) -> (threads: Int, isGood: Bool, answer: Answer)? {
    session.explored(entry) { world in
      warmUp(world)
      guard let run = usualRun(world, first: firstThread + lane) else { return nil }
      return (
        world.begun.count, run.failure == nil && run.isOver, world.aside { look(session) }
      )
    }
  }

  /// No state is kept: such a run may be long.
  private func usualRun(_ world: ExploredWorld, first: Int) -> PlainRun? {
    for _ in 0..<256 {
      guard let graph = graph(world, budget: .max) else { return nil }
      world.put(world.first)
      if StateGraph.beginThreads(world) != nil { return PlainRun(graph) }
      var run = PlainRun(graph)
      let isWhole = run.goStraight(
        from: first, most: Explorer.mostUndisturbed, isInterrupted: isInterrupted)
      if world.refusal != nil { return nil }
      if isWhole { return run }
    }
    return nil
  }

  // MARK: Looking at each step

  /// Runs a schedule, given as threads, and stands still behind each visible operation. `mask`: events that are
  /// posted meanwhile. false: the program cannot be explored.
  package func watch(
    _ order: [Int], mask: EventMask, begin: @escaping () -> Void = {},
    look: @escaping (Exploration.Step) -> Void, live: ((OutputChunk) -> Void)? = nil
  ) -> Bool {
    session.explored(entry) { world in
      warmUp(world)
      guard let followed = follow(world, order) else { return false }
      let quiet = world.world.mask
      world.world.mask = mask
      defer { world.world.mask = quiet }
      _ = world.heard(by: live) { play(world, followed, begin: begin, look: look) }
      return true
    }
  }

  /// Runs moves one after the other in the one world, and looks at what each did. The world stands at the end
  /// of the schedule afterwards.
  func play(
    _ world: ExploredWorld, _ followed: Followed, racing: [Exploration.Race] = [],
    begin: () -> Void = {}, look: (Exploration.Step) -> Void = { _ in }
  ) -> (steps: [Exploration.Step], locks: Exploration.LockReport, diagnostic: Diagnostic?) {
    var steps: [Exploration.Step] = []
    var locks = LockBooks()
    world.put(world.first)
    if let reason = StateGraph.beginThreads(world) {
      return (steps, locks.report(racing), session.diagnostic(of: reason))
    }
    begin()
    for (index, move) in followed.moves.enumerated() {
      if isInterrupted() { break }
      let end =
        (move.isByTime ? world.wakeByTime(move.thread) : world.step(move.thread)).end
      var step = step(move)
      step.stopped = followed.stopped[index]
      locks.note(&step, move, session)
      steps.append(step)
      look(step)
      if case .stopped(let reason) = end {
        return (steps, locks.report(racing), session.diagnostic(of: reason))
      }
      if let reason = StateGraph.beginThreads(world) {
        return (steps, locks.report(racing), session.diagnostic(of: reason))
      }
    }
    return (steps, locks.report(racing) { !world.isAlive($0) }, nil)
  }

  func step(_ move: Move) -> Exploration.Step {
    let place = session.place(callable: move.callable, pc: move.pc)
    // What the library does to its own variables is its own affair.
    let access = move.library == 0 ? move.footprint.first : nil
    let variable = access.flatMap { session.variable(at: $0) }
    let isCount = access?.kind == .count || access?.kind == .release
    let isInProgram = session.sources.file(of: place).map { $0.origin != .prelude } ?? false
    return Exploration.Step(
      thread: move.thread, place: place, operation: operation(move),
      source: session.sources.text(of: place),
      isInternal: !isInProgram
        && (move.library == 0 || session.isInternal(callable: move.library)),
      variable: variable?.name ?? "",
      value: variable?.value ?? "",
      object: isCount ? access.flatMap { session.objectCounted(at: $0) } ?? "" : "",
      isWrite: access.map { $0.kind == .write } ?? false,
      isConstant: move.library == 0
        && session.storesConstant(callable: move.callable, pc: move.pc),
      isByTime: move.isByTime)
  }

  private func operation(_ move: Move) -> String {
    if move.isByTime { return "time" }
    if move.library != 0 { return session.callableName(move.library) }
    return session.operationName(callable: move.callable, pc: move.pc)
  }
}

extension ProgramSession {
  /// Counted from 1; 0: nowhere in the program.
  func line(of place: SourceRange) -> Int {
    sources.file(of: place).map { $0.origin == .prelude ? 0 : $0.line(at: place.start) + 1 } ?? 0
  }
}

/// Which locks each thread holds along a schedule, and which it held at its accesses to variables.
private struct LockBooks {
  private var held: [Int: [String: Int]] = [:]
  private var touches: [String: [Exploration.Guarding.Touch]] = [:]

  mutating func note(_ step: inout Exploration.Step, _ move: Move, _ session: ProgramSession) {
    let act = session.lockAct(callable: move.callable, pc: move.pc, library: move.library)
    if act != .none, let place = move.footprint.first(where: { $0.kind == .write }) {
      let name = session.lockName(at: place)
      switch act {
      case .none: break
      case .takes:
        if session.holds(move.thread, lockAt: place) {
          step.lock = .took(name)
          held[move.thread, default: [:]][name, default: 0] += 1
        }
      case .gives:
        step.lock = .gave(name)
        let depth = held[move.thread]?[name] ?? 0
        held[move.thread]?[name] = depth > 1 ? depth - 1 : nil
      }
      return
    }
    guard move.isPlain, !step.variable.isEmpty else { return }
    let line = session.line(of: step.place)
    touches[step.variable, default: []].append(
      Exploration.Guarding.Touch(
        thread: move.thread, line: line, locks: (held[move.thread] ?? [:]).keys.sorted(),
        isWrite: step.isWrite))
  }

  func report(
    _ races: [Exploration.Race], hasEnded: (Int) -> Bool = { _ in false }
  ) -> Exploration.LockReport {
    let kept = held.keys.sorted().filter(hasEnded).flatMap { thread in
      (held[thread] ?? [:]).keys.sorted().map {
        Exploration.LockReport.Kept(thread: thread, lock: $0)
      }
    }
    return Exploration.LockReport(guards: guards(races), kept: kept)
  }

  /// By variable that two threads touched, one of them writing.
  /// Two accesses that really meet are named before others.
  private func guards(_ races: [Exploration.Race]) -> [Exploration.Guarding] {
    touches.keys.sorted().compactMap { variable in
      let all = touches[variable] ?? []
      guard Set(all.map(\.thread)).count > 1, all.contains(where: \.isWrite) else { return nil }
      let common = all.dropFirst().reduce(Set(all[0].locks)) { $0.intersection($1.locks) }
      var apart: [Exploration.Guarding.Touch] = []
      let meeting = races.first { $0.variable == variable }?.touches ?? []
      let met = all.filter { meeting.contains([$0.thread, $0.line]) }
      search: for first in met + all {
        for second in met + all
        where second.thread != first.thread && (first.isWrite || second.isWrite)
          && Set(first.locks).isDisjoint(with: second.locks)
        {
          apart = [first, second]
          break search
        }
      }
      return Exploration.Guarding(variable: variable, locks: common.sorted(), apart: apart)
    }
  }
}
