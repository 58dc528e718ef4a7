enum Size {
  case none, some(Int)
  var value: Int {
    switch self {
    case .none: 0
    case .some(let n): n
    }
  }
}
func word(_ isLong: Bool) -> String { if isLong { "long" } else { "short" } }
