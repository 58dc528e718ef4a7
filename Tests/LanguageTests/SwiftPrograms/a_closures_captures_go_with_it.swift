class R { let n: String; init(_ n: String) { self.n = n; print("+" + n) }; deinit { print("-" + n) } }
func f() { var r = R("1"); let c = { [r] in print("holds", r.n) }; r = R("2"); c(); c(); print("end", r.n) }
f()
func g() -> Int { var r = R("3"); let c = { [r] (_ k: Int) -> Int in r.n.count + k }; r = R("4"); print("now"); return c(1) + c(2) }
print(g())
func k() { var r: R? = R("5"); let c = { [r] in print(r?.n ?? "none") }; r = nil; print("niled"); c(); print("k end") }
k()
func m() { let c = { [x = R("6")] in print(x.n) }; let d = c; c(); print("m mid"); d(); print("m end") }
m()
func n() { let c = { [x = R("7")] in print(x.n) }; let all = [c, c]; print("made"); for e in all { e() }; print("n end") }
n()
let top = { [x = R("8")] in print(x.n) }
top()
print("last")
