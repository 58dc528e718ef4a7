func check(_ n: Int) {
  if n > 2 { fatalError("too large") }
  print(n)
}
check(1)
check(3)
