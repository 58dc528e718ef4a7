protocol P {}
struct S: P { var n = 1 }
class C: P {}
let x: Any = S()
let p: P = C()
print([type(of: x)])
print([type(of: p)])
let d = ["a": type(of: x)]
print(d)
print((type(of: x), 1))


print("\(type(of: x))", type(of: p))
