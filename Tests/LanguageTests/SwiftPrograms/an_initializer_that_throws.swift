enum AgeError: Error { case negative(Int) }
struct Age {
  let years: Int
  init(_ years: Int) throws {
    if years < 0 { throw AgeError.negative(years) }
    self.years = years
  }
}
class Person {
  let name: String
  let age: Age
  init(name: String, years: Int) throws {
    self.name = name
    age = try Age(years)
  }
}
do {
  let a = try Person(name: "Ada", years: 36)
  print(a.name, a.age.years)
  let b = try Person(name: "Bob", years: -1)
  print(b.name)
} catch AgeError.negative(let n) {
  print("negative", n)
} catch {
  print("?")
}
