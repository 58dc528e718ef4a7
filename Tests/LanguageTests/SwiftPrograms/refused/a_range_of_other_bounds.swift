let r: ClosedRange<Double> = 1...2
print(r)
