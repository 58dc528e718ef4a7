protocol Source { associatedtype Item; func next() -> Item }
struct One: Source { func next() -> Int { 1 } }
let source: any Source = One()
print(source.next())
func ask(_ s: some Source) { print(s.next()) }
