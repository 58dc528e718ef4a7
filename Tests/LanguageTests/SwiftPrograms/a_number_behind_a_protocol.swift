protocol Describable {
  var text: String { get }
  func twice() -> String
}
extension Describable {
  func twice() -> String { text + text }
}
extension Int: Describable {
  var text: String { "int \(self)" }
}
struct Point: Describable {
  var x = 1
  var text: String { "point \(x)" }
}
let all: [Describable] = [3, Point(), Point(x: 4)]
for each in all { print(each.text, each.twice()) }
