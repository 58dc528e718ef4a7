struct Stack {
  private var items: [Int] = []
  mutating func push(_ n: Int) { items.append(n) }
  mutating func pop() -> Int? { items.popLast() }
}
var s = Stack()
s.push(1)
s.push(2)
var t = s
print(t.pop() ?? 0, s.pop() ?? 0, s.pop() ?? 0, t.pop() ?? 0)
