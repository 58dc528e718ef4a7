import Conditions
import Diagnostics
import Explorer
import Foundation
import LessonEngine
import Session
import Testing
import Texts

/// What a page says about how many orders of turns there are, held against the machine.
@Suite struct CensusTests {
  /// Lesson "One at a time, please", step every-order, in each language.
  @Test func theOrdersOfTheFourGetters() throws {
    let folder = OurLessonsTests.folder + "/one-instance/locks"
    let lesson = try #require(LoadedLesson(folder: folder, language: .en).lesson)
    let step = lesson.steps[try #require(lesson.step("every-order"))]
    let setup = try #require(step.fences.first { $0.role == .setup })
    func census(_ call: String) throws -> (all: Int, bad: Int) {
      let session = ProgramSession(options: lesson.sessionOptions(judging: true))
      #expect(session.evaluate(setup.text).status == .done)
      let entry = try session.threads(calling: call, times: 2).get()
      var problems: [Diagnostic] = []
      let one = try #require(FinalCheck("made(Raft) == 1", problems: &problems))
      let found = Explorer(session, entry, .ofThreads(2), program: []) { one.holds(in: $0) }
        .explore()
      return (Int(try #require(found.interleavings)), Int(try #require(found.bad)))
    }
    let naive = try census("naive()")
    let (gated, once) = (try census("gated()"), try census("once()"))
    #expect(naive.bad > 0)
    #expect(gated.bad + once.bad == 0)
    #expect(try census("locked()") == gated)
    for name in ["lesson.md", "lesson.ru.md", "lesson.zh.md"] {
      let page = try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
      let from = try #require(page.range(of: "step: every-order"))
      let to = try #require(page.range(of: "step: safe-ferry"))
      let numbers = page[from.upperBound..<to.lowerBound].split { !$0.isNumber }.map(String.init)
      for number in [naive.all, naive.bad, gated.all, once.all] {
        #expect(numbers.contains("\(number)"), "\(name): \(naive) \(gated) \(once)")
      }
    }
  }
}
