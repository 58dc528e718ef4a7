import Bytecode
import Compiler
import Diagnostics
import Session
import Testing

/// Ctrl-C while a text is read or compiled: the answer is "interrupted", nothing of the text is left, and the
/// session goes on.
@Suite struct InterruptionTests {
  static let texts: [(language: InputLanguage, text: String)] = [
    (.objectiveC, "int lost(void) { int x = 1; x = x + 1; return x; }"),
    (.swift, "func lost() -> Int { return 1 + 2 }"),
    (.cpp, "int lost() { int x = 1; x = x + 1; return x; }"),
    // What is inferred from what was not looked at any more is no mistake of the program's.
    (.swift, "class Lost { var v = 0; func m() -> Int { v } }\nfunc lost() -> Int { Lost().v }"),
    (
      .cpp,
      "struct Lost { int v = 1; int m() { return v; } };\nint lost() { Lost x; return x.m(); }"
    ),
  ]

  @Test(arguments: texts.indices)
  func readingAndCompilingHeedCtrlC(number: Int) {
    let (language, text) = Self.texts[number]
    let session = ProgramSession(options: SessionOptions())
    session.inputLanguage = language
    _ = session.evaluate(language == .swift ? "let a = 1" : "int a = 1;")
    session.interruptFlag.pointee = 1
    let outcome = session.evaluate(text)
    #expect(outcome.status == .interrupted)
    #expect(outcome.diagnostics.map(\.code) == [.interrupted])
    #expect(session.interruptFlag.pointee == 0)
    #expect(session.evaluate(language == .swift ? "lost()" : "lost();").status == .failed)
    #expect(session.evaluate(language == .swift ? "a + 1" : "a + 1;").status == .done)
  }
}
