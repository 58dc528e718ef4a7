/// Which values hold something that is counted: an object, a text, a list, or a part that does.
///
/// A struct of numbers is copied as bytes; one with a text in it shares that text, so a copy takes a claim.
extension SwiftCompiler {
  /// Whether something in it is counted; a type within itself lies in a box, which is.
  func isCounted(_ type: SwiftType) -> Bool {
    var found: [Int: Bool] = [:]
    return isCounted(type, &found)
  }

  /// `found`: of each type within, looked at once, however often it occurs; true while that is done.
  private func isCounted(_ type: SwiftType, _ found: inout [Int: Bool]) -> Bool {
    switch type {
    case .optional(let inner): return isCounted(inner, &found)
    case .tuple(_, let types):
      for each in types where isCounted(each, &found) { return true }
      return false
    case .nominal(let index):
      if let known = found[index] { return known }
      found[index] = true
      let nominal = state.nominals[index]
      switch nominal.kind {
      case .classType, .protocolType: return true
      case .structType:
        for each in nominal.properties
        where each.kind == .stored && !each.isStatic && isCounted(each.type, &found) {
          return true
        }
      case .enumType:
        for each in nominal.cases {
          for inner in each.types where isCounted(inner, &found) { return true }
        }
      }
      found[index] = false
      return false
    default: return isObject(type)
    }
  }
}
