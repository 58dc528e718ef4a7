class B { var x = 0 { didSet { print("d", x) } }
  lazy var l: Int = 1 { didSet { print("ld", oldValue, l) } willSet { print("lw", newValue) } }
  init() { x = 1; l = 5; defer { x = 2; print("in defer") }; l += 1; func f() { x = 8 }; f(); let c = { self.x = 9 }; c() }
  deinit { x = 99; defer { x = 3 }; print("dein", x); l = 7; self.x += 1; let o = self; o.x = 44; func g() { x = 5 }; g() } }
class D: B { override var x: Int { didSet { print("D d", x) } }; var y = 1 { didSet { print("y") } }
  override init() { super.init(); x = 50; y = 2; defer { y = 3; x = 51 } }
  deinit { y = 5; x = 77; print("D dein") } }
do { _ = B() }
print("--")
do { _ = D() }
print("--")
struct S { var x = 0 { didSet { print("s", x) } }; init() { x = 1; defer { x = 2; x += 1 }; x = 4; print("x") } }
print(S().x)
