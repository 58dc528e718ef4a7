struct Town { let name: String; var people: [Person] = [] }
final class Person { let age: Int; init(_ age: Int) { self.age = age } }
let towns = [Town(name: "Ulm", people: [Person(3), Person(40)]), Town(name: "Bonn")]
print(towns.map(\.name), towns.map(\Town.people.count), towns.filter(\.people.isEmpty).count)
print(towns.flatMap(\.people).map(\.age).reduce(0, +), [1, 2].map(\.self))
let name: (Town) -> String = \.name
print(name(towns[1]), Optional(towns[0]).map(\.name) ?? "none")
