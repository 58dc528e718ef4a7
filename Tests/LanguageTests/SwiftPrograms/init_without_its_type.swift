class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}
let a: [Int] = .init(repeating: 1, count: 2)
print(a)
struct P { var x = 1, o = O("p") }
let p: P = .init(x: 5)
print(p.x)
func f(_ p: P) { print(p.x) }
f(.init())
class C {
  let n: Int
  init(n: Int) { self.n = n }
}
let c: C = .init(n: 3)
print(c.n)
func g() -> C { .init(n: 4) }
print(g().n)
let cs: [C] = [.init(n: 1), .init(n: 2)]
print(cs.map { $0.n })
extension Int { static func + (a: Int, b: String) -> String { "\(a)" + b } }
print(1 + "x", 1 + 2)
