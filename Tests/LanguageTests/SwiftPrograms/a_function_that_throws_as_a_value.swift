func parse(_ s: String) throws -> Int {
  struct0()
  return s.count
}
func struct0() {}
print(try ["a"].map(parse))
