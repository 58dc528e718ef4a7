class C {
  var n: Int = 0 {
    willSet { print("will", n, newValue) }
    didSet {
      print("did", oldValue, n)
      if n > 5 { n = 5 }
    }
  }
  init() { n = 3 }
}
let c = C()
c.n = 4
c.n = 9
print(c.n)
c.n += 1
print(c.n)
