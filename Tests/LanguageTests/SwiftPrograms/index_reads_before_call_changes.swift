var i = 0
func inc() -> Int {
  i += 1
  return i * 100
}
var a = [0, 0, 0]
a[i] = inc()
a[i] += inc()
print(a)
