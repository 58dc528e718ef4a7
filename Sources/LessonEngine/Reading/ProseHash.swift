import Conditions

/// Fingerprints of texts: FNV-1a with 64 bits, of which a lesson shows the first eight hex digits.
///
/// A translation says which canonical prose it was made from (`from=9c41f7e2`). The prose is normalised
/// first: the plain words of headings, paragraphs, lists, hints and mistakes, with every run of white
/// space as one space, one block per line. So re-wrapping a paragraph or turning `*` into `_` is no
/// change, and no git is needed to find out that a sentence is.
package func fingerprint(_ bytes: [UInt8]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes {
    hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
  let digits = String(hash, radix: 16)
  return String((String(repeating: "0", count: 16 - digits.count) + digits).prefix(8))
}

extension LessonStep {
  /// Whether its words are a sentence or more, which no translation has in common with the original.
  var hasWords: Bool {
    let letters = words.reduce(0) { sum, line in
      sum + line.unicodeScalars.count { $0.properties.isAlphabetic }
    }
    return letters > 40
  }

  /// The hash that a translation of this step carries.
  package var proseHash: String {
    fingerprint(Array(words.map(normalised).joined(separator: "\n").utf8))
  }

  /// What there is to translate.
  private var words: [String] {
    var lines: [String] = []
    for case .prose(let block) in blocks { lines.append(block.plainText) }
    for hint in hints { lines.append(hint.map(\.plainText).joined(separator: " ")) }
    for mistake in mistakes {
      lines.append(mistake.explanation.map(\.plainText).joined(separator: " "))
    }
    for check in checks { lines += check.lines.map(\.text) }
    lines += choiceLines.map(\.text)
    return lines
  }
}
