struct E: Error {}
func bad(_ b: Bool) throws -> Int {
  if b { throw E() }
  return 7
}
var a = [1, 2]
do {
  a[0] = try bad(false)
  a[1] = try bad(true)
} catch { print("caught") }
print(a)
var n = 1
do {
  n += try bad(false)
  n += try bad(true)
} catch { print("caught") }
print(n)
