class Animal {
  func sound() -> String { return "..." }
  func speak() { print("It says \(sound())") }
}
class Dog: Animal {
  override func sound() -> String { return "woof, not " + super.sound() }
}
let all: [Animal] = [Animal(), Dog()]
for each in all { each.speak() }
