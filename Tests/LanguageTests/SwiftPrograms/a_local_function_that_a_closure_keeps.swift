let double: (Int) -> Int = {
  func twice(_ n: Int) -> Int { n < 1 ? 0 : 2 + twice(n - 1) }
  return { twice($0) }
}()
print(double(4))
func made() -> () -> Int {
  var calls = 0
  func count(_ n: Int) -> Int {
    calls += 1
    return n == 0 ? calls : count(n - 1)
  }
  return { count(2) }
}
let counted = made()
print(counted(), counted())
let words: [String: (Int) -> String] = {
  ["a": { "a\($0)" }]
}()
print(words["a"]!(1))
