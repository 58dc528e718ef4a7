/// Texts about one topic, in the three languages side by side: classes, stacks, zones, pools and objects drawn as text.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let pictures: StaticString = #"""
    """#
}

extension RussianTexts {
  static let pictures: StaticString = #"""
    """#
}

extension ChineseTexts {
  static let pictures: StaticString = #"""
    """#
}
