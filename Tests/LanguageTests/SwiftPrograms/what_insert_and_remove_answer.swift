final class Item: Hashable {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
  static func == (a: Item, b: Item) -> Bool { a.name == b.name }
  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
var seen: Set<Int> = []
for n in [3, 1, 3, 2, 1] {
  if !seen.insert(n).inserted { print("again", n) }
}
var calls = 0
func next() -> Int { calls += 1; return calls }
let first = seen.insert(next() + 9)
print(first.inserted, first.memberAfterInsert, calls)
print(seen.remove(next()) ?? -1, seen.remove(77) ?? -1, calls, seen.count)
var names: [Int: String] = [1: "a", 3: "c", 4: "d"]
print(names.removeValue(forKey: next()) ?? "none", calls)
print(names.removeValue(forKey: 1) ?? "none", names.count)
do {
  var items: Set<Item> = []
  items.insert(Item("x"))
  let (isNew, member) = items.insert(Item("x"))
  print(isNew, member.name)
  if let lost = items.remove(Item("x")) { print("lost", lost.name) }
  print(items.isEmpty)
}
final class Registry {
  static let shared = Registry()
  private var ids: Set<String> = []
  func register(_ id: String) -> Bool { ids.insert(id).inserted }
  func forget(_ id: String) -> String? { ids.remove(id) }
}
print(Registry.shared.register("a"), Registry.shared.register("a"))
print(Registry.shared.forget("a") ?? "none", Registry.shared.forget("a") ?? "none")
var maybe: Set<Int>? = [1]
print(maybe?.insert(2).inserted ?? false, maybe?.count ?? 0)
maybe?.insert(5)
maybe = nil
maybe?.insert(6)
