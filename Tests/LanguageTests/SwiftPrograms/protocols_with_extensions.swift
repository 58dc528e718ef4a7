protocol Named {
  var name: String { get }
  func greet() -> String
}
extension Named {
  func greet() -> String { return "Hello, \(name)" }
  func twice() -> String { greet() + "! " + greet() }
}
class Person: Named {
  let name: String
  init(name: String) { self.name = name }
}
struct Robot: Named {
  var name = "R2"
  func greet() -> String { "beep" }
}
let all: [Named] = [Person(name: "Ann"), Robot()]
for each in all { print(each.greet(), each.name) }
print(Person(name: "Bob").twice(), Robot().twice())
func use(_ n: Named) { print(n.name) }
use(Robot(name: "C3"))
