struct Bad: Error {}
func half(_ n: Int) throws -> Int {
  guard n % 2 == 0 else { throw Bad() }
  return n / 2
}
let a = try? half(8)
let b = try? half(3)
print(a ?? -1, b ?? -1)
if let c = try? half(10) { print(c) }
print(try! half(6))
print((try? half(half(12))) ?? 0, (try? half(half(6))) ?? 0)
