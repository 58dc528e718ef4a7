/// What leads to each other, and so lives or goes together.
///
/// Tarjan's strongly connected components, without recursion: a chain of a million objects is no deep stack.
struct Components {
  /// By node: its component.
  private(set) var number: [Int]
  /// By component.
  private(set) var members: [[Int]] = []

  /// `edges`: by node, where it leads (-1: to nobody). `isOver` ends the search early.
  init(of edges: [[Int]], isOver: () -> Bool) {
    let count = edges.count
    var order = [Int](repeating: -1, count: count)
    var low = [Int](repeating: 0, count: count)
    var onStack = [Bool](repeating: false, count: count)
    number = [Int](repeating: -1, count: count)
    var stack: [Int] = []
    var next = 0
    var work: [(node: Int, edge: Int)] = []
    for root in 0..<count where order[root] < 0 {
      work.append((root, 0))
      while !isOver(), let (node, edge) = work.popLast() {
        if edge == 0 {
          order[node] = next
          low[node] = next
          next += 1
          stack.append(node)
          onStack[node] = true
        }
        var descended = false
        var at = edge
        while at < edges[node].count {
          let target = edges[node][at] < 0 ? node : edges[node][at]
          at += 1
          if order[target] < 0 {
            work.append((node, at))
            work.append((target, 0))
            descended = true
            break
          }
          if onStack[target] { low[node] = min(low[node], order[target]) }
        }
        if descended { continue }
        if low[node] == order[node] {
          var component: [Int] = []
          while let last = stack.popLast() {
            onStack[last] = false
            number[last] = members.count
            component.append(last)
            if last == node { break }
          }
          members.append(component.sorted())
        }
        if let parent = work.last?.node { low[parent] = min(low[parent], low[node]) }
      }
    }
  }
}
