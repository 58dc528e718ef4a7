/// Texts about one topic, in the three languages side by side: the trace of events: kinds, call tree, overrides, `--events`.
/// How a text is written: `Catalogue.swift`.

extension EnglishTexts {
  static let trace: StaticString = #"""
    """#
}

extension RussianTexts {
  static let trace: StaticString = #"""
    """#
}

extension ChineseTexts {
  static let trace: StaticString = #"""
    """#
}
