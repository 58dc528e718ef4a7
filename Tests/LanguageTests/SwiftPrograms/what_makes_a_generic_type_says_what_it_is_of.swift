struct Bag<T> {
  var items: [T]
  init(_ items: T...) { self.items = items }
  init(list: [T]) { items = list }
  init(make: () -> T) { items = [make()] }
}
struct Sack<T> {
  var items: [T]
  init(_ list: [T]) { items = list }
  init(_ table: [String: T]) { items = Array(table.values) }
}
struct Parser<A> {
  let run: (String) -> A?
}
struct Lens<Whole, Part> {
  let get: (Whole) -> Part
  let whole: Whole
}
final class Once<T> {
  private let make: () -> T
  init(_ make: @escaping () -> T) { self.make = make }
  var value: T { make() }
}
print(Bag(1, 2, 3).items, Bag("x").items, Sack(["k": 2.5]).items, Sack([4]).items, Bag(make: { true }).items)
let number = Parser { Int($0) }
let length = Parser { text in text.count }
print(number.run("41")!, length.run("four")!)
print(Lens(get: { $0 * 2 }, whole: 4).get(5))
print(Once { "lazy" }.value)
