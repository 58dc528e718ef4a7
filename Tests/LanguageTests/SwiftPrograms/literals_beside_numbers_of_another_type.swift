func n(_ text: String, _ value: Double) -> Double { print(text); return value }
let a: Double = 3
let small: UInt8 = 9
let f: Float = 2.5
print(max(1, 2, 1.5), max(1, 7, a), min(4, 1, 2.5), max(1, 5, n("a", 2.5)))
print(max(2.5, 1, 2), max(1, 2.5, 2), max(1, 2, 2.5), min(2.5, 1, 2), min(1, 2.5, 2), min(3, 2, 2.5))
print(max(1, 2, small), max(small, 3, 12), min(1, f), max(2.25, f, 1), max(max(1, 2), 1.5))
print(min("b", "a"), max(3, 4, 2) / 3, min(-1, -a))
for i in stride(from: 1, through: small, by: 4) { print(i) }
