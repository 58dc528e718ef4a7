/// Texts about one topic, in the three languages side by side: two runs side by side: `:compare`.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let comparing: StaticString = #"""
    """#
}

extension RussianTexts {
  static let comparing: StaticString = #"""
    """#
}

extension ChineseTexts {
  static let comparing: StaticString = #"""
    """#
}
