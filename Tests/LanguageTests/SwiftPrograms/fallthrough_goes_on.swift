func f(_ n: Int) {
  switch n {
  case 1:
    print("one")
    fallthrough
  case 2:
    print("two")
  default:
    print("other")
  }
}
f(1)
f(2)
f(3)
