struct S { func log(_ x: Int = #line, _ c: Int = #column) -> S { print(x, c); return self } ; func each(_ c: Int = #column, _ l: Int = #line, _ f: () -> Void) { print(l, c) }
  subscript(l: Int = #line, c: Int = #column) -> Int { print("sub", l, c); return l } }
let s = S()
s
  .log()
  .log ()
s.each { }
s
 .each() { }
_ = s[]
let t: S =
  .init()
struct I { init(c: Int = #column, l: Int = #line) { print("init", l, c) } }
_ = I()
_ = I.init()
let i: I = .init()
func pl(_ x: Int = #line, _ y: Int = #column) -> Int { print("pl", x, y); return 1 }
_ = pl() + pl()
print(pl(), pl(
))
struct G<T> { init(_ t: T, c: Int = #column, l: Int = #line) { print("G", l, c) } }
_ = G<Int>(3)
print(/* é */ #column, "é", #column)
func g(_ a: Int = pl()) {}
g()
