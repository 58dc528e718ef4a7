enum E { case a(Int), b(Int) }
let e = E.a(1)
switch e {
case .a(let v): print(v); fallthrough
case .b(let v): print(v)
}
