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
var names = ["a", "b", "c"]
names[next()] += "x"
names[next()] += "y"
print(names)
var lists = [[1], [2]]
lists[next() - 2] += [5]
print(lists)
