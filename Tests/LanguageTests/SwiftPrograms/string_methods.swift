let s = "Hello, World"
print(s.uppercased(), s.lowercased(), s.count, s.hasPrefix("He"), s.hasSuffix("x"))
print(s.contains("World"), String(s.reversed()))
print(s.split(separator: ",").count, s.isEmpty, s + "!")
for c in "abc" { print(c, terminator: ";") }
print()
print("a\tb\"c\"", "x" < "y", "é".count)
let multi = """
  one
    two
  """
print(multi)
print(s.first!, s.last!, String(repeating: "-", count: 5))
print(Int("12")! + 1, Int("x") as Any, Double("2.5")!)
print("\(s.count) of \(["a", "b"])")
