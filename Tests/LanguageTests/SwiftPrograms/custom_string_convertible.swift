struct P: CustomStringConvertible { let x: Int; var description: String { "P<\(x)>" } }
class C: CustomStringConvertible { var description: String { "I am C" } }
print(P(x: 3), C(), [P(x: 1)], "\(C())")
struct Plain { let a: Int; let b: String?; let c: [Double] }
print(Plain(a: 1, b: nil, c: [1.5]))
