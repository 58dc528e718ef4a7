outer: for i in 0..<4 {
  for j in 0..<4 {
    if j == 2 { continue outer }
    if i == 2 { break outer }
    print(i, j)
  }
}
var n = 0
count: while true {
  switch n {
  case 3: break count
  case 1:
    n += 1
    continue count
  default: print("n", n)
  }
  n += 1
}
print("end", n)
