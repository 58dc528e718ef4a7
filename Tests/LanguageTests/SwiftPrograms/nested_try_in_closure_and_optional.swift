struct E: Error {}
func f(_ n: Int?) throws -> Int {
  guard let n = n else { throw E() }
  return n
}
class C {
  var n: Int? = 4
  func m(_ k: Int) -> Int { k + 1 }
}
var c: C? = C()
print(try c?.m(f(3)) as Any)
c = nil
print(try c?.m(f(nil)) as Any)
do {
  c = C()
  print(try c!.m(f(nil)))
} catch { print("caught") }
