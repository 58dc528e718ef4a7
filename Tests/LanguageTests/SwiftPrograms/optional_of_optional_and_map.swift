let texts: [String?] = ["a", nil, "c"]
for t in texts { print(t ?? "-") }
print(texts.compactMap { $0 }, texts.count)
let n: Int? = Int("42")
switch n {
case .some(let v): print("some", v)
case .none: print("none")
}
if case let v? = n { print(v) }
