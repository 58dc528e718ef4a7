struct Item { var name: String; var count: Int; mutating func add() { count += 1 } }
var items = [Item(name: "a", count: 1), Item(name: "b", count: 2)]
items[0].count = 7
items[1].add()
let copy = items
items[0].name = "z"
print(items.map { "\($0.name)\($0.count)" }, copy[0].name)
class Box { var item = Item(name: "x", count: 0) }
let box = Box()
box.item.add()
box.item.count += 5
print(box.item.count)
