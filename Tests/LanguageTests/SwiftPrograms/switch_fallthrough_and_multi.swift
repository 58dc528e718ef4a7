func f(_ n: Int) {
  switch n {
  case 1:
    print(1)
    fallthrough
  case 2: print(2)
  case 3, 4: print("3 or 4")
  default: print("d")
  }
}
for i in 1...5 { f(i) }
