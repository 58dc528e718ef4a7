class Car { let n: String; init(_ n: String) { self.n = n }; deinit { print("bye", n) } }
func go() {
  let c = Car("a")
  weak var w = c
  withExtendedLifetime(c) { print(w != nil) }
  let r = withExtendedLifetime(c) { $0.n + "!" }
  print(r)
  withExtendedLifetime(c) { x in print(x.n) }
  withExtendedLifetime((c, 1)) { print("both") }
}
go()
