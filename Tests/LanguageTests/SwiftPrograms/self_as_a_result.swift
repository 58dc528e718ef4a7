class Animal {
  required init() {}
  class func make() -> Self { self.init() }
  func noise() -> String { "..." }
}
class Dog: Animal {
  let tail = 1
  override func noise() -> String { "woof" }
}
print(Dog.make().noise(), Animal.make().noise(), Dog.make().tail)
