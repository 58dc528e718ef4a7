defer { print("last") }
let word = "31"
let number = Int(word)! + Int(Double(word)!)
print(number, Int("x") ?? -1)
