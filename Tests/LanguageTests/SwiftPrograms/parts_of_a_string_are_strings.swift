let text = "Selfsame"
print(text.prefix(4), text.suffix(4), text.dropFirst(), text.dropLast(3))
print(text.filter { $0 != "e" } + "!", text.prefix(2) + "x", text.suffix(1).count)
print(text.prefix { $0 != "f" }, text.drop(while: { $0 != "s" }))
print(text.sorted().first!, text.map { $0 }.count)
let stock = ["pear": 0]
print(stock.filter { $0.value == 0 }, stock.filter { key, _ in key == "fig" })
print(stock.mapValues { $0 + 5 }, stock.map { "\($0.key)\($0.value)" })
print(Bool("true")!, Bool("yes") as Any, Bool(false), true.description)
