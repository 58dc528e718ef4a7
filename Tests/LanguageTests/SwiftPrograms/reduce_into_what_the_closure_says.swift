let words = ["a", "b", "a", "c", "a"]
let counts = words.reduce(into: [:]) { (d: inout [String: Int], w: String) in d[w, default: 0] += 1
}
print(counts["a"]!, counts["b"]!)
let r = [1, 2, 3].reduce(into: [Int]()) { $0.append($1 * 2) }
print(r)
print([1, 2, 3].reduce(0, +), ["x", "y"].reduce("") { $0 + $1 })
