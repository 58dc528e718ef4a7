/// Exact numbers without enumerating: how many schedules there are, and how many are bad.
///
/// The states form a graph without cycles (unless a program can go round for ever), so the number of ways from
/// a state to an end is the sum over its moves. 10^17 schedules come from 6,561 states.
struct Census {
  var interleavings: UInt128 = 0
  var bad: UInt128 = 0

  /// Tells each node after all that it leads to; false: there is a cycle.
  static func walk(_ graph: StateGraph, _ leave: (Int) -> Bool = { _ in true }) -> Bool {
    enum Mark { static let (unseen, open, left) = (UInt8(0), UInt8(1), UInt8(2)) }
    var marks = [UInt8](repeating: Mark.unseen, count: graph.nodeCount)
    var stack = [(node: graph.root, next: graph.moves(of: graph.root).lowerBound)]
    marks[graph.root] = Mark.open
    while let (node, next) = stack.last {
      if next >= graph.moves(of: node).upperBound {
        marks[node] = Mark.left
        if !leave(node) { return false }
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next = next + 1
      let target = graph.moves.target(next)
      if marks[target] == Mark.open { return false }
      if marks[target] == Mark.unseen {
        marks[target] = Mark.open
        stack.append((target, graph.moves(of: target).lowerBound))
      }
    }
    return true
  }

  init(_ graph: StateGraph) throws(Exploration.Uncounted) {
    var all = [UInt128](repeating: 0, count: graph.nodeCount)
    var failing = graph.hasBadEnd ? all : []
    var isTooMany = false
    let isCounted = Census.walk(graph) { node in
      let range = graph.moves(of: node)
      if range.isEmpty {
        all[node] = 1
        if graph.isBad(node) { failing[node] = 1 }
        return true
      }
      for move in range {
        let target = graph.moves.target(move)
        let (sum, overflow) = all[node].addingReportingOverflow(all[target])
        if overflow {
          isTooMany = true
          return false
        }
        all[node] = sum
        if !failing.isEmpty { failing[node] &+= failing[target] }
      }
      return true
    }
    guard isCounted else { throw isTooMany ? .tooMany : .cycle }
    interleavings = all[graph.root]
    bad = failing.isEmpty ? 0 : failing[graph.root]
  }

  /// Schedules with at most 0, 1, … `most` preemptions, and the bad ones among them.
  static func byPreemptions(
    _ graph: StateGraph, most: Int
  ) -> [(all: UInt128, bad: UInt128)]? {
    let lasts = 1 + (0..<graph.moves.count).reduce(0) { max($0, graph.moves.thread($1)) }
    let width = lasts * (most + 1)
    var all = [UInt128](repeating: 0, count: graph.nodeCount * width)
    var failing = all
    let isCounted = walk(graph) { node in
      let range = graph.moves(of: node)
      for last in 0..<lasts {
        let canGoOn = range.contains { graph.moves.thread($0) == last }
        for left in 0...most {
          let cell = node * width + last * (most + 1) + left
          if range.isEmpty {
            all[cell] = 1
            failing[cell] = graph.isBad(node) ? 1 : 0
            continue
          }
          for move in range {
            let thread = graph.moves.thread(move)
            let cost = canGoOn && thread != last ? 1 : 0
            guard cost <= left else { continue }
            let from = graph.moves.target(move) * width + thread * (most + 1) + left - cost
            all[cell] &+= all[from]
            failing[cell] &+= failing[from]
          }
        }
      }
      return true
    }
    guard isCounted else { return nil }
    let base = graph.root * width
    return (0...most).map { (all[base + $0], failing[base + $0]) }
  }
}
