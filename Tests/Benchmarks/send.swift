// 100 calls of a method that adds to a stored property and answers.
final class Counter {
  var total = 0
  func add(_ amount: Int) -> Int {
    total += amount
    return total
  }
}
func run(_ turns: Int) {
  let counter = Counter()
  for i in 0..<turns { _ = counter.add(i) }
}
run(100)
