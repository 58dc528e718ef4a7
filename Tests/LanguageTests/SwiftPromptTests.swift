import Diagnostics
import Session
import Testing
import VirtualMachine

/// Swift typed piece by piece: the part of the library that is itself Swift comes with the first text that names
/// something of it, and goes with that text when it is taken back.
@Suite struct SwiftPromptTests {
  private func session() -> ProgramSession {
    let session = ProgramSession(options: SessionOptions())
    session.inputLanguage = .swift
    return session
  }

  private func titles(_ outcome: Outcome) -> [String] { outcome.diagnostics.map { "\($0)" } }

  @Test func partsOfTheLibraryComeWithTheirFirstText() {
    let session = session()
    for text in [
      "import Dispatch", "let a = DispatchTime.now() + .milliseconds(20)",
      "let gate = DispatchSemaphore(value: 0)", "let item = DispatchWorkItem { gate.signal() }",
      "DispatchQueue(label: \"q\").asyncAfter(deadline: a, execute: item)",
      "let r: Result<Int, Error> = .success(2)",
    ] {
      let outcome = session.evaluate(text)
      #expect(titles(outcome) == [])
      // Nothing is told of the library's own functions and classes.
      #expect(outcome.notices.isEmpty, "\(outcome.notices)")
    }
    let waited = session.evaluate("gate.wait(timeout: .now() + 1) == .success")
    #expect(waited.values.first?.content == .number("true"))
    #expect(session.evaluate("try? r.get()").status == .done)
  }

  @Test func aTextThatFailsTakesItsPartAlong() {
    let session = session()
    let failed = session.evaluate("let a = DispatchTime.now() + nothing")
    #expect(failed.status == .failed)
    #expect(failed.diagnostics.count == 1, "\(titles(failed))")
    #expect(titles(session.evaluate("let a = DispatchTime.now() + 2.5")) == [])
    let later = session.evaluate("a > .now()")
    #expect(later.values.first?.content == .number("true"))
  }

  @Test func aNameOfOnesOwnIsNotTheLibrarys() {
    let session = session()
    #expect(titles(session.evaluate("enum Result<T> { case good(T), bad }")) == [])
    let asked = session.evaluate("if case .good(let n) = Result.good(3) { print(n) }")
    #expect(titles(asked) == [])
  }
}
