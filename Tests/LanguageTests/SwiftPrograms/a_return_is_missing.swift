func f() -> Int {
  print("x")
}
