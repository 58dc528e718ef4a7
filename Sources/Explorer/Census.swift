/// Exact numbers without enumerating: how many schedules there are, and how many are bad.
///
/// The states form a graph without cycles (unless a program can go round for ever), so the number of ways from
/// a state to an end is the sum over its moves. 10^17 schedules come from 6,561 states.
struct Census {
  var interleavings: UInt128 = 0
  var bad: UInt128 = 0

  /// Nodes, each behind all that it leads to; nil: there is a cycle.
  static func order(_ graph: StateGraph) -> [Int]? {
    var mark = [UInt8](repeating: 0, count: graph.nodes.count)
    var result: [Int] = []
    result.reserveCapacity(graph.nodes.count)
    var stack: [(node: Int, next: Int)] = [(graph.root, Int(graph.nodes[graph.root].first))]
    mark[graph.root] = 1
    while let (node, next) = stack.last {
      let end = (Int(graph.nodes[node].first) + Int(graph.nodes[node].count))
      if next >= end {
        mark[node] = 2
        result.append(node)
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next = next + 1
      let target = graph.moves.target(next)
      if mark[target] == 1 { return nil }
      if mark[target] == 0 {
        mark[target] = 1
        stack.append((target, Int(graph.nodes[target].first)))
      }
    }
    return result
  }

  /// nil: a program that can go round for ever, or more than can be counted.
  init?(_ graph: StateGraph) {
    guard let order = Census.order(graph) else { return nil }
    var all = [UInt128](repeating: 0, count: graph.nodes.count)
    var failing = all
    for node in order {
      let first = Int(graph.nodes[node].first)
      if graph.nodes[node].count == 0 {
        all[node] = 1
        failing[node] = graph.isBad(node) ? 1 : 0
        continue
      }
      for move in first..<(first + Int(graph.nodes[node].count)) {
        let target = graph.moves.target(move)
        let (sum, overflow) = all[node].addingReportingOverflow(all[target])
        if overflow { return nil }
        all[node] = sum
        failing[node] = failing[node] &+ failing[target]
      }
    }
    interleavings = all[graph.root]
    bad = failing[graph.root]
  }

  /// Schedules with at most 0, 1, … `most` preemptions, and the bad ones among them.
  static func byPreemptions(
    _ graph: StateGraph, most: Int, threads: Int
  ) -> [(all: UInt128, bad: UInt128)]? {
    guard let order = Census.order(graph) else { return nil }
    let lasts = threads + 1
    let width = lasts * (most + 1)
    var all = [UInt128](repeating: 0, count: graph.nodes.count * width)
    var failing = all
    for node in order {
      let first = Int(graph.nodes[node].first)
      let range = first..<(first + Int(graph.nodes[node].count))
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
    }
    let base = graph.root * width
    return (0...most).map { (all[base + $0], failing[base + $0]) }
  }
}
