import Foundation
import LessonEngine
import Testing
import Texts

/// Which English each translation was made from.
///
/// A language has a ledger, `Sources/Texts/Ledger/ru.txt`, a line per text: its name, the fingerprint of the
/// English text and that of the translation, as they were when the translation was last touched. `make record`
/// writes a line anew when the translation has changed since; so a line whose English differs from today's,
/// while its translation is the old one, marks a translation that was left behind. Lessons need none: each of
/// their steps says `from=`.
@Suite struct LedgerTests {
  struct Pair: Equatable {
    var english: String
    var translation: String
  }

  static let root = CatalogueTests.root
  static func path(_ language: Language) -> URL {
    root.appendingPathComponent("Sources/Texts/Ledger/\(language.code).txt")
  }

  /// The texts of a language beside the English they are a translation of, by name.
  static func pairs(_ language: Language) -> [String: Pair] {
    var pairs: [String: Pair] = [:]
    func add(_ name: String, _ english: String?, _ translation: String?) {
      guard let english, let translation else { return }
      pairs[name] = Pair(
        english: fingerprint(Array(english.utf8)), translation: fingerprint(Array(translation.utf8))
      )
    }
    for key in Catalogue.of(.en).keys {
      add(key, Catalogue.of(.en).pattern(key), Catalogue.of(language).pattern(key))
    }
    let lessons = root.appendingPathComponent("Lessons")
    func text(_ path: String) -> String? {
      try? String(contentsOf: lessons.appendingPathComponent(path), encoding: .utf8)
    }
    // What stands between --- and --- belongs to the English file alone and is no text.
    let contents = text("course.md").map { course in
      guard course.hasPrefix("---\n"), let end = course.range(of: "\n---\n\n") else {
        return course
      }
      return String(course[end.upperBound...])
    }
    add("course", contents, text(language.fileName("course")))
    let pages = lessons.appendingPathComponent("Explanations").path
    for file in (try? FileManager.default.contentsOfDirectory(atPath: pages)) ?? []
    where file.hasSuffix(".md") && file.filter({ $0 == "." }).count == 1 {
      let code = String(file.dropLast(3))
      add(
        "page:\(code)", text(ExplanationPage.fileName(code, in: .en)),
        text(ExplanationPage.fileName(code, in: language)))
    }
    for term in Glossary(text: text("glossary.md") ?? "").terms {
      let name = term.english.map { $0 == " " ? "-" : $0 == "," ? "+" : $0 }
      add("term:\(String(name))", term.english, term.words[language])
    }
    return pairs
  }

  static func ledger(_ text: String) -> [String: Pair] {
    var rows: [String: Pair] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let words = line.split(separator: " ").map(String.init)
      if words.count == 3 { rows[words[0]] = Pair(english: words[1], translation: words[2]) }
    }
    return rows
  }

  /// What `make record` leaves: a touched or new translation is of today's English, any other line stays.
  static func recorded(_ old: [String: Pair], _ now: [String: Pair]) -> [String: Pair] {
    now.merging(old.filter { now[$0.key]?.translation == $0.value.translation }) { $1 }
  }

  static func leftBehind(_ old: [String: Pair], _ now: [String: Pair]) -> [String] {
    recorded(old, now).filter { now[$0.key] != $0.value }.keys.sorted()
  }

  @Test(arguments: Language.translations) func noTranslationWasLeftBehind(_ language: Language)
    throws
  {
    let path = Self.path(language)
    let old = Self.ledger((try? String(contentsOf: path, encoding: .utf8)) ?? "")
    let now = Self.pairs(language)
    #expect(now.count > 1000)
    if ProcessInfo.processInfo.environment["SELFSAME_RECORD"] != nil {
      let lines = Self.recorded(old, now).sorted { $0.key < $1.key }
        .map { "\($0.key) \($0.value.english) \($0.value.translation)" }
      let head =
        "# text, fingerprint of its English, of the translation made from it: make record\n"
      try (head + lines.joined(separator: "\n") + "\n").write(
        to: path, atomically: true, encoding: .utf8)
    }
    #expect(!old.isEmpty)
    #expect(
      Self.leftBehind(old, now) == [],
      "English texts that changed since these were translated into \(language) (CONTRIBUTING.md)")
  }

  @Test func aChangedEnglishTextMarksTheTranslation() {
    let first = [
      "a": Pair(english: "1", translation: "x"), "b": Pair(english: "2", translation: "y"),
    ]
    #expect(Self.leftBehind([:], first) == [])
    var now = first
    now["a"]?.english = "3"
    #expect(Self.leftBehind(first, now) == ["a"])
    // Recording alone does not make it right.
    #expect(Self.leftBehind(Self.recorded(first, now), now) == ["a"])
    now["a"]?.translation = "z"
    #expect(Self.leftBehind(first, now) == [])
    #expect(Self.recorded(first, now) == now)
    // Accepted as it stands, by taking its line away.
    now["b"]?.english = "4"
    #expect(Self.leftBehind(["a": first["a"]!], now) == [])
  }
}
