class A {}
class B: A {}
let a = A()
print("before")
let b = a as! B
print(b)
