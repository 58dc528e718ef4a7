protocol Source<Item> { associatedtype Item; func next() -> Item }
struct S: Source { func next() -> Int { return 4 } }
func make() -> some Source<Int> { return S() }
let one: any Source<Int> = S()
struct Box<T: Source<Int>> { var t: T }
func sum(_ c: some Collection<Int>) -> Int { var t = 0; for x in c { t += x }; return t }
print(make().next(), one.next(), sum([1]))
