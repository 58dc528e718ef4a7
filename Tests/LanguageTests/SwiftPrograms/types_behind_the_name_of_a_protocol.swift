protocol Store<Key, Value> { associatedtype Key: Hashable; associatedtype Value; func get(_ k: Key) -> Value?; mutating func put(_ k: Key, _ v: Value) }
struct Mem<K: Hashable, V>: Store { var d: [K: V] = [:]; func get(_ k: K) -> V? { return d[k] }; mutating func put(_ k: K, _ v: V) { d[k] = v } }
func fill(_ s: inout some Store<String, Int>) { s.put("a", 1) }
var m = Mem<String, Int>()
fill(&m)
print(m.get("a") ?? 0)
func read<S: Store<String, Int>>(_ s: S) -> Int { return s.get("a") ?? -1 }
print(read(m))
func both(_ a: some Store<String, Int>, _ b: some Store<String, Int>) -> Int { return (a.get("a") ?? 0) + (b.get("a") ?? 0) }
print(both(m, m))
func eq(_ a: some Equatable) -> Bool { return a == a }
print(eq(1), eq("x"))
protocol Sub: Store { var size: Int { get } }
class Kl: Sub { func get(_ k: Int) -> String? { return "\(k)" }; func put(_ k: Int, _ v: String) {}; var size: Int { return 3 } }
func sz(_ s: some Sub) { print(s.size) }
sz(Kl())
