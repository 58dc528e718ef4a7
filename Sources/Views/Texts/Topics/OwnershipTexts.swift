/// Texts about one topic, in the three languages side by side: who owns what: `:why`, the graph, leaks and cycles.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let ownership: StaticString = #"""
    """#
}

extension RussianTexts {
  static let ownership: StaticString = #"""
    """#
}

extension ChineseTexts {
  static let ownership: StaticString = #"""
    """#
}
