for i in 0..<3 { print(i, terminator: " ") }
for i in 1...3 where i != 2 { print(i, terminator: " ") }
var n = 3
while n > 0 { n -= 1; if n == 1 { continue }; print(n, terminator: " ") }
repeat { n += 1 } while n < 5
print(n)
for (index, word) in ["a", "b"].enumerated() { print(index, word) }
for i in stride(from: 0, to: 10, by: 4) { print(i) }
for _ in 0..<2 { print("x") }
let limit = 10
outer()
func outer() {
  for i in 0..<limit { if i == 2 { break }; print("i", i) }
}
for i in (0..<3).reversed() { print(i) }
