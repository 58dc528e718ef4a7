func bump(_ n: inout Int, by amount: Int = 1) { n += amount }
var n = 3
bump(&n)
bump(&n, by: 10)
print(n)
func total(_ numbers: Int...) -> Int { var t = 0; for x in numbers { t += x }; return t }
print(total(1, 2, 3), total())
func greet(_ name: String, with greeting: String = "Hi") { print("\(greeting) \(name)") }
greet("Ann")
greet("Bob", with: "Yo")
