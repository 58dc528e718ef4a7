// Where a switch arrives at its default, or a guard at its else, the value that was asked about is gone.
final class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}
enum Shape { case dot, disc(Part), frame(Part, Part) }
struct Held { var shape: Shape; var n = 1 }
func disc(_ name: String) -> Shape { return .disc(Part(name)) }
func f(_ make: (String) -> Shape) {
  switch make("a") {
  case .dot: print("dot")
  default: print("default")
  }
  switch make("b") {
  case .frame(let left, _): print(left.name)
  case _: print("any")
  }
  switch make("c") {
  case .disc(let part): print("disc", part.name)
  default: print("default")
  }
  switch (make("d"), 1) {
  case (.dot, _): print("dot")
  default: print("default")
  }
  var mine = Held(shape: make("e"))
  switch mine.shape {
  case .dot: print("dot")
  default:
    mine.shape = .dot
    print("default", mine.n)
  }
  guard case .dot = make("f") else {
    print("else")
    return
  }
}
f(disc)
_ = Part("x").name
func twin(_ part: Part) -> Part { return Part(part.name + "'") }
_ = twin(Part("y"))
_ = twin(twin(Part("z")))
print((try? twin(Part("t")))!.name)
