import Diagnostics

/// How wide a line of a lesson is on a screen, where a Chinese letter takes two columns and an accent none.
///
/// Prose is wrapped when it is shown, but code and outputs never are, and a file that is narrow everywhere
/// reads well in any editor. So every line of a lesson has 80 columns, but for one that holds a web
/// address or belongs to a table, and code that is shown has 76: it stands behind a bar. The mark of a translated
/// string is for authors, and takes no column.
enum PageWidth {
  static let limit = 80
  static let codeLimit = limit - 4

  static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { sum, scalar in
      if scalar.properties.generalCategory == .nonspacingMark || scalar.value == 0x200D {
        return sum
      }
      return sum + (isWide(scalar.value) ? 2 : 1)
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    (0x1100...0x115F).contains(value) || (0x2E80...0x303E).contains(value)
      || (0x3041...0xA4CF).contains(value) || (0xAC00...0xD7A3).contains(value)
      || (0xF900...0xFAFF).contains(value) || (0xFE30...0xFE6F).contains(value)
      || (0xFF00...0xFF60).contains(value) || (0xFFE0...0xFFE6).contains(value)
      || (0x1F300...0x1FAFF).contains(value) || (0x20000...0x3FFFD).contains(value)
  }

  /// Whether a learner sees the code below such a line.
  private static func showsCode(_ fence: String) -> Bool {
    let words = fence.drop { $0 == "`" }.split(separator: " ").map(String.init)
    let isCode = LessonMode.allCases.contains { $0.language == words.first }
    let role = words.dropFirst().first.flatMap(FenceRole.init(rawValue:))
    let shown: [FenceRole] = [.setup, .run, .task, .solution, .predict, .show]
    return isCode && !words.contains("hidden") && role.map(shown.contains) ?? true
  }

  /// A warning for each line that is too wide, from `first` on: the front matter cannot be broken, nor a table.
  static func warnings(
    in source: SourceFile, file: UInt32, from first: Int
  ) -> [Diagnostic] {
    var limit = limit
    var isFenced = false
    return source.lineStarts.indices.dropFirst(first).compactMap { line in
      let text = source.lineText(line)
      if text.starts(with: "```".utf8) {
        isFenced.toggle()
        limit =
          isFenced && showsCode(String(decoding: text, as: UTF8.self)) ? codeLimit : self.limit
        return nil
      }
      if text.count <= limit { return nil }
      let line = String(decoding: text, as: UTF8.self)
      let width = columns(of: TranslationMark.removed(from: line))
      guard width > limit, !line.contains("://"), !line.hasPrefix("|") else { return nil }
      return Diagnostic(
        .lessonTooWide, .warning, arguments: [String(width), String(limit)],
        at: SourceRange(
          file: file, start: UInt32(truncatingIfNeeded: text.startIndex),
          end: UInt32(truncatingIfNeeded: text.endIndex)))
    }
  }
}
