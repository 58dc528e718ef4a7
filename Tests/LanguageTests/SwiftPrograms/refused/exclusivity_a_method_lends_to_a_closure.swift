final class Node {
  var v = 1
  func change(_ f: (inout Int) -> Void) { f(&v) }
}
let n = Node()
n.change { $0 = n.v }
print(n.v)
