class Base {
  var name: String
  init(name: String) { self.name = name; setUp() }
  convenience init() { self.init(name: "base") }
  func setUp() { print("Base.setUp", name) }
  var text: String { "Base(\(name))" }
}
class Derived: Base {
  var extra: Int
  init(name: String, extra: Int) { self.extra = extra; super.init(name: name) }
  override func setUp() { super.setUp(); print("Derived.setUp", extra) }
  override var text: String { "Derived<\(super.text), \(extra)>" }
}
print(Base().text)
let d = Derived(name: "d", extra: 4)
print(d.text, d is Base, (d as Base).text)
let list: [Base] = [Base(name: "x"), d]
for each in list { print(each.text, each as? Derived != nil) }
