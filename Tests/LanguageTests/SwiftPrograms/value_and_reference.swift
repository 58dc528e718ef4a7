struct Point { var x = 0; var y = 0; mutating func move(dx: Int) { x += dx } ; static let zero = Point() }
class Ref { var p = Point() }
var a = Point.zero
var b = a
b.move(dx: 3)
let r = Ref(), q = r
q.p.move(dx: 7)
q.p.y = 2
print(a.x, b.x, r.p.x, r.p.y, r === q)
var list = [a, b]
list[0].x = 9
list[1].move(dx: 1)
print(list[0].x, list[1].x, a.x)
func change(_ p: inout Point) { p.x = 100 }
change(&a)
print(a, list[0].x)
