package import Session
internal import Syntax

/// How the parts of a condition are said in the language of its step.
///
/// What an author writes is an expression of that language: a check of a step in Swift says `lamp === other` and
/// `names.count == 3`, and one in Objective-C `[lamp isOn]`. A function of the check language becomes a call, too:
/// one of five that ask for a value of their type.
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
  func test(_ condition: String) -> String { "(\(condition)) ? 1 : 0" }

  /// The text of an expression as a condition: in Swift a number is neither true nor false.
  func test(of expression: CheckExpression, _ text: String) -> String {
    let called = String(text.prefix { $0 != "(" })
    let isNumber = AskedQuestion(function: called).map { $0 != .truth } ?? false
    return self == .swift && expression.isOneCall && isNumber ? "(\(text)) != 0" : text
  }

  func identity(_ left: String, _ right: String) -> String {
    self == .swift ? "(\(left)) === (\(right))" : "(\(left)) == (\(right))"
  }

  /// An expression for whatever it does.
  package func statement(_ expression: String) -> String {
    self == .swift ? "_ = (\(expression))" : "(void)(\(expression));"
  }

  package func object(_ expression: String) -> String {
    self == .objectiveC ? "(id)(\(expression))" : "(\(expression))"
  }

  /// How a truth is written.
  func word(for truth: Bool) -> String {
    self == .objectiveC ? (truth ? "YES" : "NO") : truth ? "true" : "false"
  }

  /// A question in the place of a function of the check language.
  func ask(_ kind: AskedKind, _ number: Int, about: String?) -> String {
    guard self == .objectiveC else {
      return "\(kind.function)(\(number)" + (about.map { ", \($0)" } ?? "") + ")"
    }
    // To look at a count, the one who looks must not own: under ARC an ordinary variable would be an owner more.
    let call =
      about.map {
        "({ __unsafe_unretained id selfsame_about = (id)(\($0)); "
          + "\(kind.function)(\(number), (__bridge void *)selfsame_about); })"
      } ?? "\(kind.function)(\(number), (void *)0)"
    return kind.cast.isEmpty ? call : "((\(kind.cast))\(call))"
  }
}

/// The type of value that a question asks for.
enum AskedKind: Hashable {
  case integer, unsigned, number, truth
  case object, classObject, zone, pointer
  /// An address as a number, to be compared with another.
  case place

  /// Of a variable with this encoding; nil for structures and arrays.
  init?(_ encoding: String, _ dialect: CheckDialect) {
    switch encoding.utf8.first(where: { !"rnNoORVA".utf8.contains($0) }) ?? 0 {
    case UInt8(ascii: "@"): self = .object
    case UInt8(ascii: "#"): self = .classObject
    case UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "^"): self = .pointer
    case UInt8(ascii: "f"), UInt8(ascii: "d"): self = .number
    case UInt8(ascii: "B"): self = .truth
    case UInt8(ascii: "C"), UInt8(ascii: "S"), UInt8(ascii: "I"), UInt8(ascii: "L"),
      UInt8(ascii: "Q"):
      // Swift compares an integer with a literal of its own type, whatever its width.
      self = dialect == .swift ? .integer : .unsigned
    case UInt8(ascii: "c"), UInt8(ascii: "s"), UInt8(ascii: "i"), UInt8(ascii: "l"),
      UInt8(ascii: "q"):
      self = .integer
    default: return nil
    }
  }

  /// The function of the core library that asks for it.
  var function: String {
    let asked: AskedQuestion =
      switch self {
      case .integer, .place: .integer
      case .unsigned: .unsigned
      case .number: .number
      case .truth: .truth
      case .object, .zone, .pointer: .address
      case .classObject: .classObject
      }
    return asked.function
  }

  /// What Objective-C takes the answer for.
  var cast: String {
    switch self {
    case .object, .classObject: "__bridge id"
    case .zone: "NSZone *"
    default: ""
    }
  }

  /// The bits of a variable of `size` bytes as the bits of a value.
  func value(_ bits: UInt64, size: Int) -> UInt64 {
    let shift = UInt64(truncatingIfNeeded: 64 - size * 8)
    return switch self {
    case .integer, .place: UInt64(bitPattern: Int64(bitPattern: bits &<< shift) &>> Int64(shift))
    case .number where size == 4:
      Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))).bitPattern
    case .truth: bits == 0 ? 0 : 1
    default: bits
    }
  }
}
