indirect enum Expr { case number(Int); case add(Expr, Expr); case times(Expr, Expr) }
func value(_ e: Expr) -> Int {
  switch e {
  case .number(let n): return n
  case .add(let a, let b): return value(a) + value(b)
  case .times(let a, let b): return value(a) * value(b)
  }
}
print(value(.add(.number(2), .times(.number(3), .number(4)))))
