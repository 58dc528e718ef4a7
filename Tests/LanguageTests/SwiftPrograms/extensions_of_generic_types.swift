struct Stack<Element> {
    private var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
}
extension Stack {
    var top: Element? { items.last }
    var isEmpty: Bool { items.isEmpty }
    mutating func push(all list: [Element]) { for each in list { push(each) } }
    static func of(_ one: Element) -> Stack { var made = Stack(); made.push(one); return made }
}
extension Stack: CustomStringConvertible {
    var description: String { "stack of \(items.count)" }
}
var numbers = Stack<Int>()
print(numbers.isEmpty, numbers.top as Any)
numbers.push(all: [1, 2, 3])
print(numbers.top!, numbers)
let one = Stack<String>.of("x")
print(one.top!, one)

final class Holder<T> {
    var value: T
    init(_ value: T) { self.value = value }
    deinit { print("holder gone") }
}
extension Holder { func replaced(by other: T) -> T { let old = value; value = other; return old } }
do {
    let holder = Holder("a")
    print(holder.replaced(by: "b"), holder.value)
}
