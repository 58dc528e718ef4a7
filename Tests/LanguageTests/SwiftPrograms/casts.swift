class Animal {}
class Dog: Animal { func bark() { print("woof") } }
let a: Animal = Dog()
if let dog = a as? Dog { dog.bark() }
print(a is Dog, Animal() is Dog)
(a as! Dog).bark()
let things: [Any] = [1, "two", 3.0, Dog()]
for thing in things {
  switch thing {
  case let n as Int: print("int", n)
  case let s as String: print("string", s)
  case is Dog: print("dog")
  default: print("other")
  }
}
