import Syntax

/// What characters say of themselves.
extension SwiftCompiler {
  func characterProperty(_ base: SwiftValue, _ text: String) -> SwiftValue? {
    let tests: [String: String] = [
      "isLetter": "letter", "isNumber": "number", "isUppercase": "upper", "isLowercase": "lower",
      "isWhitespace": "white", "isNewline": "newline", "isPunctuation": "punctuation",
    ]
    if let test = tests[text] {
      return SwiftValue(type: .bool, code: "__swift_is_\(test)(\(base.code))")
    }
    let t = fresh("t")
    switch text {
    case "isASCII":
      return SwiftValue(type: .bool, code: "((_Bool)(__swift_ascii(\(base.code)) >= 0))")
    case "isHexDigit":
      return SwiftValue(type: .bool, code: "((_Bool)(__swift_digit(\(base.code), 16) >= 0))")
    case "asciiValue", "wholeNumberValue", "hexDigitValue":
      let type: SwiftType = text == "asciiValue" ? .integer("UInt8") : .int
      let result = SwiftType.optional(type)
      let value: LoweredCode =
        text == "asciiValue"
        ? "__swift_ascii(\(base.code))"
        : "__swift_digit(\(base.code), \(text == "hexDigitValue" ? 16 : 10))"
      return SwiftValue(
        type: result,
        code:
          "({ long \(t) = \(value); \(t) >= 0 ? \(some(result, "((\(cType(type)))\(t))")) : \(none(result)); })"
      )
    default: return nil
    }
  }
}
