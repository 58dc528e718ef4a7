let numbers = [3, 1, 2]
print(numbers.sorted(by: >), numbers.reduce(0, +), numbers.reduce(1, *))
print(numbers.map(String.init).joined(separator: "-"))
let pairs = zip(numbers, ["a", "b", "c"]).map { "\($0)\($1)" }
print(pairs)
let add: (Int, Int) -> Int = { $0 + $1 }
print(add(2, 3))
