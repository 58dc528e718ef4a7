import Foundation
import LessonEngine
import Testing
import Texts

/// The glossary rules over the catalogue as it does over lessons: a word that a native reader stumbles over is
/// found here.
@Suite struct AvoidedWordTests {
  static let glossary: Glossary = {
    let path = CatalogueTests.root.appendingPathComponent("Lessons/glossary.md")
    return Glossary(text: (try? String(contentsOf: path, encoding: .utf8)) ?? "")
  }()

  @Test(arguments: Language.translations) func noTextHasAnAvoidedWord(_ language: Language) {
    #expect(Self.glossary.terms.count > 30)
    for key in Catalogue.of(language).keys {
      let found = Self.glossary.avoidedWords(
        in: Catalogue.of(language).pattern(key) ?? "", language)
      #expect(found == [], "\(key)")
    }
  }

  @Test(arguments: Language.translations) func noPageHasAnAvoidedWord(_ language: Language) throws {
    let lessons = CatalogueTests.root.appendingPathComponent("Lessons")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: lessons.path)
      .filter { $0.hasSuffix(".\(language.code).md") }
    #expect(paths.count > 40)
    for path in paths {
      let text = try String(contentsOf: lessons.appendingPathComponent(path), encoding: .utf8)
      #expect(Self.glossary.avoidedWords(inPage: text, language) == [], "\(path)")
    }
  }

  @Test func aWordIsFoundWithItsEndings() {
    #expect(Self.glossary.avoidedWords(in: "К нему ничто не ведёт.", .ru).count == 1)
    #expect(Self.glossary.avoidedWords(in: "已没有任何东西通向它", .zh).count == 1)
    #expect(Self.glossary.avoidedWords(in: "`手工`", .zh) == [])
    // The words of a condition and what a lesson prints are read, too.
    let page = "```check\nx == 1 -- 手工\n```\n\n```objc run\nint 手工;\nputs(/*tr*/\"手工\");\n```\n"
    #expect(Self.glossary.avoidedWords(inPage: page, .zh).count == 2)
    #expect(Self.glossary.avoidedWords(inPage: "`手工`\n手工\n", .zh) == ["手工: 手动 in: 手工"])
  }
}
