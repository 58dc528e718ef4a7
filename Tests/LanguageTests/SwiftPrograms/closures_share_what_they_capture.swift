func counter() -> () -> Int {
  var n = 0
  return { n += 1; return n }
}
let next = counter()
let other = counter()
print(next(), next(), other())
var total = 0
let add: (Int) -> Void = { total += $0 }
add(3)
add(4)
print(total)
