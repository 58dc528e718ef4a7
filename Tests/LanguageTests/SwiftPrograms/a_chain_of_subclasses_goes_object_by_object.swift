// swiftc takes a chain of objects apart in a loop: what a subclass has beside goes with its own object, before the next.
class Node {
  let id: Int
  var next: Node?
  init(_ id: Int, _ next: Node? = nil) { self.id = id; self.next = next }
  deinit { print("-\(id)", next?.id ?? 0) }
}
class Sub: Node {
  let extra: Node
  override init(_ id: Int, _ next: Node? = nil) { extra = Node(id * 100); super.init(id, next) }
}
final class Last: Sub { let more = Node(7777) }
func drop(_ make: () -> Node) {
  var list: Node? = make()
  list = nil
  print(list == nil)
}
drop { Node(5, Sub(6, Node(46))) }
drop { Sub(1, Sub(2, Sub(3))) }
drop { Last(1, Last(2, Node(8, Last(9)))) }
let kept = Sub(4)
drop { Sub(7, kept) }
print(kept.id)
