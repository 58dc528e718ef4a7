var calls = 0
func next() -> Int {
  calls += 1
  print("next \(calls)")
  return calls - 1
}
func say(_ s: String) -> Int {
  print(s)
  return s.count
}
class C {
  var list: [Int] = []
  func m(_ n: Int) -> Int { n }
}
var c: C? = nil
print(c?.m(say("not told")) as Any)
c?.list.append(say("not told"))
c = C()
print(c?.m(say("told")) as Any)
c?.list.append(say("told too"))
print(c!.list)
