var calls = 0
func next() -> Int {
  calls += 1
  print("next \(calls)")
  return calls - 1
}
func say(_ s: String) -> Int {
  print(s)
  return s.count
}
struct P { var ys: [Int] = [] }
var ps = [P(), P()]
ps[next()].ys.append(9)
ps[next()].ys.append(8)
print(ps.map { $0.ys })
