enum Shape { case disc(Int), frame(Int, Int) }
func tell(_ shape: Shape) -> Int {
  switch shape {
  case .disc(let n), .frame(let n, let m): return n
  }
}
print(tell(.disc(1)))
