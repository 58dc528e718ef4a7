import Conditions
import Diagnostics
package import Texts

/// The words of a course, and those that it avoids.
///
/// `glossary.md` in the course's folder holds a table with a row per term: the English word, then a column for
/// each other language, headed by its code, and a column of the words that are *not* to be used for it there
/// (transliterations and literal translations that a native reader stumbles over). Translations are held
/// against it: a word that is to be avoided is a warning, where it stands.
///
///     | en | ru | zh | not ru | not zh |
package struct Glossary: Sendable {
  package struct Term: Equatable, Sendable {
    package var english: String
    /// By language, where the table has a word.
    package var words: [Language: String]
  }

  package private(set) var terms: [Term] = []
  private var avoided: [Language: [(word: String, better: String)]] = [:]

  package init() {}

  package init(course folder: String) {
    let bytes = try? DiskFile.read("\(folder)/glossary.md")
    self.init(text: bytes.map { String(decoding: $0, as: UTF8.self) } ?? "")
  }

  package init(text: String) {
    var columns: [String] = []
    for line in text.split(separator: "\n") where line.hasPrefix("|") {
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .map { normalised(String($0)) }
      guard let english = cells.first, !english.isEmpty, !english.hasPrefix("-") else { continue }
      if english == Language.en.code {
        columns = cells
        continue
      }
      let row = Dictionary(zip(columns, cells), uniquingKeysWith: { first, _ in first })
      var term = Term(english: english, words: [:])
      for language in Language.translations {
        guard let better = row[language.code] else { continue }
        term.words[language] = better
        for word in (row["not \(language.code)"] ?? "").split(separator: ",") {
          let word = normalised(String(word))
          if !word.isEmpty { avoided[language, default: []].append((word, better)) }
        }
      }
      terms.append(term)
    }
  }

  /// Words that a text of the catalogue should not have, with the better ones.
  package func avoidedWords(in text: String, _ language: Language) -> [String] {
    let searched = Array(
      String(decoding: Self.withoutCode(Array(text.utf8)), as: UTF8.self).lowercased().utf8)
    return (avoided[language] ?? []).filter {
      Self.find(Array($0.word.lowercased().utf8), in: searched) != nil
    }.map { "\($0.word): \($0.better)" }
  }

  /// Words in a lesson's prose that the glossary avoids; code and what stands in back-quotes is let be.
  func warnings(in source: SourceFile, file: UInt32, _ language: Language) -> [Diagnostic] {
    guard let avoided = avoided[language] else { return [] }
    var warnings: [Diagnostic] = []
    var isCode = false
    for line in source.lineStarts.indices {
      let bytes = source.lineText(line)
      if bytes.starts(with: Array("```".utf8)) {
        isCode.toggle()
        continue
      }
      if bytes.isEmpty { continue }
      let text = isCode ? Self.wordsInCode(Array(bytes)) : Self.withoutCode(Array(bytes))
      let lowered = Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
      // Lower case may have another length; then places would lie.
      let searched = lowered.count == text.count ? lowered : text
      for (word, better) in avoided {
        guard let offset = Self.find(Array(word.lowercased().utf8), in: searched) else { continue }
        let start = UInt32(truncatingIfNeeded: bytes.startIndex + offset)
        warnings.append(
          Diagnostic(
            .lessonAvoidedWord, .warning, arguments: [word, better],
            at: SourceRange(
              file: file, start: start,
              end: start &+ UInt32(truncatingIfNeeded: word.utf8.count))))
      }
    }
    return warnings
  }

  /// The same length, with blanks for what stands in back-quotes.
  private static func withoutCode(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var isCode = false
    for index in result.indices {
      if result[index] == UInt8(ascii: "`") {
        isCode.toggle()
      } else if isCode {
        result[index] = 0x20
      }
    }
    return result
  }

  /// The same length, with blanks for code: a condition has its words behind ` -- `, and what a lesson prints in
  /// the reader's language stands behind the mark of a translated string.
  private static func wordsInCode(_ bytes: [UInt8]) -> [UInt8] {
    let marks = ["-- ", TranslationMark.text].map { Array($0.utf8) }
    let start = bytes.indices.first { index in marks.contains { bytes[index...].starts(with: $0) } }
    return bytes.indices.map { $0 < start ?? bytes.count ? 0x20 : bytes[$0] }
  }

  /// The words that a page avoids and has, each with its line. Code is let be, but for the words in it that are
  /// told to a reader.
  package func avoidedWords(inPage text: String, _ language: Language) -> [String] {
    var isCode = false
    return text.split(separator: "\n").flatMap { line -> [String] in
      if line.hasPrefix("```") {
        isCode.toggle()
        return []
      }
      let bytes = isCode ? Self.wordsInCode(Array(line.utf8)) : Array(line.utf8)
      let words = avoidedWords(in: String(decoding: bytes, as: UTF8.self), language)
      return words.map { "\($0) in: \(line)" }
    }
  }

  private static func find(_ word: [UInt8], in text: [UInt8]) -> Int? {
    guard !word.isEmpty, text.count >= word.count else { return nil }
    for start in 0...(text.count - word.count)
    where text[start] == word[0] && text[start..<(start + word.count)].elementsEqual(word) {
      // A word begins here; inside of another one it is another one. Chinese knows no such edge.
      if word[0] < 0xE0, start > 0, text[start - 1] >= 0x80 || text[start - 1] > 0x40 { continue }
      return start
    }
    return nil
  }
}
