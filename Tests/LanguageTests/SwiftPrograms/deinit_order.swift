class C {
  let n: String
  init(_ n: String) { self.n = n }
  deinit { print("deinit", n) }
}
func f() {
  let a = C("a")
  let b = C("b")
  print(a.n, b.n)
}
f()
var x: C? = C("x")
x = C("y")
x = nil
var l = [C("1"), C("2")]
l.removeFirst()
print("removed")
l = []
print("end")
