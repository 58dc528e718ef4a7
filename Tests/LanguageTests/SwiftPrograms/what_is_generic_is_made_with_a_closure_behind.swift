struct Lazily<T> {
  private var make: () -> T
  init(make: @escaping () -> T) { self.make = make }
  func get() -> T { make() }
}
let number = Lazily { 5 }
print(number.get())
let text = Lazily(make: { "a" + "b" })
print(text.get())
final class Pair<A, B> {
  let a: A, b: B
  init(_ a: A, with b: B) { self.a = a; self.b = b }
}
let pair = Pair(1, with: "x")
print(pair.a, pair.b)
