func add(_ n: inout Int) { n += 3 }
var d = ["a": 1]
add(&d["a"]!)
add(&d["b", default: 10])
print(d["a"]!, d["b"]!)
