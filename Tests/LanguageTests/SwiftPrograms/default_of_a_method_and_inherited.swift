class A { func m(_ x: Int = 1) { print("A", x) } }
class B: A { override func m(_ x: Int = 2) { print("B", x) } }
let a: A = B()
a.m()
B().m()
