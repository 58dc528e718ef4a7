import Diagnostics

/// Literals with a prefix: `L"…"`, `u"…"`, `U'x'`.
extension Parser {
  /// What the strings that stand here side by side are: one prefix among them holds for all.
  func textUnit() -> TextUnit {
    var index = at
    while tokens[index].kind == .string {
      let unit = TextUnit(of: state.spellings.spelling(tokens[index].value))
      if unit != .byte { return unit }
      index += 1
    }
    return .byte
  }

  /// Adjacent strings as one of units; the bytes are those in memory, without the last of the zero that ends them.
  mutating func wideString(_ unit: TextUnit) throws(ParseError) -> NodeID {
    let start = at
    var bytes: [UInt8] = []
    while kind == .string {
      let spelling = state.spellings.spelling(current.value)
      let own = TextUnit(of: spelling)
      if own != .byte, own != unit {
        throw fail(
          .literalPrefix, "unsupported non-standard concatenation of string literals",
          [String(decoding: spelling.prefix(1), as: UTF8.self)])
      }
      let (units, bad) = decodeWide(spelling, unit)
      if let bad { escapeProblem(bad, current) }
      for value in units { append(value, unit, to: &bytes) }
      advance()
    }
    append(0, unit, to: &bytes)
    bytes.removeLast()
    tree.strings.append(bytes)
    let index = Int32(truncatingIfNeeded: tree.strings.count - 1)
    return tree.add(Node(.stringLiteral, since(start), a: index, b: unit.rawValue))
  }

  private func append(_ value: UInt32, _ unit: TextUnit, to bytes: inout [UInt8]) {
    for position in 0..<unit.size {
      bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * position)))
    }
  }

  mutating func wideCharacter(_ unit: TextUnit) throws(ParseError) -> NodeID {
    let token = current
    let (units, bad) = decodeWide(state.spellings.spelling(token.value), unit)
    if let bad { escapeProblem(bad, token) }
    guard units.count == 1 else {
      throw fail(
        .invalidNumber,
        units.isEmpty
          ? "empty character constant"
          : unit == .wide
            ? "wide character literals may not contain multiple characters"
            : "Unicode character literals may not contain multiple characters",
        [spelling(token)])
    }
    advance()
    tree.integers.append(UInt64(bitPattern: Int64(Int32(bitPattern: units[0]))))
    return tree.add(
      Node(
        .integerLiteral, token.place, a: Int32(truncatingIfNeeded: tree.integers.count - 1),
        b: unit.rawValue, flags: NodeFlags.characterLiteral))
  }

  /// Where only bytes can stand a prefix has no place.
  mutating func refusePrefix() {
    let spelling = state.spellings.spelling(current.value)
    guard TextUnit(of: spelling) != .byte else { return }
    diagnostics.append(
      Diagnostic(
        .literalPrefix, arguments: [String(decoding: spelling.prefix(1), as: UTF8.self)],
        at: current.place))
  }

  func plain(_ spelling: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    TextUnit(of: spelling) == .byte ? spelling : spelling.dropFirst()
  }
}
