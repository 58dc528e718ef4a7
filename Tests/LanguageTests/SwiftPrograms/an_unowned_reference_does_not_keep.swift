class Customer { let name = "Ann"; var card: Card?; deinit { print("customer gone") } }
class Card {
  unowned let customer: Customer
  init(customer: Customer) { self.customer = customer }
  deinit { print("card gone") }
}
func go() {
  let customer = Customer()
  customer.card = Card(customer: customer)
  print(customer.card!.customer.name)
}
go()
