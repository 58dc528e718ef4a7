import Testing
import Texts
import Views
import VirtualMachine

@testable import Shell

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The shell over a pipe: no prompt, no escape, no question; errors apart from answers.
@Suite struct PipeTests {
  struct Result {
    var out: String
    var error: String
    var status: Int32
  }

  func talk(_ input: [UInt8], language: Language = .en) -> Result {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    input.withUnsafeBytes { #expect(write(ends[1], $0.baseAddress, $0.count) == $0.count) }
    close(ends[1])
    defer { close(ends[0]) }
    var out: [UInt8] = []
    var error: [UInt8] = []
    let terminal = Terminal(isInteractive: false) { stream, bytes in
      if stream == .standardOutput { out += bytes } else { error += bytes }
    }
    let status = Conversation(
      lines: PipeLines(descriptor: ends[0]), terminal: terminal,
      settings: Conversation.Settings(language: language)
    ).run()
    return Result(
      out: String(decoding: out, as: UTF8.self), error: String(decoding: error, as: UTF8.self),
      status: status)
  }

  /// What cannot be read is no empty input.
  @Test func aFolderIsNoInput() {
    let descriptor = open("/", O_RDONLY)
    defer { close(descriptor) }
    var error: [UInt8] = []
    let terminal = Terminal(isInteractive: false) { stream, bytes in
      if stream == .standardError { error += bytes }
    }
    let status = Conversation.overPipe(
      descriptor, terminal, settings: Conversation.Settings(language: .en))
    #expect(status == 66)
    #expect(String(decoding: error, as: UTF8.self).contains("folder"))
  }

  /// Beside a device there is nothing to write, and several commands may begin with what was typed.
  @Test func whatWasNotMeant() {
    let film = talk(Array("int a = 1;\n:film /dev/null\n".utf8))
    #expect(film.error.contains("/dev/null cannot be written"))
    #expect(film.status == 66)
    let several = talk(Array(":so\n".utf8))
    #expect(several.error.contains(":source") && several.error.contains(":solution"))
    #expect(talk(Array(":obj\n".utf8)).error.contains("Did you mean :objects?"))
  }

  /// What belongs to a broken function or class still comes: it is one error, and what follows runs.
  @Test func aBrokenBodyIsOneError() {
    let bodies = [
      "int f(void) {\n  int x = 3 +;\n  return \"}\"[0];\n}\n",
      "@implementation A : NSObject\n- (void)a {\n  if (1) {\n}\n- (void)b { }\n@end\n",
      "@interface B : NSObject\n- (void\n- (int)c;\n@end\n",
      "@protocol P\n- (void\n- (int)c;\n- (int)d;\n@end\n",
      "@protocol P <NSObject>\n- (void\n- (int)c;\n@end\n",
    ]
    for body in bodies {
      let result = talk(Array((body + "1 + 1\n").utf8))
      #expect(result.error.ranges(of: "error[").count == 1, "\(result.error)")
      #expect(result.out.contains("(int) 2"))
    }
    let open = talk(Array("int f(void) {\n  int x = 3 +;\n".utf8))
    #expect(open.error.contains("expected expression") && open.status == 65)
  }

  /// The same at a terminal that marks no paste, where a text comes all at once; what is left open at its end is told
  /// there, and nobody waits for more of it.
  @Test(arguments: [
    (
      "@implementation A : NSObject\n- (void)a {\n  int x = 5\n  x++;\n}\n- (int)b { return 1; }\n@end\n1 + 1",
      1
    ),
    ("int f(void) {\n  int x = 3 +;\n  return 0;\n}\n1 + 1\n1 +;\n1 + 1", 2),
    ("int f(void) {\n  int x = 3 +;\n  return 0;", 1),
  ])
  func aBrokenBodyThatIsPastedIsOneError(text: String, errors: Int) {
    let typed = text.split(separator: "\n").map { LineRead.line(String($0)) }
    var prompts: [String] = []
    let script = ScriptedLines(typed + [.line("7 * 6")], pasted: 1..<typed.count) { prompt, _ in
      prompts.append(prompt)
    }
    var out: [UInt8] = []
    let terminal = Terminal(isInteractive: true) { _, bytes in out += bytes }
    var settings = Conversation.Settings(language: .en)
    settings.opensLesson = false
    _ = Conversation(lines: script, terminal: terminal, settings: settings).run()
    let screen = String(decoding: out, as: UTF8.self)
    #expect(screen.ranges(of: "error[").count == errors, "\(screen)")
    #expect(screen.contains("(int) 42"), "\(screen)")
    #expect(text.hasSuffix("1 + 1") == screen.contains("(int) 2"), "\(screen)")
  }

  /// A command answers in a few lines, whatever stands behind it.
  @Test func noAnswerIsAsLongAsWhatItAnswersTo() {
    let commands = Command.table.map(\.name) + ["zz", "диф"]
    let arguments = [
      String(repeating: "a", count: 30_000), "e" + String(repeating: "\u{301}", count: 15_000),
      String(repeating: "#", count: 30_000), String(repeating: "слово ", count: 3000),
    ]
    for command in commands where !["save", "film", "card", "submit", "load"].contains(command) {
      for argument in arguments {
        let result = talk(Array(":\(command) \(argument)\n".utf8))
        #expect(
          result.out.utf8.count + result.error.utf8.count < 12_000,
          ":\(command) \(argument.prefix(3))")
      }
    }
  }

  /// The lines behind a mistake are only waited for; whatever stands among them is still read as text.
  @Test func aLongBrokenBodyIsCompiledTwice() {
    let lines = String(repeating: "  puts(\"}\"); /* {\n { */\n", count: 1_000)
    let clock = ContinuousClock()
    var result = Result(out: "", error: "", status: 0)
    let time = clock.measure {
      result = talk(Array(("int f(void) {\n  int x = 3 +;\n" + lines + "}\n1 + 1\n").utf8))
    }
    #expect(result.error.ranges(of: "error[").count == 1, "\(result.error)")
    #expect(result.out.contains("(int) 2") && result.status == 65)
    #expect(time < .seconds(8))
  }

  @Test func whatStaysOpenIsCounted() {
    let open = [
      "@protocol P", "@protocol P <Q>", "@protocol P\n- (void)a;", "@end @protocol P\n- a;",
      "@end } int f() {", "@end @implementation A", "/* } */ {", "{ \"}\\\n}\"",
      "@protocol P; @interface A", "@protocol A, B\n; {",
    ]
    let closed = [
      "@protocol P;", "@protocol A, B,\n C;", "id p = @protocol(P)", "@protocol\n(P)", "@protocols",
      "@protocol P\n- (void)a;\n@end", "{ /* {\n{ */ }", "@end", "}", "// {",
    ]
    for text in open + closed {
      var byLine = OpenBrackets("")
      for line in text.split(separator: "\n") { byLine.read(String(line)) }
      #expect(byLine.remain == open.contains(text), "\(text)")
      #expect(OpenBrackets(text).remain == open.contains(text), "\(text)")
    }
  }

  @Test func anEmptyPipeSaysNothing() {
    let result = talk([])
    #expect(result.out == "" && result.error == "" && result.status == 0)
  }

  @Test func blankLinesSayNothing() {
    let result = talk(Array("\n   \n\r\n".utf8))
    #expect(result.out == "" && result.error == "" && result.status == 0)
  }

  @Test func anUnknownCommandFailsAndTheRestGoesOn() {
    let result = talk(Array(":hlep\n:width 2\n".utf8))
    #expect(result.error.contains(":help"))
    #expect(!result.out.isEmpty && !result.out.contains("\u{1B}"))
    #expect(result.status == 65)
  }

  @Test func aLineThatIsNoTextNamesItsPlace() {
    let result = talk(Array(":mrc\nab".utf8) + [0xFF, 0x0A])
    #expect(result.error.contains("Line 2") && result.error.contains("byte 3"))
    #expect(result.status == 66)
  }

  @Test func theNextInputsMayBeSwift() {
    let result = talk(Array(":swift\nlet six = 6\nprint(six * 7)\n:arc\n[NSObject new];\n".utf8))
    #expect(result.out.contains("42"))
    #expect(result.error == "" && result.status == 0)
  }

  /// Parts of the library are read when a text names them: a learner's macros and types of that moment are
  /// none of theirs.
  @Test(arguments: ["#define red 3", "#define self 3", "#define NSObject int"])
  func theLibraryDoesNotSeeTheProgramsMacros(macro: String) {
    let result = talk(Array("\(macro)\nUIColor *c = [UIColor redColor];\n".utf8))
    #expect(result.out.contains("#1 UIColor") && result.status == 0)
  }

  @Test func aPartOfTheLibraryThatDoesNotFitIsSaid() {
    let result = talk(Array("struct timezone { int x; };\npthread_self()\n1 + 1\n".utf8))
    #expect((result.out + result.error).contains("E0507"))
    #expect(result.out.contains("(int) 2"))
  }

  /// A screen reader spells out every sign: nothing is framed, barred or arrowed.
  @Test(arguments: Language.allCases)
  func narrationDrawsNothing(language: Language) {
    let text = """
      :narrate on
      @interface Car : NSObject { Car *next; } @end
      @implementation Car
      @end
      Car *a = [[Car alloc] init]; [a retain];
      Car *p = a; NSArray *all = @[a];
      :objects
      :class Car
      :graph
      :life a
      :zones
      :pools
      """
    let result = talk(Array(text.utf8), language: language)
    #expect(result.status == 0 && result.out.contains("Car : NSObject"))
    for sign in ["│", "┌", "─", "█", "▶", "├", "[in", "(p)", " ^"] {
      #expect(!result.out.contains(sign), "\(sign)")
    }
  }

  @Test func quitLeavesAtOnce() {
    let result = talk(Array(":quit\n:nonsense\n".utf8))
    #expect(result.error == "" && result.status == 0)
  }
}
