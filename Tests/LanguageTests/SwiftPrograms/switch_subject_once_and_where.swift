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
switch next() + 1 {
case 1 where say("w") == 2: print("no")
case 1: print("one")
default: print("d")
}
switch (next(), next()) {
case (1, let y) where y > 1: print("y", y)
case (_, 2): print("two")
default: print("d")
}
