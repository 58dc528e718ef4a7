func greet(_ name: String, with word: String = "Hello", times n: Int = 1) -> String {
  Array(repeating: "\(word) \(name)", count: n).joined(separator: ", ")
}
func total(_ ns: Int..., scale: Int = 1) -> Int { ns.reduce(0, +) * scale }
print(greet("Ann"), greet("Bob", times: 2), greet("Cy", with: "Hey"))
print(total(), total(1, 2, 3), total(4, 5, scale: 2))
func apply(_ n: Int, _ f: (Int) -> Int) -> Int { f(n) }
print(apply(3) { $0 * $0 }, apply(4, { n in n + 1 }))
let ops: [String: (Int, Int) -> Int] = ["+": { $0 + $1 }, "-": { $0 - $1 }]
print(ops["+"]!(2, 3), ops["-"]!(2, 3))
