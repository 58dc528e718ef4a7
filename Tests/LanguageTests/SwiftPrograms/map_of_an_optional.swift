let s: String? = "abc"
let none: String? = nil
print(s.map { $0 + "d" } ?? "-", none.map { $0 + "d" } ?? "-")
print(s.flatMap { Int($0) } ?? -1, Optional("7").flatMap { Int($0) } ?? -1)
print(s?.count ?? 0, none?.count ?? 0)
