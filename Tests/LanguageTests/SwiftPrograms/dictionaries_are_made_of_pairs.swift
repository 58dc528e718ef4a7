class Pupil {
    let name: String, room: Int
    init(_ name: String, _ room: Int) { self.name = name; self.room = room }
    deinit { print(name, "gone") }
}
do {
    let pupils = [Pupil("Ada", 1), Pupil("Ben", 2), Pupil("Cem", 1)]
    let byName = Dictionary(uniqueKeysWithValues: pupils.map { ($0.name, $0) })
    print(byName["Ben"]!.room, byName.count, byName["Dan"] == nil)
    let rooms = Dictionary(grouping: pupils, by: { $0.room })
    print(rooms[1]!.map { $0.name }, rooms[2]!.count, rooms[3] == nil)
    let counts = Dictionary(pupils.map { ($0.room, 1) }, uniquingKeysWith: +)
    print(counts[1]!, counts[2]!)
}
let words = ["apple", "avocado", "bean"]
let first = Dictionary(words.map { ($0.first!, $0) }) { old, _ in old }
print(first["a"]!, first["b"]!)
let numbers: [String: Double] = Dictionary(uniqueKeysWithValues: [("one", 1), ("half", 0.5)])
print(numbers["one"]! + numbers["half"]!)
let zipped = [String: Int](uniqueKeysWithValues: zip(["x", "y"], 1...2))
print(zipped["y"]!)
var seen: [String] = []
let sizes = Dictionary(grouping: words) { $0.count }
for (size, group) in sizes { seen.append("\(size) \(group)") }
print(seen.sorted())
