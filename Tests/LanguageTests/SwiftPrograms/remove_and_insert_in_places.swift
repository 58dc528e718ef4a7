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
var g = [[1, 2], [3, 4]]
print(g[next()].removeLast(), g[next()].removeFirst(), g)
g[0].insert(7, at: next() - 2)
g[1].removeAll()
print(g, g[0].popLast() as Any, g)
var d = ["a": [1, 2]]
print(d["a"]!.removeFirst(), d["a"]!)
print(d.removeValue(forKey: "a") as Any, d.count)
