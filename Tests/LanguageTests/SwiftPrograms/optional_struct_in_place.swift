struct S {
  var n = 1
  mutating func up() -> Int {
    n += 1
    return n
  }
}
var s: S? = S()
print(s?.up() as Any)
s?.n = 7
s!.n += 1
print(s!.up(), s!.n)
var list: [S?] = [S(), nil]
list[0]?.n = 5
list[1]?.n = 6
list[0]!.n += 1
print(list[0]!.n, list[1] as Any)
