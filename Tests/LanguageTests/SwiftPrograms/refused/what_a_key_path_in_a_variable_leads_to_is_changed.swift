struct P { var age = 1 }
var p = P()
let path = \P.age
p[keyPath: path] = 3
print(p.age)
