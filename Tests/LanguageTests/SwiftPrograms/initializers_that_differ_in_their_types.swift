class Base {
  let text: String
  init(_ number: Int) { text = "number \(number)" }
  init(_ text: String) { self.text = text }
  convenience init?(_ flag: Bool) {
    if !flag { return nil }
    self.init(1)
  }
  deinit { print("end of \(text)") }
}
class Sub: Base {
  override init(_ text: String) { super.init("sub " + text) }
  init(_ value: Double) { super.init(Int(value)) }
}
class Other: Base {
  init(_ value: Character) { super.init(String(value)) }
  override init(_ number: Int) { super.init(number * 2) }
}
struct Point {
  var x: Int, y: Int
  init(_ both: Int) { x = both; y = both }
  init(_ text: String) { x = text.count; y = 0 }
  init(_ other: Point) { x = other.y; y = other.x }
}
print(Base(5).text, Base("five").text, Base(true)!.text, Base(false) == nil)
print(Sub("s").text, Sub(2.5).text)
print(Other(4).text, Other("c" as Character).text)
print(Point(3), Point("four"), Point(Point("ab")))
