// A property's type is found from its first value, whatever that speaks of and wherever it is declared.
class First {
  let second = makeSecond()
  var count = Second.limit
  var both = [makeSecond(), Second(name: "x")]
  lazy var name = second.name + "!"
  static let shared = First.make()
  static func make() -> First { return First() }
  var pair = (makeSecond().name, Third.start)
  let text = describe(Third.start)
}
struct Second {
  var name = Third.word()
  static let limit = Third.start + 1
}
enum Third {
  static var start = count(3)
  static func word() -> String { return "word" }
}
func makeSecond() -> Second { return Second() }
func count(_ n: Int) -> Int { return n * 2 }
func describe<T>(_ value: T) -> String { return "<\(value)>" }
let first = First.shared
print(first.second.name, first.count, first.both.count, first.name, first.pair, first.text)
func change(_ second: inout Second) { second.name += "s" }
var second = makeSecond()
change(&second)
print(second.name)
