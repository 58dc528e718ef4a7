func log(_ s: String) { print("G", s) }
protocol Svc { var n: Int { get }; func run() }
extension Svc { func start() { log("start \(n)"); run(); let c = { log("closure"); run() }; c(); print(title, Kind()) }
  var both: String { title + "\(n)" }
  static func st() { log("st") } }
let title = "gtitle"
struct Kind {}
struct Net: Svc { let n = 1; let title = "ntitle"; struct Kind { let q = 1 }
  func log(_ s: String) { print("N", s) }
  func run() { log("run") } }
class CNet: Svc { var n = 2; var title = "ctitle"
  func log(_ s: String) { print("C", s) }
  func run() { log("crun") } }
Net().start(); print(Net().both); Net.st(); CNet().start(); print(CNet().both)
protocol Ov { func f(_ x: Double) -> String }
extension Ov { func both() -> String { f(1) + self.f(2) } 
  func other(_ o: Self) -> String { o.f(3) } }
struct OvS: Ov { func f(_ x: Double) -> String { "D" }
  func f(_ x: Int) -> String { "I" } }
class OvC: Ov { func f(_ x: Int) -> String { "I" }
  func f(_ x: Double) -> String { "D" } }
print(OvS().both(), OvS().other(OvS()), OvC().both(), OvS().f(1), OvC().f(1))
extension Svc { func dflt(_ s: String = title) -> String { s } }
print(Net().dflt())
protocol Hid { }
func tally() -> String { "gtally" }
extension Hid { func r() -> String { "\(tally()) \(mood)" } }
let mood = "gmood"
class HidC: Hid { var tally: () -> String = { "own" }; var mood = "own" 
 func q() -> String { tally() + mood } }
print(HidC().r(), HidC().q(), tally(), mood)
