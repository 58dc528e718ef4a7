protocol Named { var name: String { get } }
struct Cat: Named { let name = "cat" }
class Car {}
class Truck: Car, Named { let name = "truck" }
let things: [Any] = [Cat(), Truck(), Car(), 4, "text", 2.5, [1, 2]]
for thing in things {
  switch thing {
  case let n as Named: print("named", n.name)
  case is Car: print("car")
  case let i as Int where i > 3: print("big", i)
  case let s as String: print(s.count)
  case let d as Double: print(d)
  default: print("?")
  }
}
