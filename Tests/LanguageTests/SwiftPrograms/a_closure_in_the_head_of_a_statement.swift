// In a head a brace opens the body, but for a closure whose end is followed by more of the head.
let words = ["a", "bb", "ccc"]
for word in words.map { $0 + "!" }.reversed() { print(word, terminator: " ") }
for word in words.filter { $0.count > 1 } { print(word, terminator: " ") }
for word in words.map { $0 + "?" } where word.count > 2 { print(word, terminator: " ") }
if words.contains { $0 == "bb" } { print("has it") }
if words.map { $0.count }[1] == 2, words.allSatisfy { $0.count > 0 } { print("both") }
var left = 3
while words.map { $0.count }.reduce(0, +) > 0 && left > 0 { left -= 1 }
switch words.map { $0.count }.count {
case 3: print("three")
default: print("other")
}
guard let first = (words.first { $0.count > 1 }) else { fatalError() }
print(first)
func given(_ n: Int, _ make: () -> Int = { 1 }) -> Bool { return n == make() }
struct Held { let f: () -> Int }
let held = Held { [n = words.map { $0.count }.reduce(0) { $0 + $1 }] in n + left }
print(held.f())
let sum = { [a = words.filter { $0.count > 1 }.count, b = left] (x: Int) -> Int in a + b + x }
print(sum(40))
if given(1) { print("body") }
