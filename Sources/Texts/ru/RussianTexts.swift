/// Everything said to a person in Russian, a topic a file.
enum RussianTexts: LanguageTexts {
  static let catalogue = Catalogue(.ru, Self.self)
}
