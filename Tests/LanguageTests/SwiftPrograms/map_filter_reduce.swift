let numbers = [1, 2, 3, 4]
print(numbers.map { $0 * 2 })
print(numbers.filter { $0 % 2 == 0 })
print(numbers.reduce(0) { $0 + $1 })
print(numbers.map { "n\($0)" }.joined(separator: ","))
print(["1", "x", "3"].compactMap { Int($0) })
numbers.forEach { print($0, terminator: " ") }
print()
print(numbers.sorted { $0 > $1 }, numbers.sorted(by: { (a: Int, b: Int) -> Bool in a < b }))
print(numbers.first(where: { $0 > 2 })!, numbers.allSatisfy { $0 > 0 }, numbers.max()!)
