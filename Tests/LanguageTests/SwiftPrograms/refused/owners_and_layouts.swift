struct Ticket: ~Copyable {
  let n: Int
  consuming func use() { print(n) }
}
func take(_ s: consuming String) { print(s) }
func look(_ s: borrowing [Int]) { print(s.count) }
print(MemoryLayout<Int>.size)
