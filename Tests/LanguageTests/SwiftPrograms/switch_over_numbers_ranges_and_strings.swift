func kind(_ n: Int) -> String {
  switch n {
  case 0: return "zero"
  case 1, 2, 3: return "few"
  case 4..<10: return "some"
  case let x where x < 0: return "negative \(x)"
  default: return "many"
  }
}
for n in [0, 2, 5, 10, -3] { print(kind(n)) }
switch "b" {
case "a": print("A")
case "b": print("B")
default: print("?")
}
let point = (1, 0)
switch point {
case (0, 0): print("origin")
case (_, 0): print("on x")
case (let x, let y): print(x, y)
}
