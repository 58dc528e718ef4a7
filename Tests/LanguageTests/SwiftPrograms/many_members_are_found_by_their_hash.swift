var words: Set<String> = []
for round in 0..<3 { for i in 0..<100 { words.insert("w\(i % (40 + round))") }; print("round", round, words.count) }
for i in stride(from: 0, to: 40, by: 3) { words.remove("w\(i)") }
print(words.count, words.contains("w3"), words.contains("w4"), words.contains("w41"))
words.insert("w3")
print(words.count, words.contains("w3"), words.sorted().prefix(3))
var ages: [Int: String] = [:]
for i in 0..<50 { ages[i * 64] = "v\(i)" }
let before = ages
ages[64] = nil
ages[128] = "changed"
ages[7] = "new"
print(ages.count, before.count, ages[64] ?? "none", before[64] ?? "none", ages[128]!, before[128]!, ages[7]!, before[7] ?? "none")
struct Place: Hashable { var x: Int; var y: Int }
var seen: Set<Place> = []
for i in 0..<60 { seen.insert(Place(x: i % 30, y: 0)) }
print(seen.count, seen.contains(Place(x: 29, y: 0)), seen.contains(Place(x: 30, y: 0)))
enum Side: Hashable { case left(Int), right }
var sides: [Side: Int] = [:]
for i in 0..<40 { sides[.left(i % 20), default: 0] += 1 }
sides[.right] = 5
print(sides.count, sides[.left(3)]!, sides[.right]!)
let union = words.union(Set((0..<30).map { "u\($0)" })).intersection(["u1", "w4", "zz"])
print(union.sorted())
var array = Array(Set(1...40)).sorted()
array[3] = 100
print(array.contains(100), array.contains(4), array.firstIndex(of: 100)!)
var negative: Set<Int> = Set(-30...30)
negative.remove(0)
negative = negative.subtracting([-30])
print(negative.count, negative.contains(-29), negative.contains(-30))
