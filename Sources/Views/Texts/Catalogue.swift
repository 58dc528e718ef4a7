/// The one catalogue of everything said to a person.
///
/// A text has a key, such as `E0301.next`, and exists in every language under the same key. The sections
/// in `en.swift`, `ru.swift` and `zh.swift` are written as a person reads them:
///
///     shell.bye = Good bye.
///     objects.count = {1} {1|one: object is|other: objects are}
///       alive
///
/// A line that begins with two spaces continues the text above it. `{1}` is replaced by the first
/// argument; `{1|one: …|other: …}` by the plural form that the first argument asks for; any other brace
/// stands for itself. `\n` begins a new line, `\\` is a backslash. One literal for a whole section
/// compiles in no time
/// and costs nothing until the first text of its language is asked for.
package struct Catalogue: Sendable {
  package let language: Language
  private let texts: [String: String]
  /// Keys that two sections define; the tests want this empty.
  package let duplicates: [String]

  package var keys: [String] { texts.keys.sorted() }

  private init(language: Language, sections: [StaticString]) {
    var texts: [String: String] = [:]
    var duplicates: [String] = []
    texts.reserveCapacity(1024)
    for section in sections {
      section.withUTF8Buffer { bytes in
        for (key, text) in CatalogueReader.entries(in: bytes)
        where texts.updateValue(text, forKey: key) != nil {
          duplicates.append(key)
        }
      }
    }
    self.language = language
    self.texts = texts
    self.duplicates = duplicates
  }

  private static let english = Catalogue(language: .en, sections: EnglishTexts.sections)
  private static let russian = Catalogue(language: .ru, sections: RussianTexts.sections)
  private static let chinese = Catalogue(language: .zh, sections: ChineseTexts.sections)

  package static func of(_ language: Language) -> Catalogue {
    switch language {
    case .en: english
    case .ru: russian
    case .zh: chinese
    }
  }

  /// The text as it stands in the catalogue.
  package func pattern(_ key: String) -> String? { texts[key] }

  /// The text with its arguments in place, or nil for an unknown key.
  package func text(_ key: String, _ arguments: [String] = []) -> String? {
    texts[key].map { TextPattern($0).filled(with: arguments, in: language) }
  }
}

/// A text of the catalogue. An unknown key answers in English, then with itself: a hole in the
/// catalogue (which the tests forbid) must never cost the reader the rest of the screen.
package func text(
  _ key: String, _ arguments: [String] = [], in language: Language
) -> String {
  Catalogue.of(language).text(key, arguments)
    ?? Catalogue.of(.en).text(key, arguments) ?? key
}

/// Whether the catalogue has a text for this key.
package func hasText(_ key: String) -> Bool { Catalogue.of(.en).pattern(key) != nil }

/// Reads the lines of a section.
enum CatalogueReader {
  static func entries(in bytes: UnsafeBufferPointer<UInt8>) -> [(key: String, text: String)] {
    var result: [(key: String, text: String)] = []
    var key = ""
    var text: [UInt8] = []
    func finish() {
      if !key.isEmpty { result.append((key, String(decoding: text, as: UTF8.self))) }
    }
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
      start = end + 1
      if line.isEmpty { continue }
      if line[0] == 0x20 {
        let rest = line.drop { $0 == 0x20 }
        if needsSpace(text, rest) { text.append(0x20) }
        append(rest, to: &text)
      } else {
        finish()
        // `key = text`; a key alone has an empty text.
        let nameEnd = line.firstIndex(of: 0x20) ?? line.endIndex
        key = String(decoding: line[..<nameEnd], as: UTF8.self)
        text.removeAll(keepingCapacity: true)
        append(line.dropFirst(nameEnd + 3), to: &text)
      }
    }
    finish()
    return result
  }

  /// Continued Chinese text takes no space at the seam; all else does.
  private static func needsSpace(_ text: [UInt8], _ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool
  {
    guard let last = text.last, let first = rest.first, last != 0x0A else { return false }
    // A new line of its own, `\\n`, wants no blank before it.
    if first == 0x5C, rest.dropFirst().first == 0x6E { return false }
    // Bytes E2…EF open the three-byte letters: all of Chinese and its punctuation (Cyrillic needs two).
    let lastIsWide = last >= 0x80 && text.suffix(3).first.map { $0 >= 0xE3 } ?? false
    return !(lastIsWide && first >= 0xE3)
  }

  private static func append(_ part: Slice<UnsafeBufferPointer<UInt8>>, to text: inout [UInt8]) {
    var index = part.startIndex
    while index < part.endIndex {
      let next = index + 1 < part.endIndex ? part[index + 1] : 0
      if part[index] == 0x5C, next == 0x6E || next == 0x5C {
        text.append(next == 0x6E ? 0x0A : 0x5C)
        index += 2
      } else {
        text.append(part[index])
        index += 1
      }
    }
  }
}
