// `??` answers the type that both sides have: the left one's, or the wider one of the right.
class A: CustomStringConvertible { var description: String { return "A" } }
class B: A { override var description: String { return "B" } }
class C: A { override var description: String { return "C" } }
func none() -> B? { return nil }
func some() -> B? { return B() }
func a() -> A { return A() }
func maybe() -> A? { return A() }
let x = none() ?? a()
let y: A = none() ?? B()
let z: A = none() ?? C()
let w: Any = some() ?? a()
let v = some() ?? maybe()
let u = (none() ?? maybe()) ?? a()
print(x, y, z, w, v as Any, u, type(of: x))
