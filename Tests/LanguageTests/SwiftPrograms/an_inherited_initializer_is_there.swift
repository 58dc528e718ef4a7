class Base {
  let name: String
  init(name: String) { self.name = name }
}
class Child: Base {
  var count = 3
}
let child = Child(name: "x")
print(child.name, child.count)
