func f(_ n: Int) -> Int {
  defer { print("first defer") }
  if n == 0 { return -1 }
  defer { print("second defer") }
  for i in 0..<2 {
    defer { print("loop defer", i) }
    if i == n { break }
    print("body", i)
  }
  print("end")
  return n
}
print(f(0))
print(f(1))
print(f(5))
