final class Cup {
  let name: String
  init(_ name: String) { self.name = name; print("made", name) }
  deinit { print("gone", name) }
}

func tray() -> (Cup, Int, Cup, Cup) { (Cup("tea"), 2, Cup("milk"), Cup("water")) }

_ = tray()
print(1)
_ = (Cup("cold"), Cup("warm"))
print(2)
let (first, count, _, _) = tray()
print(first.name, count)
switch tray() {
case let (a, _, b, _): print(a.name, b.name)
}
print(3)
if case (let a, 2, _, let b) = tray() { print(a.name, b.name) }
print(4)
func inside() {
  if var cup = Optional(Cup("old")) {
    cup = Cup("new")
    print("has", cup.name)
  }
  let (left, right) = (Cup("left"), Cup("right"))
  print(left.name, right.name)
}
inside()
print("end")
