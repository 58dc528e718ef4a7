class A { required init() {}; class func make() -> Self { Self() }; static func again() -> Self { return Self.init() }; func twin() -> Self { Self() }; func kind() -> String { "\(type(of: self))" } }
class B: A {}
print(B.make().kind(), B.again().kind(), B().twin().kind(), A.make().kind(), A().twin().kind())
protocol Sh { init(); var nm: String { get } }
extension Sh { static func make() -> Self { Self() }; func copy() -> Self { Self() }; func via() -> Self { let f = { Self() }; return f() } }
class C: Sh { required init() {}; var nm: String { "C" } }
class D: C { override var nm: String { "D" } }
print(D.make().nm, type(of: D.make()), C.make().nm, D().copy().nm, D().via().nm)
struct T: Sh { var nm: String { "T" } }
print(T.make().nm, T().copy().nm)
