extension Int {
  var squared: Int { self * self }
  func times(_ body: () -> Void) { for _ in 0..<self { body() } }
  static var answer: Int { 42 }
  var isBig: Bool { self > 100 }
}
extension String {
  var shouted: String { uppercased() + "!" }
  func repeated(_ n: Int) -> String {
    var result = ""
    for _ in 0..<n { result += self }
    return result
  }
}
extension Double {
  var half: Double { self / 2 }
}
print(7.squared, Int.answer, 101.isBig, 3.isBig)
2.times { print("hi") }
print("hey".shouted, "ab".repeated(3), 5.0.half)
