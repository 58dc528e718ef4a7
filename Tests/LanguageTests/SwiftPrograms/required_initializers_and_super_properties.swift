class Shape {
  var name: String { "shape" }
  required init() { print("made", name) }
}
class Circle: Shape {
  override var name: String { "circle, a " + super.name }
}
_ = Circle()
_ = Shape()
