var calls = 0
func next() -> Int {
  calls += 1
  print("next \(calls)")
  return calls - 1
}
func say(_ s: String) -> Int {
  print(s)
  return s.count
}
struct Stack {
  var l: [Int] = []
  mutating func push(_ n: Int) { l.append(n) }
  mutating func pop() -> Int { l.removeLast() }
}
var s = Stack()
s.push(next() + 1)
s.push(next() + 1)
s.push(next() + 1)
print(s.pop() - s.pop(), s.l)
var ss = [Stack(), Stack()]
ss[next() - 3].push(5)
ss[next() - 3].push(6)
print(ss.map { $0.l })
