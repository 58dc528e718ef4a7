func f() {
  func same<T>(_ t: T) -> T { t }
  print(same(1), same("x"))
}
f()
