var d: [String: [Int]] = ["a": [1]]
d["a"]?.append(2)
d["b"]?.append(3)
print(d["a"]!, d["b"] as Any)
d["a", default: []].append(4)
d["c", default: []].append(5)
print(d["a"]!, d["c"]!)
