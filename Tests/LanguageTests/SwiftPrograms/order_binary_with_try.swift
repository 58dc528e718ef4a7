struct E: Error {}
func a(_ s: String) -> Int {
  print(s)
  return 1
}
func b(_ s: String) throws -> Int {
  print(s)
  return 2
}
let n = try a("1") + b("2") * a("3") - b("4")
print(n)
let list = try [a("5"), b("6"), a("7")]
print(list)
print(try "\(a("8")) \(b("9")) \(a("10"))")
let d = try [a("11"): b("12"), b("13"): a("14")].count
print(d)
let t = try (a("15"), b("16"))
print(t)
