/// Everything said to a person in English, a topic a file.
enum EnglishTexts: LanguageTexts {
  static let catalogue = Catalogue(.en, Self.self)
}
