class Customer { let name: String; var card: Card?; init(name: String) { self.name = name } ; deinit { print("\(name) gone") } }
class Card { unowned let owner: Customer; init(owner: Customer) { self.owner = owner } ; deinit { print("card gone") } }
var john: Customer? = Customer(name: "John")
john!.card = Card(owner: john!)
print(john!.card!.owner.name)
weak var seen = john
john = nil
print(seen == nil)
class Timer1 { var handler: (() -> Void)?; var n = 0
  func start() { handler = { [weak self] in guard let self else { print("no self"); return }
    self.n += 1
    print("tick", self.n) } }
  deinit { print("timer gone") } }
var t: Timer1? = Timer1()
t?.start()
let h = t?.handler
h?()
t = nil
h?()
