let list = [5, 3, 1, 4]
let part = list[1...2]
print(part[1], list.dropFirst()[2])
for index in list[2...].indices { print(index) }
print(list.suffix(2).firstIndex(of: 4) ?? 0)
