final class Storage {
  var values = [1]
  deinit { print("storage gone") }
}
struct Numbers {
  private var storage = Storage()
  var values: [Int] { storage.values }
  mutating func add(_ n: Int) {
    if !isKnownUniquelyReferenced(&storage) {
      print("copy")
      let copy = Storage()
      copy.values = storage.values
      storage = copy
    }
    storage.values.append(n)
  }
}
do {
  var a = Numbers()
  var b = a
  a.add(2)
  b.add(3)
  a.add(4)
  print(a.values, b.values)
}
var one = Storage()
print(isKnownUniquelyReferenced(&one))
let other = one
print(isKnownUniquelyReferenced(&one), withExtendedLifetime(other) { 7 })
