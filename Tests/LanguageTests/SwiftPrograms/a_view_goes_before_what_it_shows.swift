class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}

for o in [O("a"), O("b")].reversed() { print(o.n) }
for (x, y) in zip([O("1"), O("2")], [O("3"), O("4")]) { print(x.n, y.n) }
var list = [O("p"), O("q")]
var turned = Array(list.reversed())
list = []
turned.removeFirst()
print("first is gone")
turned = []
func made(_ n: Int) -> O { O("m\(n)") }
print([1, 2].reduce(made(0)) { O($0.n + "-\($1)") }.n)
class Link {
  var next: Link?
  let o: O
  init(_ s: String, _ next: Link? = nil) {
    o = O(s)
    self.next = next
  }
  func other(_ s: String) -> O { O(s) }
}
func chain() -> Link? { Link("x", Link("y")) }
print(chain()?.other("z").n ?? "none")
print(chain()?.next?.other("w").n ?? "none")
