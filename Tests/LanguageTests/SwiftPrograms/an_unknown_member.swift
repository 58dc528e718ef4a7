class C {}
let c = C()
print(c.size)
