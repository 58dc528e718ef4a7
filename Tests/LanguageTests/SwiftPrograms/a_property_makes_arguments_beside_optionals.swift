class R { let n: String; init(_ n: String) { self.n = n; print("+" + n) }; deinit { print("-" + n) }
 func len(_ o: R) -> Int { print("len", n, o.n); return n.count } }
class H { var made: R { R("made") } }
func make() -> R { R("made") }
func both(_ a: R, _ b: R) -> Int { print("both", a.n, b.n); return 1 }
let h = H()
let opt: R? = R("opt")
print("1"); let a = both(opt ?? h.made, h.made) + 1
print("2"); let b = (opt?.len(h.made) ?? 0) + 1
print("3"); let c = (opt?.len(make()) ?? 0) + 1
print("4"); let d = both(opt ?? make(), make()) + 1
print("5"); let e = both(opt!, h.made) + both(h.made, opt!)
print("6"); print(both(h.made, opt!) + (opt?.len(h.made) ?? 0))
print("7"); print(both(h.made, opt!) + 1)
