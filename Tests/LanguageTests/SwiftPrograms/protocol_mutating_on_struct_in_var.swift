protocol Counter {
  mutating func up()
  var n: Int { get }
}
struct C: Counter {
  var n = 0
  mutating func up() { n += 1 }
}
var c: any Counter = C()
c.up()
c.up()
print(c.n)
func run<T: Counter>(_ t: inout T) { t.up() }
var d = C()
run(&d)
run(&d)
print(d.n)
