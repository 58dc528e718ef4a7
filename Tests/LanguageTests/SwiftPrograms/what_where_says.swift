class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}
struct Stack<Element> {
  var items = [Element]()
  mutating func push(_ e: Element) { items.append(e) }
}
extension Stack where Element: Equatable { func has(_ e: Element) -> Bool { items.contains(e) } }
extension Stack where Element == Int { var sum: Int { items.reduce(0, +) } }
extension Stack: CustomStringConvertible where Element: CustomStringConvertible {
  var description: String { items.map { $0.description }.joined(separator: ",") }
}
var s = Stack<Int>()
s.push(1)
s.push(2)
print(s.has(1), s.sum, s)
var t = Stack<String>()
t.push("x")
print(t.has("q"), t)
protocol Named { var name: String { get } }
class Box<T> where T: Named {
  let v: T
  init(_ v: T) { self.v = v }
  func show() { print(v.name) }
}
struct N: Named { let name: String }
Box(N(name: "n")).show()
func pick<T>(_ a: T, _ b: T) -> T where T: Comparable { a < b ? a : b }
print(pick(2, 1), pick("a", "b"))
func inv<K, V>(_ d: [K: V]) -> [V: K] where V: Hashable {
  var r: [V: K] = [:]
  for (k, v) in d { r[v] = k }
  return r
}
print(inv(["a": 1])[1]!)
func nm<T>(_ t: [T]) -> String where T: Named { t.map { $0.name }.joined() }
print(nm([N(name: "a"), N(name: "b")]))
func show<T: CustomStringConvertible>(_ t: T) -> String { "<\(t.description)>" }
print(show(1), show("x"), show([1]), [1: 2].description, true.description)
