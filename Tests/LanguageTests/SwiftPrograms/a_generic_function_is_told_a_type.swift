class Base { required init() { print("+", type(of: self)) }; deinit { print("-", type(of: self)) } }
class Sub: Base {}
protocol Named { static var title: String { get }; init() }
struct A: Named { static var title: String { "A!" } }
final class B: Named { static var title: String { "B!" }; init() {} }
func make<T: Base>(_ type: T.Type) -> T { return type.init() }
func fresh<T: Named>(_ type: T.Type) -> T { print(type.title, T.title); return T() }
func kind<T>(_ type: T.Type) -> String { "\(type) \(T.self)" }
let s = make(Sub.self)
print(s)
let b: Base = make(Base.self)
print(b)
print(fresh(A.self), fresh(B.self))
print(kind(Int.self), kind([String].self), kind(Sub.self))
class Registry { static let shared = Registry(); private var made: [String: Base] = [:]
  func get<T: Base>(_ type: T.Type) -> T { let key = String(describing: type); if let old = made[key] as? T { return old }; let new = type.init(); made[key] = new; return new } }
print(Registry.shared.get(Sub.self) === Registry.shared.get(Sub.self), Registry.shared.get(Base.self) === Registry.shared.get(Sub.self))
print(kind(Int?.self), kind([Int: String].self), kind((Int, Int).self))
print([Int].self)
let x = [Int].self
print(x)