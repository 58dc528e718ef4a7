let list = [3, 1, 2]
print(list.reversed())
let backwards = list.reversed()
print("\(backwards)")
print(list.enumerated())
print(String(describing: zip(list, list)))
print(stride(from: 0, to: 6, by: 2), "abc".reversed())
for each in backwards { print(each) }
let plain: [Int] = list.reversed()
print(plain, Array(backwards))
