/// The beginning of a text that a program made: a view shows a few lines of what may be millions of characters, and
/// turning all of it into a host's text would take a second that nobody can stop.
package struct TextExcerpt: Equatable, Sendable {
  package static let mostUnits = 16_384

  package var text: String
  /// UTF-16 units of the whole.
  package var units: Int

  package init(text: String, units: Int) {
    self.text = text
    self.units = units
  }

  package init(_ text: String) { self.init(text: text, units: text.utf16.count) }

  /// With `…` where the text goes on.
  package var marked: String { units > TextExcerpt.mostUnits ? text + "…" : text }
}
