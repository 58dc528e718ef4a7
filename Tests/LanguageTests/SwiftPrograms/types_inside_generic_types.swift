class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}
class Stack<T> {
  struct Node {
    var v: T
    var o: O
  }
  enum Mode { case a, b }
  var items: [Node] = []
  var mode = Mode.a
  func push(_ t: T) { items.append(Node(v: t, o: O("n"))) }
}
let s = Stack<Int>()
s.push(1)
print(s.items.count, s.items[0].v, s.mode)
class List<E> {
  final class Link {
    let v: E
    var next: Link?
    init(_ v: E) { self.v = v }
    deinit { print("~link \(v)") }
  }
  var head: Link?
  func add(_ e: E) {
    let l = Link(e)
    l.next = head
    head = l
  }
}
var l: List<String>? = List<String>()
l!.add("a")
l!.add("b")
print(l!.head!.v, l!.head!.next!.v)
l = nil
let l2 = List<Int>()
l2.add(3)
let k: List<Int>.Link? = l2.head
print(k!.v)
struct Queue<T> {
  private class N {
    var v: T
    var next: N?
    init(_ v: T) { self.v = v }
  }
  private var head: N?
  private var tail: N?
  private(set) var count = 0
  mutating func enqueue(_ v: T) {
    let n = N(v)
    if let t = tail { t.next = n } else { head = n }
    tail = n
    count += 1
  }
  mutating func dequeue() -> T? {
    guard let h = head else { return nil }
    head = h.next
    if head == nil { tail = nil }
    count -= 1
    return h.v
  }
}
var q = Queue<O>()
q.enqueue(O("1"))
q.enqueue(O("2"))
if let o = q.dequeue() { print(o.n) }
print(q.count)
_ = q.dequeue()
print(q.dequeue() == nil)
class Tree<K: Comparable, V> {
  class Node {
    let k: K
    var v: V
    var l: Node?, r: Node?
    init(_ k: K, _ v: V) {
      self.k = k
      self.v = v
    }
  }
  var root: Node?
  func set(_ k: K, _ v: V) { root = ins(root, k, v) }
  private func ins(_ n: Node?, _ k: K, _ v: V) -> Node {
    guard let n = n else { return Node(k, v) }
    if k < n.k { n.l = ins(n.l, k, v) } else if k > n.k { n.r = ins(n.r, k, v) } else { n.v = v }
    return n
  }
  func get(_ k: K) -> V? {
    var n = root
    while let c = n {
      if k == c.k { return c.v }
      n = k < c.k ? c.l : c.r
    }
    return nil
  }
  enum Order { case pre, post }
  func keys(_ o: Order) -> [K] {
    func walk(_ n: Node?) -> [K] {
      guard let n = n else { return [] }
      return o == .pre ? [n.k] + walk(n.l) + walk(n.r) : walk(n.l) + walk(n.r) + [n.k]
    }
    return walk(root)
  }
}
let t = Tree<String, Int>()
t.set("m", 1)
t.set("a", 2)
t.set("z", 3)
t.set("a", 9)
print(t.get("a")!, t.get("q") as Any, t.keys(.pre), t.keys(.post))
