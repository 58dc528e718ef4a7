class Held {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("let go of \(name)") }
}
class Root {
  let name: Held
  init?(_ text: String) {
    if text.isEmpty { return nil }
    name = Held(text)
    if text == "late" { return nil }
  }
  deinit { print("root ends") }
}
class Sub: Root {
  let held: Held
  init?(_ text: String, _ n: Int) {
    if n < 0 { return nil }
    held = Held("held \(n)")
    if n == 0 { return nil }
    super.init(text)
    if n == 7 { return nil }
  }
  deinit { print("sub ends") }
}
struct Refused: Error {}
func check(_ n: Int) throws { if n == 1 { throw Refused() } }
class Thrower {
  let first: Held
  let second: Held
  init(_ n: Int) throws {
    first = Held("first \(n)")
    try check(n)
    second = Held("second \(n)")
    if n == 2 { throw Refused() }
  }
  deinit { print("thrower ends") }
}
class Number {
  let value: Int
  init(_ value: Int) { self.value = value }
  convenience init?(_ text: String) {
    guard let value = Int(text) else { return nil }
    self.init(value)
    if value == 5 { return nil }
  }
  deinit { print("number \(value) ends") }
}
for text in ["", "late", "whole"] { print(text, Root(text) == nil) }
for n in [-1, 0, 1, 7] { print(n, Sub("sub", n) == nil) }
print(Sub("", 1) == nil, Sub("late", 1) == nil)
for n in 1...3 { print(n, (try? Thrower(n)) == nil) }
for text in ["x", "5", "6"] { print(text, Number(text) == nil) }
