let x: Int? = 3
if let x { print(x) }
if let x = x, x > 2 {
  let x = "in \(x)"
  print(x)
}
var y = 1
do {
  let y = 2
  print(y)
}
y += 1
print(y)
