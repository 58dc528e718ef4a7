class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}

struct S {
  let a = O("a")
  var b = O("b")
  let c = O("c")
}
var s: S? = S()
print("-")
s = S(b: O("x"))
print("-")
s = nil
let t = S()
print(t.b.n)
