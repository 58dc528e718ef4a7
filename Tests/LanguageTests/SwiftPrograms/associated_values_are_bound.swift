enum Shape {
  case circle(radius: Double)
  case rect(Double, Double)
  case none
  var area: Double {
    switch self {
    case .circle(let radius): return 3 * radius * radius
    case let .rect(w, h): return w * h
    case .none: return 0
    }
  }
}
let shapes: [Shape] = [.circle(radius: 2), .rect(2, 3), .none]
for shape in shapes { print(shape.area) }
if case .rect(let w, _) = shapes[1] { print("width", w) }
print(Shape.circle(radius: 1))
