class A { var n = 1 { didSet { print("A", n) } } }
class B: A {
  override var n: Int {
    willSet { print("B will", newValue) }
    didSet { print("B did", oldValue) }
  }
}
let b = B()
b.n = 2
let a: A = b
a.n += 3
