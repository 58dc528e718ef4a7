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
var a = [1, 2, 3]
a[next()] = say("value")
print(a)
var d = ["x": 1]
func key() -> String {
  print("key")
  return "y"
}
d[key()] = say("dv")
print(d["y"]!)
