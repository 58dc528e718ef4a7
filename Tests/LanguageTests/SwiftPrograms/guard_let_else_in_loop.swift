let l: [String?] = ["1", nil, "x", "4"]
var sum = 0
for e in l {
  guard let e, let n = Int(e) else {
    print("skip", e as Any)
    continue
  }
  sum += n
}
print(sum)
