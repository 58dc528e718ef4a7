class Model {
  var value = 0 {
    willSet { print("will", newValue) }
    didSet { if oldValue != value { print("did", oldValue, value) } }
  }
  lazy var text: String = {
    print("computing")
    return "v\(value)"
  }()
}
let m = Model()
m.value = 3
print(m.text, m.text)
m.value = 3
