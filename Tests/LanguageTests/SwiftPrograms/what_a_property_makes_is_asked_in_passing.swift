class R { let n: String; init(_ n: String) { self.n = n; print("+" + n) }; deinit { print("-" + n) } }
class H { var made: R { R("comp") }; subscript(i: Int) -> R { R("sub") }; static var st: R { R("st") }; lazy var lz: R = R("lazy"); var os: R? { R("os") } }
func z() { let h = H(); print(h.made.n); print(h[1].n); print(H.st.n); print(h.lz.n); print(h.os!.n); print(h.os?.n ?? "none"); print(h.made === h.made); if h.made.n == "comp" { print("in") } }
z()
