struct In {
  var a = 1
  var b = 2
}
struct S {
  var i = In() { didSet { print("changed", oldValue.a, i.a) } }
  var list = [1] { didSet { print("list", oldValue.count, list.count) } }
}
var s = S()
s.i.a = 5
s.i.b += 1
s.list.append(2)
s.list[0] = 8
print(s.i.a, s.i.b, s.list)
