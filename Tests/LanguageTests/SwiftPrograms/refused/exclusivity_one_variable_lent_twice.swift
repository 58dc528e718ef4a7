var pair = (1, 2)
func set(_ a: inout Int, _ b: inout Int) {
  a = 5
  b = 6
}
set(&pair.0, &pair.1)
print(pair)
