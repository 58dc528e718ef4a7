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
