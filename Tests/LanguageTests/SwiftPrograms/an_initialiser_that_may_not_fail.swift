class Base {
  init?(_ n: Int) { if n < 0 { return nil } }
}
class Derived: Base {
  override init(_ n: Int) { super.init(n) }
}
print(Derived(1))
