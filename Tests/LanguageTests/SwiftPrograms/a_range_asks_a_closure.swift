let primes = (2...30).filter { n in !(2..<n).contains { n % $0 == 0 } }
print(primes)
let isIn = (1...3).contains(2)
print(isIn, (1..<3).contains(3), (0..<5).contains(where: { $0 * $0 == 16 }))
