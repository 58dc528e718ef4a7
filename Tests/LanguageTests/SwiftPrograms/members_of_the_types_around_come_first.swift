func action() { print("global") }
func log(_ s: String) { print("G", s) }
let score = 1000
struct Outer<T> { let action: () -> Void
  func tap() { action() } }
Outer<Int> { print("generic") }.tap()
class Game { static var score = 0
  static func log(_ s: String) { print("Game", s) }
  static var handler: (Int) -> Int = { $0 + 1 }
  enum Level { case low, high
    func show() { log("l"); score += 1; print(score, handler(5)) } }
  static let best = Level.high
  class Player { var n = score
    let lam = { score += 10 }
    func show() { print(score, best); lam(); log("p"); let c = { log("c\(score)") }; c() }
    static func s() { log("static"); print(handler(1)) } } }
Game.Level.low.show(); Game.Player().show(); Game.Player.s(); print(Game.score)
class Sup { static let shared = "sup"; static func tool() -> String { "tool" } }
class Sub: Sup { struct In { func f() -> String { shared + tool() } } }
print(Sub.In().f())
func local() { class L { static var k = 3; struct M { func g() -> Int { k } } }
  print(L.M().g()) }
local()
enum En { case a
  var max: (Int, Int) -> Int { { $0 * $1 } }
  func f() -> Int { max(3, 4) } }
print(En.a.f())
class CP { let print: (String) -> Void = { Swift.print("own", $0) }
  lazy var min: (Int, Int) -> Int = { a, b in a - b }
  func f() { print("x"); self.print("y"); Swift.print(min(9, 3)); [1].forEach { _ in print("z") } } }
CP().f()
func withDefault(_ x: Int = score) -> Int { x }
class Caller { static let score = 5
  func f() -> Int { withDefault() } }
print(Caller().f())
struct Kt { static func make() -> Int { 1 }
  func make() -> Int { 2 } }
print(Kt.make(), Kt().make())
