protocol Shape { func area() -> Double; mutating func grow(); static var kind: String { get } }
extension Array: Shape where Element == Double {
  func area() -> Double { return reduce(0, +) }
  mutating func grow() { append(1) }
  static var kind: String { return "list" }
}
var a: [Double] = [1, 2]
a.grow(); print(a.area())
var s: any Shape = a
s.grow(); print(s.area(), a.count)
func f<T: Shape>(_ t: T) -> Double { var u = t; u.grow(); return u.area() }
print(f(a))
protocol Named { var name: String { get } }
extension Int: Named { var name: String { return "n\(self)" } }
extension Array: Named where Element: Named { var name: String { return "[" + map { $0.name }.joined(separator: " ") + "]" } }
print([1, 2].name, [[1], [2, 3]].name)
func show(_ n: any Named) { print(n.name) }
show([[1], []]); show(3)
extension Dictionary: Named where Key == String { var name: String { return keys.sorted().joined() } }
show(["b": 1, "a": 2])
protocol Describing { var text: String { get }; func twice() -> String }
extension Describing { func twice() -> String { return text + text } }
extension Array: Describing { var text: String { return "array of \(count)" } }
extension Int: Describing { var text: String { return "int \(self)" } }
extension String: Describing { var text: String { return "string \(self)" } }
extension Dictionary: Describing { var text: String { return "dictionary of \(count)" } }
extension Set: Describing { var text: String { return "set of \(count)" } }
extension Bool: Describing { var text: String { return "bool" } }
extension Double: Describing { var text: String { return "double" } }
let all: [any Describing] = [1, "a", [1, 2], ["a": 1], Set([1]), true, 2.5]
for d in all { print(d.text, d.twice()) }
func tell<T: Describing>(_ t: T) { print(t.text) }
tell([1, 2, 3]); tell("s"); tell(4); tell(["k": 1])
let one: any Describing = [1]
if let a = one as? [Int] { print(a) }
print(one is [Int], one is String)
