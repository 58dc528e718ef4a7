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

/// The words of a text, one space between them. It is asked of every text of every lesson, so it looks at
/// bytes: asking Unicode about each character took a tenth of a check.
func normalised(_ text: String) -> String {
  var words: [UInt8] = []
  var text = text
  text.withUTF8 { bytes in
    words.reserveCapacity(bytes.count)
    var index = 0
    var isBetween = false
    while index < bytes.count {
      let length = whiteSpace(bytes, at: index)
      if length > 0 {
        isBetween = true
        index += length
        continue
      }
      if isBetween, !words.isEmpty { words.append(0x20) }
      isBetween = false
      words.append(bytes[index])
      index += 1
    }
  }
  return String(decoding: words, as: UTF8.self)
}

/// Bytes of the white space (Unicode's White_Space) that begins at a byte; 0 where none does.
private func whiteSpace(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
  func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
  switch bytes[index] {
  case 0x09...0x0D, 0x20: return 1
  case 0xC2: return byte(1) == 0x85 || byte(1) == 0xA0 ? 2 : 0
  case 0xE1: return byte(1) == 0x9A && byte(2) == 0x80 ? 3 : 0
  case 0xE2:
    if byte(1) == 0x80 {
      return (0x80...0x8A).contains(byte(2)) || [0xA8, 0xA9, 0xAF].contains(byte(2)) ? 3 : 0
    }
    return byte(1) == 0x81 && byte(2) == 0x9F ? 3 : 0
  case 0xE3: return byte(1) == 0x80 && byte(2) == 0x80 ? 3 : 0
  default: return 0
  }
}

extension LessonStep {
  /// The hash that a translation of this step carries.
  package var proseHash: String {
    var lines: [String] = []
    for case .prose(let block) in blocks { lines.append(block.plainText) }
    for hint in hints { lines.append(hint.map(\.plainText).joined(separator: " ")) }
    for mistake in mistakes {
      lines.append(mistake.explanation.map(\.plainText).joined(separator: " "))
    }
    for check in checks { lines += check.lines.map(\.text) }
    lines += choiceLines.map(\.text)
    return fingerprint(Array(lines.map(normalised).joined(separator: "\n").utf8))
  }
}
