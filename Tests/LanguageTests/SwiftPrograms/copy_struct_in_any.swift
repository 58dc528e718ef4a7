struct S { var n = 1 }
var s = S()
let a: Any = s
s.n = 5
print((a as! S).n, s.n)
var t = a as! S
t.n = 9
print((a as! S).n)
