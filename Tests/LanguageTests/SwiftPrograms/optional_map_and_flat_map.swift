let s: String? = "12"
print(s.map { $0.count } as Any, s.flatMap { Int($0) } as Any)
let n: String? = nil
print(n.map { $0.count } as Any)
if let x = s, let y = Int(x), y > 10 { print(y) }
guard let z = s else { fatalError() }
print(z)
