class Base {
  var a: Int
  init(a: Int) { self.a = a; print("Base", a) }
}
class Child: Base {
  var b: Int
  init(a: Int, b: Int) {
    self.b = b
    super.init(a: a)
    print("Child", self.a, self.b)
  }
  convenience init() { self.init(a: 1, b: 2) }
}
_ = Child()
_ = Child(a: 3, b: 4)
