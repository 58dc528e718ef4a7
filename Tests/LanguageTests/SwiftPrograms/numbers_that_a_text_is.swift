// The number that all of a text is, as far as the type has it.
print(Int8("-129") as Any, Int8("-128") as Any, Int8("128") as Any, Int8("+127") as Any)
print(UInt8("-1") as Any, UInt8("-0") as Any, UInt8("255") as Any, UInt8("256") as Any)
print(UInt("-1") as Any, UInt("9223372036854775808") as Any, UInt("18446744073709551615") as Any, UInt("18446744073709551616") as Any)
print(Int32("-99999999999") as Any, Int32("-2147483648") as Any, UInt32("4294967296") as Any, Int16("40000") as Any)
print(Int("00000000000000000000000000012") as Any, Int("9223372036854775808") as Any, Int("-9223372036854775808") as Any)
print(Int("") as Any, Int("-") as Any, Int("1 ") as Any, Int("٣") as Any)
print(Double("1" + String(repeating: "0", count: 83))!, Double(String(repeating: "9", count: 70))!)
for i in 5...Int.max {
  if i > 7 { break }
  print(i)
}
