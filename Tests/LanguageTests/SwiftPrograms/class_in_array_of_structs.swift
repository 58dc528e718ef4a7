class C { var n = 0 }
struct S {
  let c = C()
  var k = 0
}
var list = [S(), S()]
list[0].c.n = 5
list[0].k = 6
let copy = list
list[0].c.n += 1
list[0].k += 1
print(copy[0].c.n, copy[0].k, list[0].k)
