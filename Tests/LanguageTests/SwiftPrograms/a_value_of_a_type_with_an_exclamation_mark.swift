import Dispatch
class Country {
  let name: String
  var capital: City!
  init(name: String, capital: String) {
    self.name = name
    self.capital = City(name: capital, country: self)
  }
  deinit { print("\(name) is gone") }
}
class City {
  var name: String
  unowned let country: Country
  init(name: String, country: Country) {
    self.name = name
    self.country = country
  }
  func greet() -> String { "Hello from \(name)" }
  deinit { print("\(name) is gone") }
}
do {
  let country = Country(name: "Canada", capital: "Ottawa")
  print("\(country.name)'s capital city is called \(country.capital.name)")
  country.capital.name += "!"
  print(country.capital.greet(), country.capital == nil, country.capital?.name ?? "none")
  let city: City = country.capital
  print(city === country.capital)
}
var number: Int! = 5
let sum = number + 1
print(sum, number * 2 > 9)
func twice(_ n: Int) -> Int { 2 * n }
print(twice(number))
var item: DispatchWorkItem!
item = DispatchWorkItem {
  for i in 0..<3 {
    if item.isCancelled { print("cancelled"); return }
    print(i)
    if i == 1 { item.cancel() }
  }
}
DispatchQueue.global().async(execute: item)
item.wait()
number = nil
print(number + 1)
