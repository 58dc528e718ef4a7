// The same in Swift: each sum is tested for overflow.
func run(_ turns: Int) {
  var i = 0
  while i < turns { i += 1 }
}
run(100)
