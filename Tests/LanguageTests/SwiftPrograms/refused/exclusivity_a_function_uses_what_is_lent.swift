class Account {
  var balance = 10
  func report() -> Int { balance }
}
let account = Account()
func audit(_ x: inout Int) {
  x += 1
  print(total())
}
func total() -> Int { account.report() }
audit(&account.balance)
