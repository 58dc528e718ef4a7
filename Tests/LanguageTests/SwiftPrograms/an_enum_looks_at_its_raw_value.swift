enum Planet: Int, CaseIterable {
  case mercury = 1, venus, earth
  var isFirst: Bool { rawValue == 1 }
  static var count: Int { allCases.count }
  mutating func next() { self = Planet(rawValue: rawValue + 1) ?? .mercury }
}
var p = Planet.venus
p.next()
print(p, p.rawValue, Planet.count, Planet.mercury.isFirst)
p.next()
print(p)
