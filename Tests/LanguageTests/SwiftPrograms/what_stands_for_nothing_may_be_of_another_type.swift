let age: Int? = nil
let d = ["a": 1]
print(age ?? "unknown", d["b"] ?? "none", d["a"] ?? 0, "v:", age ?? 2.5)
