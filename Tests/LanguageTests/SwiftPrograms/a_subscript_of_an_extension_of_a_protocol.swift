protocol Shelf { associatedtype Item; var items: [Item] { get } }
extension Shelf {
  subscript(place: Int) -> Item { items[place] }
  subscript(back place: Int) -> Item { items[items.count - 1 - place] }
}
struct Books: Shelf { let items = ["Go", "C"] }
final class Box<T>: Shelf { var items: [T]; init(_ items: [T]) { self.items = items } }
print(Books()[1], Books()[back: 1], Box([1, 2, 3])[back: 0])
protocol Counter: AnyObject { var count: Int { get set } }
extension Counter {
  subscript(add: Int) -> Int {
    get { count + add }
    set { count = newValue * add }
  }
}
final class Real: Counter { var count = 1 }
let real = Real()
real[3] = 5
print(real.count, real[2])
