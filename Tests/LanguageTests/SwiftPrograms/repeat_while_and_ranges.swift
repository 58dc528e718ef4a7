var n = 0
repeat { n += 2 } while n < 5
print(n, (1..<4).contains(3), Array(0...3), (0..<0).isEmpty)
for i in stride(from: 10, to: 0, by: -3) { print(i, terminator: " ") }
for i in (0..<3).reversed() { print(i, terminator: " ") }
print()
var x = 27, steps = 0
while x != 1 { x = x % 2 == 0 ? x / 2 : 3 * x + 1; steps += 1 }
print(steps)
let a = [5, 3, 9]
print(a.enumerated().map { "\($0):\($1)" }, a.firstIndex(of: 9) ?? -1, a.sorted()[0], a.dropFirst().count)
print(a.contains { $0 > 8 }, a.allSatisfy { $0 > 2 }, a.prefix(2).reduce(0, +), a.last ?? 0)
