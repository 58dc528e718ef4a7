let pairs = [(1, "a"), (2, "b"), (1, "c")]
print("before")
let table = Dictionary(uniqueKeysWithValues: pairs)
print(table.count)
