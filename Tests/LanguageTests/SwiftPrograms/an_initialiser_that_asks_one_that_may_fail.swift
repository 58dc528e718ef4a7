// Where the initialiser that was asked fails, the one that asked it fails at once.
class Base {
  let name: String
  init?(_ name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
  convenience init?(twice name: String) {
    self.init(name + name)
    print("twice", self.name)
  }
  deinit { print("gone", name) }
}
class Derived: Base {
  let n: Int
  init?(_ name: String, _ n: Int) {
    self.n = n
    defer { print("left") }
    super.init(name)
    print("derived", self.name)
    if n < 0 { return nil }
  }
  init(sure name: String) {
    n = 7
    super.init(name)!
    print("sure")
  }
  convenience init?(zero name: String) {
    self.init(name, 0)
    print("zero")
  }
}
struct Size {
  let width: Int
  init?(_ width: Int) {
    guard width > 0 else { return nil }
    self.width = width
  }
  init?(text: String) {
    print("text")
    self.init(Int(text) ?? 0)
    print("read", width)
  }
  init(sure width: Int) { self.init(width)! }
}
enum Level: Int {
  case low = 1, high
  init?(text: String) {
    guard let n = Int(text) else { return nil }
    self.init(rawValue: n)
    print("level")
  }
}
for name in ["", "a"] {
  print(Base(name) == nil, Base(twice: name) == nil)
  print(Derived(name, 1) == nil, Derived(name, -1) == nil, Derived(zero: name) == nil)
  print(Size(text: name) == nil, Level(text: name) == nil)
}
print(Derived(sure: "b").n, Size(text: "4")!.width, Size(sure: 5).width)
print(Level(text: "2")!, Level(text: "9") == nil)
