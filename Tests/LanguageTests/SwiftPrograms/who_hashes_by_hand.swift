struct User: Hashable { let id: Int; var name: String
  static func == (a: User, b: User) -> Bool { a.id == b.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) } }
print(Set([User(id: 1, name: "a"), User(id: 1, name: "b"), User(id: 2, name: "c")]).count)
print(User(id: 1, name: "a").hashValue == User(id: 1, name: "z").hashValue, [User(id: 3, name: "q"): 5][User(id: 3, name: "w")] ?? 0)
final class Node: Hashable { let v: String; init(_ v: String) { self.v = v }; deinit { print("gone \(v)") }
  static func == (a: Node, b: Node) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) } }
do { let a = Node("a"), b = Node("b"); var seen: Set<Node> = [a]; print(seen.contains(a), seen.contains(b)); seen.insert(b); print(seen.count); seen.remove(a); print(seen.count, ObjectIdentifier(a) == ObjectIdentifier(b)) }
var hasher = Hasher(); hasher.combine("x"); hasher.combine(2); let h1 = hasher.finalize()
var other = Hasher(); other.combine("x"); other.combine(2); print(h1 == other.finalize())
class Registry { private var ids: [ObjectIdentifier: String] = [:]; func add(_ o: AnyObject, _ n: String) { ids[ObjectIdentifier(o)] = n }; func name(_ o: AnyObject) -> String { ids[ObjectIdentifier(o)] ?? "?" } }
let r = Registry(); let n1 = Node("n1"), n2 = Node("n2"); r.add(n1, "one"); print(r.name(n1), r.name(n2))
enum K: Hashable { case a(Int), b }
print([K.a(1): "x", K.b: "y"][.a(1)]!, K.a(1).hashValue == K.a(1).hashValue)
