protocol P {}
class A: P {}
class B: A {}
func f(_ x: A) { print("A") }
func f(_ x: P) { print("P") }
func g(_ x: B) { print("B") }
func g(_ x: A) { print("A") }
f(A())
f(B())
g(B())
g(A())
let p: P = B()
f(p)
struct S: P {}
f(S())
