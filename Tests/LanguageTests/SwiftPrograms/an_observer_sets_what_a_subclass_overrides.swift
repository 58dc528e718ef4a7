class Gauge {
  var level = 0 {
    willSet { print("will be \(newValue)") }
    didSet {
      if level > 100 { level = 100 }
      self.level -= 1
      print("was \(oldValue), is \(level)")
    }
  }
  func fill() { level = 500 }
}
class Loud: Gauge {
  override var level: Int { didSet { print("loud \(oldValue) -> \(level)") } }
}
let plain = Gauge()
plain.level = 7
plain.fill()
let loud = Loud()
loud.level = 300
loud.fill()
