struct Vector: AdditiveArithmetic {}
func twice<T: BinaryInteger>(_ x: T) -> T { x }
print(stride(from: 0.0, to: 1.0, by: 0.5).map { $0 })
