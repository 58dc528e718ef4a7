var seen: Set<Int> = [1, 2]
seen.insert(2)
seen.insert(3)
print(seen.count, seen.contains(3), seen.sorted())
let words = Set(["a", "b", "a"])
print(words.count)
