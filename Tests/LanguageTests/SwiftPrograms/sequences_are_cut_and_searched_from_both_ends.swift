let steps = [4, 8, 15, 16, 23, 42]
print(steps[3...], steps[..<2], steps[...1], steps[2...].map { $0 % 2 }, Array(steps[1...])[0])
print(steps.prefix(while: { $0 < 10 }), steps.drop { $0 < 16 }, steps.prefix { $0 > 5 })
print(steps.last { $0 % 2 == 1 }!, steps.lastIndex(of: 16)!, steps.lastIndex { $0 < 9 }!)
print(steps.last(where: { $0 > 99 }) as Any, steps.lastIndex(of: 7) as Any)
print(["oak", "ash", "willow"].max { $0.count < $1.count }!, steps.min(by: >)!)
print(["elm", "fir"].min { $0.count < $1.count }!, ["elm", "fir"].max { $0.count < $1.count }!)
var open: Set = [1]
print(open.isSubset(of: [1, 2]), open.isSuperset(of: [2]), open.isDisjoint(with: [3]))
print(open.symmetricDifference([1]), open.symmetricDifference([]))
open.formUnion([1])
open.subtract([2])
open.formIntersection([1, 9])
print(open)
var ages = ["Ann": 30]
print(ages.updateValue(31, forKey: "Ann")!, ages, ages.updateValue(1, forKey: "Bo") as Any)
print(16.0.squareRoot(), 2.1.rounded(.up), 2.9.rounded(.down), (-2.5).rounded(.towardZero))
