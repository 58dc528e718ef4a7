func length(_ text: String?) -> Int {
  guard let text = text else { return -1 }
  guard text.count > 1, let first = text.first else { return 0 }
  print(first)
  return text.count
}
print(length("hello"), length(nil), length("x"))
