var a: Int? = 1
a = nil
print(a == nil)
var d = ["x": 1, "y": 2]
d["x"] = nil
print(d.count)
var o: [Int?] = [1, nil]
o.append(3)
print(o.count, o)
var e: [String: Int?] = [:]
e["a"] = .some(nil)
print(e.count)
