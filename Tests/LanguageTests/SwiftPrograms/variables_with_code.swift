class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}
var x: Int = 1 { didSet { print("did \(oldValue) \(x)") } }
x = 5
x += 1
var y = 2 {
  willSet { print("will \(newValue)") }
  didSet {
    print("did")
    if y > 10 { y = 10 }
  }
}
y = 50
print(y)
func f() {
  y += 1
  x = 0
}
f()
var g: Int { return x * 2 }
print(g)
var s: Int {
  get { x }
  set { x = newValue }
}
s = 3
print(s)
s += 4
print(x, s, g)
var o: O? = O("a") { didSet { print("o is \(o?.n ?? "nil")") } }
o = O("b")
o = nil
var list: [Int] = [] { didSet { print("list \(oldValue.count) -> \(list.count)") } }
list.append(1)
list += [2, 3]
list[0] = 9
list.removeAll()
func ch(_ n: inout Int) { n *= 2 }
ch(&s)
ch(&y)
struct P { var x = 1, y = 2 }
var p = P() { didSet { print("p \(oldValue.x) \(p.x)") } }
p.x = 7
p.y = 3
var both: (Int, Int) { (x, y) }
print(both.0)
func local() {
  var l = 1 {
    willSet { print("will \(newValue)") }
    didSet { print("did \(oldValue)") }
  }
  l = 2
  var c: Int { l * 10 }
  print(c)
  l = 3
  print(c)
  l += 1
  var d: Int {
    get { l }
    set(v) {
      print("set \(v)")
      l = v
    }
  }
  d = 9
  d += 1
  print(l, c)
  let o = O("local")
  var name: String { o.n + "!" }
  print(name)
  func show() { print(name, d) }
  show()
  let k = { d = 0 }
  k()
  print(l)
}
local()
print("end")
func third() -> Int {
  var t: Int {
    let a = 1
    return a + 2
  }
  return t * 2
}
print(third())
