// `d[k, default: x] = y` works out `x` where there is no value, after `y`.
func told(_ n: Int) -> Int { print("told", n); return n }
final class Table { var d = ["a": 1] }
var d = ["a": 1]
d["a", default: told(1)] = told(2)
d["b", default: told(3)] = told(4)
let table = Table()
table.d["b", default: told(5)] = 6
table.d["b", default: told(7)] += told(8)
table.d["c", default: told(9)] &*= 3
print(d.count, table.d["b"]!, table.d["c"]!)
