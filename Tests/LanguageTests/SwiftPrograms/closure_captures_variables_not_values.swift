var fs: [() -> Int] = []
for i in 0..<3 { fs.append { i * 10 } }
print(fs.map { $0() })
var n = 1
let f = { n += 1 }
f()
f()
print(n)
func counter() -> () -> Int {
  var c = 0
  return {
    c += 1
    return c
  }
}
let a = counter()
let b = counter()
print(a(), a(), b())
