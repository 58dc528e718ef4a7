/// Texts about one topic, in the three languages side by side: the named mistakes.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let mistakes: StaticString = #"""
    """#
}

extension RussianTexts {
  static let mistakes: StaticString = #"""
    """#
}

extension ChineseTexts {
  static let mistakes: StaticString = #"""
    """#
}
