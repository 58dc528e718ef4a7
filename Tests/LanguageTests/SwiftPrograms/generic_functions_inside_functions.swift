// A generic function inside of a function: one block for each set of types, with what is around it.
struct Oops: Error { var n: Int }
func outer<U>(_ u: U, n: Int) {
  var log: [String] = []
  func note<T>(_ t: T) { log.append("\(t) \(n)") }
  note(1); note("x"); note([1, 2])
  func pair<T>(_ t: T) -> (T, U) { return (t, u) }
  print(pair(1), pair("s"))
  func times<T>(_ t: T, _ k: Int) -> [T] { if k == 0 { return [] }; return [t] + times(t, k - 1) }
  print(times("a", 3), times(1, 2))
  func exchange<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
  var x = 1, y = 2
  exchange(&x, &y)
  print(x, y, log)
  func all<A, B>(_ a: [A], _ f: (A) -> B) -> [B] { var r: [B] = []; for e in a { r.append(f(e)) }; return r }
  print(all([1, 2, 3]) { "<\($0)>" }, all(["a"]) { $0 + "!" })
  func checked<T>(_ t: T, fail: Bool = false) throws -> T { if fail { throw Oops(n: 3) }; return t }
  do { print(try checked(1)); print(try checked("x", fail: true)) } catch { print(error) }
  func least<T: Comparable>(_ a: T, _ b: T) -> T { return a < b ? a : b }
  print(least(2, 1), least("b", "a"))
  func first<T>(_ t: T) { func second<V>(_ v: V) { print(t, v) }; second(1); second("two") }
  first("N"); first(2.5)
}
outer("u", n: 3)
class D { deinit { print("D gone") } }
func hold() {
  func id<T>(_ t: T) -> T { return t }
  _ = id(D())
  print("between")
  let d = id(D())
  print(type(of: d))
}
hold()
struct P { var items = [1, 2]; mutating func go() { func add<T>(_ t: T) -> Int { return items.count }; print(add("z")); items.append(3); print(add(1)) } }
var p = P(); p.go()
class Q { var n = 1; func go<U>(_ u: U) { func inner<T>(_ t: T) { n += 1; print(n, u, t) }; inner(1); inner("s"); inner(u) } }
Q().go(true); Q().go(2)
