struct Stack {
  var items = [1, 2, 3]
  mutating func each(_ f: () -> Void) {
    items.append(4)
    f()
  }
}
var stack = Stack()
stack.each { print(stack.items.count) }
