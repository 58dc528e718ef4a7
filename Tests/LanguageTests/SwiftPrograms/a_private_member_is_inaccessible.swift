class Safe {
  private let code = 7
}
let safe = Safe()
print(safe.code)
