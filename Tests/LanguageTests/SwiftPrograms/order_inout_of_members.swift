struct In { var n = 1 }
struct Out {
  var i = In()
  var list = [In(), In()]
}
func bump(_ n: inout Int) { n += 5 }
func grow(_ i: inout In) { i.n *= 7 }
var o = Out()
bump(&o.i.n)
grow(&o.i)
print(o.i.n)
bump(&o.list[1].n)
grow(&o.list[0])
print(o.list.map { $0.n })
