class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("part \(name)") }
}
class Base {
  let one = Part("one")
  let two = Part("two")
  deinit { print("Base") }
}
class Child: Base {
  let three = Part("three")
  var four = Part("four")
  deinit { print("Child") }
}
func make() {
  let child = Child()
  print(child.one.name)
}
make()
