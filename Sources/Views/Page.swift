package import Texts

/// What a view is told about the place where it will be shown: the reader's language, how many columns
/// there are, and how wide the terminal draws the characters on which fonts disagree.
package struct Page: Equatable, Sendable {
  package var language: Language
  /// Columns. Views keep to it down to 30.
  package var width: Int
  /// Columns of an ambiguous character (Cyrillic and frames in some Chinese terminals): 1 or 2. With 2,
  /// frames are drawn in ASCII, so that they stay straight whatever the terminal really does.
  package var ambiguousWidth: Int

  /// For a reader who listens: sentences instead of drawings. No frames, bars, rules or arrows of characters
  /// that a screen reader would spell; what a sign says is said in words.
  package var narrates: Bool

  package init(
    _ language: Language, width: Int = 80, ambiguousWidth: Int = 1, narrates: Bool = false
  ) {
    self.language = language
    self.narrates = narrates
    self.width = max(width, 30)
    self.ambiguousWidth = ambiguousWidth == 2 ? 2 : 1
  }

  package func text(_ key: String, _ arguments: [String] = []) -> String {
    Texts.text(key, arguments, in: language)
  }

  package func displayWidth(_ text: String) -> Int {
    Views.displayWidth(text, ambiguousWidth: ambiguousWidth)
  }

  /// As much of a text as there is room for, in cells.
  func fitted(_ text: String, _ width: Int) -> String {
    let room = width - displayWidth(ellipsis)
    var (used, fits) = (0, text.startIndex)
    for index in text.indices {
      used += Views.displayWidth(of: text[index], ambiguousWidth: ambiguousWidth)
      if used <= room { fits = text.index(after: index) }
      if used > width { return text[..<fits] + ellipsis }
    }
    return text
  }

  /// The same, as wide as a column.
  func cell(_ text: String, _ width: Int) -> String {
    let kept = fitted(text, width)
    return kept + String(repeating: " ", count: max(0, width - displayWidth(kept)))
  }

  /// A number that ends where its column does.
  func toTheRight(_ number: String, width: Int) -> String {
    String(repeating: " ", count: max(0, width - displayWidth(number))) + number
  }

  package var colon: String { separator("words.colon", ":") }
  var semicolon: String { separator("words.semicolon", ";") }
  var comma: String { separator("words.comma", ",") }
  /// Between the words of a list.
  var listComma: String { separator("words.listComma", ",") }

  /// A mark and the blank that follows it; the Chinese one brings its own.
  private func separator(_ key: String, _ plain: String) -> String {
    let sign = text(key)
    return sign == plain ? sign + " " : sign
  }

  package var drawsPlainFrames: Bool { ambiguousWidth == 2 || narrates }
  /// The sign that something was left out.
  var ellipsis: String { drawsPlainFrames ? "..." : "…" }
}
