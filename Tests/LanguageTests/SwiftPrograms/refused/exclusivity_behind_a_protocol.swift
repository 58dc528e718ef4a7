protocol P { mutating func go() }
struct S: P {
  var n = 0
  mutating func go() {
    n += 1
    touch()
  }
}
func touch() { print((p as! S).n) }
var p: P = S()
p.go()
