protocol Animal {
  var name: String { get }
  func sound() -> String
}
extension Animal {
  var loud: String { sound() + "!" }
  func speak(_ times: Int) {
    for _ in 0..<times { print("\(name) says \(loud)") }
  }
}
struct Dog: Animal {
  let name = "Rex"
  func sound() -> String { "Woof" }
}
class Cat: Animal {
  var name = "Tom"
  func sound() -> String { "Meow" }
}
enum Fish: Animal {
  case gold
  var name: String { "Goldie" }
  func sound() -> String { "…" }
}
for animal in [Dog(), Cat(), Fish.gold] as [Animal] {
  animal.speak(1)
  print(animal.loud)
}
protocol Counter {
  var n: Int { get set }
}
extension Counter {
  mutating func increment() { n += 1 }
}
struct Clicks: Counter { var n = 0 }
var counter: Counter = Clicks()
counter.increment()
counter.increment()
print(counter.n)
