enum Shape { case circle(Double), square(Double), none }
let shapes: [Shape] = [.circle(1), .square(2), .none, .circle(3)]
for case .circle(let r) in shapes where r > 1 { print("circle", r) }
for n in 1...10 where n % 3 == 0 { print(n) }
if case .square(let s) = shapes[1], s > 1 { print("square", s) }
guard case .circle(let r) = shapes[0] else { fatalError() }
print(r)
