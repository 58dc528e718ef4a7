var n = 1
func change(_ x: inout Int, _ f: () -> Void) {
  x += 1
  f()
  x += 1
}
change(&n) { n = 10 }
print(n)
