print(1.0, 0.1 + 0.2, 1e20, 1.5e-7, 100000.0, 1.0 / 3.0, -2.5, Double(3))
print(7 / 2, -7 / 2, 7 % 3, -7 % 3, 7.0 / 2)
print(Int(3.9), Double(7) / 2, UInt8(200), Int8(-5), 0xFF, 1_000)
print(5 & 3, 5 | 3, 5 ^ 1, 1 << 4, -16 >> 2)
print(Int.max, Int.min, UInt8.max, abs(-3), min(2, 1), max(1, 2, 3))
let big: Double = 3
print(big, big * 2)
let f: Float = 0.1
print(f)
