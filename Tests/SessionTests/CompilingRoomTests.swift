import Diagnostics
import Session
import Testing
import VirtualMachine

/// A text that takes more memory than there is for compiling is refused by one sentence, and leaves no trace.
@Suite struct CompilingRoomTests {
  @Test(arguments: [
    (InputLanguage.objectiveC, "int all[] = {", "1, ", "1};", "int n = 3; n", "n"),
    (.objectiveC, "void f(void) { int x = 0;", " x++;", "}", "int n = 3; n", "n"),
    (.cpp, "int all[] = {", "1, ", "1};", "int n = 3; n", "n"),
    (.swift, "let all = [", "1, ", "1]", "let n = 3", "n"),
    (.swift, "func f() {", "print(1)\n", "}", "let n = 3", "n"),
  ])
  func aTextThatIsTooLargeIsOneProblem(
    _ language: InputLanguage, _ beginning: String, _ piece: String, _ end: String,
    _ small: String, _ name: String
  ) {
    var options = SessionOptions()
    // Less than nothing: whatever the process holds, and gives back meanwhile, is too much.
    options.maxCompilingBytes = -(1 << 40)
    let session = ProgramSession(options: options)
    session.inputLanguage = language
    let text = beginning + String(repeating: piece, count: 5000) + end
    let before = session.eventCount
    let outcome = session.evaluate(text)
    #expect(outcome.status == .failed)
    #expect(outcome.diagnostics.map(\.code) == [.textTooLarge])
    #expect(session.eventCount == before)
    #expect(session.evaluate(small).status == .done)
    #expect(session.evaluate(name).status == .done)
    // A file likewise.
    let file = ProgramSession(options: options)
    let whole = file.runFile(
      path: "a." + (language == .swift ? "swift" : language == .cpp ? "cpp" : "m"),
      text: Array((text + (language == .swift ? "" : "int main() { return 0; }")).utf8))
    #expect(whole.diagnostics.map(\.code) == [.textTooLarge])
  }
}
