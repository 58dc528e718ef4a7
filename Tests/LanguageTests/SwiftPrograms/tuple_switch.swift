func fizz(_ n: Int) -> String {
  switch (n % 3, n % 5) {
  case (0, 0): return "FizzBuzz"
  case (0, _): return "Fizz"
  case (_, 0): return "Buzz"
  default: return String(n)
  }
}
print((1...15).map { fizz($0) }.joined(separator: " "))
let p = (x: 1, y: -1)
switch p {
case (let x, let y) where x == y: print("diag")
case (let x, let y) where x == -y: print("anti", x, y)
default: print("else")
}
print(p, p.x, p.1)
