// What stands before a `?` is worked out once, whatever is asked of it.
struct Size { var width = 1; mutating func grow(_ n: Int) { width += n } }
final class Maker {
  var act: (() -> Int)?
  var n: Int? = 3
  var size: Size? = Size()
  var next: Maker?
  var list: [Int]? = [7]
  subscript(i: Int) -> Maker? { return next }
  deinit { print("gone") }
}
func make() -> Maker {
  print("make")
  let made = Maker()
  made.act = { 5 }
  return made
}
func index() -> Int { print("index"); return 0 }
func maybe() -> Maker? { return make() }
print(make().act?() ?? 0)
print(make().n?.description ?? "none")
print(make().size?.width ?? 0)
print(make().next?.n ?? 0)
print(make().list?[0] ?? 0)
print(make().list?.count ?? 0)
print(make()[index()]?.n ?? 0)
print(maybe()?.act?() ?? 0)
print((maybe()?.size)?.width ?? 0)
make().size?.width += 1
make().size?.grow(index())
make().list?.append(index())
make().next?.n = index()
make().list?[index()] += 2
maybe()?.n? += 1
func held(_ maker: Maker?) {
  var mine = make()
  mine = make()
  mine.act = { [n = mine.n?.description] in n == nil ? 0 : 1 }
  mine.size?.grow(maker?.n ?? mine.n ?? 0)
  mine.list?.append(maker?.list?.count ?? 9)
  mine.list?[maker?.n ?? 0] = maker?.act?() ?? 8
  print(mine.size!.width, mine.list!)
}
held(nil)
