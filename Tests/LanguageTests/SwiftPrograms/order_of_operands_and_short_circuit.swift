var calls = 0
func next() -> Int {
  calls += 1
  print("next \(calls)")
  return calls - 1
}
func say(_ s: String) -> Int {
  print(s)
  return s.count
}
func t(_ s: String, _ b: Bool) -> Bool {
  print(s)
  return b
}
print(t("a", true) && t("b", false) && t("c", true))
print(t("d", false) || t("e", true) || t("f", false))
print(t("g", true) ? say("h") : say("i"))
let o: Int? = nil
print(o ?? say("jj"))
let q: Int? = 4
print(q ?? say("kk"))
