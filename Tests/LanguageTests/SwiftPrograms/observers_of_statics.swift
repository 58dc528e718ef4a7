class O {
  let n: String
  init(_ n: String) {
    self.n = n
    print("init \(n)")
  }
  deinit { print("deinit \(n)") }
}
class A {
  static var n = 1 { didSet { print("n \(oldValue) \(n)") } }
  static var all: [Int] = [] { willSet { print("will \(newValue.count)") } }
  init() {
    A.n += 1
    A.all.append(A.n)
  }
  static func reset() {
    n = 0
    self.n = 5
  }
}
_ = A()
_ = A()
A.reset()
print(A.n, A.all)
struct S {
  static var last: O? { didSet { print("last \(last?.n ?? "nil")") } }
  static var k = 0 { didSet { if k > 3 { k = 3 } } }
}
S.last = O("1")
S.last = nil
S.k = 10
print(S.k)
class B: A {
  func up() {
    A.n += 10
    B.n += 1
  }
}
B().up()
class T {
  static var count = 0 { didSet { print("count \(count)") } }
  init() { T.count += 1 }
  deinit { T.count -= 1 }
}
do {
  let a = T()
  let b = T()
  _ = (a, b)
}
