let s = ["a", "b"]
print(#line, #column); print("x", #function)
struct L { static func log(_ m: @autoclosure () -> String, line: UInt = #line, file: String = #fileID, fn: String = #function) { print(m(), line, file, fn) } }
L.log("top")
class C { var v: Int { get { L.log("get"); return 1 } set { L.log("set") } }; static func s() { L.log("static") }; subscript(i: Int) -> Int { get { L.log("subs"); return 1 } set { L.log("subset") } } ; init(x: Int) { L.log("in init") }; let c = { L.log("closure prop") }; lazy var z: Int = { L.log("lazy"); return 1 }() }
let c = C(x: 1); c.v = c.v; C.s(); c[1] = c[2]; c.c(); _ = c.z
func outer() { func inner(_ a: Int, b: Int) { L.log("inner") }; inner(1, b: 2); let cl = { L.log("closure") }; cl() }
outer()
func gen<T>(_ t: T, line: Int = #line) -> Int { return line }
print(gen(1), gen("x",
  line: #line))
enum E: String { case a; init(k: Int) { L.log("enum init"); self = .a } ; static func == (a: E, b: E) -> Bool { L.log("op"); return true } }
_ = E(k: 1) == .a
func nest(_ a: Int = gen(2), _ b: Int = 1 + #line) { print(a, b) }
nest()
extension Int { func m(_ l: Int = #line) { print(l) } }
5
  .m()
assert(#line > 3)
let t = (#line, #column, #function)
print(t)
