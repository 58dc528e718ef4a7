struct E: Error {}
class C {
  let s: String
  init(_ s: String) { self.s = s }
  deinit { print("deinit", s) }
}
func bad() throws -> Int { throw E() }
func f(_ c: C, _ n: Int) { print(c.s, n) }
do { try f(C("lost"), bad()) } catch { print("caught") }
print("end")
