class Cup {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("-\(name)") }
}
struct Full: Error { let cup = Cup("error") }
func pour(_ n: Int) throws -> Cup {
  if n > 1 { throw Full() }
  return Cup("poured\(n)")
}
func maybe(_ n: Int) throws -> Cup? { n == 1 ? nil : try pour(n) }
func several(_ n: Int) throws -> [Cup] { [try pour(n)] }
func isGood(_ cup: Cup) throws -> Bool {
  if cup.name == "bad" { throw Full() }
  return cup.name == "good"
}
func maps() {
  let poured = try? [0, 1, 2, 3].map { try pour($0) }
  print("map", poured == nil)
  let some = try? [0, 1, 2].compactMap(maybe)
  print("compactMap", some == nil)
  let flat = try? [0, 2].flatMap(several)
  print("flatMap", flat == nil)
  let all = try? [0, 1].map { try pour($0) }
  print("all", all?.count ?? 0)
}
func folds() {
  let last = try? [0, 2].reduce(Cup("seed")) { _, n in try pour(n) }
  print("reduce", last == nil)
  let list = try? [0, 2].reduce(into: [Cup("first")]) { list, n in list.append(try pour(n)) }
  print("into", list == nil)
}
func searches() {
  let found = try? [Cup("other"), Cup("bad")].first(where: isGood)
  print("first", found == nil)
  let has = try? [Cup("bad")].contains(where: isGood)
  print("contains", has == nil)
  let good = try? [Cup("good"), Cup("bad")].filter(isGood)
  print("filter", good == nil)
  let front = try? [Cup("good"), Cup("bad")].prefix(while: isGood)
  print("prefix", front == nil)
  let rest = try? [Cup("good"), Cup("bad")].drop(while: isGood)
  print("drop", rest == nil)
  let least = try? [Cup("a"), Cup("b")].min { _, _ in throw Full() }
  print("min", least == nil)
}
func caught() {
  do {
    let poured = try [0, 2].map(pour)
    print(poured.count)
  } catch {
    print("caught")
  }
}
maps()
folds()
searches()
caught()
