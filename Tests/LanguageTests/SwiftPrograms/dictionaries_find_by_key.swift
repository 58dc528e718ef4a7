var ages = ["Ann": 30]
ages["Bob"] = 25
print(ages["Ann"]!, ages["Zoe"] as Any, ages.count)
ages["Ann"]! += 1
ages["Bob"] = nil
print(ages)
print(ages["Zoe", default: 1])
ages["Zoe", default: 5] += 1
for name in ages.keys.sorted() { print(name, ages[name] ?? 0) }
print(ages.removeValue(forKey: "Ann") ?? 0, ages.count)
