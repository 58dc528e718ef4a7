let list: [Any] = [1, "a", 2.5, [1, 2], true]
for e in list {
  if let n = e as? Int {
    print("Int", n)
  } else if let s = e as? String {
    print("String", s)
  } else {
    print("other", e)
  }
}
print(list[0] is Int, list[1] is Int)
