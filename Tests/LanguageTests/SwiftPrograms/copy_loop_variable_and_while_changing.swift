var a = [1, 2, 3]
for x in a { a.append(x * 10) }
print(a)
var d = ["a": 1]
for (k, v) in d { d[k] = v + 1 }
print(d["a"]!)
for var x in [1, 2] {
  x += 1
  print(x)
}
