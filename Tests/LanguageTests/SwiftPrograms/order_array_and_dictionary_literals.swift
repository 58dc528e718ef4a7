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
let a = [say("a"), say("bb"), next()]
print(a)
let d = [say("x"): say("yy"), say("zzz"): next()]
print(d[1]!, d[3]!)
let t = (next(), next(), b: next())
print(t.0, t.1, t.b)
