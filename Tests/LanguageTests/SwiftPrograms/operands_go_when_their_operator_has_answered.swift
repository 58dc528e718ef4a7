class T {
  static var made = 0
  let id: Int
  init() {
    T.made += 1
    id = T.made
    print("T\(id)")
  }
  deinit { print("~T\(id)") }
  static func + (a: T, b: T) -> T {
    print("\(a.id)+\(b.id)")
    return T()
  }
  static func < (a: T, b: T) -> Bool {
    print("\(a.id)<\(b.id)")
    return a.id < b.id
  }
  static prefix func ! (a: T) -> T { T() }
  static prefix func - (a: T) -> T { T() }
  static func += (a: inout T, b: T) { a = T() }
}
_ = T() + T()
print("-")
_ = T() + T() + T()
print("-")
let x = T() + (T() + T())
print("-", x.id)
if T() < T() { print("less") }
let both = T() < T() && T() < T()
print(both)
print((T() + T()).id)
_ = !T()
_ = -T()
var y = T()
y += T()
y = y + T()
print("end")
