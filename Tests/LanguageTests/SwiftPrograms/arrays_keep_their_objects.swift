class P { let n: Int; init(_ n: Int) { self.n = n }; deinit { print("gone", n) } }
var list = [P(1), P(2), P(3)]
list.remove(at: 1)
print(list.map { $0.n })
list[0] = P(4)
list.removeAll()
print("end")
