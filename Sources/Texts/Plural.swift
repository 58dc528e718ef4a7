/// Plural forms, as CLDR defines them for whole numbers.
///
/// English has two forms (1 object, 5 objects), Russian three (1 объект, 2 объекта, 5 объектов: the last
/// digits decide, and 11 to 14 are exceptions), Chinese one. A text names its forms in braces,
/// `{1|one: object|other: objects}`, and the number given as argument 1 picks one of them.
package enum PluralForm: String, CaseIterable, Sendable {
  case one, few, many, other
}

/// Which forms a language has, and which of them a number takes. Many languages share a rule.
package enum PluralRule: Sendable {
  /// One form for all: Chinese, Japanese, Korean.
  case none
  /// English, German, Spanish.
  case oneAndOther
  /// Russian, Ukrainian, Belarusian.
  case eastSlavic

  /// The forms that a text has to give. East Slavic may add `other`, which CLDR keeps for fractions; whole
  /// numbers never ask for it.
  package var required: [PluralForm] {
    switch self {
    case .none: [.other]
    case .oneAndOther: [.one, .other]
    case .eastSlavic: [.one, .few, .many]
    }
  }

  package func form(of number: UInt64) -> PluralForm {
    switch self {
    case .none: return .other
    case .oneAndOther: return number == 1 ? .one : .other
    case .eastSlavic:
      let lastTwo = number % 100
      if (11...14).contains(lastTwo) { return .many }
      switch number % 10 {
      case 1: return .one
      case 2, 3, 4: return .few
      default: return .many
      }
    }
  }
}
