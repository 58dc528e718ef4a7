class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}

struct Box {
  var o: O
  var watched = 0 { didSet { print("watched \(watched)") } }
  var last: O {
    get { o }
    set {
      o = newValue
      print("last is set")
    }
  }
  init(_ s: String) { o = O(s) }
  mutating func set(_ s: String) {
    o = O(s)
    print("set ends")
  }
}
enum Switch {
  case on(O), off
  mutating func flip() {
    switch self {
    case .on: self = .off
    case .off: self = .on(O("new"))
    }
    print("flip ends")
  }
}
func change(_ box: inout Box) {
  box = Box("changed")
  print("change ends")
}
func replace(_ o: inout O) {
  o = O("changed")
  print("change ends")
}
class Holder {
  var box: Box? = Box("a")
  var list = [Box("x")]
}

var boxes = [Box("a"), Box("b")]
let copy = boxes
boxes[0].set("c")
print(copy[0].o.n, boxes[0].o.n)
boxes[0].set("d")
change(&boxes[0])
boxes[0].last = O("e")
boxes[0].watched += 1
print("--- of a dictionary")
var byName = ["k": Box("a")]
byName["k"]!.set("b")
byName["k"]?.set("c")
byName["none"]?.set("never")
byName["new", default: Box("default")].set("d")
change(&byName["k"]!)
print("--- in optionals and in objects")
let holder = Holder()
holder.box!.set("b")
holder.box?.set("c")
holder.list[0].set("y")
var maybe: [Box?] = [Box("m"), nil]
maybe[0]!.set("n")
maybe[0]?.set("o")
maybe[1]?.set("never")
print("--- within each other")
var rows = [[Box("a")], [Box("b")]]
rows[1][0].set("c")
var pairs = [(Box("p"), 1)]
pairs[0].0.set("q")
print("--- objects and enums")
var objects = [O("p"), O("q")]
replace(&objects[1])
var switches = [Switch.on(O("s")), .off]
switches[0].flip()
switches[1].flip()
protocol Changes { mutating func grow() }
struct Plant: Changes {
  var o = O("seed")
  mutating func grow() {
    o = O("tree")
    print("grow ends")
  }
}
var plants: [Changes] = [Plant()]
plants[0].grow()
var plant: Changes = Plant()
plant.grow()
print("end")
