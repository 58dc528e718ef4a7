// A struct that owns objects may be captured by closures and lent to calls: all see the same one.
final class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}
struct Box {
  var n = 1
  var part: Part?
  weak var seen: Part?
  var all: [Part] = []
  mutating func put(_ new: Part?) { part = new; n += 1 }
}
func change(_ box: inout Box) { box.all.append(Part("changed")) }
func make() -> (() -> Int, () -> Void) {
  var box = Box(part: Part("first"))
  let count = { box.n + box.all.count + (box.seen == nil ? 0 : 100) }
  let drop = { box.put(nil); box.all = [] }
  box.put(Part("second"))
  change(&box)
  box.seen = box.part
  print(count())
  return (count, drop)
}
func test() {
  let (count, drop) = make()
  print("made", count())
  drop()
  print("dropped", count())
}
test()
