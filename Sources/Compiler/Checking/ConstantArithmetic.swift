import Bytecode
import Diagnostics
import Syntax

/// What a constant expression loses: overflow, shifts too far, a number that its new type cannot hold.
///
/// clang's sentences. Only the numbers are looked at; the result is wrapped as everywhere.
extension UnitCompiler {
  /// Warns where an operation on two constants does not fit its type.
  func checkFolding(
    _ op: BinaryOperator, _ a: Int64, _ b: Int64, _ type: TypeID, result: Int64,
    at place: SourceRange
  ) {
    guard state.types.isSigned(type) else { return }
    let overflows: Bool
    let exact: (Int64, Bool)
    switch op {
    case .add: exact = a.addingReportingOverflow(b)
    case .subtract: exact = a.subtractingReportingOverflow(b)
    case .multiply: exact = a.multipliedReportingOverflow(by: b)
    default: return
    }
    overflows = exact.1 || exact.0 != result
    if overflows { warnOverflow(result, type, at: place) }
  }

  func warnOverflow(_ result: Int64, _ type: TypeID, at place: SourceRange) {
    warning(
      .constantOverflow,
      "overflow in expression; result is \(grouped(result)) with type \(spell(type))",
      ["\(result)"], at: place)
  }

  /// A constant number of places to shift by. True where it is wrong.
  func checkShiftCount(_ count: Int64, _ type: TypeID, at place: SourceRange) {
    if count < 0 {
      warning(.constantOverflow, "shift count is negative", ["\(count)"], at: place)
    } else if count >= Int64(state.types.size(type) * 8) {
      warning(.constantOverflow, "shift count >= width of type", ["\(count)"], at: place)
    }
  }

  /// A constant that is stored where it does not fit. The sign alone may change: `unsigned u = -1`.
  func checkConstantConversion(_ value: Value, to target: TypeID, at place: SourceRange) {
    guard value.kind == .integer, !value.isError, state.types.isInteger(value.type),
      state.types.isInteger(target), state.types.kind(target) != .bool
    else { return }
    let kept = wrap(value.integer, to: target)
    if kept == value.integer { return }
    let bits = UInt64(state.types.size(target) * 8)
    if bits >= 64 { return }
    // All bits fit, read with the other sign.
    let isSmall =
      value.integer >= 0
      ? UInt64(bitPattern: value.integer) < 1 << bits : value.integer >= -(1 << (bits - 1))
    if isSmall { return }
    warning(
      .constantOverflow,
      "implicit conversion from \(spell(value.type)) to \(spell(target.unqualified)) changes value "
        + "from \(value.integer) to \(kept)", ["\(kept)"], at: place)
  }

  /// Digits in groups of three, as clang writes long numbers.
  private func grouped(_ value: Int64) -> String {
    let digits = Array(String(value.magnitude).utf8)
    var text = value < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "'" }
      text.unicodeScalars.append(Unicode.Scalar(digit))
    }
    return text
  }
}
