class Account {
  private(set) var balance = 0
  func pay(_ n: Int) { balance += n }
}
let a = Account()
a.pay(5)
print(a.balance)
