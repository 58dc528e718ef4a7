// A slice counts from where it began, an array made of it from nothing.
let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
let middle = days[2...4]
print(middle, middle.count, middle.startIndex, middle.endIndex, middle.indices)
print(middle[3], middle.firstIndex(of: "Fri")!, middle.first!, middle.last!)
for index in middle.indices { print(index, middle[index]) }
for (offset, day) in middle.enumerated() { print(offset, day) }
let inner = middle.dropFirst()
print(inner.startIndex, inner[3], inner[3..<4], inner.suffix(1).startIndex)
let own = Array(middle)
print(own[0], own.firstIndex(of: "Wed")!, own.startIndex)
let last: [String] = days.suffix(2)
print(last[1], last.firstIndex(of: "Sat")!)
print(middle.filter { $0 < "Thu" }.firstIndex(of: "Fri") ?? -1, days.prefix(2) == ["Mon", "Tue"])
var week = days
week += middle
week.append(contentsOf: days.prefix(1))
print(week, (days + days.dropFirst(5)).count)
func total(_ numbers: ArraySlice<Int>) -> Int {
  numbers.isEmpty ? 0 : numbers.first! + total(numbers.dropFirst())
}
print(total([1, 2, 3]), total([4, 5, 6].dropLast()))
func mean(_ list: [Int]) -> Int { list.reduce(0, +) / list.count }
print(mean([1, 2, 3, 9].dropLast()), mean([1, 2, 3].suffix(2)))
