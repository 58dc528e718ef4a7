var d = ["a": 1]
func changed() -> Int {
  d["a"] = nil
  return 4
}
d["a"]? += changed()
print(d)
