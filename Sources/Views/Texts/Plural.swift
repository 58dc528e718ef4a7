/// Plural forms, as CLDR defines them for whole numbers.
///
/// English has two forms (1 object, 5 objects), Russian three (1 объект, 2 объекта, 5 объектов: the last
/// digits decide, and 11 to 14 are exceptions), Chinese one. A text names its forms in braces,
/// `{1|one: object|other: objects}`, and the number given as argument 1 picks one of them.
package enum PluralForm: String, CaseIterable, Sendable {
  case one, few, many, other

  /// The forms that a text in this language has to give. Russian may add `other`, which CLDR keeps for
  /// fractions; whole numbers never ask for it.
  package static func required(in language: Language) -> [PluralForm] {
    switch language {
    case .en: [.one, .other]
    case .ru: [.one, .few, .many]
    case .zh: [.other]
    }
  }

  package static func of(_ number: UInt64, in language: Language) -> PluralForm {
    switch language {
    case .en: return number == 1 ? .one : .other
    case .zh: return .other
    case .ru:
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
