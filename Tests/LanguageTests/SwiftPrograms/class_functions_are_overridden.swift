class Shape {
  class var name: String { "shape" }
  class func describe() -> String { "a \(name)" }
  static func make() -> String { "made " + describe() }
}
class Circle: Shape {
  override class var name: String { "circle" }
  override class func describe() -> String { super.describe() + "!" }
}
print(Shape.describe(), Circle.describe())
print(Shape.make(), Circle.make())
