struct Item { var price: Int, count: Int }
class Machine {
    var stock = ["Candy": Item(price: 12, count: 7), "Chips": Item(price: 10, count: 0)]
    var shelf = [Item(price: 1, count: 1)]
    var seen: Set = ["x"]
}
var odd: Set = [1, 3, 5, 3]
let list: Array = [1.5, 2]
let pairs: Dictionary = ["a": 1]
print(odd.count, odd.contains(3), list, pairs["a"]!)
odd.remove(3)
let machine = Machine()
machine.seen.insert("y")
machine.seen.insert("x")
print(odd.sorted(), machine.stock["Candy"]!.price, machine.shelf[0].count, machine.seen.count)
func local() -> Int { let small: Set = [2, 2]; return small.count }
print(local())
print(String(255, radix: 16), String(-10, radix: 2), String(0, radix: 8), String(35, radix: 36))
