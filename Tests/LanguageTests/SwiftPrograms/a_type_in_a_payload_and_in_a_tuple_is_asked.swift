protocol Shape {}
struct Circle: Shape {}
final class Square: Shape { let side = 2 }
enum Found { case one(Shape), two(Any, at: Int), none }
func name(_ found: Found) -> String {
  switch found {
  case .one(is Circle): return "circle"
  case .one(let square as Square): return "square of \(square.side)"
  case .two(is String, at: 1): return "text at 1"
  case .two(is Int, let at): return "number at \(at)"
  case .one, .two: return "other"
  case .none: return "none"
  }
}
print(name(.one(Circle())), name(.one(Square())), name(.two("a", at: 1)), name(.two(1, at: 5)))
print(name(.two("a", at: 2)), name(.none))
for pair in [(1 as Any, "a"), ("b", "b"), (2.5, "c")] {
  switch pair {
  case (is String, _): print("text")
  case (is Int, let s): print("number", s)
  default: print("other")
  }
}
if case .two(is Double, _) = Found.two(1.5, at: 0) { print("double") }
