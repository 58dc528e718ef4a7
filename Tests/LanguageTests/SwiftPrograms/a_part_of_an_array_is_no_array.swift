func mean(_ list: [Double]) -> Double { list.reduce(0, +) / Double(list.count) }
print(mean([1, 2, 3].prefix(2)))
