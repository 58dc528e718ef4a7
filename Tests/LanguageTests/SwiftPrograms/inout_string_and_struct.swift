struct S {
  var a = [1]
  var s = "x"
  mutating func m() {
    a.append(a.count)
    s += "y"
  }
}
func change(_ s: inout S) {
  s.m()
  s = S(a: s.a + [9], s: s.s)
}
var s = S()
change(&s)
print(s.a, s.s)
