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
var n = 0
func step() -> Int? {
  n += 1
  print("step", n)
  return n < 4 ? n : nil
}
while let x = step() {
  if x == 2 { continue }
  print("got", x)
}
repeat { n -= 1 } while n > say("aa")
print(n)
