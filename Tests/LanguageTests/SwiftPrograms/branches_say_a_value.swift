class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}
func f(_ n: Int) -> String {
  let s = if n > 0 { "pos" } else if n < 0 { "neg" } else { "zero" }
  return s
}
print(f(1), f(-1), f(0))
func g(_ n: Int) -> Int {
  switch n {
  case 0: 10
  case 1: 20
  default: 30
  }
}
print(g(0), g(1), g(2))
let o = if g(0) == 10 { O("a") } else { O("b") }
print(o.n)
var v: Int { if f(1) == "pos" { 1 } else { 2 } }
print(v)
let w: Double =
  switch v {
  case 1: 1
  default: 2.5
  }
print(w)
let k: Int? = if v == 1 { nil } else { 3 }
print(k as Any)
let cl = { (n: Int) -> String in if n == 1 { "one" } else { "other" } }
print(cl(1))
enum E {
  case a(Int)
  case b(String)
}
func d(_ e: E) -> String {
  switch e {
  case .a(let n): "\(n)"
  case .b(let s): s
  }
}
print(d(.a(1)), d(.b("x")))
struct Er: Error {}
func th(_ n: Int) throws -> Int { if n > 0 { n } else { throw Er() } }
print((try? th(1)) as Any, (try? th(0)) as Any)
var x = 0
x = if x == 0 { 5 } else { 6 }
print(x)
func nest(_ a: Bool, _ b: Bool) -> Int {
  if a {
    if b { 1 } else { 2 }
  } else {
    switch b {
    case true: 3
    case false: 4
    }
  }
}
print(nest(true, false), nest(false, true))
func fat(_ n: Int) -> Int {
  switch n {
  case 1: 1
  default: fatalError("no")
  }
}
print(fat(1))
print([1, 2].map { if $0 == 1 { "a" } else { "b" } })
let z =
  switch v {
  case 1: O("one")
  case 2: O("two")
  default: O("more")
  }
print(z.n)
func opt(_ s: String?) -> String { return if let s { "got \(s)" } else { "none" } }
print(opt("q"), opt(nil))
