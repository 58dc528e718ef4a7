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
        guard let better = row[language.code], !better.isEmpty else { continue }
        term.words[language] = better
        for word in (row["not \(language.code)"] ?? "").split(separator: ",") {
          let word = normalised(String(word))
          if !word.isEmpty { avoided[language, default: []].append((word, better)) }
        }
      }
      terms.append(term)
    }
  }

  /// The row of a concept, as a lesson's `teaches` names it: `block-variable`.
  package func term(ofConcept name: String) -> Term? {
    let words = Self.words(ofConcept: name).lowercased()
    return terms.first { term in
      term.english.lowercased().split(separator: ",").contains { normalised(String($0)) == words }
        || term.english.lowercased() == name.lowercased()
    }
  }

  package static func words(ofConcept name: String) -> String {
    name.replacing("-", with: " ")
  }

  /// Words that a text of the catalogue should not have, with the better ones.
  package func avoidedWords(in text: String, _ language: Language) -> [String] {
    avoidedWords(in: Self.withoutCode(Array(text.utf8)), language)
      .map { "\($0.word): \($0.better)" }
  }

  /// The words that a page avoids and has, each with its line.
  package func avoidedWords(inPage text: String, _ language: Language) -> [String] {
    let lines = text.utf8.split(separator: 0x0A).map { Array($0)[...] }
    return findings(in: lines, language).map { line, found in
      "\(found.word): \(found.better) in: \(String(decoding: lines[line], as: UTF8.self))"
    }
  }

  /// Words in a lesson that the glossary avoids, where they stand.
  func warnings(in source: SourceFile, file: UInt32, _ language: Language) -> [Diagnostic] {
    let lines = source.lineStarts.indices.map { source.lineText($0) }
    return findings(in: lines, language).map { line, found in
      let start = UInt32(truncatingIfNeeded: lines[line].startIndex + found.offset)
      return Diagnostic(
        .lessonAvoidedWord, .warning, arguments: [found.word, found.better],
        at: SourceRange(
          file: file, start: start,
          end: start &+ UInt32(truncatingIfNeeded: found.word.utf8.count)))
    }
  }

  private struct Finding {
    var word: String
    var better: String
    /// From the beginning of what was searched, in bytes.
    var offset: Int
  }

  /// Goes through a lesson's lines: code is let be, in the prose and between fences, but for the words in it that are
  /// told to a reader.
  private func findings(
    in lines: [ArraySlice<UInt8>], _ language: Language
  ) -> [(line: Int, found: Finding)] {
    var isCode = false
    return lines.indices.flatMap { line -> [(line: Int, found: Finding)] in
      let bytes = Array(lines[line])
      if bytes.starts(with: "```".utf8) {
        isCode.toggle()
        return []
      }
      let words = isCode ? Self.wordsInCode(bytes) : Self.withoutCode(bytes)
      return avoidedWords(in: words, language).map { (line, $0) }
    }
  }

  private func avoidedWords(in text: [UInt8], _ language: Language) -> [Finding] {
    guard let avoided = avoided[language], !text.isEmpty else { return [] }
    let lowered = Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
    // Lower case may have another length; then places would lie.
    let searched = lowered.count == text.count ? lowered : text
    return avoided.compactMap { word, better in
      Self.find(Array(word.lowercased().utf8), in: searched).map {
        Finding(word: word, better: better, offset: $0)
      }
    }
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
