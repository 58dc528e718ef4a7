final class A { let n = 7; deinit { let c = { [weak self] in print(self?.n ?? -1) }; c() } }
func f() { _ = A() }
f(); print("end")
protocol D: AnyObject { func gone() }
final class Hub { weak var last: Car?; weak var d: D?
  func note(_ c: Car) { last = c; print("noted", last == nil) } }
let hub = Hub()
class Car: D { let n = 1; func gone() {}
  deinit { weak var w = self; print(w == nil, n); hub.note(self); hub.d = self; print(hub.d == nil) } }
class Van: Car { var list: [Car] = []
  deinit { print("~Van"); weak var w: Van? = self; print(w?.n ?? 0)
    list.append(Car()) } }
func g() { _ = Car(); _ = Van() }
g()
print(hub.last == nil)
