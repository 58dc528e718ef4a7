import Diagnostics

/// The mark before a string of a lesson's code that a translation may say in its own words. It is for those who
/// write and translate: no reader sees it, and it takes no column.
enum TranslationMark {
  static let text = "/*tr*/"

  static func occurs(in code: String) -> Bool { code.contains(text) }

  static func removed(from code: String) -> String {
    code.parts(between: text).joined()
  }
}
