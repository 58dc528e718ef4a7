struct S {}
class C {}
let x: Any = S(), y: Any = 4, z: Any = C()
print(type(of: x) == S.self, type(of: y) == Int.self, type(of: y) == S.self, type(of: z) == C.self, type(of: z) == type(of: C()))
print(S.self, Int.self, [S.self, S.self])
switch type(of: y) { case is Int.Type: print("int"); default: print("other") }
