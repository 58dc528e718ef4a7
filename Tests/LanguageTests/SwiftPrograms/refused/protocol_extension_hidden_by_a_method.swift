protocol Animal { func sound() -> String }
extension Animal { func speak() { print("extension \(sound())") } }
class Cat: Animal {
  func sound() -> String { "Meow" }
  func speak() { print("own") }
}
let animal: Animal = Cat()
animal.speak()
