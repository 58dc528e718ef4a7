protocol Draw { func draw(_ n: Int) -> String }
extension Draw { func twice(_ n: Int) -> String { draw(n) + draw(n) }
  func twice(_ s: String) -> String { s + s } }
class Base: Draw {
  func draw(_ n: Int) -> String { "Base \(n)" }
  var size: Int { 1 }
  var label: String = "base"
  func setSize(_ n: Int) { print("setSize", n) }
  func reset() { print("Base reset") }
  class func make(_ n: Int) -> String { "Base make \(n)" }
  subscript(i: Int) -> String { "Base[\(i)]" }
  func move(x: Int) { print("Base move", x) }
  func all() { print(draw(1), size, label, self[0]); reset(); move(x: 2); setSize(3) }
  private func secret() { print("Base secret") }
  private var hidden: Int { 7 }
  func tell() { secret(); print(hidden) }
}
class Mid: Base {
  func draw(_ s: String) -> String { "Mid \(s)" }
  var reset: () -> Void = { print("closure") }
  func moveWithX(_ d: Double) { print("Mid", d) }
  class func make(_ s: String) -> String { "Mid make " + s }
  subscript(s: String) -> String { "Mid[\(s)]" }
  func secret() { print("Mid secret") }
  var hidden: Int { 8 }
}
class Leaf: Mid {
  override func draw(_ s: String) -> String { "Leaf \(s) " + super.draw(s) }
  override func draw(_ n: Int) -> String { "Leaf \(n) " + super.draw(n) }
  func draw(_ d: Double) -> String { "Leaf double \(d)" }
  override var reset: () -> Void { get { { print("Leaf closure") } } set {} }
  override class func make(_ s: String) -> String { "Leaf make " + s + super.make(s) }
  override subscript(s: String) -> String { "Leaf" + super[s] }
  override func secret() { print("Leaf secret") }
}
for b in [Base(), Mid(), Leaf()] { b.all(); b.tell() }
let m: Mid = Leaf()
print(m.draw("x"), m.draw(5), m[1], m["k"]); m.reset(); m.secret(); print(m.hidden); m.moveWithX(1); m.move(x: 1)
print(Leaf().draw(2.5), Leaf().draw(2), Leaf.make("s"), Leaf.make(1), type(of: m).make("q"))
let d: Draw = Leaf(); print(d.draw(9), d.twice(1), d.twice("s"), Leaf().twice("t"), Mid().twice(3))
(Leaf() as Base).reset()
