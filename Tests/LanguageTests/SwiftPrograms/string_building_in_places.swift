var calls = 0
func next() -> Int {
  calls += 1
  print("next \(calls)")
  return calls - 1
}
func say(_ s: String) -> Int {
  print(s)
  return s.count
}
struct S { var t = "a" }
var l = [S(), S()]
l[next()].t += "b"
l[next()].t.append("c")
print(l[0].t, l[1].t)
var w = ["x": "y"]
w["x"]! += "z"
w["x"]?.append("!")
print(w["x"]!)
