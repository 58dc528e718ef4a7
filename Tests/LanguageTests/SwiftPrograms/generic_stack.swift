struct Stack<Element> {
  private var items: [Element] = []
  var count: Int { items.count }
  mutating func push(_ item: Element) { items.append(item) }
  mutating func pop() -> Element? { items.popLast() }
}
var numbers = Stack<Int>()
numbers.push(1)
numbers.push(2)
print(numbers.pop() ?? 0, numbers.count)
var words = Stack<String>()
words.push("a")
print(words.pop() ?? "-", words.pop() ?? "-")
