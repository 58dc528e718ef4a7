func f() {
  print(g(3))
  func g(_ n: Int) -> Int { n == 0 ? 0 : n + h(n - 1) }
  func h(_ n: Int) -> Int { g(n) }
}
f()
