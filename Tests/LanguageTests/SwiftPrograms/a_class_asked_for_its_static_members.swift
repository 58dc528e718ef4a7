class Animal {
  class var kind: String { "animal" }
  static let legs = 4
  class func sound() -> String { "..." }
  func describe() -> String { "\(type(of: self).kind) says \(type(of: self).sound())" }
}
class Dog: Animal {
  override class var kind: String { "dog" }
  override class func sound() -> String { super.sound() + "Woof" }
}
let zoo: [Animal] = [Dog(), Animal()]
for each in zoo {
  print(type(of: each).kind, type(of: each).sound(), type(of: each).legs, each.describe())
}
print(type(of: zoo[0]) == Dog.self, type(of: zoo[0]) == Animal.self)
