import Diagnostics
import Syntax

/// Sums of literals, which swiftc works out itself: what overflows there is an error.
extension SwiftCompiler {
  /// The value of an expression that is written down in numbers alone.
  private func constant(_ id: Int, _ type: SwiftType) -> Int? {
    let node = tree[id]
    let limits = limits(of: type)
    switch node.kind {
    case .integer: return Int(node.text)
    case .member where node.text == "max" || node.text == "min":
      let base = tree[node.kid(0)]
      guard node.kid(0) == 0 || base.kind == .name && base.text == name(of: type) else {
        return nil
      }
      return node.text == "max" ? limits?.high : limits?.low
    case .prefix where node.text == "-":
      guard let value = constant(node.kid(0), type) else { return nil }
      let (result, isTooMuch) = (0).subtractingReportingOverflow(value)
      return isTooMuch ? nil : result
    case .call where node.kids.count == 2 && node.labels == [""]:
      let callee = tree[node.kid(0)]
      guard callee.kind == .name, callee.text == name(of: type) else { return nil }
      return constant(node.kid(1), type)
    case .binary:
      // Each sum of a long chain asks for the one before it.
      let place = SwiftRef(tree: treeIndex, id: id)
      if let known = constants[place], known.type == type { return known.value }
      var sum: Int?
      if let a = constant(node.kid(0), type), let b = constant(node.kid(1), type), let limits,
        let value = result(node.text, a, b), value >= limits.low, value <= limits.high
      {
        sum = value
      }
      constants[place] = (type, sum)
      return sum
    default: return nil
    }
  }

  private func limits(of type: SwiftType) -> (low: Int, high: Int)? {
    switch name(of: type) {
    case "Int", "Int64": (.min, .max)
    case "Int8": (-128, 127)
    case "UInt8": (0, 255)
    case "Int16": (-32768, 32767)
    case "UInt16": (0, 65535)
    case "Int32": (-2_147_483_648, 2_147_483_647)
    case "UInt32": (0, 4_294_967_295)
    default: nil
    }
  }

  /// nil: it does not fit into 64 bits, or it is no sum.
  private func result(_ op: String, _ a: Int, _ b: Int) -> Int? {
    let (value, isTooMuch): (Int, Bool)
    switch op {
    case "+": (value, isTooMuch) = a.addingReportingOverflow(b)
    case "-": (value, isTooMuch) = a.subtractingReportingOverflow(b)
    case "*": (value, isTooMuch) = a.multipliedReportingOverflow(by: b)
    case "/" where b != 0: (value, isTooMuch) = a.dividedReportingOverflow(by: b)
    case "%" where b != 0: (value, isTooMuch) = a.remainderReportingOverflow(dividingBy: b)
    default: return nil
    }
    return isTooMuch ? nil : value
  }

  /// `1 / 0`, `255 + 1` and the like are found by swiftc itself.
  func overflowAtCompileTime(_ node: SwiftNode, _ type: SwiftType) -> SwiftValue? {
    guard type.isInteger else { return nil }
    let (op, other) = (node.text, tree[node.kid(1)])
    if op == "/" || op == "%", other.kind == .integer, Int(other.text) == 0 {
      error(
        op == "/" ? "division by zero" : "division by zero in remainder operation",
        at: node.place)
      return failed()
    }
    guard let limits = limits(of: type), let a = constant(node.kid(0), type),
      let b = constant(node.kid(1), type), b != 0 || op != "/" && op != "%"
    else { return nil }
    // The least number divided by -1 has no remainder that anybody works out.
    let divides = op == "/" || op == "%"
    let fits = result(op, a, b).map { $0 >= limits.low && $0 <= limits.high } ?? false
    if fits && !(divides && b == -1 && a == limits.low) { return nil }
    error(
      divides
        ? "division '\(a) \(op) \(b)' results in an overflow"
        : "arithmetic operation '\(a) \(op) \(b)' (on type '\(name(of: type))') results in an overflow",
      at: node.place)
    return failed()
  }

  /// `-Int.min`
  func overflowOfNegation(_ node: SwiftNode, _ type: SwiftType) -> SwiftValue? {
    guard let limits = limits(of: type), limits.low < 0, constant(node.kid(0), type) == limits.low
    else { return nil }
    let bits = Int(name(of: type).drop { !$0.isNumber }) ?? 64
    error(
      "arithmetic operation '0 - \(limits.low)' (on signed \(bits)-bit integer type) results in an overflow",
      at: node.place)
    return failed()
  }
}
