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
func bump(_ n: inout Int, by m: Int) { n += m }
var a = [1, 2, 3]
bump(&a[next()], by: say("abc"))
bump(&a[next()], by: 10)
print(a)
