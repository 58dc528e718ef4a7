struct Level {
  var value = 0 { didSet { if value > 10 { value = 10 } } }
}
var level = Level()
level.value = 50
print(level.value)
