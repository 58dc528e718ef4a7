extension String {
  func padded(to width: Int) -> String { self + String(repeating: ".", count: max(0, width - count)) }
  func least(_ n: Int) -> Int { min(n, count) }
  var first3: String { String(prefix(min(3, count))) }
  func letter() -> Character? { max() }
}
extension Array where Element == Int {
  func span() -> Int { (max() ?? 0) - (min() ?? 0) }
  func bounded() -> [Int] { map { Swift.max(0, $0) } }
}
print("ab".padded(to: 4), "abc".least(9), "abcdef".first3, "hello".letter()!)
print([3, 9, 4].span(), [-1, 2].bounded())
