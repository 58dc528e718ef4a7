class A { let v: Int
  init(a: Int) { v = a }
  convenience init() { self.init(a: 5) } }
class B: A { convenience override init(a: Int) { self.init(c: a * 2) }
  init(c: Int) { super.init(a: c) } }
print(B().v, B(a: 1).v, B(c: 3).v)
class C0 {
    init() {}
    init(a: Int) {}
    convenience init(b: String) { self.init() }
}
class C1: C0 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C2: C1 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C3: C2 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C4: C3 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C5: C4 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C6: C5 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C7: C6 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C8: C7 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C9: C8 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C10: C9 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C11: C10 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C12: C11 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C13: C12 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C14: C13 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C15: C14 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C16: C15 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C17: C16 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C18: C17 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C19: C18 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C20: C19 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C21: C20 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C22: C21 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C23: C22 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C24: C23 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C25: C24 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C26: C25 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C27: C26 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C28: C27 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
class C29: C28 {
    override init() { super.init() }
    override init(a: Int) { super.init(a: a) }
}
print(C29(b: "x") is C0)
