var groups: [String: [Int]] = [:]
for n in 1...6 { groups[n % 2 == 0 ? "even" : "odd", default: []].append(n) }
print(groups["even"]!, groups["odd"]!.count)
for (key, value) in groups.sorted(by: { $0.key < $1.key }) { print(key, value) }
