var a = [1, 2, 3]
func grow() -> Int {
  a.append(0)
  return a.count
}
let n = a.count + grow() + a.count
print(n)
var s = "x"
func more() -> String {
  s += "y"
  return s
}
print(s + more() + s)
var k = 1
func inc() -> Int {
  k += 1
  return k
}
print(k * 100 + inc() * 10 + k)
let t = (k, inc(), k)
print(t)
print([k, inc(), k], "\(k) \(inc()) \(k)", k == inc(), k)
