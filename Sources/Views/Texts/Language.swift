/// The languages that Selfsame speaks.
///
/// Everything said to a person exists in each of them, from the first day: a test fails when a text is
/// missing in one. What a program prints, names in code and clang's own sentences are never translated.
package enum Language: String, CaseIterable, Sendable {
  case en, ru, zh

  /// The language of a locale name such as `ru_RU.UTF-8`, `zh_CN`, `en`; nil for one that is not spoken
  /// here, and for `C` and `POSIX`.
  package init?(localeName: String) {
    let letters = localeName.lowercased().prefix {
      $0 != "_" && $0 != "." && $0 != "-" && $0 != "@"
    }
    switch letters {
    case "en", "english": self = .en
    case "ru", "russian": self = .ru
    case "zh", "chinese": self = .zh
    default: return nil
    }
  }

  /// The language that the environment asks for: as in POSIX the first of the three that is set decides,
  /// and English answers for a language that is not spoken here.
  package static func chosen(lcAll: String?, lcMessages: String?, lang: String?) -> Language {
    for value in [lcAll, lcMessages, lang] {
      if let value, !value.isEmpty { return Language(localeName: value) ?? .en }
    }
    return .en
  }

  /// What a language calls itself.
  package var ownName: String {
    switch self {
    case .en: "English"
    case .ru: "Русский"
    case .zh: "中文"
    }
  }
}
