import Diagnostics
import Foundation
import LessonEngine
import Session
import Testing
import Texts

/// The pages that explain diagnostics: each is there in three languages, and its examples do what it says.
@Suite struct ExplanationTests {
  static let folder = MistakeRun.root.appendingPathComponent("Lessons/Explanations")

  static let codes: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".md") && $0.filter { $0 == "." }.count == 1 }
      .map { String($0.dropLast(3)) }.sorted()
  }()

  static func page(_ code: String, _ language: Language) throws -> ExplanationPage {
    let path = MistakeRun.root.appendingPathComponent("Lessons")
      .appendingPathComponent(ExplanationPage.fileName(code, in: language))
    let text = try String(contentsOf: path, encoding: .utf8)
    return ExplanationPage(Array(text.utf8), name: code)
  }

  @Test func everyMistakeAndEveryStopHasAPage() {
    let wanted = DiagnosticCode.allCases.map(\.rawValue).filter {
      $0.hasPrefix("M") || $0.hasPrefix("R06")
    }
    #expect(wanted.filter { !Self.codes.contains($0) } == [])
  }

  /// Why codes of a group may do without a page. `:explain` shows their own text then: what was expected and why,
  /// and one next step.
  static let withoutPage = [
    "E01": "characters and directives: the line, the mark under it and the next step say it whole",
    "E02": "grammar: what was expected stands in the message; pages are for the slips of beginners",
    "E03": "names and types: clang's sentence and the next step; pages are for what is an idea",
    "E04": "known and not built: there is nothing to mend in the program",
    "E05": "linking and the prompt: the message names what is missing",
    "E07": "slips of authors: docs/authors.md tells the form of a lesson",
    "W01": "directives: as E01",
    "W03": "clang's warnings: as E03",
    "W04": "what C leaves undefined: the message gives the numbers and what the machine did",
  ]

  @Test func whatHasNoPageSaysWhyAndExplainsItself() {
    var used: Set<String> = []
    for code in DiagnosticCode.allCases.map(\.rawValue) where !Self.codes.contains(code) {
      let group = String(code.prefix(3))
      used.insert(group)
      #expect(Self.withoutPage[group] != nil, "\(code) has neither a page nor a reason")
      for language in Language.allCases {
        let words = Catalogue.of(language).text("\(code).text", []) ?? ""
        #expect(words.count >= 8, "\(code) in \(language)")
      }
    }
    #expect(used == Set(Self.withoutPage.keys), "a reason that nobody needs any more")
  }

  @Test func everyPageIsAboutAKnownCode() {
    #expect(Self.codes.filter { DiagnosticCode(rawValue: $0) == nil } == [])
  }

  @Test(arguments: codes) func theThreeLanguagesShowTheSameExamples(code: String) throws {
    let english = try Self.page(code, .en)
    #expect(english.title.hasPrefix(code))
    for language in Language.translations {
      let page = try Self.page(code, language)
      #expect(page.title.hasPrefix(code))
      #expect(page.title != english.title)
      #expect(page.parts.count == english.parts.count)
      #expect(page.ending == english.ending)
      for isWrong in [true, false] {
        #expect(page.example(isWrong: isWrong) == english.example(isWrong: isWrong))
      }
    }
  }

  @Test(arguments: codes) func theFaultyExampleGetsTheCode(code: String) throws {
    let page = try Self.page(code, .en)
    guard let example = page.example(isWrong: true) else { return }
    let run = MistakeRun(example, name: code + page.ending)
    #expect(run.codes.contains(code), "\(run.status)\n\(run.report)")
    if code.hasPrefix("M") { #expect(run.named == [code], "\(run.report)") }
  }

  @Test(arguments: codes) func theMendedExampleGetsNone(code: String) throws {
    let page = try Self.page(code, .en)
    guard let example = page.example(isWrong: false) else { return }
    let run = MistakeRun(example, name: code + page.ending)
    #expect(run.codes.isEmpty, "\(run.report)")
    #expect(run.status == .exited(0) || run.status == .done, "\(run.status)")
  }
}
