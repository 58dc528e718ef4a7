class Animal { required init() {}; class func kind() -> String { "animal" }; static let shared = Animal() }
class Dog: Animal { override class func kind() -> String { "dog" } }
func make(_ t: Animal.Type) -> Animal { return t.init() }
let t: Animal.Type = Dog.self
print(t.kind(), make(t), make(Animal.self), t == Dog.self, t == Animal.self, t)
let all: [Animal.Type] = [Animal.self, Dog.self]
for each in all { print(each, each.kind(), each.init()) }
let o: Animal.Type? = nil
print(o as Any, o == nil)
struct S {}
let x: Any = S(), y: Any = 4, z: Any = Dog(), w: Any = "s", v: Any = [1, 2]
print(type(of: x) == S.self, type(of: y) == Int.self, type(of: y) == S.self, type(of: z) == Dog.self, type(of: w) == String.self)
print([type(of: x), type(of: y), type(of: z), type(of: w), type(of: v)])
print(type(of: x), type(of: y), type(of: z), type(of: w), type(of: v), "\(type(of: v))")
print(String(describing: type(of: x)), type(of: x) != type(of: y))
let st: S.Type = S.self
print(st, [st])
let ts: Any.Type = type(of: y)
print(ts)
func kinds(_ all: [Any]) { for a in all { print(type(of: a), terminator: " ") }; print() }
kinds([1, 2.5, "a", true, S(), Dog(), [1], ["a": 1], (1, 2), Optional(3) as Any])
print(z is Dog, type(of: z) is Animal.Type)
let a: Any = S.self
print(a)
let b: Any = Dog.self
print(b)
