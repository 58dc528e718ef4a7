import VirtualMachine

/// The reachable states of a program's threads: each once, with the moves that lead on.
///
/// A state is expanded when a search first asks for its moves: it is put back, and every thread that can go on
/// does one visible operation. What leads to a state that was there before leads to the same node.
final class StateGraph {
  enum End {
    case none
    case good
    case bad(Exploration.Failure)
    var isBad: Bool { if case .bad = self { true } else { false } }
    var isOver: Bool { if case .none = self { false } else { true } }
  }

  let explored: ExploredWorld
  // Seven bytes a node, up to sixteen million nodes and moves.
  /// The index of its first move + 1; 0: not expanded.
  private let starts = NumberList()
  private let moveCounts = NumberList()
  /// From where it was first reached; the root: itself.
  private let parents = NumberList()
  private(set) var moves = MoveList()
  /// States not yet expanded, as many as there is room for; the others are run again when they are asked for.
  private var saved: [Int: WorldState] = [:]
  private var savedBytes = 0
  private static let roomForStates = 3 << 20
  /// Some of the states that were run again, the oldest first: the way to the next one mostly passes by.
  private var passed: [Int: WorldState] = [:]
  private var passedOrder: [Int] = []
  private static let mostPassed = 128
  private let first: WorldState
  private var stopKeys: [Stop: Fingerprint] = [:]
  /// Who may rely on what, by state; none where every operation has the strongest memory order.
  private var accounts: [Int: HappensBefore] = [:]
  /// nil: all states are known.
  private var index: StateIndex? = StateIndex()
  private(set) var ends: [Int: End] = [:]
  /// What threads that could not go on wanted, by state (for states where nobody could).
  private(set) var blocked: [Int: [(thread: Int, footprint: [Access])]] = [:]
  let clock: ExplorationRequest.Clock
  /// The main thread's end is the program's.
  let endsWithMain: Bool
  private let judge: () -> Bool?
  var budget: Int
  /// The nodes do not fit into the budget.
  private(set) var isFull = false
  private(set) var hasStops = false
  /// The program ended while somebody was still at work: like a stop, that conflicts with everything.
  private(set) var hasCuts = false
  /// Ends before which others could have gone on: the program's, and that of a thread that runs and runs.
  private(set) var cuts: Set<Int> = []
  /// Time passed somewhere: who can run depends on all that others do, whatever they touch.
  private(set) var hasTime = false
  /// The check could not be worked out.
  private(set) var hasNoAnswer = false
  /// A function of the library that two threads are in at the same time, and that is not made for that.
  private(set) var unsafeLibrary = 0
  /// Where the program stood that called it.
  private(set) var unsafePlace: (callable: Int, pc: Int) = (0, 0)
  /// Nothing can be promised any more, whatever else there is to see.
  var isBeyondPromise: Bool { unsafeLibrary != 0 || hasNoAnswer }
  /// Two operations that nothing orders, and the state in which one of them is to come: there the place has a name.
  struct Race {
    var moves: [Move]
    var node: Int
  }
  private(set) var races: [UInt32: Race] = [:]
  let root: Int
  /// Every way has nodes of its own, which are forgotten when it is left: for searches of ways.
  let isTree: Bool
  /// It only finds out which places change: a thread that runs and runs without any visible operation may wait
  /// for one of those, and is left out.
  let scouts: Bool

  /// nil: the places that were taken for constants change; begin again.
  init?(
    _ explored: ExploredWorld, clock: ExplorationRequest.Clock, endsWithMain: Bool, budget: Int,
    isTree: Bool = false, scouts: Bool = false, judge: @escaping () -> Bool?
  ) {
    self.explored = explored
    self.clock = clock
    self.endsWithMain = endsWithMain
    self.budget = budget
    self.judge = judge
    self.isTree = isTree
    self.scouts = scouts
    root = 0
    explored.put(explored.first)
    explored.isTimeFree = clock == .slow
    explored.endsWithMain = endsWithMain
    explored.isScouting = scouts
    explored.hasNewPlace = false
    let stop = StateGraph.beginThreads(explored, scouts: scouts)
    first = explored.state()
    if explored.hasNewPlace { return nil }
    appendNode(from: root)
    if explored.tracksOrder { accounts[root] = HappensBefore(threads: threadsAlive) }
    _ = index?.node(of: first.fingerprint, orElse: 0)
    if let stop {
      ends[0] = .bad(.stop(stop))
      hasStops = true
    } else {
      ends[0] = end()
    }
  }

  private func appendNode(from parent: Int) {
    starts.append(0)
    moveCounts.append(0)
    parents.append(parent)
  }

  var nodeCount: Int { starts.count }

  /// Moves of a node that has been expanded; of another one: none.
  func moves(of node: Int) -> Range<Int> {
    let start = max(0, starts[node] - 1)
    return start..<(start + moveCounts[node])
  }

  /// How far the lists reach, to come back to.
  var mark: (nodes: Int, moves: Int) { (nodeCount, moves.count) }

  func forget(behind mark: (nodes: Int, moves: Int)) {
    guard isTree else { return }
    for node in mark.nodes..<max(mark.nodes, nodeCount) {
      drop(node)
      ends[node] = nil
      blocked[node] = nil
      accounts[node] = nil
      cuts.remove(node)
    }
    starts.remove(behind: mark.nodes)
    moveCounts.remove(behind: mark.nodes)
    parents.remove(behind: mark.nodes)
    moves.remove(behind: mark.moves)
    // What was looked at from further below is not known any more; its state still is.
    for node in starts.indices where starts[node] > mark.moves {
      starts[node] = 0
      moveCounts[node] = 0
    }
  }

  /// Threads that have just been started run up to their first visible operation.
  static func beginThreads(_ explored: ExploredWorld, scouts: Bool = false) -> Stop? {
    var number = 1
    while number <= explored.threadCount {
      if explored.isAlive(number), !explored.hasBegun(number) {
        if case .stopped(let stop) = explored.begin(number).end {
          guard scouts, case .limit(.steps) = stop else { return stop }
          explored.abandon(number)
        }
      }
      number += 1
    }
    return nil
  }

  func isOver(_ node: Int) -> Bool { ends[node]?.isOver ?? false }
  func isBad(_ node: Int) -> Bool { ends[node]?.isBad ?? false }
  var hasBadEnd: Bool { ends.values.contains { $0.isBad } }

  /// The end that the world as it stands is, apart from deadlocks.
  private func end() -> End? {
    isProgramOver ? verdict() : nil
  }

  var isProgramOver: Bool {
    if endsWithMain, !explored.isAlive(1) { return true }
    return !(1...max(1, explored.threadCount)).contains { explored.isAlive($0) }
  }

  private func someoneIsLeft() -> Bool {
    (1...max(1, explored.threadCount)).contains { explored.canStillRun($0) }
  }

  /// Works out the check.
  func verdict() -> End {
    guard let holds = judge() else {
      hasNoAnswer = true
      return .good
    }
    explored.forget()
    return holds ? .good : .bad(.check)
  }

  /// Who goes on where nobody says otherwise, as a move: the thread that ran last if it can, else the lowest one.
  func usual(_ range: Range<Int>, after last: Int) -> (move: Int, canGoOn: Bool)? {
    guard var lowest = range.first else { return nil }
    for move in range {
      if moves.thread(move) == last { return (move, true) }
      if moves.thread(move) < moves.thread(lowest) { lowest = move }
    }
    return (lowest, false)
  }

  /// Moves of a node; nil: begin again, or the budget is gone, or something cannot be explored.
  func expand(_ node: Int) -> Range<Int>? {
    if starts[node] > 0 { return moves(of: node) }
    if isBeyondPromise { return nil }
    let start = moves.count
    if !isOver(node) {
      let base = node == root ? first : saved[node] ?? again(node)
      var found: [Move] = []
      var stuck: [(thread: Int, footprint: [Access])] = []
      var waits: [Stop.Wait] = []
      if explored.hasNewPlace { return nil }
      explored.put(base)
      let count = explored.threadCount
      var isFresh = true
      for number in 1...max(1, count) {
        if !isFresh { explored.put(base) }
        guard explored.isAlive(number) else { continue }
        isFresh = false
        let step = explored.step(number)
        if explored.hasNewPlace || explored.refusal != nil { return nil }
        if case .blocked = step.end {
          if explored.look().shared == base.shared {
            waits += explored.waits().filter { $0.thread == number }
            stuck.append((number, step.footprint))
            continue
          }
        }
        guard let move = arrive(step, number, from: node) else { return nil }
        found.append(move)
      }
      if found.isEmpty || clock == .slow {
        explored.put(base)
        var next = explored.earliestSleepers()
        if next.isEmpty, found.isEmpty { next = explored.idlers() }
        for number in next {
          explored.put(base)
          let woken = explored.wakeByTime(number)
          guard let move = arrive(woken, number, from: node, isByTime: true) else { return nil }
          hasTime = true
          found.append(move)
        }
      }
      if found.isEmpty { ends[node] = .bad(.deadlock(waits)) }
      if found.isEmpty { blocked[node] = stuck }
      look(at: found, from: node)
      for move in found where !moves.append(move) {
        isFull = true
        return nil
      }
    }
    if !isTree { drop(node) }
    starts[node] = start + 1
    moveCounts[node] = moves.count - start
    return start..<moves.count
  }

  /// Expands what is left, the newest state first: so only few states wait for their turn at any time. false: it does
  /// not fit, or must not be.
  func complete(isInterrupted: () -> Bool) -> Bool {
    var open = starts.indices.filter { starts[$0] == 0 }
    while let node = open.popLast() {
      let known = nodeCount
      if isInterrupted() || expand(node) == nil { return false }
      open += known..<nodeCount
    }
    index = nil
    (passed, passedOrder) = ([:], [])
    return true
  }

  /// The world as it is in a state, for somebody who looks.
  func stand(at node: Int) { explored.put(node == root ? first : saved[node] ?? again(node)) }

  private func keep(_ node: Int) {
    guard savedBytes < StateGraph.roomForStates else { return }
    let state = explored.kept()
    savedBytes += state.bytes
    saved[node] = state
  }

  /// Whoever never comes back has no use for any state but the one where it stands.
  func keepOnly(_ node: Int) {
    let state = saved[node]
    saved = [:]
    savedBytes = state?.bytes ?? 0
    saved[node] = state
  }

  private func drop(_ node: Int) {
    if let state = saved.removeValue(forKey: node) { savedBytes -= state.bytes }
  }

  /// A state for which there was no room: the way there is run once more.
  private func again(_ node: Int) -> WorldState {
    var way: [(move: Move, to: Int)] = []
    var current = node
    while current != root, passed[current] == nil {
      let parent = parents[current]
      if let move = moves(of: parent).first(where: { moves.target($0) == current }) {
        way.append((moves[move], current))
      }
      current = parent
    }
    explored.put(passed[current] ?? first)
    for (step, to) in way.reversed() {
      if step.isByTime {
        _ = explored.wakeByTime(step.thread)
      } else {
        _ = explored.step(step.thread)
      }
      _ = StateGraph.beginThreads(explored, scouts: scouts)
      if to & 3 == 0, to != node { remember(to) }
    }
    let state = explored.state()
    // What counts as a step has become finer since that way was found: it leads elsewhere, and all begins again.
    var key = state.fingerprint
    accounts[node]?.mark(&key)
    if !isTree, index != nil, index?.node(of: key, orElse: nil) != node {
      explored.hasNewPlace = true
    }
    return state
  }

  /// One on the way; a tree's nodes are given to others when they are forgotten.
  private func remember(_ node: Int) {
    if isTree { return }
    if passedOrder.count == StateGraph.mostPassed { passed[passedOrder.removeFirst()] = nil }
    passed[node] = explored.state()
    passedOrder.append(node)
  }

  /// The node in which the world stands after a step.
  private func arrive(
    _ step: ExploredStep, _ number: Int, from node: Int, isByTime: Bool = false
  ) -> Move? {
    var move = Move(
      kind: Move.Kind(
        thread: number,
        action: Action(
          footprint: step.footprint, callable: step.callable, pc: step.pc,
          library: step.libraryCallable, isPromised: step.isPromised, isPlain: step.isPlain,
          isByTime: isByTime)),
      target: 0)
    var stop: Stop?
    if case .stopped(let reason) = step.end { stop = reason }
    if scouts, case .limit(.steps)? = stop {
      explored.abandon(number)
      stop = nil
    }
    if stop == nil { stop = StateGraph.beginThreads(explored, scouts: scouts) }
    if explored.hasNewPlace { return nil }
    let fresh = nodeCount
    let account = account(of: move, step, after: node)
    if isTree {
      // For what is kept of it; nobody asks whether it was met before.
      if stop == nil { _ = explored.look() }
    } else {
      var key = key(of: stop)
      account?.mark(&key)
      if let known = index?.node(of: key, orElse: fresh < budget ? fresh : nil) {
        move.target = known
        return move
      }
    }
    guard fresh < budget else {
      isFull = true
      return nil
    }
    appendNode(from: node)
    accounts[fresh] = account
    move.target = fresh
    switch stop {
    case .exited?:
      hasCuts = true
      cuts.insert(fresh)
      ends[fresh] = verdict()
    case let reason?:
      hasStops = true
      if case .limit = reason { cuts.insert(fresh) }
      ends[fresh] = .bad(.stop(reason))
    case nil:
      if let over = end() {
        if endsWithMain, !explored.isAlive(1), someoneIsLeft() {
          hasCuts = true
          cuts.insert(fresh)
        }
        ends[fresh] = over
      } else {
        keep(fresh)
      }
    }
    return move
  }

  private var threadsAlive: Set<Int> {
    Set((1...max(1, explored.threadCount)).filter(explored.isAlive))
  }

  /// Who may rely on what after a step, which is looked at for races on the way.
  private func account(of move: Move, _ step: ExploredStep, after node: Int) -> HappensBefore? {
    guard var account = accounts[node] else { return nil }
    for (place, moves) in account.add(move, step, threads: threadsAlive)
    where races[place] == nil {
      races[place] = Race(moves: moves, node: node)
    }
    return account
  }

  /// What tells the world as it stands from others.
  private func key(of stop: Stop?) -> Fingerprint {
    var key = explored.look().fingerprint
    if case .exited? = stop {
      // The end of a program is judged by its state, too.
      key.mark(1)
    } else if let stop {
      // How it was stopped is all that matters of a state that nothing follows. Spelling a stop out takes longer than
      // the step that led there, and few are different.
      if let known = stopKeys[stop] { return known }
      key = Fingerprint()
      for byte in "\(stop)".utf8 { key.mark(UInt64(byte)) }
      stopKeys[stop] = key
    }
    return key
  }

  /// Operations that two threads could do at this moment, and that touch the same place.
  private func look(at found: [Move], from node: Int) {
    guard found.count > 1 else { return }
    for first in 0..<found.count {
      for second in (first + 1)..<found.count {
        if found[first].thread == found[second].thread { continue }
        for left in found[first].footprint {
          for right in found[second].footprint where left.conflicts(with: right) {
            if left.kind != .read && left.kind != .write || right.kind == .release { continue }
            let (a, b) = (found[first], found[second])
            if unsafeLibrary == 0, !a.isPromised || !b.isPromised {
              let unsafe = a.isPromised ? b : a
              unsafeLibrary = unsafe.library
              unsafePlace = (unsafe.callable, unsafe.pc)
            }
            if a.isPlain, b.isPlain, races[left.offset] == nil {
              races[left.offset] = Race(moves: [a, b], node: node)
            }
          }
        }
      }
    }
  }
}
