import Conditions
import Diagnostics
import LessonEngine
import Session
import Testing
import Texts

/// The lessons in this repository, proved as `selfsame check Lessons` does.
@Suite struct OurLessonsTests {
  /// Found from this file, so that the tests run from any folder.
  static let folder =
    #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" } + "/Lessons"

  @Test(arguments: Language.allCases)
  func areReadWithoutAWord(_ language: Language) {
    let course = Course(folder: Self.folder, language: language)
    #expect(course.diagnostics.isEmpty)
    #expect(!course.entries.isEmpty)
    for index in course.entries.indices {
      let loaded = course.lesson(at: index)
      #expect(loaded.diagnostics.map { "\($0.code) \($0.arguments)" } == [])
      #expect(loaded.lesson?.language == language)
      #expect(loaded.lesson?.steps.allSatisfy { $0.staleness == .fresh } == true)
      for step in loaded.lesson?.steps ?? [] where step.isTask {
        #expect(!step.hints.isEmpty, "\(step.id) has no hint")
        // A step that guides by notes, or asks for a moment, tells slips apart in another way.
        #expect(
          step.mistakes.count + step.remarks.count >= 2
            || step.fence(.task)?.attribute("wants") == AnswerKind.place.rawValue,
          "\(step.id) knows fewer than two mistakes")
        for line in step.checks.flatMap(\.lines) {
          #expect(!line.text.isEmpty, "\(step.id): \(line.source) has no words")
        }
      }
    }
  }

  /// A terminal of 80 columns, Chinese counted as two. The front matter is shown to nobody and has no lines to
  /// break.
  @Test(arguments: Language.allCases)
  func linesFitTheTerminal(_ language: Language) {
    let course = Course(folder: Self.folder, language: language)
    for index in course.entries.indices {
      let lesson = course.lesson(at: index)
      #expect(
        !lesson.diagnostics.contains { $0.code == .lessonTooWide }, "\(lesson.lesson?.id ?? "")")
      for file in lesson.sources.files {
        for line in file.lineStarts.indices {
          // The mark of a translated string is not shown.
          let text = String(decoding: file.lineText(line), as: UTF8.self)
            .replacing("/*tr*/", with: "")
          if text.hasPrefix("teaches: ") || text.hasPrefix("covers: ") { continue }
          let width = text.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) }
          #expect(width <= 80, "\(file.name):\(line + 1) is \(width) columns wide")
        }
      }
    }
  }

  /// A card names what a lesson taught in the reader's words; what has no word of its own is code.
  @Test func conceptsHaveWords() {
    let course = Course(folder: Self.folder, language: .en)
    let glossary = Glossary(course: Self.folder)
    for concept in Set(
      course.entries.indices.flatMap { course.lesson(at: $0).lesson?.teaches ?? [] })
    where concept.contains("-") {
      for language in Language.translations {
        let word = glossary.term(ofConcept: concept)?.words[language] ?? ""
        #expect(!word.isEmpty, "\(concept) has no word in \(language.code)")
      }
    }
  }

  @Test func idsAreUnique() {
    let course = Course(folder: Self.folder, language: .en)
    let ids = course.entries.indices.compactMap { course.lesson(at: $0).lesson?.id }
    #expect(Set(ids).count == ids.count)
  }

  @Test func areProved() {
    let report = Checker { ProgramSession(options: $0) }.check([Self.folder])
    for lesson in report.lessons {
      for proof in lesson.proofs {
        guard let failure = proof.failure else { continue }
        let diagnostics = failure.diagnostics.map { "\($0.code) \($0.title ?? "") \($0.arguments)" }
        Issue.record(
          "\(lesson.path) \(proof.title): \(failure.reason) \(failure.arguments) \(diagnostics)")
      }
    }
    #expect(report.passed > 0)
    #expect(report.exitStatus == 0)
  }
}
