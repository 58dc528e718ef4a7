class C {
  var n = 1 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue) }
  }
}
func twice(_ n: inout Int) {
  n += 1
  print("in", n)
  n += 1
}
let c = C()
twice(&c.n)
print(c.n)
