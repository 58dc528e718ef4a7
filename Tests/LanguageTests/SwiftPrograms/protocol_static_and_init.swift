protocol Animal {
  static var kind: String { get }
  var name: String { get set }
  init(name: String)
  func speak() -> String
}
extension Animal {
  func speak() -> String { "\(name) the \(Self.kind)" }
}
struct Cat: Animal {
  static let kind = "cat"
  var name: String
}
final class Dog: Animal {
  static var kind: String { "dog" }
  var name: String
  init(name: String) { self.name = name }
  func speak() -> String { "Woof from \(name)" }
}
var c = Cat(name: "Tom")
c.name = "Tim"
print(c.speak(), Dog(name: "Rex").speak())
let all: [any Animal] = [c, Dog(name: "Max")]
print(all.map { $0.speak() })
