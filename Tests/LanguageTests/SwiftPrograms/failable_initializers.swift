class Even { let n: Int; init?(_ n: Int) { if n % 2 != 0 { return nil }; self.n = n } }
struct Age { let value: Int; init?(_ v: Int) { guard v >= 0 else { return nil }; value = v } }
print(Even(3) == nil, Even(4)!.n)
print(Age(-1) as Any, Age(5)!.value)
