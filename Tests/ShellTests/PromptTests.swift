import Diagnostics
import Foundation
import LessonEngine
import Session
import Testing
import Texts
import Views

@testable import Shell

/// What the prompt takes: pasted frames, gaps, commands without their colon.
@Suite struct PromptTests {
  func talk(_ lines: [String], language: Language = .en) -> String {
    var screen = ""
    let terminal = Terminal(isInteractive: false) { _, bytes in
      screen += String(decoding: bytes, as: UTF8.self)
    }
    var settings = Conversation.Settings(language: language)
    settings.opensLesson = false
    settings.saysMissingState = false
    let script = ScriptedLines(lines.map { .line($0) }) { prompt, _ in screen += prompt + "\n" }
    _ = Conversation(lines: script, terminal: terminal, settings: settings).run()
    return screen
  }

  @Test(arguments: [
    ("  │ int a = 1;", "int a = 1;"),
    ("  | int a = 1;\n  |   int b = 2;", "int a = 1;\n  int b = 2;"),
    ("int c = a\n  | b;", "int c = a\n  | b;"),
    ("arc> int a = 1;\narc> a", "int a = 1;\na"),
    ("mrc 12/30> [a release];", "[a release];"),
    ("...> }", "}"),
    ("arc > 1", "arc > 1"),
    ("12 │ [a release];\n   │  ^^^^^^^^^ here\n13 │ a = nil;", "[a release];\na = nil;"),
    ("plain", "plain"), ("", ""), ("swift>", ""),
  ])
  func pastedTextLosesItsFrame(_ pasted: String, _ code: String) {
    #expect(PastedText.unframed(pasted) == code)
  }

  /// The key that ends a page, pressed once too often, leaves nothing; a `q` that was meant does.
  @Test func aKeyOfThePageDoesNotLeave() {
    var screen = ""
    let terminal = Terminal(isInteractive: false) { _, bytes in
      screen += String(decoding: bytes, as: UTF8.self)
    }
    var settings = Conversation.Settings(language: .en)
    settings.opensLesson = false
    settings.saysMissingState = false
    let script = ScriptedLines(["q", "1 + 1", "q", "2 + 2"].map { .line($0) }) { _, _ in }
    terminal.turnedPages = true
    _ = Conversation(lines: script, terminal: terminal, settings: settings).run()
    #expect(screen.contains("behind the end of the page"))
    #expect(screen.contains("(int) 2"))
    #expect(!screen.contains("(int) 4"))
  }

  /// Lines that were pasted want no more at their ends than lines that were typed; what is no statement by itself is
  /// one error, and runs nothing.
  @Test(arguments: [
    ("int x = 1\nx + 41", ["(int) 42"], 0),
    ("1 + 1\n[[NSObject new] hash]\n2 + 2;", ["(int) 2", "(int) 4"], 0),
    (
      "NSString *s = @\"abc\"\nint n = 5; n\n[s length]\n[s length]",
      ["(int) 5", "(NSUInteger) 3"], 0
    ),
    ("int y = (1 +\n  2)\nif (y == 3) {\n  y = 40\n}\ny", [], 1), ("int z = 3 3\nz = 4", [], 1),
    ("@interface A : NSObject\n- (int)m\n@end\nint w = 9", [], 1),
  ])
  func aPasteNeedsNoSemicolons(_ text: String, _ values: [String], _ errors: Int) {
    let screen = talk([text])
    for value in values { #expect(screen.contains(value), "\(screen)") }
    #expect(screen.ranges(of: "error[E0201]").count == errors, "\(screen)")
  }

  /// What stands around the code of the threads is nobody's business.
  @Test(arguments: [
    ("nme++", "│ nme++"), ("n++; }", "│ n++; }"), ("int f(void) { return 1; }", "Which code?"),
    ("[NSObject nwe]", "[NSObject nwe]"), ("g", "void g(int thread)"),
    ("g()", "│ g()"), ("@\"a", "│ @\"a"),
  ])
  func aRaceThatDoesNotCompileIsToldByWhatWasTyped(_ code: String, _ told: String) {
    let screen = talk([
      "int n = 0;", "void g(int a, int b) { n += a + b; }", ":race " + code, ":errors", "n",
    ])
    let race = screen.components(separatedBy: ":race " + code).last ?? ""
    #expect(race.contains(told), "\(race)")
    #expect(!screen.contains("selfsame_thread") && !screen.contains("autoreleasepool"), "\(screen)")
    #expect(screen.contains("(int) 0"))
  }

  /// As `pthread_create` calls it, by number, with nothing.
  @Test(arguments: ["void *h(void *who)", "void h(int who)", "void h(long who)", "int h(void)"])
  func threadsCallAFunctionAsItWantsToBeCalled(_ head: String) {
    let body = head.hasPrefix("void h") ? "n++;" : "n++; return 0;"
    let screen = talk(["int n = 0;", "\(head) { \(body) }", ":race h check n == 2"])
    #expect(screen.contains("FOUND"), "\(screen)")
  }

  /// Each input in the mode in which it was typed, whatever the prompt speaks.
  @Test func whatWasSavedIsLoadedInItsModes() throws {
    let folder = try TestFolder()
    let saved = talk([
      "NSObject *a = [NSObject new];", ":arc", "id b = [NSObject new];", "b = nil;",
      ":save \(folder.path)/kept.m",
    ])
    #expect(saved.contains("kept.m"))
    let loaded = talk([":load \(folder.path)/kept.m", ":objects", ":save \(folder.path)/again.m"])
    #expect(loaded.contains("#2 NSObject: release, count 1 → 0, deallocated"), "\(loaded)")
    let texts = try ["kept", "again"].map {
      try String(contentsOfFile: "\(folder.path)/\($0).m", encoding: .utf8)
    }
    #expect(texts[0] == texts[1])
  }

  @Test func leavingSaysSo() {
    #expect(talk(["q"]).contains("Good bye.") && talk([":quit"]).contains("Good bye."))
  }

  @Test(arguments: [
    ("int x = ___;", "2", "int x = 2;"), ("int x = ___;", "2;", "int x = 2;"),
    ("int x = ___;", "int x = 2;", "int x = 2;"), ("int x = ___;", "int y = 2;", "int y = 2;"),
    ("int x = ___;", "while (1) { }", "while (1) { }"),
    ("Car *b = ___;", "^{ return a; }()", "Car *b = ^{ return a; }();"),
    ("+ (id)f {\n  return ___;\n}", "[self g]", "+ (id)f {\n  return [self g];\n}"),
    ("+ (id)f {\n  return ___;\n}", "return [self g]", "+ (id)f {\n  return [self g];\n}"),
    ("+ (id)f {\n  return ___;\n}", "return  a;", "+ (id)f {\n  return a;\n}"),
    ("int a = 0;\nif (x == ___) {\n}", "if(x == [A b]) {", "int a = 0;\nif (x == [A b]) {\n}"),
    ("a {\n  b = [___ init];\n}", "b = [[A alloc] init];", "a {\n  b = [[A alloc] init];\n}"),
    ("a {\n  b = [___ init];\n}", "[A alloc]", "a {\n  b = [[A alloc] init];\n}"),
    ("Car *b = ___;", "a == c ? a : c", "Car *b = a == c ? a : c;"),
    ("[b f:___];", "b = nil;", "b = nil;"), ("[b f:___];", "(c = nil)", "[b f:(c = nil)];"),
    ("Car *b = ___;", "a == nil;", "Car *b = a == nil;"), ("b = ___;", "c = nil;", "c = nil;"),
    ("- (id)f {\n  ___\n}", "int a = 1; g(a);", "- (id)f {\n  int a = 1; g(a);\n}"),
    ("- (id)f {\n  ___\n}", "n += a", "- (id)f {\n  n += a;\n}"),
    ("- (id)f {\n  ___\n  return b;\n}", "[a b]", "- (id)f {\n  [a b];\n  return b;\n}"),
    ("- (void)f { ___ }", "n--", "- (void)f { n--; }"),
    ("- (void)f { ___ }", "if (n) { n--; }", "- (void)f { if (n) { n--; } }"),
    ("f(\n  ___\n);", "n", "f(\n  n\n);"),
    (
      "BOOL f(A *a) {\n  return ___;\n}", "if (a == nil) return NO; return [a b]",
      "BOOL f(A *a) {\n  if (a == nil) return NO; return [a b];\n}"
    ),
    (
      "BOOL f(A *a) {\n  return ___;\n}", "A *b = a;\nreturn [b c];",
      "BOOL f(A *a) {\n  A *b = a;\n  return [b c];\n}"
    ),
    (
      "BOOL f(A *a) {\n  return ___;\n}", "if (a) { return 1; } else { return 2; }",
      "BOOL f(A *a) {\n  if (a) { return 1; } else { return 2; }\n}"
    ),
    ("- (id)f {\n  ___\n}", "@implementation A", "@implementation A"),
    ("- (id)f {\n  ___\n}", "if (a) return b;", "- (id)f {\n  if (a) return b;\n}"),
    ("- (id)f { ___ }", "n++; return self;", "- (id)f { n++; return self; }"),
    ("- (void)f { ___ }", "if (n > 0) n--;", "- (void)f { if (n > 0) n--; }"),
    ("- (void)f { ___ }", "- (void) f { n--; }", "- (void) f { n--; }"),
    ("- (id)f {\n  ___\n}", "if (a) {\n  b();\n}", "- (id)f {\n  if (a) {\n    b();\n  }\n}"),
    ("- (id)f:(int)a {\n  ___\n}", "- (id)f:(int)b {\nx;\n}", "- (id)f:(int)b {\nx;\n}"),
    ("void f(int a) {\n  ___\n}", "void f(int b) { g(b); }", "void f(int b) { g(b); }"),
    ("void f(int a) {\n  if (a) {\n    ___\n  }\n}", "void f(int a) {\n}", "void f(int a) {\n}"),
    ("int n;\n- (id)f {\n  ___\n}", "int n;\n- (id)f {\n}", "int n;\n- (id)f {\n}"),
    (
      "@implementation A\n- (id)f:(int)a {\n  return ___;\n}\n@end",
      "- (A *)f:(int)b { return nil; }",
      "@implementation A\n- (A *)f:(int)b { return nil; }\n@end"
    ),
    (
      "int f(int a) {\n  return ___;\n}", "int f(int b) { return b; }", "int f(int b) { return b; }"
    ),
    (
      "class A {\n  func f() -> Int {\n    return ___\n  }\n}", "func f() -> Int { 2 }",
      "class A {\n  func f() -> Int { 2 }\n}"
    ),
    ("int f(int a)\n{\n  return ___;\n}", "-(a)", "int f(int a)\n{\n  return -(a);\n}"),
    ("go(^{\n  return ___;\n});", "^{ return 1; }()", "go(^{\n  return ^{ return 1; }();\n});"),
    (
      "@implementation A\n___\n@end", "- (id)f {\nx;\n}",
      "@implementation A\n- (id)f {\nx;\n}\n@end"
    ),
  ])
  func aGapIsFilled(_ template: String, _ typed: String, _ whole: String) throws {
    #expect(try #require(TemplateGap(template)).filled(with: typed) == whole)
  }

  /// In Swift a statement ends where its line does.
  @Test func aGapInSwiftTakesNoSemicolon() throws {
    let gap = try #require(TemplateGap("func f() {\n  ___\n}", endsByLine: true))
    #expect(gap.filled(with: "n -= 1") == "func f() {\n  n -= 1\n}")
    let value = try #require(TemplateGap("func f() -> Int {\n  return ___\n}", endsByLine: true))
    #expect(
      value.filled(with: "if n > 0 { return n }; return 1")
        == "func f() -> Int {\n  if n > 0 { return n }; return 1\n}")
  }

  /// What one input promises as static, another may keep, and define anew.
  @Test(arguments: ["static ", ""]) func theInputsAreOneFile(_ kind: String) {
    let screen = talk([
      "\(kind)int f(void);", "int g(void) { return f(); }", "\(kind)int f(void) { return 31; }",
      "g()",
      "\(kind)int f(void) { return 52; }", "g()",
    ])
    #expect(screen.contains("(int) 31") && screen.contains("(int) 52"), "\(screen)")
  }

  @Test func ofSeveralGapsTheFirstIsFilledFirst() throws {
    let first = try #require(TemplateGap("a = ___;\nb = ___ + 1;"))
    let rest = first.filled(with: "2;")
    #expect(rest == "a = 2;\nb = ___ + 1;")
    let second = try #require(TemplateGap(rest))
    #expect(second.line == "b = ___ + 1;" && second.filled(with: "3") == "a = 2;\nb = 3 + 1;")
    #expect(TemplateGap("a = 1;") == nil)
  }

  /// A gap with a line of its own says nothing without what it stands in.
  @Test func aGapIsShownWithItsSurroundings() throws {
    let template = "@implementation A\n- (void)f {\n  int a;\n  ___\n}\n- (void)g {\n  ___\n}\n@end"
    let first = try #require(TemplateGap(template))
    #expect(first.passage == "- (void)f {\n  int a;\n  ___")
    let second = try #require(TemplateGap(first.filled(with: "a = 1;")))
    #expect(second.passage == "- (void)g {\n  ___")
    #expect(try #require(TemplateGap("int x = {\n1};\nint y = ___;")).passage == "int y = ___;")
  }

  @Test(arguments: ["help", "?", "помощь", "帮助"]) func helpIsFoundWithoutItsColon(_ word: String) {
    #expect(talk([word]).contains(":undo"))
  }

  @Test(arguments: ["quit", "exit", "q"]) func theWayOutIsFoundWithoutItsColon(_ word: String) {
    #expect(!talk([word, "int after = 1;"]).contains("after = (int) 1"))
  }

  @Test func aVariableIsNoCommand() {
    let screen = talk(["int q = 7;", "q", "int help = 8;", "help", "int exit = 9;", "exit"])
    for number in ["7", "8", "9"] { #expect(screen.contains("(int) \(number)"), "\(screen)") }
    #expect(!screen.contains(":undo"))
  }

  /// One letter is a slip in code, and a word may have been typed under the other keyboard layout.
  @Test func abbreviationsAreNoWords() {
    let screen = talk(["c", "рудз"])
    #expect(screen.contains("use of undeclared identifier 'c'") && screen.contains(":undo"))
    #expect(talk(["ещдл", "ыдшз"]).contains("E0301"))
    #expect(talk(["yfpfl", "int a;"], language: .ru).contains(":назад"))
  }

  @Test func wordsBehindACommandsName() {
    #expect(talk(["help undo"]).contains("Take"))
    #expect(!talk(["help undo"]).contains("E0303"))
    let screen = talk(["find weak", "goto 5", "undo it all", "help me please"])
    #expect(screen.contains("If a command was meant: :find weak"))
    #expect(screen.contains("If a command was meant: :goto 5"))
    #expect(screen.components(separatedBy: "If a command").count == 4, "\(screen)")
    // What compiles is code.
    #expect(!talk(["typedef int find;", "find weak", "weak"]).contains("If a command"))
  }

  /// Keys of a pager are its own; any other begins a line, and none of it is lost.
  @Test func whoTypesOnAPageBeginsALine() {
    func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
    for text in [":", "[", "C", "1", "：", "类", "Ж", "\u{1B}[200~"] {
      #expect(PagerKey.beginsALine(scalars(text)), "\(text)")
    }
    for text in [" ", "q", "b", "\r", "\u{1B}[A", "\u{1B}[C", "\u{7F}", "\u{1}"] {
      #expect(!PagerKey.beginsALine(scalars(text)), "\(text)")
    }
    var keys = KeyBuffer()
    keys.append(Array("类:s".utf8)[...])
    let first = keys.takeScalar()
    keys.putBack([first ?? 0])
    #expect((0..<4).map { _ in keys.takeScalar() } == [0x7C7B, 0x3A, 0x73, nil])
    keys.putBack(scalars("ab"))
    #expect(keys.takeByte() == 0x61 && keys.takeByte() == 0x62 && keys.takeByte() == nil)
  }

  /// Every template of the course, copied from the screen as it stands there, is itself again.
  @Test(arguments: Language.allCases) func everyTemplatePastesBack(_ language: Language) {
    let root = #filePath.split(separator: "/").dropLast(3).reduce("") { "\($0)/\($1)" }
    let course = Course(folder: root + "/Lessons", language: language)
    var count = 0
    for index in course.entries.indices {
      for step in course.lesson(at: index).lesson?.steps ?? [] {
        guard let task = step.fence(.task), !task.text.isEmpty else { continue }
        count += 1
        let code = task.text.split(separator: "\n", omittingEmptySubsequences: false)
          .map { $0.reversed().drop(while: \.isWhitespace).reversed() }.map { String($0) }
        for width in [1, 2] {
          let page = Page(language, width: 80, ambiguousWidth: width)
          let screen = lessonCodeView(task.text, page: page).map(\.plain)
          for prompt in ["", "arc> ", "___> "] {
            let pasted = PastedText.unframed(prompt + screen.joined(separator: "\n"))
              .split(separator: "\n", omittingEmptySubsequences: false)
              .map { String($0.reversed().drop(while: \.isWhitespace).reversed()) }
            #expect(pasted.filter { !$0.isEmpty } == code.filter { !$0.isEmpty }, "\(step.id)")
          }
        }
      }
    }
    #expect(count > 70)
  }

  @Test func anyOtherCommandIsNamed() {
    let screen = talk(["int a = 1;", "undo", "a"])
    #expect(screen.contains("Did you mean :undo?") && screen.contains("(int) 1"))
  }

  @Test func aFloodOfErrorsIsThreeAndACount() {
    let screen = talk(["{ a1; a2; a3; a4; a5; }", ":errors"])
    #expect(screen.contains("and 2 more (:errors)"))
    #expect(screen.ranges(of: "'a3'").count >= 2)
    #expect(screen.contains("'a5'"))
  }
}
