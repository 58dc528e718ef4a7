import Conditions
import Diagnostics
import Session
import Testing

/// Conditions as code: in the three languages, and compiled once for many states.
@Suite struct ConditionCodeTests {
  static let swift = """
    class Lamp { var next: Lamp?; var level = 3; var isOn = true; var warmth = 0.5 }
    let a = Lamp()
    let b = a
    a.next = Lamp()
    """

  @Test(arguments: [
    ("count(a) == 2", true), ("count(a) == 1", false), ("live(Lamp) == 2 && made(Lamp) == 2", true),
    ("count(a.next!) == 1", true), ("count(ivar(a, next)) == 1", true),
    ("ivar(a, level) + 1 == 4", true), ("ivar(a, isOn)", true), ("!ivar(a, isOn)", false),
    ("ivar(a, warmth) == 0.5", true), ("class(a) == \"Lamp\"", true), ("a same b", true),
    ("ivar(a, next) same a", false), ("ivar(a, next) same ivar(b, next)", true),
    ("leaks == 0", true),
    ("ivar(a, next) == nil", false), ("[a, b].map { count($0) } == [2, 2]", false),
    ("live(Lmp) == 0", nil), ("count(c) == 1", nil),
  ])
  func inSwift(_ condition: String, _ holds: Bool?) {
    let session = ProgramSession()
    session.inputLanguage = .swift
    #expect(session.evaluate(Self.swift).status == .done)
    if condition.contains("map") {
      // The array and the closure hold it, too: how often, the sentence does not say.
      #expect(Condition.compile(condition).condition?.evaluate(in: session) != nil)
      return
    }
    let asked = Condition.compile(condition).condition
    let log = Answering(clockAtStart: 0)
    let truth = asked?.evaluate(
      in: session, after: condition.contains("made") ? happened(session) : log)
    #expect(truth == holds, "\(condition)")
  }

  private func happened(_ session: ProgramSession) -> Answering {
    var answering = Answering(clockAtStart: 0)
    answering.events = session.events(0..<session.eventCount)
    return answering
  }

  /// An object of C++ is memory without a count.
  @Test(arguments: [
    ("g same h", true), ("g->n == 4 && clock == 0", true), ("g->n == 5", false),
    ("leaks == 0", true), ("count(g) == 1", false), ("f same g", nil),
  ])
  func inCPlusPlus(_ condition: String, _ holds: Bool?) {
    let session = ProgramSession()
    session.inputLanguage = .cpp
    let outcome = session.evaluate(
      "struct Gps { int n; Gps(int m) : n(m) {} };\nGps *g = new Gps(4);\nGps *h = g;")
    #expect(outcome.status == .done)
    #expect(Condition.compile(condition).condition?.evaluate(in: session) == holds, "\(condition)")
  }

  /// Compiled where the schedules begin, it is asked in each final state: nothing more is compiled there.
  @Test func compiledOnceForManyStates() throws {
    let session = ProgramSession()
    session.mode = .mrc
    _ = session.evaluate("@interface Box : NSObject\n@end\n@implementation Box\n@end")
    _ = session.evaluate("Box *a = [Box new];")
    var problems: [Diagnostic] = []
    let text = "({ [a retain]; count(a); }) + live(Box) == 3"
    var check = try #require(FinalCheck(text, problems: &problems))
    check.compile(in: session)
    #expect(check.holds(in: session) == true)
    let files = session.sources.files.count
    _ = session.evaluate("[Box new];")
    #expect(check.holds(in: session) == false)
    _ = session.evaluate("[a release];")
    // `a` is a dead object now: there is no count, and so the line does not hold.
    #expect(check.holds(in: session) == false)
    #expect(session.sources.files.count == files + 2)
  }

  /// Whoever is asked by nobody stops as at a function that nobody defines.
  @Test func aQuestionThatNobodyAnswers() {
    let session = ProgramSession()
    let outcome = session.evaluate("__selfsame_ask_integer(0, 0)")
    #expect(outcome.status == .stopped)
    #expect(outcome.diagnostics.map(\.code) == [.undefinedFunction])
    #expect(session.evaluate("1 + 1").status == .done)
  }
}
