class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("part", name) }
}
class Failure: Error {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("failure", name) }
}
func use(_ part: Part) throws -> Int { throw Failure(part.name) }
func join(_ a: Part, _ b: Part) throws -> Part {
  if b.name == "bad" { throw Failure(a.name + b.name) }
  return Part(a.name + b.name)
}
func open(_ part: Part) throws { throw Failure("open") }
func makes(_ name: String) -> Part { Part(name) }

// The only call that may throw: the error goes before what the call was given.
let none = try? use(makes("a"))
print(none as Any)
print((try? join(Part("x"), Part("bad")))?.name ?? "none")
try? open(Part("door"))
// Where several may throw, it goes last.
_ = try? join(Part("one"), join(Part("two"), Part("bad")))
print("--")
_ = try? join(join(Part("1"), Part("2")), Part("bad"))
print("--")
func inside() {
  let local = Part("local")
  if let n = try? use(local) { print(n) } else { print("else") }
  guard let joined = try? join(local, Part("good")) else { return }
  print(joined.name)
}
inside()
do { _ = try join(Part("p"), Part("bad")) } catch { print("caught") }
