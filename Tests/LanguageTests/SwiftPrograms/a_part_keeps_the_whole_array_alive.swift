class Page {
  let number: Int
  init(_ number: Int) { self.number = number }
  deinit { print("page \(number) gone") }
}
func tear(_ pages: [Page]) -> ArraySlice<Page> { pages.dropFirst() }
do {
  var pages = [Page(1), Page(2), Page(3)]
  var rest = pages[1...2]
  pages.removeAll()
  print("empty", rest.count)
  rest = rest.dropFirst()
  print("one left", rest[2].number)
}
do {
  let own = Array([Page(4), Page(5), Page(6)].suffix(1))
  print("own", own[0].number)
}
let torn = tear([Page(7), Page(8)])
print(torn.first!.number)
print("end")
