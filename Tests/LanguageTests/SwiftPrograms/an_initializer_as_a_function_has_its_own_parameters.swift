final class Door { var isOpen = true }
class Room { let name: String; init(name: String) { self.name = name } }
class Hall: Room {}
struct Key { var number: Int; let label: String }
struct Empty { var x = 3 }
struct Maker<T> { let make: () -> T; init(_ make: @escaping () -> T) { self.make = make } }
func twice<T>(_ make: () -> T) -> [T] { [make(), make()] }
let door: () -> Door = Door.init
print(door().isOpen, Maker(Door.init).make().isOpen, twice(Door.init).count)
let empty: () -> Empty = Empty.init
print(empty().x, Maker<Empty>(Empty.init).make().x)
print(["hall", "attic"].map(Room.init).map(\.name), ["x"].map(Hall.init)[0].name)
let key: (Int, String) -> Key = Key.init
print(key(7, "cellar"))
print([1, 2].map(String.init), ["4", "x"].map { Int($0) ?? 0 })
let makers: [() -> Door] = [Door.init, { Door() }]
print(makers.count, makers[0]().isOpen)
struct Even { let n: Int; init?(_ n: Int) { if n % 2 != 0 { return nil }; self.n = n } }
print([1, 2, 4].compactMap(Even.init).map(\.n))
