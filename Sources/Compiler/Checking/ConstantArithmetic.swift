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
      // What a longer type would mend is the other case alone.
      warning(.shiftCount, "shift count is negative", ["\(count)"], at: place)
    } else if count >= Int64(state.types.size(type) * 8) {
      warning(.constantOverflow, "shift count >= width of type", ["\(count)"], at: place)
    }
  }

  /// A constant that is stored where it does not fit. The sign alone may change: `unsigned u = -1`.
  func checkConstantConversion(_ value: Value, to target: TypeID, at place: SourceRange) {
    guard state.types.isInteger(target), state.types.kind(target) != .bool else { return }
    if value.kind == .floating { checkFraction(value, to: target, at: place) }
    guard value.kind == .integer, !value.isError, state.types.isInteger(value.type) else { return }
    let kept = wrap(value.integer, to: target)
    if kept == value.integer { return }
    let bits = UInt64(state.types.size(target) * 8)
    if bits >= 64 { return }
    // All bits fit, read with the other sign; but a positive number does not become a negative one unsaid.
    let areSigned = state.types.isSigned(value.type) && state.types.isSigned(target)
    let isSmall =
      value.integer >= 0
      ? UInt64(bitPattern: value.integer) < 1 << (areSigned ? bits - 1 : bits)
      : value.integer >= -(1 << (bits - 1))
    if isSmall { return }
    warning(
      .constantOverflow,
      "implicit conversion from \(spell(value.type)) to \(spell(target.unqualified)) changes value "
        + "from \(value.integer) to \(kept)", ["\(kept)", spell(target.unqualified)], at: place)
  }

  /// A constant for a bit-field that has too few bits for it. `-1` stands for all bits.
  func checkBits(_ value: Value, of field: Value, at place: SourceRange) {
    guard field.kind == .bitField, value.kind == .integer, !value.isError, !isPrelude,
      state.types.isInteger(value.type), state.types.kind(field.type) != .bool
    else { return }
    let shift = Int64(64 - field.bitWidth)
    let all = value.integer << shift
    let isNegative = value.integer < 0 && all >> shift == value.integer
    let kept =
      state.types.isSigned(field.type)
      ? all >> shift : Int64(bitPattern: UInt64(bitPattern: all) >> UInt64(shift))
    if kept == value.integer || isNegative { return }
    let isOne = field.bitWidth == 1 && value.integer == 1
    warning(
      .constantOverflow,
      "implicit truncation from \(spell(value.type)) to \(isOne ? "a one-bit wide " : "")bit-field "
        + "changes value from \(value.integer) to \(kept)", ["\(kept)", spell(field.type)],
      at: place)
  }

  /// `int n = 1.5;`: said of a number as it is written, not of one that is computed.
  private func checkFraction(_ value: Value, to target: TypeID, at place: SourceRange) {
    let number = value.double
    guard !isPrelude, number.magnitude < 1e9, number != number.rounded(.towardZero) else { return }
    let isLiteral = sources.text(of: place).utf8.enumerated().allSatisfy { index, byte in
      48...57 ~= byte || byte == UInt8(ascii: ".") || index == 0 && byte == UInt8(ascii: "-")
    }
    guard isLiteral else { return }
    warning(
      .constantOverflow,
      "implicit conversion from \(spell(value.type)) to \(spell(target.unqualified)) changes value "
        + "from \(number) to \(Int64(number))", ["\(Int64(number))", spell(target.unqualified)],
      at: place)
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
