func f() -> Int {
  var n = 1
  func add(_ m: Int) { n += m }
  add(2)
  add(3)
  return n
}
print(f())
func outer() -> () -> Int {
  var k = 0
  func inc() -> Int {
    k += 1
    return k
  }
  return inc
}
let i = outer()
print(i(), i())
