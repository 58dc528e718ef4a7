import VirtualMachine

/// Source-DPOR with sleep sets (Abdulla, Aronis, Jonsson, Sagonas: POPL 2014): one execution for each
/// Mazurkiewicz trace, that is, for each way in which conflicting operations can be ordered.
///
/// For each operation the earlier ones that race with it are looked for: conflicting, by another thread, not
/// ordered by what lies between. Where the reversed order can really be run, some thread that begins it is
/// added to the ways to be tried there. An operation that could not run before the other (the lock was held)
/// is no race with that one, but may be with the one that took the lock. At a deadlock the operations that
/// nobody could do race, too. Never to be combined with a bound on preemptions, which would make it unsound.
struct PartialOrderSearch {
  struct Outcome {
    var traces = 0
    var bad = 0
    var stories = 0
    var badStories = 0
    var orders: [(order: [Int], isBad: Bool)] = []
    /// The first bad execution.
    var firstBad: [Int]?
    var isComplete = false
    /// Some thread goes round and round: the executions have no end.
    var isTooDeep = false
  }
  /// Steps of an execution that count as no end.
  private static let deepest = 3_000

  private struct Frame {
    var node: Int
    var range: Range<Int>
    var sleep: [(thread: Int, footprint: [Access])]
    var backtrack: UInt64 = 0
    var done: UInt64 = 0
    var mark: (nodes: Int, moves: Int)
    // The event that was executed from here.
    var move = -1
    var footprint: [Access] = []
    var thread = 0
    var clock: [Int32] = []
    var number: Int32 = 0
  }

  private let graph: StateGraph
  private let limit: Int
  private var stack: [Frame] = []
  private var outcome = Outcome()
  private var stories: [StoryKey: Bool] = [:]
  private let namesStories: Bool
  /// A thread ran and ran: perhaps it waits for a place that is not known to change yet.
  private var hasRunaway = false

  init(_ graph: StateGraph, limit: Int, namesStories: Bool) {
    self.graph = graph
    self.limit = limit
    self.namesStories = namesStories
  }

  static func conflict(_ a: [Access], _ b: [Access]) -> Bool {
    for left in a { for right in b where left.conflicts(with: right) { return true } }
    return false
  }

  private func move(of thread: Int, in range: Range<Int>) -> Int? {
    range.first { graph.moves.thread($0) == thread }
  }

  private static func bit(_ thread: Int) -> UInt64 { 1 << UInt64(thread & 63) }

  /// Events so far, by frame; the top frame has none yet.
  private func lastClock(of thread: Int) -> [Int32] {
    for frame in stack.dropLast().reversed() where frame.thread == thread { return frame.clock }
    return []
  }

  private static func entry(_ clock: [Int32], _ thread: Int) -> Int32 {
    thread < clock.count ? clock[thread] : 0
  }

  private static func join(_ clock: inout [Int32], _ other: [Int32]) {
    while clock.count < other.count { clock.append(0) }
    for index in other.indices { clock[index] = max(clock[index], other[index]) }
  }

  mutating func run(isInterrupted: () -> Bool) -> Outcome {
    guard push(graph.root, sleep: []) else { return outcome }
    while !stack.isEmpty {
      if outcome.traces >= limit { return outcome }
      if isInterrupted() || outcome.isTooDeep { return outcome }
      // Where executions are not counted, one bad one is all that is asked for.
      if outcome.firstBad != nil, graph.hasCuts || graph.hasTime || graph.hasStops && !hasRunaway {
        return outcome
      }
      let top = stack.count - 1
      guard let thread = nextThread(stack[top]), let chosen = move(of: thread, in: stack[top].range)
      else {
        pop()
        continue
      }
      stack[top].done |= PartialOrderSearch.bit(thread)
      let footprint = graph.moves[chosen].footprint
      race(thread, footprint)
      // The event's place in the order.
      var clock = lastClock(of: thread)
      for frame in stack.dropLast() where PartialOrderSearch.conflict(frame.footprint, footprint) {
        PartialOrderSearch.join(&clock, frame.clock)
      }
      while clock.count <= thread { clock.append(0) }
      clock[thread] = PartialOrderSearch.entry(lastClock(of: thread), thread) + 1
      stack[top].move = chosen
      stack[top].footprint = footprint
      stack[top].thread = thread
      stack[top].clock = clock
      stack[top].number = clock[thread]
      let sleep = stack[top].sleep.filter {
        $0.thread != thread && !PartialOrderSearch.conflict($0.footprint, footprint)
      }
      if !push(graph.moves.target(chosen), sleep: sleep) { return outcome }
    }
    outcome.isComplete = true
    outcome.stories = stories.count
    outcome.badStories = stories.values.count { $0 }
    return outcome
  }

  private func nextThread(_ frame: Frame) -> Int? {
    var left = frame.backtrack & ~frame.done
    while left != 0 {
      let thread = left.trailingZeroBitCount
      left &= left - 1
      if frame.sleep.contains(where: { $0.thread == thread }) { continue }
      if move(of: thread, in: frame.range) != nil { return thread }
    }
    return nil
  }

  /// A frame for a node. False: the graph could not go on.
  private mutating func push(_ node: Int, sleep: [(thread: Int, footprint: [Access])]) -> Bool {
    let mark = graph.mark
    if stack.count >= PartialOrderSearch.deepest { outcome.isTooDeep = true }
    guard let range = graph.expand(node) else { return false }
    var frame = Frame(node: node, range: range, sleep: sleep, mark: mark)
    if range.isEmpty {
      stack.append(frame)
      finish(node)
      return true
    }
    let free = range.first { index in
      !sleep.contains { $0.thread == graph.moves.thread(index) }
    }
    if let free { frame.backtrack = PartialOrderSearch.bit(graph.moves.thread(free)) }
    stack.append(frame)
    return true
  }

  private mutating func pop() {
    let frame = stack.removeLast()
    graph.forget(behind: frame.mark)
    guard let top = stack.indices.last else { return }
    // What has been tried sleeps until something that conflicts with it happens.
    stack[top].sleep.append((stack[top].thread, stack[top].footprint))
    stack[top].footprint = []
    stack[top].thread = 0
    stack[top].clock = []
  }

  private mutating func finish(_ node: Int) {
    let isBad = graph.isBad(node)
    outcome.traces += 1
    if isBad { outcome.bad += 1 }
    let order = stack.dropLast().map(\.thread)
    if isBad, outcome.firstBad == nil { outcome.firstBad = order }
    if namesStories {
      let key = storyKey()
      if stories[key] == nil {
        stories[key] = isBad
        if outcome.orders.count < 64 || isBad && outcome.orders.count < 128 {
          outcome.orders.append((order, isBad))
        }
      }
    }
    // What cuts the others short conflicts with all that they would have done.
    if graph.cuts.contains(node), stack.count > 1 {
      if graph.isBad(node) { hasRunaway = true }
      let top = stack.count - 2
      for move in stack[top].range where graph.moves.thread(move) != stack[top].thread {
        stack[top].backtrack |= PartialOrderSearch.bit(graph.moves.thread(move))
      }
    }
    for each in graph.blocked[node] ?? [] { race(each.thread, each.footprint) }
  }

  // MARK: Races

  /// Looks for earlier events that race with an operation of a thread, and notes where to reverse them.
  private mutating func race(_ thread: Int, _ footprint: [Access]) {
    var reached = lastClock(of: thread)
    var index = stack.count - 2
    while index >= 0 {
      defer { index -= 1 }
      let event = stack[index]
      if event.thread == thread { continue }
      if event.number <= PartialOrderSearch.entry(reached, event.thread) { continue }
      guard PartialOrderSearch.conflict(event.footprint, footprint) else { continue }
      // What happened after it without needing it, then the thread itself.
      var path: [Int] = []
      for later in (index + 1)..<(stack.count - 1) {
        let other = stack[later]
        if PartialOrderSearch.entry(other.clock, event.thread) < event.number { path.append(later) }
      }
      guard canRun(path.map { stack[$0].thread } + [thread], from: index) else { continue }
      PartialOrderSearch.join(&reached, event.clock)
      var initials: UInt64 = 0
      for (position, later) in path.enumerated() {
        let other = stack[later]
        let isInitial = !path[..<position].contains { before in
          stack[before].number <= PartialOrderSearch.entry(other.clock, stack[before].thread)
        }
        if isInitial { initials |= PartialOrderSearch.bit(other.thread) }
      }
      let mine = lastClock(of: thread)
      let dependsOnPath = path.contains { before in
        stack[before].number <= PartialOrderSearch.entry(mine, stack[before].thread)
          || PartialOrderSearch.conflict(stack[before].footprint, footprint)
      }
      if !dependsOnPath { initials |= PartialOrderSearch.bit(thread) }
      if initials & stack[index].backtrack == 0 {
        if initials & PartialOrderSearch.bit(thread) != 0 {
          stack[index].backtrack |= PartialOrderSearch.bit(thread)
        } else {
          stack[index].backtrack |= initials & (0 &- initials)
        }
      }
    }
  }

  /// Whether these threads can do their operations one after the other from a frame's state on.
  private func canRun(_ threads: [Int], from index: Int) -> Bool {
    var range = stack[index].range
    for (position, thread) in threads.enumerated() {
      guard let move = move(of: thread, in: range) else { return false }
      if position == threads.count - 1 { return true }
      guard let next = graph.expand(graph.moves.target(move)) else { return false }
      range = next
    }
    return true
  }

  // MARK: Stories

  /// A trace up to renaming of threads.
  struct StoryKey: Hashable { var words: [UInt64] }

  private func storyKey() -> StoryKey {
    let events = stack.dropLast()
    var threads: [Int] = []
    for event in events where !threads.contains(event.thread) { threads.append(event.thread) }
    threads.sort()
    var best: [UInt64]?
    let byThread = threads.map { thread in events.indices.filter { events[$0].thread == thread } }
    let orders = threads.count <= 5 ? permutations(threads.count) : [Array(threads.indices)]
    for names in orders {
      // names[position of a thread] = its new name.
      var positions = [Int](repeating: 0, count: threads.count)
      var words: [UInt64] = []
      var isWorse = false
      var isBetter = best == nil
      while words.count < events.count, !isWorse {
        var next = -1
        for candidate in threads.indices
        where positions[candidate] < byThread[candidate].count
          && (next < 0 || names[candidate] < names[next])
        {
          let event = events[byThread[candidate][positions[candidate]]]
          let isReady = threads.indices.allSatisfy { other in
            other == candidate
              || PartialOrderSearch.entry(event.clock, threads[other]) <= Int32(positions[other])
          }
          if isReady { next = candidate }
        }
        guard next >= 0 else { break }
        let event = events[byThread[next][positions[next]]]
        positions[next] += 1
        let move = graph.moves[event.move]
        let word =
          UInt64(names[next]) << 56 | UInt64(move.library & 0xFFFF) << 40
          | UInt64(move.callable & 0xFFFFF) << 20 | UInt64(move.pc & 0xFFFFF)
        words.append(word)
        if !isBetter, let old = best, words.count <= old.count {
          if word > old[words.count - 1] { isWorse = true }
          if word < old[words.count - 1] { isBetter = true }
        }
      }
      if isBetter, !isWorse { best = words }
    }
    return StoryKey(words: best ?? [])
  }

  private func permutations(_ count: Int) -> [[Int]] {
    if count == 0 { return [[]] }
    return permutations(count - 1).flatMap { shorter in
      (0..<count).map { position in
        var longer = shorter
        longer.insert(count - 1, at: position)
        return longer
      }
    }
  }
}
