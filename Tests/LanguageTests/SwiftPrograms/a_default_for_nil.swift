var name: String? = nil
print(name ?? "nobody")
name = "Ann"
print(name ?? "nobody")
let n: Int? = nil
let m: Int? = 7
print(n ?? m ?? 0)
print(n as Any, m as Any)
