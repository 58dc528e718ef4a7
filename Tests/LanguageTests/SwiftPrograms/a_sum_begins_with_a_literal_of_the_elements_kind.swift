let weights = [1.5, 2.25]
print(weights.reduce(0) { $0 + $1 })
print(weights.reduce(0) { sum, _ in sum + 1 })
let halves = [1, 2, 3].reduce(0) { $0 + Double($1) / 2 }
print(halves)
print([4, 5].reduce(1) { $0 * $1 })
