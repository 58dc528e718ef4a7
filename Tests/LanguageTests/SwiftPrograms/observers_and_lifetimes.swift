class T { let id: Int; init(_ i: Int) { id = i }; deinit { print("-\(id)") } }
class Holder { var t: T? { didSet { print("did \(oldValue?.id ?? 0)") } willSet { print("will \(newValue?.id ?? 0)") } }; var list: [T] = [] { didSet { print("list \(list.count)") } }; deinit { print("Holder") } }
do { let h = Holder(); h.t = T(1); h.t = T(2); h.t = nil; h.list.append(T(3)); h.list[0] = T(4); h.list = [] }
class Lazy { lazy var t: T = { print("make"); return T(5) }(); deinit { print("Lazy") } }
do { let l = Lazy(); print("l"); _ = l.t; print("used") }
do { _ = Lazy(); print("unused") }
class Outer { class Inner { unowned let o: Outer; init(_ o: Outer) { self.o = o }; deinit { print("Inner") } }; var i: Inner!; init() { i = Inner(self) }; deinit { print("Outer") } }
do { let o = Outer(); print(o.i.o === o) }
class Fail { let t: T; init?(_ n: Int) { t = T(n); if n < 0 { print("nil"); return nil } }; deinit { print("Fail \(t.id)") } }
do { print(Fail(-6) == nil); let f = Fail(7); print(f!.t.id) }
struct E: Error {}
class Thr { let t = T(8); init(_ b: Bool) throws { if b { throw E() } }; deinit { print("Thr") } }
do { _ = try Thr(true) } catch { print("caught") }
do { let t = try Thr(false); print(t.t.id) } catch {}
protocol P: AnyObject { func go() }
class Impl: P { func go() { print("go") }; deinit { print("Impl") } }
do { let p: P = Impl(); p.go(); let a: Any = p; print(a is Impl); let w = [p, p]; print(w.count) }
do { var a: AnyObject? = Impl(); a = nil; print("any", a == nil) }
func gen<X>(_ x: X, _ f: (X) -> Void) { f(x); print("gen") }
gen(T(9)) { print("g \($0.id)") }; print("gen end")
func defers() { let t = T(10); defer { print("d1 \(t.id)") }; defer { print("d2") }; print("body") }
defers()
class Cyc { var f: (() -> Void)?; let n: Int; init(_ n: Int) { self.n = n }; deinit { print("Cyc \(n)") } }
do { let c = Cyc(1); c.f = { [unowned c] in print(c.n) }; c.f?() }
do { let c = Cyc(2); c.f = { [weak c] in guard let c = c else { return }; print(c.n) }; c.f!() }
do { let c = Cyc(3); c.f = { [n = c.n] in print(n) }; c.f!() }
var esc: (() -> Void)?; do { let c = Cyc(4); esc = { print("esc", c.n) } }; esc?(); esc = nil; print("done")
