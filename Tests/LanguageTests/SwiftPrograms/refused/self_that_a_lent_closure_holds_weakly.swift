class A {
  func now(_ f: () -> Void) { f() }
  func g() { print("g") }
  func f() { now { [weak self] in g() } }
}
A().f()
