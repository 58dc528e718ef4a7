func outer(_ n: inout Int) {
  func inner(_ m: Int) -> Int { m + 1 }
  n = inner(n)
  deeper(&n)
}
func deeper(_ n: inout Int) { n *= 2 }
var v = 3
outer(&v)
print(v)
