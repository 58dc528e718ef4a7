let values: [Double] = [1, 2]
let none: [Double] = []
func average(_ list: [Double]) -> Double { list.isEmpty ? 0 : list.reduce(0, +) / Double(list.count) }
print(average(values), average(none))
let sum = none.isEmpty ? 0 : none.reduce(0, +)
let product = values.isEmpty ? 0 : values.reduce(1) { $0 * $1 }
print(sum, product)
let small: Int8 = 4
let chosen = values.count > 3 ? 100 : small
let nested = values.count > 2 ? 1 : values.count < 0 ? 2 : 3.5
let first = values.count > 1 ? 1 : values.count < 0 ? 2.5 : 3
print(chosen, nested, first)
// Where anything may be printed, each is what it is by itself.
let isEmpty = none.isEmpty
print(isEmpty ? 0 : sum + 1, isEmpty ? sum : 1)
print((isEmpty ? 1 : sum), !isEmpty ? 2.5 : 1, separator: ";")
debugPrint(isEmpty ? 1 : 2.5)
print(isEmpty ? 1 : isEmpty ? 2 : sum)
let maybe: Double? = nil
print(isEmpty ? maybe : 1.5, isEmpty ? 1 : Optional(sum))
print(isEmpty ? sum + 2 : 1, values.isEmpty ? 0 : values.reduce(0, +) / 2)
let any: Any = values.isEmpty ? 0 : values.reduce(0, +) / 2
print(any)
