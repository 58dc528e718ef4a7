package import Session
import VirtualMachine

/// How the parts of a condition are said in the language of its step.
///
/// When the functions of the check language have been replaced by their values, what remains is an expression
/// in the language of the step, and that language's compiler judges it. So a check of a step in Swift says
/// `lamp === other` and `names.count == 3`, and one in Objective-C `[lamp isOn]`. Only the values that are put
/// in the place of the functions have to be written so that each language can read them.
package enum CheckDialect {
  case objectiveC, swift, cpp

  package init(_ language: InputLanguage) {
    switch language {
    case .objectiveC: self = .objectiveC
    case .swift: self = .swift
    case .cpp: self = .cpp
    }
  }

  /// An expression whose value is 1 where the condition is true.
  package func test(_ condition: String) -> String { "(\(condition)) ? 1 : 0" }

  /// A number taken as a condition: in Swift a number is neither true nor false.
  package func truth(ofNumber number: String) -> String {
    self == .swift ? "(\(number)) != 0" : number
  }

  package func identity(_ left: String, _ right: String) -> String {
    self == .swift ? "(\(left)) === (\(right))" : "(\(left)) == (\(right))"
  }

  /// An expression for whatever it does.
  package func statement(_ expression: String) -> String {
    self == .swift ? "_ = (\(expression))" : "(void)(\(expression));"
  }

  package func object(_ expression: String) -> String {
    self == .objectiveC ? "(id)(\(expression))" : "(\(expression))"
  }

  package func integer(_ value: some BinaryInteger) -> String {
    switch self {
    case .swift: "\(value)"
    case .objectiveC, .cpp: value > Int64.max ? "\(value)UL" : "\(value)L"
    }
  }

  /// How a truth is written.
  func word(for truth: Bool) -> String {
    self == .objectiveC ? (truth ? "YES" : "NO") : truth ? "true" : "false"
  }

  /// A class as a value: itself in Objective-C, elsewhere its name.
  package func classValue(_ name: String) -> String {
    self == .objectiveC ? "((id)[\(name) class])" : "\"\(name)\""
  }

  /// What lies in memory, as an expression of its kind; nil for structures and arrays, and for addresses where
  /// the language has no word for them.
  package func literal(_ bits: UInt64, _ encoding: String, size: Int) -> String? {
    let shift = UInt64(truncatingIfNeeded: 64 - size * 8)
    let signed = Int64(bitPattern: bits &<< shift) &>> Int64(shift)
    let kind = encoding.utf8.first { !"rnNoORVA".utf8.contains($0) } ?? 0
    switch kind {
    case UInt8(ascii: "@"), UInt8(ascii: "#"), UInt8(ascii: ":"), UInt8(ascii: "*"),
      UInt8(ascii: "^"):
      return address(bits, kind)
    case UInt8(ascii: "f"): return "\(Float(bitPattern: UInt32(truncatingIfNeeded: bits)))"
    case UInt8(ascii: "d"): return "\(Double(bitPattern: bits))"
    case UInt8(ascii: "B") where self == .swift: return bits == 0 ? "false" : "true"
    case UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "I"), UInt8(ascii: "L"),
      UInt8(ascii: "Q"), UInt8(ascii: "B"):
      return self == .swift ? "\(bits)" : "\(bits)UL"
    case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "i"), UInt8(ascii: "l"),
      UInt8(ascii: "q"):
      if self == .swift { return "(\(signed))" }
      return signed == Int64.min ? "(-\(Int64.max)L - 1)" : "(\(signed)L)"
    default: return nil
    }
  }

  private func address(_ bits: UInt64, _ kind: UInt8) -> String? {
    switch self {
    case .objectiveC:
      switch kind {
      case UInt8(ascii: "@"): "((__bridge id)(void *)\(bits)UL)"
      case UInt8(ascii: "#"): "((__bridge Class)(void *)\(bits)UL)"
      default: "((void *)\(bits)UL)"
      }
    case .swift: bits == 0 ? "nil" : nil
    case .cpp: "((void *)\(bits)UL)"
    }
  }
}
