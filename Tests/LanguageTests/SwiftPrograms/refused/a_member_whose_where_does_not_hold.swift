class O { let n: String; init(_ n: String) { self.n = n; print("init \(n)") }
  deinit { print("deinit \(n)") } }
struct Stack<E> { var items = [E]() }
extension Stack where E == Int { var sum: Int { items.reduce(0, +) } }
print(Stack<Int>(items: [1]).sum)
struct Pair<A, B> { var a: A; var b: B }
extension Pair where A: Collection { func count() -> Int { a.count } }
print(1...3 ~= 2)
