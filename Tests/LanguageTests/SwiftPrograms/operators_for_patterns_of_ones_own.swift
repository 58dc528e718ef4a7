struct V: Equatable { var x: Int
  static func ~= (p: V, v: Int) -> Bool { p.x == v }
  static func ~= (p: ClosedRange<Int>, v: V) -> Bool { p.contains(v.x) } }
func ~= (p: String, v: Int) -> Bool { p == String(v) }
class CV { let k: Int
  init(_ k: Int) { self.k = k }
  static func ~= (p: CV, v: CV) -> Bool { p.k == v.k } }
switch 5 { case V(x: 4): print("4")
case "5": print("text 5")
default: print("d") }
switch V(x: 3) { case V(x: 9): print("nine")
case 1...4: print("in range")
default: print("d") }
switch CV(2) { case CV(1): print("one")
case CV(2): print("two")
default: print("d") }
if case "7" = 7 { print("if") }
for case V(x: 2) in [1, 2, 3] { print("for") }
