func tool() -> String { "gtool" }
let title = "global", kept = 4
class A { private var title = 1; private let kept = 2
  private func tool() -> String { "own" }
  func a() { print(title, tool(), kept) } }
class B: A { func f() { print(title, tool(), kept) }
  static func g() { print(title, tool()) } }
class C: B { var title = "c"
  func h() { print(title, tool()) } }
B().f(); B().a(); B.g(); C().h(); C().f(); C().a()
class E1 { var onTap: () -> Void = { print("tap") }
  func fire() { onTap() } }
class E2: E1 { func onTap(_ n: Int) { print("tap", n) }
  override var onTap: () -> Void { didSet { print("set") } } }
let e = E2(); e.onTap = { print("new") }; e.fire(); e.onTap(4); e.onTap()
enum Suit { case a; static func == (l: Suit, r: Suit) -> Bool { true }
  struct Card { let s = Suit.a; func isA() -> Bool { s == a } } }
print(Suit.Card().isA())
struct Lib { static let version = 3
  struct Part { static let version = 4; struct Sub { func v() -> Int { version } }
    func v() -> Int { Part.version } } }
extension Lib.Part { func w() -> Int { Self.version + Lib.version } }
print(Lib.Part.Sub().v(), Lib.Part().v(), Lib.Part().w())
class Counter { static var made = 0
  struct Token { init() { made += 1 }
    var n: Int { get { made } set { made = newValue } } }
  lazy var t = Token() }
var tk = Counter.Token(); tk.n = 9; _ = Counter().t; print(Counter.made)
protocol Greeter { var greet: (String) -> String { get } }
func greet(_ s: String) -> String { "G " + s }
extension Greeter { func hi() -> String { greet("x") } }
struct Gr: Greeter { let greet: (String) -> String = { "own " + $0 } }
class GrC: Greeter { var greet: (String) -> String { { "cls " + $0 } } }
print(Gr().hi(), GrC().hi(), greet("q"))
class Setter { var x = 1 { didSet { print("set", x) } }
  func setX(_ n: Int) { print("setX", n) }
  func run() { x = 2; setX(3) } }
class Setter2: Setter { func setX(_ s: String) { print("text", s) }
  override var x: Int { didSet { print("set2", x) } } }
Setter().run(); let s2 = Setter2(); s2.run(); s2.setX("q"); s2.setX(4)
