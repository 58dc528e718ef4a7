class A { func f<T>(_ x: T) -> String { "A\(x)" } }
class B: A { override func f<T>(_ x: T) -> String { "B\(x)" } }
let a: A = B()
print(a.f(1))
