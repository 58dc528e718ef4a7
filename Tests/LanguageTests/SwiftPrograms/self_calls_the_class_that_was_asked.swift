class A { class func kind() -> String { "A" }; static var count = 0; class var label: String { "la" }; required init() { Self.count += 1 }; func show() -> String { Self.kind() + Self.label }; static func both() -> String { Self.kind() + self.kind() }; lazy var mine: String = Self.kind() }
class B: A { override class func kind() -> String { "B" }; override class var label: String { "lb" } }
print(B().show(), A().show(), B.both(), A.count, B().mine)
let f: (A) -> String = { $0.show() }
print(f(B()))
