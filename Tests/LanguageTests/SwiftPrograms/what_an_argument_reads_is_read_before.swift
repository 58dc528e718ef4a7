// What is lent to a call is lent when the arguments are worked out: they may read and change it.
struct Count {
  var n = 1
  var all: [Int] = []
  mutating func add(_ m: Int) { n += m; all.append(n) }
  mutating func put(_ m: Int, _ k: Int) { add(m * 10); add(k) }
  mutating func bump() -> Int { n += 100; return n }
  func doubled() -> Int { return n * 2 }
}
final class Owner {
  var count = Count()
  var computed: Count {
    get { print("get"); return count }
    set { print("set"); count = newValue }
  }
  func bump() -> Int { count.n += 1000; return count.n }
  func own() { count.add(count.doubled()) }
}
func run(_ f: () -> Int) -> Int { return f() }
func change(_ count: inout Count, _ n: Int) { count.n += n }
var shared = Count()
func test() {
  var c = Count()
  c.add(c.n)
  c.add(c.doubled())
  c.put(c.n, c.bump())
  change(&c, c.n)
  change(&c, c.bump())
  print(c.n, c.all)
  c.add(c.doubled())
  let owner = Owner()
  owner.count.add(owner.count.n)
  owner.count.put(owner.bump(), owner.count.doubled())
  owner.own()
  change(&owner.count, owner.bump())
  print(owner.count.n, owner.count.all)
  owner.computed.add(owner.computed.n)
  print(owner.count.n)
  shared.add(shared.n)
  shared.put(shared.bump(), shared.n)
  change(&shared, shared.doubled())
  print(shared.n, shared.all)
}
test()
