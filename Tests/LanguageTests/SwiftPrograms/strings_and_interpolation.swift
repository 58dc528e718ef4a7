let name = "World"
let n = 3
print("Hello, \(name)! \(n + 1) \(n > 2 ? "yes" : "no")")
print(name.count, name.uppercased(), name.lowercased(), name.hasPrefix("Wo"), name.isEmpty)
var s = "a"
s += "b"
s.append("c")
print(s, s == "abc", "a" < "b", s + "d")
for c in "xyz" { print(c, terminator: "-") }
print()
print("tab\tquote\"backslash\\")
print("""
  two
    lines
  """)
print(["a", "b\"c"], String(5) + "x", Int("12")! + 1, Int("x") as Any)
