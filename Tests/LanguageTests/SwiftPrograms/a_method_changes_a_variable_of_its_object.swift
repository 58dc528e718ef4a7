class Counter {
  var count = 0
  func bump(by amount: Int = 1) -> Int {
    count += amount
    return count
  }
}
let counter = Counter()
_ = counter.bump()
print(counter.bump(by: 5), counter.count)
