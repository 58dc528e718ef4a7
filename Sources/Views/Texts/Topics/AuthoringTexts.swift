/// Texts about one topic, in the three languages side by side: `selfsame lesson …` and its commands.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let authoring: StaticString = #"""
    """#
}

extension RussianTexts {
  static let authoring: StaticString = #"""
    """#
}

extension ChineseTexts {
  static let authoring: StaticString = #"""
    """#
}
