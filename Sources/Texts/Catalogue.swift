/// The one catalogue of everything said to a person.
///
/// A text has a key, such as `E0301.next`, and exists in every language under the same key. The topics, a
/// file each in the folders `en`, `ru`, `zh`, are written as a person reads them:
///
///     shell.bye = Good bye.
///     # {1} how many
///     objects.count = {1} {1|one: object is|other: objects are}
///       alive
///
/// A line that begins with two spaces continues the text above it. `{1}` is replaced by the first
/// argument; `{1|one: …|other: …}` by the plural form that the first argument asks for; any other brace
/// stands for itself. `\n` begins a new line, `\\` is a backslash. A line that begins with `#` is a note to
/// translators on the text below it; the English texts have one wherever there is an argument (those of a
/// diagnostic stand beside its code, in `DiagnosticCode.swift`).
///
/// One literal for a whole section compiles in no time. When the first text of a language is asked for,
/// one pass over the bytes notes where each key stands (decoding everything into a Dictionary took
/// 0.8 ms of a start that has 5); a text is put together when it is wanted.
package struct Catalogue: Sendable {
  /// Where a key stands: number of the section, offset of its first byte. -1: a free slot.
  private struct Slot {
    var section: Int32 = -1
    var start: Int32 = 0
  }

  package let language: Language
  private let sections: [StaticString]
  /// Open addressing, a power of two of slots, at most half of them used.
  private var slots: [Slot]
  private var count = 0
  /// Keys that are defined twice; the tests want this empty.
  package private(set) var duplicates: [String] = []

  package static func of(_ language: Language) -> Catalogue { language.texts.catalogue }

  init<Texts: LanguageTexts>(_ language: Language, _ texts: Texts.Type) {
    self.init(language: language, sections: texts.sections)
  }

  init(language: Language, sections: [StaticString]) {
    self.language = language
    self.sections = sections
    slots = Array(repeating: Slot(), count: 1024)
    for number in sections.indices { index(number) }
  }

  /// The text as it stands in the catalogue.
  package func pattern(_ key: String) -> String? {
    var key = key
    let slot = key.withUTF8 { slots[find($0)] }
    guard slot.section >= 0 else { return nil }
    let bytes = Self.bytes(of: sections[Int(slot.section)])
    return CatalogueReader.text(in: bytes, at: Int(slot.start))
  }

  /// The text with its arguments in place, or nil for an unknown key.
  package func text(_ key: String, _ arguments: [String] = []) -> String? {
    pattern(key).map { TextPattern($0).filled(with: arguments, in: language) }
  }

  package var keys: [String] {
    slots.filter { $0.section >= 0 }.map { String(decoding: key(at: $0), as: UTF8.self) }.sorted()
  }

  // MARK: The index

  private static func bytes(of section: StaticString) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: section.utf8Start, count: section.utf8CodeUnitCount)
  }

  private func key(at slot: Slot) -> UnsafeBufferPointer<UInt8> {
    let bytes = Self.bytes(of: sections[Int(slot.section)])
    return CatalogueReader.key(in: bytes, at: Int(slot.start))
  }

  private mutating func index(_ section: Int) {
    let bytes = Self.bytes(of: sections[section])
    var at = 0
    while at < bytes.count {
      if bytes[at] != 0x20, bytes[at] != 0x0A, bytes[at] != 0x23 {
        let key = CatalogueReader.key(in: bytes, at: at)
        let place = find(key)
        if slots[place].section >= 0 {
          duplicates.append(String(decoding: key, as: UTF8.self))
        } else {
          slots[place] = Slot(
            section: Int32(truncatingIfNeeded: section), start: Int32(truncatingIfNeeded: at))
          count += 1
          if count * 2 > slots.count { grow() }
        }
        at += key.count
      }
      while at < bytes.count, bytes[at] != 0x0A { at += 1 }
      at += 1
    }
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: Slot(), count: old.count * 2)
    for slot in old where slot.section >= 0 { slots[find(key(at: slot))] = slot }
  }

  /// The slot that holds the key, or the free one where it belongs.
  private func find(_ wanted: UnsafeBufferPointer<UInt8>) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in wanted { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    let mask = slots.count - 1
    var place = Int(truncatingIfNeeded: hash ^ (hash >> 32)) & mask
    while slots[place].section >= 0, !key(at: slots[place]).elementsEqual(wanted) {
      place = (place + 1) & mask
    }
    return place
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
  /// The word at the beginning of a line.
  static func key(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> UnsafeBufferPointer<UInt8>
  {
    var end = start
    while end < bytes.count, bytes[end] != 0x20, bytes[end] != 0x0A { end += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<end])
  }

  /// The text of the key that begins at `start`, its continued lines joined.
  static func text(in bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> String {
    var text: [UInt8] = []
    var at = start + key(in: bytes, at: start).count
    // Over ` = `; a key alone has an empty text.
    if at < bytes.count, bytes[at] == 0x20 { at = min(at + 3, bytes.count) }
    while true {
      var end = at
      while end < bytes.count, bytes[end] != 0x0A { end += 1 }
      append(bytes[at..<end], to: &text)
      at = end + 1
      guard at < bytes.count, bytes[at] == 0x20 else { break }
      while at < bytes.count, bytes[at] == 0x20 { at += 1 }
      if needsSpace(text, bytes[at...]) { text.append(0x20) }
    }
    return String(decoding: text, as: UTF8.self)
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
