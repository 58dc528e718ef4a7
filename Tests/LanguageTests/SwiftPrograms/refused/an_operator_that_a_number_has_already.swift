protocol Add { static func + (a: Self, b: Self) -> Self }
extension Int: Add {}
func f<T: Add>(_ a: T, _ b: T) -> T { a + b }
print(f(1, 2))
