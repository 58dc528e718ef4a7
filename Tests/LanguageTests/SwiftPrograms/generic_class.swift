final class Box<T> {
  var value: T
  init(_ value: T) { self.value = value }
  deinit { print("bye box") }
  func map<U>(_ f: (T) -> U) -> U { f(value) }
}
func run() {
  let a = Box(5)
  let b = Box<String>("x")
  a.value += 1
  print(a.value, b.value)
}
run()
