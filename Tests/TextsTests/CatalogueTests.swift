import Diagnostics
import Foundation
import Testing

@testable import Texts

/// A hole in the catalogue is found here, not by a reader.
@Suite struct CatalogueTests {
  static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: Language.allCases) func hasTheKeysOfEnglish(_ language: Language) {
    let english = Set(Catalogue.of(.en).keys)
    let keys = Set(Catalogue.of(language).keys)
    #expect(english.subtracting(keys).sorted() == [], "missing in \(language)")
    #expect(keys.subtracting(english).sorted() == [], "only in \(language)")
    #expect(Catalogue.of(language).duplicates == [])
  }

  @Test(arguments: Language.allCases) func usesTheArgumentsOfEnglish(_ language: Language) {
    for key in Catalogue.of(.en).keys {
      guard let english = Catalogue.of(.en).pattern(key),
        let other = Catalogue.of(language).pattern(key)
      else { continue }
      let wanted = TextPattern(english).argumentNumbers
      let found = TextPattern(other).argumentNumbers
      #expect(wanted == found, "\(key) in \(language)")
      #expect(!other.isEmpty, "\(key) is empty in \(language)")
    }
  }

  @Test(arguments: Language.allCases) func givesEveryPluralForm(_ language: Language) {
    let required = language.plurals.required.map(\.rawValue)
    for key in Catalogue.of(language).keys {
      let pattern = TextPattern(Catalogue.of(language).pattern(key) ?? "")
      for case .plural(_, let forms) in pattern.pieces {
        let given = forms.map(\.form).filter { language.plurals != .eastSlavic || $0 != "other" }
        #expect(given == required, "\(key) in \(language)")
        #expect(
          forms.allSatisfy { !$0.text.isEmpty && !$0.text.contains("{") }, "\(key) in \(language)")
      }
    }
  }

  @Test func everyDiagnosticHasItsTexts() {
    for code in DiagnosticCode.allCases {
      for part in ["label", "text"] {
        #expect(hasText("\(code.rawValue).\(part)"), "\(code) \(code.rawValue).\(part)")
      }
    }
  }

  @Test func everyDiagnosticTextHasItsCode() {
    let codes = Set(DiagnosticCode.allCases.map(\.rawValue))
    for key in Catalogue.of(.en).keys {
      let parts = key.split(separator: ".")
      guard parts.count == 2, let first = parts.first, first.count == 5,
        first.dropFirst().allSatisfy(\.isNumber)
      else { continue }
      #expect(codes.contains(String(first)), "\(key)")
      #expect(["title", "label", "text", "next"].contains(String(parts[1])), "\(key)")
    }
  }

  /// Keys written out in the sources exist; a misspelt one would show itself on the screen.
  @Test func everyKeyInTheSourcesExists() throws {
    let pattern = try NSRegularExpression(
      pattern:
        #"(?:\btext|\bprose|\bsay|\bcomplain|label:)\s*\(?\s*"([a-z][A-Za-z]*(?:\.[A-Za-z0-9-]+)+)""#
    )
    var seen = 0
    let sources = Self.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift",
        let source = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      let range = NSRange(source.startIndex..., in: source)
      for match in pattern.matches(in: source, range: range) {
        guard let keyRange = Range(match.range(at: 1), in: source) else { continue }
        seen += 1
        let key = String(source[keyRange])
        #expect(hasText(key), "\(key) in \(file.lastPathComponent)")
      }
    }
    #expect(seen > 50)
  }

  /// A text that nothing says is a text in three languages for nobody. Said is what stands in the sources as a literal, what
  /// begins like one that ends with a dot, and the parts of a diagnostic.
  @Test func everyTextIsSaidSomewhere() throws {
    let pattern = try NSRegularExpression(
      pattern: #""([A-Za-z][A-Za-z0-9.-]*)("|\\\()"#)
    let ofOne = try NSRegularExpression(pattern: #"words\("([a-z]+)",[^)]*of: "([a-z]+)"\)"#)
    var literals: Set<String> = []
    let sources = Self.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", !file.path.contains("/Generated/"),
        let source = try? String(contentsOf: file, encoding: .utf8)
      else { continue }
      let range = NSRange(source.startIndex..., in: source)
      for match in pattern.matches(in: source, range: range) {
        if let found = Range(match.range(at: 1), in: source) {
          literals.insert(String(source[found]))
        }
      }
      for match in ofOne.matches(in: source, range: range) {
        if let part = Range(match.range(at: 1), in: source),
          let whole = Range(match.range(at: 2), in: source)
        {
          literals.insert("\(source[whole]).\(source[part])")
        }
      }
    }
    let beginnings = literals.filter { $0.hasSuffix(".") }
    for key in Catalogue.of(.en).keys where !literals.contains(key) {
      let parts = key.split(separator: ".")
      let isPart = ["title", "label", "text", "next"].contains(parts.last ?? "")
      let whose = parts.dropLast().joined(separator: ".")
      let isSaid =
        isPart && (literals.contains(whose) || DiagnosticCode(rawValue: whose) != nil)
        || beginnings.contains(where: key.hasPrefix)
      #expect(isSaid, "\(key)")
    }
  }

  /// Blanks at a seam, doubled words and Latin punctuation are what slips in while translating.
  @Test func chineseUsesChinesePunctuation() throws {
    let wrong = try NSRegularExpression(pattern: #"\p{Han}[,;!?]|[，。；？！] +\S"#)
    for key in Catalogue.of(.zh).keys {
      let text = Catalogue.of(.zh).pattern(key) ?? ""
      let found = wrong.firstMatch(in: text, range: NSRange(text.startIndex..., in: text))
      #expect(found == nil, "\(key): \(text)")
    }
  }

  @Test func continuedLinesJoin() {
    let section: StaticString = #"""
      a.b = one
        two
      c.d = 一
        二
      e.f = 一
        two
      g.h
      i.j = x
        \n\\n y
      """#
    let catalogue = Catalogue(language: .en, sections: [section, "a.b = again"])
    #expect(catalogue.keys == ["a.b", "c.d", "e.f", "g.h", "i.j"])
    #expect(
      catalogue.keys.map { catalogue.pattern($0) } == ["one two", "一二", "一 two", "", "x\n\\n y"])
    #expect(catalogue.pattern("a") == nil)
    #expect(catalogue.pattern("") == nil)
    #expect(catalogue.duplicates == ["a.b"])
  }

  @Test func bracesOfCodeAreOrdinary() {
    #expect(
      TextPattern("{ return {1}; } {x} {").filled(with: ["a"], in: .en) == "{ return a; } {x} {")
    #expect(TextPattern("{2}").filled(with: ["a"], in: .en) == "{2}")
    // What was typed may be a page; what is said of it is not.
    let page = String(repeating: "а", count: 100_000)
    #expect(TextPattern("<{1}>").filled(with: [page], in: .en).utf8.count < 1100)
  }
}

@Suite struct PluralTests {
  static let russian: [(UInt64, PluralForm)] = [
    (0, .many), (1, .one), (2, .few), (4, .few), (5, .many), (10, .many), (11, .many), (12, .many),
    (14, .many), (15, .many), (20, .many), (21, .one), (22, .few), (25, .many), (100, .many),
    (101, .one), (111, .many), (112, .many), (1001, .one), (1_000_002, .few), (.max, .many),
  ]

  @Test(arguments: russian) func pickedForRussian(_ number: UInt64, _ form: PluralForm) {
    #expect(PluralRule.eastSlavic.form(of: number) == form)
  }

  @Test func englishAndChinese() {
    #expect(Language.en.plurals.form(of: 1) == .one)
    #expect(Language.en.plurals.form(of: 0) == .other)
    #expect(Language.en.plurals.form(of: 21) == .other)
    #expect(Language.zh.plurals.form(of: 1) == .other)
  }

  @Test func fillsTheForm() {
    let pattern = TextPattern("{1} {1|one: байт|few: байта|many: байт}")
    #expect(pattern.filled(with: ["22"], in: .ru) == "22 байта")
    #expect(pattern.filled(with: ["11"], in: .ru) == "11 байт")
  }
}

@Suite struct LanguageTests {
  static let names: [(String, Language?)] = [
    ("ru_RU.UTF-8", .ru), ("zh_CN", .zh), ("zh-Hans", .zh), ("en", .en), ("RU", .ru),
    ("en_US.UTF-8@x", .en), ("C", nil), ("POSIX", nil), ("C.UTF-8", nil), ("de_DE", nil), ("", nil),
    ("rus", nil),
  ]

  @Test(arguments: names) func parses(_ name: String, _ language: Language?) {
    #expect(Language(localeName: name) == language)
  }

  @Test func theFirstVariableThatIsSetDecides() {
    #expect(Language.chosen(lcAll: nil, lcMessages: nil, lang: "ru_RU.UTF-8") == .ru)
    #expect(Language.chosen(lcAll: "C", lcMessages: nil, lang: "ru_RU.UTF-8") == .en)
    #expect(Language.chosen(lcAll: "", lcMessages: "zh_CN.UTF-8", lang: "ru_RU") == .zh)
    #expect(Language.chosen(lcAll: nil, lcMessages: nil, lang: nil) == .en)
  }
}

/// Who translates sees a sentence with numbers in braces: the note above it says what they are.
@Suite struct TranslatorNoteTests {
  @Test func everyArgumentIsExplained() throws {
    let folder = CatalogueTests.root.appendingPathComponent("Sources/Texts/en")
    var note = ""
    var notes: [String: String] = [:]
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("    ") {
        let line = line.dropFirst(4)
        if line.hasPrefix("# ") {
          note += line
        } else if !line.hasPrefix(" "), let key = line.split(separator: " ").first {
          notes[String(key)] = note
          note = ""
        }
      }
    }
    for key in Catalogue.of(.en).keys where !Self.isOfDiagnostic(key) {
      let wanted = TextPattern(Catalogue.of(.en).pattern(key) ?? "").argumentNumbers
      let said = TextPattern(notes[key] ?? "").argumentNumbers
      #expect(said == wanted, "\(key): the note above it says \(notes[key] ?? "nothing")")
    }
  }

  /// The arguments of a diagnostic are those of its code.
  static func isOfDiagnostic(_ key: String) -> Bool {
    DiagnosticCode(rawValue: String(key.prefix { $0 != "." })) != nil
  }
}
