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
    // One declaration of many names.
    (.objectiveC, "enum E {", "c#, ", "z };", "int n = 3; n", "n"),
    (.objectiveC, "int ", "v#, ", "z;", "int n = 3; n", "n"),
    (
      .objectiveC, "@interface K : NSObject\n", "- (int)m#; @property int p#;\n", "@end",
      "int n = 3; n", "n"
    ),
    (.objectiveC, "struct S {", "int f#; ", "};", "int n = 3; n", "n"),
    (.cpp, "enum E {", "c#, ", "z };", "int n = 3; n", "n"),
    (
      .cpp, "", "class K# { int v; public: K#() : v(#) {} int m() { return v; } };\n", "",
      "int n = 3; n", "n"
    ),
    (.swift, "enum E {", "case c#\n", "}", "let n = 3", "n"),
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
    let pieces = (0..<5000).map { piece.replacing("#", with: String($0)) }
    let text = beginning + pieces.joined() + end
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
