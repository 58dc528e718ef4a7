func f() {
  struct Pair<A, B> { var a: A; var b: B; func flip() -> Pair<B, A> { return Pair<B, A>(a: b, b: a) } }
  class Node<T> { let v: T; var next: Node<T>?; init(_ v: T) { self.v = v } ; deinit { print("node", v) } }
  struct Other { var n = 1 }
  struct Wrap<T> { var o = Other(); var t: T }
  let p = Pair(a: 1, b: "x")
  print(p.flip(), p)
  let n = Node(1); n.next = Node(2)
  print(n.next!.v, Wrap<Int>(t: 2).o.n)
  enum Tree<T> { case leaf(T); indirect case node(Tree<T>, Tree<T>)
    var count: Int { switch self { case .leaf: return 1; case .node(let a, let b): return a.count + b.count } } }
  let t = Tree.node(.leaf(1), .leaf(2))
  print(t.count)
}
f()
print("end")
