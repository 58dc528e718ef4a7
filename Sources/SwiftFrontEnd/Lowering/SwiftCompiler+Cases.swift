import Diagnostics
import Syntax

/// The cases of an enum, and their raw values: literals, each another one.
extension SwiftCompiler {
  func declareCases(_ list: SwiftNode, _ index: Int) {
    var previous = state.nominals[index].cases.last?.rawValue
    for id in list.kids {
      let node = tree[id]
      let parameters = node.kids.dropFirst().map { tree[$0] }
      var raw: SwiftRawValue?
      checkRawValue(node, index)
      if let rawType = state.nominals[index].rawType {
        let value = tree[node.kid(0)]
        switch value.kind {
        case .integer: raw = .integer(Int(value.text) ?? 0)
        case .string: raw = .string(value.kids.map { tree[$0].text }.joined())
        case .float: raw = .double(value.text)
        default:
          if rawType == .string {
            raw = .string(node.text)
          } else if case .integer(let number)? = previous {
            raw = .integer(number &+ 1)
          } else {
            raw = .integer(0)
          }
        }
        if node.kid(0) == 0, case .double? = previous {
          error(
            "enum case must declare a raw value when the preceding raw value is not an integer",
            at: node.place)
        }
        previous = raw
        if let raw, !state.nominals[index].rawValues.insert(raw) {
          error(
            "raw value for enum case is not unique",
            at: node.kid(0) == 0 ? node.place : tree[node.kid(0)].place)
        }
      }
      if state.nominals[index].caseNumbers[node.text] != nil {
        error("invalid redeclaration of '\(node.text)'", at: node.place)
      }
      state.nominals[index].add(
        SwiftCase(
          name: node.text, labels: parameters.map { $0.text == "_" ? "" : $0.text },
          types: parameters.map { resolve($0.kid(0)) }, rawValue: raw,
          isIndirect: node.flags.contains(.isIndirect)
            || state.nominals[index].flags.contains(.isIndirect), place: node.place))
    }
  }

  /// What is written as a raw value is a literal of the raw type.
  private func checkRawValue(_ node: SwiftNode, _ index: Int) {
    guard let rawType = state.nominals[index].rawType else {
      if node.kid(0) != 0 {
        error(
          "enum case cannot have a raw value if the enum does not have a raw type", at: node.place)
      }
      return
    }
    if node.kids.count > 1 {
      error("enum with raw type cannot have cases with arguments", at: node.place)
    }
    guard node.kid(0) != 0 else { return }
    let value = tree[node.kid(0)]
    let literal: SwiftType
    switch value.kind {
    case .integer: literal = .int
    case .float: literal = .double
    case .boolean: literal = .bool
    case .string where value.kids.allSatisfy({ tree[$0].kind == .stringPart }): literal = .string
    default: return error("raw value for enum case must be a literal", at: value.place)
    }
    let fits =
      literal == rawType || literal == .int && (rawType.isNumber || rawType == .float)
      || literal == .double && rawType == .float || literal == .string && rawType == .character
    if !fits {
      error(
        "cannot convert value of type '\(name(of: literal))' to raw type '\(name(of: rawType))'",
        at: value.place)
    }
  }
}
