class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}
protocol P {
  var o: O { get set }
  mutating func rep(_ s: String)
}
struct S: P {
  var o: O
  mutating func rep(_ s: String) {
    o = O(s)
    print("rep")
  }
}
var op: P? = S(o: O("9"))
op?.rep("10")
op!.rep("11")
let keep = op
op?.rep("12")
op?.o = O("13")
print(keep!.o.n, op!.o.n)
op = nil
print("x")
