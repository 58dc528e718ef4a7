/// The languages that Selfsame speaks.
///
/// Everything said to a person exists in each of them, from the first day: a test fails when a text is
/// missing in one. What a program prints, names in code and clang's own sentences are never translated.
///
/// A language is a row of `allCases` and a folder of texts beside this file; lessons, explanations, tables of
/// contents and the glossary carry its code in their names or columns (docs/CONTRIBUTING tells the way).
package struct Language: Sendable, CaseIterable {
  /// Two letters of ISO 639, as in `lesson.ru.md` and `ru_RU.UTF-8`.
  package let code: String
  /// What the language calls itself.
  package let ownName: String
  /// What English calls it: locales have been called `russian`, too.
  let englishName: String
  let plurals: PluralRule
  let texts: any LanguageTexts.Type

  /// The language of the canonical texts: the others are translations of it.
  package static let en = Language(
    code: "en", ownName: "English", englishName: "english", plurals: .oneAndOther,
    texts: EnglishTexts.self)
  package static let ru = Language(
    code: "ru", ownName: "Русский", englishName: "russian", plurals: .eastSlavic,
    texts: RussianTexts.self)
  package static let zh = Language(
    code: "zh", ownName: "中文", englishName: "chinese", plurals: .none, texts: ChineseTexts.self)

  /// All, in the order in which they are offered.
  package static let allCases = [en, ru, zh]
  /// Those that lessons and pages are translated into.
  package static var translations: [Language] { allCases.filter { $0 != .en } }

  /// The language with a code, as it stands in settings, names of files and on the command line.
  package init?(code: String) {
    guard let found = Language.allCases.first(where: { $0.code == code }) else { return nil }
    self = found
  }

  /// The language of a locale name such as `ru_RU.UTF-8`, `zh_CN`, `en`; nil for one that is not spoken
  /// here, and for `C` and `POSIX`.
  package init?(localeName: String) {
    let letters = localeName.lowercased().prefix {
      $0 != "_" && $0 != "." && $0 != "-" && $0 != "@"
    }
    guard
      let found = Language.allCases.first(where: { $0.code == letters || $0.englishName == letters }
      )
    else { return nil }
    self = found
  }

  /// The language that the environment asks for: as in POSIX the first of the three that is set decides,
  /// and English answers for a language that is not spoken here.
  package static func chosen(lcAll: String?, lcMessages: String?, lang: String?) -> Language {
    for value in [lcAll, lcMessages, lang] {
      if let value, !value.isEmpty { return Language(localeName: value) ?? .en }
    }
    return .en
  }

  /// The codes as a person lists them: `en, ru, zh`.
  package static var list: String { allCases.map(\.code).joined(separator: ", ") }

  /// Name of a file in this language: `lesson.md` in English, `lesson.ru.md` in Russian.
  package func fileName(_ stem: String, ending: String = "md") -> String {
    self == .en ? "\(stem).\(ending)" : "\(stem).\(code).\(ending)"
  }

  private init(
    code: String, ownName: String, englishName: String, plurals: PluralRule,
    texts: any LanguageTexts.Type
  ) {
    self.code = code
    self.ownName = ownName
    self.englishName = englishName
    self.plurals = plurals
    self.texts = texts
  }
}

extension Language: Hashable, CustomStringConvertible {
  package static func == (a: Language, b: Language) -> Bool { a.code == b.code }
  package func hash(into hasher: inout Hasher) { hasher.combine(code) }
  package var description: String { code }
}
