struct S {
  var raw = 2
  var half: Int {
    get {
      print("get")
      return raw / 2
    }
    set {
      print("set", newValue)
      raw = newValue * 2
    }
  }
}
func add(_ n: inout Int) { n += 3 }
var s = S()
add(&s.half)
print(s.raw)
s.half += 1
print(s.raw)
