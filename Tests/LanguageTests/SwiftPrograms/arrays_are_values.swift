var a = [3, 1, 2]
var b = a
b.append(9)
a[0] = 7
print(a, b, a.count, b.isEmpty)
b.insert(0, at: 1)
print(b.remove(at: 0), b.removeLast(), b)
print(a.sorted(), a.contains(2), a.first!, a.last ?? 0)
print(a + [1], a.reversed() as [Int])
a.removeAll()
print(a.isEmpty, a.first as Any)
