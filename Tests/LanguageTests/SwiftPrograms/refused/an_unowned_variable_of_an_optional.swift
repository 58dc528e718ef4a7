class A {}
class B { unowned var a: A?; init(_ a: A) { self.a = a } }
let a = A()
let b = B(a)
b.a = nil
print(b.a == nil)
func f() { let a = A(); unowned var b: A? = a; print(b as Any) }
