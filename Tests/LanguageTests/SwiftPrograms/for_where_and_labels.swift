outer: for i in 0..<4 where i != 1 {
  for j in [1, 2, 3] {
    if j == i { continue outer }
    if i == 3 { break outer }
    print(i, j)
  }
}
for (i, c) in "ab".enumerated() { print(i, c) }
for x in stride(from: 10, to: 0, by: -4) { print(x) }
