class R { let n: String; init(_ n: String) { self.n = n; print("+" + n) }; deinit { print("-" + n) } }
func mk(_ s: String) -> R? { s.isEmpty ? nil : R(s) }
func a(_ s: String) { defer { print("defer", s) }; guard let x = mk(s) else { print("none"); return }; print(x.n) }
a("g"); a("")
func b() { defer { print("b") }; if let x = mk("i") { print(x.n); return } }
b()
func c() -> Int { defer { print("c") }; for r in [R("f1"), R("f2")] { if r.n == "f2" { return 2 } }; return 0 }
print(c())
func d() { defer { print("d") }; switch mk("sw") { case let x?: print(x.n); return; case nil: print("nil") } }
d()
func e() { defer { print("e") }; let (p, q) = (R("p"), R("q")); print(p.n, q.n) }
e()
