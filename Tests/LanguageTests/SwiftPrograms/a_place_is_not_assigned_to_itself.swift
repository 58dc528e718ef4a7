struct S { var n = 1; mutating func f() { n = n; self = self } }
var a = [1]
a[0] = a[0]
var t = (1, 2)
t.0 = t.0
var s = S()
s.n = s.n
class K { static var k = 1; static func g() { k = k } }
K.k = K.k
func h(_ p: inout Int) { p = p }
