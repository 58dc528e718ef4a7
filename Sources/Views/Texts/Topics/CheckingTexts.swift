/// Texts about one topic, in the three languages side by side: what the checker and the grader say.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let checking: StaticString = #"""
    """#
}

extension RussianTexts {
  static let checking: StaticString = #"""
    """#
}

extension ChineseTexts {
  static let checking: StaticString = #"""
    """#
}
