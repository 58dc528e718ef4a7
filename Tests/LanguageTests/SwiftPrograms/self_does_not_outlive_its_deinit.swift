var k: (() -> Void)?
class A { let n = 3
 deinit { print("~A"); let s = self; let c = { print(s.n) }; c(); k = c } }
class B: A { deinit { print("~B") } }
func f() { _ = B() }
f(); print("end")
