/// Everything said to a person in Chinese, a topic a file.
enum ChineseTexts: LanguageTexts {
  static let catalogue = Catalogue(.zh, Self.self)
}
