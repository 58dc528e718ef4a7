import Diagnostics
import Testing
import Texts

@testable import Views

@Suite struct DiagnosticViewTests {
  private func place(_ needle: String, in text: String, file: UInt32 = 0) -> SourceRange {
    guard let range = text.firstRange(of: needle) else { return .none }
    let start = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
    return SourceRange(
      file: file, start: UInt32(start), end: UInt32(start + needle.utf8.count))
  }

  private func sources(_ text: String, origin: SourceOrigin = .input(3)) -> SourceMap {
    var map = SourceMap()
    _ = map.add(name: "Car.m", origin: origin, text: Array(text.utf8))
    return map
  }

  @Test func titleFrameLabelHint() throws {
    let text = "int cuont = 1;\nint y = count + 1;\n"
    try expectSnapshot("diagnostic") { page in
      diagnosticView(
        Diagnostic(
          .notUTF8, title: "use of undeclared identifier 'count'", arguments: ["count", "2"],
          at: place("count", in: text),
          related: [
            Diagnostic.Related(label: "note.declaredHere", place: place("cuont", in: text))
          ],
          suggestion: "cuont"), sources: sources(text), page: page, offersExplanation: true)
    }
  }

  @Test func tabsWideCharactersAndLongLines() throws {
    let text =
      "\tNSString *名前 = @\"单例模式\"; // "
      + String(repeating: "длинный комментарий ", count: 8) + "конец\n"
    try expectSnapshot("diagnostic-wide") { page in
      diagnosticsView(
        ["名前", "单例模式", "конец"].map { needle in
          Diagnostic(.notUTF8, .warning, arguments: ["1", "2"], at: place(needle, in: text))
        }, sources: sources(text, origin: .file), page: page)
    }
  }

  @Test func severalLines() throws {
    let text = "f(1,\n  2,\n  3,\n  4,\n  5,\n  6);\n"
    try expectSnapshot("diagnostic-lines") { page in
      diagnosticsView(
        [
          Diagnostic(.notUTF8, arguments: ["1", "2"], at: place("f(1,\n  2,", in: text)),
          Diagnostic(
            .notUTF8, .note, arguments: ["1", "2"],
            at: place("f(1,\n  2,\n  3,\n  4,\n  5,\n  6)", in: text)),
        ], sources: sources(text), page: page)
    }
  }

  @Test func plainFrames() throws {
    let text = "int y = count + 1;\n"
    try expectSnapshot("diagnostic-plain-frames", ambiguousWidth: 2) { page in
      diagnosticView(
        Diagnostic(.notUTF8, arguments: ["1", "2"], at: place("count", in: text)),
        sources: sources(text), page: page)
    }
  }

  @Test(arguments: Language.allCases) func everyCodeFitsTheScreen(_ language: Language) {
    let text = "[car addFuell: 20];\n"
    let arguments = ["'NSString *'", "2", "read", "64", "8"]
    for code in DiagnosticCode.allCases {
      for width in [30, 80] {
        let page = Page(language, width: width)
        let lines = diagnosticView(
          Diagnostic(code, arguments: arguments, at: place("addFuell:", in: text)),
          sources: sources(text), page: page)
        for line in lines {
          #expect(displayWidth(line.plain) <= width, "\(code) \(language): \(line.plain)")
          #expect(!line.plain.contains("{1"), "\(code) \(language): \(line.plain)")
        }
      }
    }
  }

  @Test func aTextWithoutItsArgumentsIsLeftOut() {
    let words = DiagnosticWords(Diagnostic(.limitCallDepth, at: .none), page: Page(.en))
    #expect(words.label == nil)
    #expect(words.text != nil)
  }

  @Test func readAndWriteAreWords() {
    let diagnostic = Diagnostic(
      .nullAccess, arguments: ["0x8", "4", "write"], at: .none)
    #expect(
      DiagnosticWords(diagnostic, page: Page(.ru)).text?.hasPrefix(
        "Операция: запись, 4 байта по адресу 0x8.") == true)
    #expect(
      DiagnosticWords(diagnostic, page: Page(.en)).text?.hasPrefix("A write of 4 bytes") == true)
  }

  @Test func placesOutsideTheTextAreHarmless() {
    let ranges = [
      SourceRange.none, SourceRange(file: 9, start: 0, end: 1),
      SourceRange(file: 0, start: 900, end: 2), SourceRange(file: 0, start: 0, end: .max),
      SourceRange(file: 0, start: .max, end: .max),
    ]
    for range in ranges {
      let lines = diagnosticView(
        Diagnostic(.notUTF8, at: range), sources: sources("int x;"), page: Page(.en))
      #expect(lines.first?.plain.hasPrefix("error[E0102]") == true)
    }
    let empty = diagnosticView(
      Diagnostic(.notUTF8, at: SourceRange(file: 0, start: 0, end: 0)), sources: sources(""),
      page: Page(.ru))
    #expect(!empty.isEmpty)
  }

  @Test func manyAreCounted() {
    let all = (0..<25).map { _ in Diagnostic(.notUTF8, at: .none) }
    let lines = diagnosticsView(all, sources: SourceMap(), page: Page(.en))
    #expect(lines.last?.plain.contains("15") == true)
  }
}
