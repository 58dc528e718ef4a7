class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}

enum E { case a(O), b(O, O), c, d(O, O, O, O) }
func a() -> E { .a(O("a")) }
func b() -> E { .b(O("p"), O("q")) }
func d() -> E { .d(O("1"), O("2"), O("3"), O("4")) }
print("--- conditions")
if case .a = a() { print("a") }
if case .c = a() { print("c") } else { print("else") }
if case .d(let y, _, let x, _) = d() { print(y.n, x.n) }
if case .d = d() { print("d") }
while case .b(_, let q) = b() {
  print(q.n)
  break
}
func guarded() {
  guard case .b(let p, _) = b() else { return }
  print("guarded", p.n)
}
guarded()
func maybe() -> E? { b() }
if case .b(_, let q)? = maybe() { print(q.n) }
if case .some = maybe() { print("some") }
print("--- a switch that says all cases")
switch d() {
case .a, .b: print("ab")
case .c: print("c")
case .d(_, let x, _, _): print(x.n)
}
switch b() {
case .a, .b: print("ab")
case .c, .d: print("cd")
}
switch b() {
case .a(let o), .b(let o, _): print(o.n)
case .c: print("c")
case .d(let x, _, _, _) where x.n == "1": print("one")
case .d: print("d")
}
switch maybe() {
case nil: print("nil")
case .a(let o)?: print(o.n)
case .b?: print("b")
case .c?, .d?: print("cd")
}
switch maybe() {
case .none: print("none")
case .some: print("some")
}
print("--- a switch with a default")
switch b() {
case .b: print("b")
default: print("default")
}
switch d() {
case .d(_, let x, _, _): print(x.n)
default: print("default")
}
switch d() {
case .a(let o), .d(_, let o, _, _): print(o.n)
default: print("default")
}
switch b() {
case .a: print("a")
default: print("default")
}
print("--- a variable that is set meanwhile")
var e = d()
switch e {
case .a, .b, .c: print("abc")
case .d:
  print("in")
  e = .c
  print("out")
}
e = d()
switch e {
case .d:
  e = .c
  print("out")
default: print("default")
}
e = a()
if case .a = e {
  e = .c
  print("out")
}
func pair() -> (O, O)? { (O("left"), O("right")) }
if let (left, right) = pair() { print(left.n, right.n) }
if let (left, _) = pair() { print(left.n) }
