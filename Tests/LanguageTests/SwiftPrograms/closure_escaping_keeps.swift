class C {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { print("deinit", n) }
}
func make() -> () -> Int {
  let c = C(3)
  return { c.n }
}
var f: (() -> Int)? = make()
print(f!())
f = nil
print("end")
