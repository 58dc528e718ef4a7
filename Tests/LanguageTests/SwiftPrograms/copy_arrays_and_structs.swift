struct S {
  var list = [1, 2]
  var name = "a"
}
var a = S()
var b = a
b.list.append(3)
b.name = "b"
print(a.list, a.name, b.list, b.name)
var x = [[1], [2]]
var y = x
y[0][0] = 9
print(x, y)
var d = ["k": [1]]
let e = d
d["k"]!.append(2)
print(d["k"]!, e["k"]!)
func take(_ l: [Int]) -> [Int] {
  var m = l
  m.append(0)
  return m
}
print(take(x[0]), x[0])
