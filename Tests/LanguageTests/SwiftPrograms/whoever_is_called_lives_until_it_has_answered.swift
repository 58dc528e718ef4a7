class O { let n: String; init(_ n: String) { self.n = n }; deinit { print("-\(n)") }; func m(_ f: () -> Void) { f(); print("m", n) }; func fire() { print("fire", n) } }
func t() { var o = O("a"); o.m { o = O("b") }; print("end") }; t()
protocol State: AnyObject { func next(_ c: Ctx) }
class Ctx { var st: State = Red(); func go() { st.next(self) } }
class Red: State { deinit { print("-red") }; let name = "red"; func next(_ c: Ctx) { c.st = Green(); print("red done") } }
class Green: State { deinit { print("-green") }; let name = "green"; func next(_ c: Ctx) { c.st = Red(); print(self.name, "done") } }
let c = Ctx(); c.go(); c.go(); c.st.next(c); print("states")
var g = O("g1")
func swapIt() { g = O("g2") }
g.m(swapIt); print("global")
func tup() { var t = (O("t1"), 1); t.0.m { t = (O("t2"), 2) }; t.0.m { t.0 = O("t3") }; print("tup end") }; tup()
class Owner { var part: O?; func run() { part!.m { self.part = nil }; print("ran") } }
let w = Owner(); w.part = O("part"); w.run()
protocol P { mutating func g(); var v: Int { get set } }
struct Q: P { var o = O("q"); var v = 1; mutating func g() { v += 1 } }
func ex() { var p: P = Q(); p.g(); p.v = 4; print("ex", p.v) }; ex()
func exs() { var ps: [P] = [Q(), Q()]; ps[0].g(); ps[1].v = 9; print("exs", ps[0].v, ps[1].v) }; exs()
func lend(_ p: inout P) { p.g(); p.v += 1 }
func exl() { var p: P = Q(); lend(&p); print("exl", p.v) }; exl()
print("end")
