class Car { var speed = 10 }
extension Car {
  var fast: Bool { speed > 50 }
  func faster() { speed *= 10 }
}
struct P { var x: Int }
extension P { static let zero = P(x: 0); mutating func up() { x += 1 } }
let car = Car()
car.faster()
print(car.fast)
var p = P.zero
p.up()
print(p.x, P.zero.x)
