extension Array {
  init(twice x: Element) { self = [x, x] }
  init(n: Int, of x: Element) { self.init(repeating: x, count: n) }
}
extension Dictionary { init(one k: Key, _ v: Value) { self = [k: v] } }
extension Set { init(just x: Element) { self = [x] } }
extension Array where Element == Int {
  init(upTo n: Int) { self.init(); for i in 0..<n { append(i) } }
  init?(maybe n: Int) { if n < 0 { return nil }; self = [n] }
}
struct Car { var n: String }
extension String {
  init(_ car: Car) { self = "car " + car.n }
  init(n: Int) { self.init(repeating: "-", count: n) }
  init?(digit: Int) { guard digit < 10 else { return nil }; self = "\(digit)" }
}
extension Int { init(_ c: Car) { self = c.n.count }; init(half n: Int) { self.init(n / 2) } }
extension Double { init(cents: Int) { self = Double(cents) / 100 } }
print(Array(twice: 3), [String](n: 2, of: "a"), [Int](twice: 1), Dictionary(one: "a", 1), Set(just: 4))
print([Int](upTo: 4), Array(upTo: 2), Array(maybe: -1) == nil, Array(maybe: 2)!)
print(String(Car(n: "x")), String(5), String(n: 3), String(digit: 11) ?? "none", String(digit: 3) ?? "none")
print(Int(Car(n: "four")), Int("12") ?? 0, Int(half: 9), Int(3.7), Double(cents: 250))
