/// A livelock: threads that run and run, and get nowhere. A way into a circle of states (the stem), and the circle
/// (the loop).
///
/// A program that waits by looking again and again goes round in circles, too, but only until the other thread
/// has done its part: a circle counts when it is fair, that is, when every thread that could go on anywhere on the way
/// round does go on in it. Who wants a lock that another takes and gives back on each round could go on in between.
/// Such a circle is looked for among the strongly connected parts of the state graph: of a part in which somebody
/// who could go on never does, what is left without the states in which he could is looked through once more.
struct Lasso {
  var stem: [Int]
  var loop: [Int]
  var preemptions: Int

  static func find(in graph: StateGraph, isInterrupted: () -> Bool) -> Lasso? {
    guard !Census.walk(graph) else { return nil }
    let parts = fairParts(of: graph)
    if parts.allSatisfy({ $0 < 0 }) { return nil }
    var search = LayeredSearch(graph) { parts[$0] >= 0 }
    guard
      case .found(let node, let stem, let preemptions) = search.run(isInterrupted: isInterrupted)
    else { return nil }
    return Lasso(
      stem: stem, loop: round(from: node, within: parts[node], parts, graph),
      preemptions: preemptions)
  }

  /// For each node the fair part that it lies in; -1: none.
  private static func fairParts(of graph: StateGraph) -> [Int] {
    func bit(_ move: Int) -> UInt64 { 1 << UInt64(graph.moves.thread(move) & 63) }
    var isLeft = [Bool](repeating: true, count: graph.nodeCount)
    while true {
      var parts = graph.components(among: isLeft)
      var going = [UInt64](repeating: 0, count: (parts.max() ?? -1) + 1)
      var enabled = going
      for node in parts.indices where parts[node] >= 0 {
        for move in graph.moves(of: node) {
          enabled[parts[node]] |= bit(move)
          if parts[graph.moves.target(move)] == parts[node] { going[parts[node]] |= bit(move) }
        }
      }
      var isDone = true
      for node in parts.indices where parts[node] >= 0 {
        let part = parts[node]
        let starved = enabled[part] & ~going[part]
        if going[part] == 0 {
          parts[node] = -1
          isLeft[node] = false
        } else if graph.moves(of: node).contains(where: { bit($0) & starved != 0 }) {
          isLeft[node] = false
          isDone = false
        }
      }
      if isDone { return parts }
    }
  }

  /// A way round in which every thread that moves within the part does so.
  private static func round(
    from start: Int, within part: Int, _ parts: [Int], _ graph: StateGraph
  ) -> [Int] {
    var left: Set<Int> = []
    for node in parts.indices where parts[node] == part {
      for move in graph.moves(of: node) where parts[graph.moves.target(move)] == part {
        left.insert(graph.moves.thread(move))
      }
    }
    var order: [Int] = []
    var node = start
    /// To the nearest place where `isGoal` holds of a move, and over it.
    func walk(_ isGoal: (Move) -> Bool) -> Bool {
      var before: [Int: (node: Int, move: Int)] = [:]
      var queue = [node]
      var at = 0
      while at < queue.count {
        let current = queue[at]
        at += 1
        for move in graph.moves(of: current) where parts[graph.moves.target(move)] == part {
          let target = graph.moves.target(move)
          if isGoal(graph.moves[move]) {
            var way = [move]
            var back = current
            while back != node, let step = before[back] {
              way.append(step.move)
              back = step.node
            }
            for step in way.reversed() {
              order.append(graph.moves.thread(step))
              left.remove(graph.moves.thread(step))
            }
            node = target
            return true
          }
          if target != node, before[target] == nil {
            before[target] = (current, move)
            queue.append(target)
          }
        }
      }
      return false
    }
    while let thread = left.min() {
      if !walk({ $0.thread == thread }) { break }
    }
    if node != start { _ = walk { $0.target == start } }
    return order
  }
}

extension StateGraph {
  /// Tarjan's strongly connected components of some of the nodes: for each the number of its own, -1 for others.
  func components(among isAsked: [Bool]) -> [Int] {
    var number = [Int](repeating: -1, count: nodeCount)
    var low = number
    var result = number
    var open: [Int] = []
    var isOpen = [Bool](repeating: false, count: nodeCount)
    var count = 0
    var found = 0
    var stack: [(node: Int, next: Int)] = []
    func enter(_ node: Int) {
      number[node] = count
      low[node] = count
      count += 1
      open.append(node)
      isOpen[node] = true
      stack.append((node, moves(of: node).lowerBound))
    }
    func walk(from start: Int) {
      enter(start)
      while let (node, next) = stack.last {
        if next < moves(of: node).upperBound {
          stack[stack.count - 1].next = next + 1
          let target = moves.target(next)
          if !isAsked[target] { continue }
          if number[target] < 0 {
            enter(target)
          } else if isOpen[target] {
            low[node] = min(low[node], number[target])
          }
          continue
        }
        stack.removeLast()
        if let parent = stack.last?.node { low[parent] = min(low[parent], low[node]) }
        guard low[node] == number[node] else { continue }
        while let member = open.popLast() {
          isOpen[member] = false
          result[member] = found
          if member == node { break }
        }
        found += 1
      }
    }
    for start in 0..<nodeCount where isAsked[start] && number[start] < 0 { walk(from: start) }
    return result
  }
}
