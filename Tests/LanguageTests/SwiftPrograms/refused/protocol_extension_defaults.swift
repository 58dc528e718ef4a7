protocol P { func a() -> String }
extension P {
  func a() -> String { "default a" }
  func b() -> String { "P b" }
}
struct S: P { func b() -> String { "S b" } }
struct T: P {
  func a() -> String { "T a" }
  func b() -> String { "T b" }
}
let list: [P] = [S(), T()]
for p in list { print(p.a(), p.b()) }
print(S().b(), T().b())
