struct E: Error {}
class Tracker { let id: Int; init(_ id: Int) { self.id = id; print("+\(id)") }; deinit { print("-\(id)") } }
func make(_ n: Int) -> Tracker { Tracker(n) }
func use(_ t: Tracker) { print("use \(t.id)") }
use(make(1)); print("after use")
var list: [Tracker] = []; for i in 2...3 { list.append(make(i)) }
list[0] = make(4); print("replaced"); _ = list.popLast(); print("popped"); list.removeAll(); print("cleared")
let pair: (Tracker, Int)? = (make(5), 1); print(pair!.1)
enum Slot { case empty, full(Tracker) }
var slot = Slot.full(make(6)); slot = .empty; print("slot")
class Chain { var next: Chain?; let t: Tracker; init(_ n: Int) { t = Tracker(n) } ; deinit { print("chain \(t.id)") } }
var head: Chain? = Chain(7); head!.next = Chain(8); head!.next!.next = Chain(9); head = nil; print("chains")
func thrower() throws { let t = Tracker(10); _ = t; throw E() }
do { try thrower() } catch { print("caught") }
let lz = { () -> Tracker in make(11) }; print(lz().id); var t12: Tracker! = make(12); t12 = make(13); t12 = nil; print("end")
