struct Pair {
  let first: Int
  init() {
    func shown() -> Int { first }
    first = 1
    print(shown())
  }
}
print(Pair())
