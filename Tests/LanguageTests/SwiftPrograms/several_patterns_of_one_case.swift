// Each pattern of a case gives the case's variables its own part of the value.
final class Part {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("gone", name) }
}
struct Size { var width = 0, height = 0 }
enum Shape {
  case dot
  case disc(Part)
  case frame(Int, Part)
  case pair(Part, Part), flipped(Part, Part)
  case sized(Size, Int), turned(Int, Size)
}
enum Trouble: Error { case early(Part), late(Int, Part), other }

func tell(_ shape: Shape) -> String {
  switch shape {
  case .disc(let part), .frame(_, let part): return "one " + part.name
  case .pair(let left, let right), .flipped(let right, let left): return left.name + " " + right.name
  case let .sized(size, n) where n > 3, let .turned(n, size):
    return "\(size.width) \(size.height) \(n)"
  default: return "something else"
  }
}
print(tell(.disc(Part("a"))))
print(tell(.frame(2, Part("b"))))
print(tell(.pair(Part("c"), Part("d"))))
print(tell(.flipped(Part("e"), Part("f"))))
print(tell(.sized(Size(width: 1, height: 2), 4)))
print(tell(.sized(Size(width: 1, height: 2), 3)))
print(tell(.turned(5, Size(width: 6, height: 7))))
print(tell(.dot))

func run(_ n: Int) throws -> Int {
  if n == 0 { throw Trouble.early(Part("g")) }
  if n == 1 { throw Trouble.late(7, Part("h")) }
  if n == 2 { throw Trouble.other }
  return n
}
for n in 0..<4 {
  do {
    print(try run(n))
  } catch Trouble.early(let part), Trouble.late(_, let part) {
    print("caught", part.name)
  } catch {
    print("caught", error)
  }
}
let pairs: [(Int?, Int)] = [(1, 2), (nil, 3), (4, 0)]
for pair in pairs {
  switch pair {
  case (let n?, 0), (nil, let n): print("n", n)
  case (_?, let n): print("other", n)
  }
}
func deep(_ n: Int??) -> String {
  switch n {
  case let n??: return "\(n)"
  case .some(nil): return "a value that is nil"
  case _?: return "never"
  case nil: return "none"
  }
}
print(deep(5), deep(.some(nil)), deep(nil))
