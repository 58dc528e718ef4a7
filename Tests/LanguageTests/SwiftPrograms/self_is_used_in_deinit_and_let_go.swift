class Node { var kids: [Node] = []; var parent: Node?; let n: Int
  init(_ n: Int) { self.n = n }
  func me() -> Node { self }
  func show() { let s = self; print("show", s.n, s === self) }
  deinit { print("~", n); _ = me().me().n; show(); let x = me(); print(x.n); for k in kids { k.parent = self }
    let f = { [self] in self.n }; print(f(), [self, self].map { $0.n }, (self, 1).0.n)
    var d: [Int: Node] = [1: self]; d[2] = self; print(d.count, d[1]!.n); let o: Any = self; print((o as? Node)?.n ?? 0)
    struct S { let a: Node }
    let s = S(a: self); print(s.a.n); print([1, 2].map { _ in self.n }.count)
    do { try th() } catch { print("caught") }
    if case let q? = Optional(self) { print(q.n) }
    print(describe(self)) }
  func th() throws { throw E(by: self) }
  struct E: Error { let by: Node } }
func describe<T: Node>(_ t: T) -> String { "d\(t.n)" }
func f() { let a = Node(1); a.kids = [Node(2), Node(3)] }
f(); print("end")
