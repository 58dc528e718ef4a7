var ages = ["Bob": 30, "Ann": 25, "Cy": 40]
for (name, age) in ages.sorted(by: { $0.key < $1.key }) { print(name, age) }
ages["Bob"] = nil
ages["Dee", default: 0] += 5
print(ages.count, ages.keys.sorted(), ages.values.sorted())
print(ages.map { $0.value }.reduce(0, +))
print(ages.filter { $0.value > 10 }.count)
if let a = ages["Ann"] { print(a) }
print(ages["Zed"] as Any, ages.isEmpty)


