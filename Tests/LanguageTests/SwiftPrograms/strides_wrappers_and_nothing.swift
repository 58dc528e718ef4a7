class Course { let name: String; init(_ n: String) { name = n } ; deinit { print("~Course") } }
@propertyWrapper struct Counted {
  private var n = 0
  init() { print("made") }
  var wrappedValue: Int { get { n } set { n = newValue * 2 } }
}
struct S { @Counted var a: Int; @Counted() var b: Int }
var s = S()
print(s.a, s.b)
s.a = 4
print(s.a)
func unit() { var z: () = (); z = print("again"); z = (); print(z) }
unit()
print("Int", Int.self)
for i in stride(from: UInt(0), to: 10, by: 3) { print(i, terminator: " ") }
print()
for i in stride(from: UInt64(10), through: 0, by: -5) { print(i, terminator: " ") }
print()
for i in stride(from: UInt8(0), to: 250, by: 100) { print(i, terminator: " ") }
print()
