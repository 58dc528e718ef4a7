for text in ["1e3", ".5", "5.", "abc", "inf", "-infinity", "nan", "0x10", "0x1p-2", "1e400", "1_0", " 1", ""] {
  print(text, Double(text) as Any)
}
print(Int("007")!, Int("+5")!, Int("-0")!, Int(" 1") as Any, Int("1_000") as Any)
