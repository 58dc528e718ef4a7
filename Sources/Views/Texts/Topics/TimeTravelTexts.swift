/// Texts about one topic, in the three languages side by side: going back and forth: `:back`, `:goto`, `:undo`, branches.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let timeTravel: StaticString = #"""
    """#
}

extension RussianTexts {
  static let timeTravel: StaticString = #"""
    """#
}

extension ChineseTexts {
  static let timeTravel: StaticString = #"""
    """#
}
