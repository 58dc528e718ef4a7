// `x? = y` and `x? += y` do something only where there is a value; the right side is not worked out otherwise.
final class Owner {
  var other: Owner?
  var n = 1
  deinit { print("gone", n) }
}
func five() -> Int {
  print("five")
  return 5
}
var n: Int? = 4
n? += 3
print(n as Any)
n?=9
print(n as Any)
n = nil
n? += five()
n? = five()
print(n as Any)
var list: [Int]? = [1]
list? += [2, 3]
list?[0] = 7
list?.append(five())
print(list ?? [])
var owner: Owner? = Owner()
owner?.other? = Owner()
owner?.other = Owner()
owner?.other?.n = 2
owner?.other? = Owner()
owner?.other?.n -= 8
print(owner!.other!.n)
owner? = Owner()
owner = nil
owner? = Owner()
print(owner == nil)
var text: String? = "a"
text? += "b"
print(text!)
var pairs = ["a": 1]
pairs["a"]? += 1
pairs["b"]? += 1
print(pairs)
