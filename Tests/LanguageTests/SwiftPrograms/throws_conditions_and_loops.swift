struct E: Error {}
func f(_ n: Int) throws -> Bool {
  print("f", n)
  if n == 3 { throw E() }
  return n < 2
}
func g() throws {
  var i = 0
  while try f(i) { i += 1 }
  if try f(5) || f(1) { print("yes") }
  for x in [1, 3, 4] where try f(x) { print("x", x) }
}
do { try g() } catch { print("caught") }
