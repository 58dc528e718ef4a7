class D { let n: String; init(_ n: String) { self.n = n }; deinit { print("-", n) }; func m() -> Int { return 1 } }
struct S { var a: D; var b: D; init(_ n: String) { a = D(n + "a"); b = D(n + "b") } }
indirect enum T { case node(T, D), leaf(D), end }
func a1() { switch T.node(.leaf(D("l")), D("r")) { case .node(.leaf(let d), let e): print("in", d.n, e.n); default: break }; print("after") }
func a2() { let s = S("s"); print(s.a.n); var t = s; t.a = D("ta"); print("changed"); _ = t }
func a3() { switch Optional(D("opt")) { case .some(let d): print("some", d.n); case .none: break }; print("after") }
func a4() { switch (D("x"), 2) { case (let d, 2): print("two", d.n); default: break }; print("after") }
func a5() { switch D("subject").m() { case 1: print("one"); default: break }; print("after") }
func a6() { if D("cond").m() == 1 { print("then") }; print("after") }
func a7() { while D("wcond").m() == 2 { }; print("after") }
func a8() { guard D("gcond").m() == 1 else { return }; print("after guard") }
func a9() { let x = D("iflet") as D?; if let y = x { print(y.n) }; print("after") }
func opt(_ n: String) -> D? { return D(n) }
func b1() { if let y = opt("tmp") { print("in", y.n) }; print("after") }
func b2() { if let y = opt("tmp2"), y.m() == 2 { print("in") } else { print("else") }; print("after") }
func b3() { guard let y = opt("g") else { return }; print("in", y.n) }
func b4() { print(opt("q")?.m() ?? 0); print("after") }
func b5() { let r = opt("r")?.n.count; print("after", r!) }
func b6() throws { struct X: Error {}; let d = D("thrown over"); print(d.n); throw X() }
func b7() { do { try b6() } catch { print("caught") }; print("after") }
func b8() { let e = T.leaf(D("e")); switch e { case .leaf(let d): print("in", d.n); default: break }; print("after, e still") }
func b9() { var e = T.leaf(D("e1")); e = .leaf(D("e2")); print("reassigned"); if case .leaf(let d) = e { print(d.n) } }
func c1() { var d: D? = D("c1"); if let x = d { d = nil; print("in", x.n) }; print("after") }
func c2() { var a: [D]? = [D("c2")]; a?.append(D("c2b")); a = nil; print("after") }
func c3() { var dict = ["k": D("v")]; dict["k"] = D("v2"); print("replaced"); dict["k"] = nil; print("removed"); dict["z"] = D("z"); _ = dict.removeValue(forKey: "z"); print("end") }
func c4() -> Int { let d = D("ret"); return d.m() }
func c5() { let d = D("early"); if d.m() == 1 { let e = D("inner"); print(e.n); return }; print("not") }
func c6() { repeat { let d = D("rep"); print(d.n) } while false; print("after") }
func c7() { for i in 0..<2 { let d = D("i\(i)"); if i == 0 { continue }; print(d.n) }; print("after") }
func c8() { outer: for _ in 0..<1 { let d = D("o"); for _ in 0..<1 { let e = D("p"); _ = (d, e); break outer } }; print("after") }
func c9() { let c = { (d: D) -> Int in return d.m() }; print(c(D("arg"))); print("after") }
func d1() { let d = D("sw"); switch d { case let x where x.n == "sw": print("where"); default: break }; print("after") }
func d2() { print([D("lit")].count); print("after") }
func d3() { let n = [D("i0"), D("i1")][1].n; print("after", n) }
func d4() { var s = S("q"); s = S("r"); print("after assign", s.a.n) }
func d5() { let t: Any = D("any"); if let d = t as? D { print(d.n) }; print("after") }
func d6() { let s: S? = S("os"); if let t = s { print(t.a.n) }; print("after") }
func d7() { _ = S("drop"); print("after") }
func d8() { _ = D("x1"); let _ = D("x2"); print("after") }
func d9() { let u = Unmanaged.passRetained(D("um")); print("held"); u.release(); print("after") }
let all: [() -> Void] = [a1, a2, a3, a4, a5, a6, a7, a8, a9, b1, b2, b3, b4, b5, b7, b8, b9, c1, c2, c3, { _ = c4() }, c5, c6, c7, c8, c9, d1, d2, d3, d4, d5, d6, d7, d8, d9]
for i in 0..<all.count { print("== \(i)"); all[i]() }
