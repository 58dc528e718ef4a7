enum E: Error { case bad(Int) }
func f(_ n: Int) throws -> Int {
  print("f", n)
  if n > 2 { throw E.bad(n) }
  return n
}
func all() throws -> [Int] { try [1, 2, 3, 4].map { try f($0) } }
do { print(try all()) } catch E.bad(let n) { print("bad", n) } catch { print("other") }
print((try? f(1)) as Any, (try? f(5)) as Any)
let x = (try? f(9)) ?? (try? f(2)) ?? 0
print(x)
