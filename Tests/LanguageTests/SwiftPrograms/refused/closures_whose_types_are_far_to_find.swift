func chain<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(chain({ $0 + 1 }, { "\($0)" })(4))
enum Mistake: Error { case one }
try! { throw Mistake.one }()
let n: Int? = 3
print(n.debugDescription)
