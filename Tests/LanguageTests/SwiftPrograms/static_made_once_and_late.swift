func make(_ s: String) -> Int {
  print("make", s)
  return s.count
}
class C {
  static let a = make("a")
  static var b = make("bb")
  let n = make("n")
}
print("start")
_ = C()
print(C.b)
C.b += 5
print(C.b, C.a, C.a)
struct S { static var list = [1] }
S.list.append(2)
S.list[0] += 4
print(S.list)
