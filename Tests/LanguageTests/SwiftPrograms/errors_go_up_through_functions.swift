enum Trouble: Error { case first, second }
class Box {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("bye", name) }
}
func inner(_ n: Int) throws {
  let box = Box("inner\(n)")
  defer { print("leaving inner", n) }
  if n == 1 { throw Trouble.first }
  print("inner done", box.name)
}
func middle(_ n: Int) throws -> String {
  let box = Box("middle\(n)")
  try inner(n)
  return "ok " + box.name
}
for n in 0...1 {
  do {
    print(try middle(n))
  } catch let error as Trouble {
    print("caught", error)
  } catch {
    print("else")
  }
}
