class Light {
  var level: Int = 0 {
    willSet { print("will", newValue) }
    didSet { print("did", oldValue, level) }
  }
  init() { level = 1 }
}
let light = Light()
light.level = 5
light.level += 2
