/// Texts about one topic, in the three languages side by side: the learner's way through the course.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let learning: StaticString = #"""
    """#
}

extension RussianTexts {
  static let learning: StaticString = #"""
    """#
}

extension ChineseTexts {
  static let learning: StaticString = #"""
    """#
}
