import Diagnostics
import Texts

/// What a lesson may be called: a name that files, progress and reports can carry, and a title that the front matter
/// gives back as it was written.
package enum LessonNames {
  /// Letters, digits, `.`, `-` and `_`: safe in a file name, a progress line and a report.
  package static func isName(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count <= 100
      && text.utf8.allSatisfy {
        ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x41 && $0 <= 0x5A) || ($0 >= 0x30 && $0 <= 0x39)
          || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F
      }
  }

  package static func mayBeTitled(_ title: String) -> Bool {
    var sources = SourceMap()
    let text = "---\nlesson: 1\nid: a\ntitle: \(title)\n---\n"
    let file = sources.add(name: "", origin: .lesson, text: Array(text.utf8))
    let reading = LessonReading(file: file, sources: sources, language: .en)
    return reading.lesson?.title == title
      && !reading.diagnostics.contains { $0.arguments.first == "title" }
  }
}
