import LessonEngine
import Session
import Testing

/// Answers that try to be taken for right without being it, and right ones that only look like trouble: each is told
/// here in a form that the lessons' own answers do not have.
@Suite struct AttackedJudgeTests {
  static func lesson(
    _ mode: String = "mrc", setup: String = "", task: String, solution: String, rest: String
  ) -> String {
    let language = mode == "mrc" || mode == "arc" ? "objc" : mode
    return """
      ---
      lesson: 1
      id: t
      title: T
      mode: \(mode)
      ---

      ```\(language) setup
      \(setup.isEmpty ? mode == "swift" ? "var nothing = 0" : "int nothing;" : setup)
      ```

      <!-- step: a -->

      ```\(language) task
      \(task)
      ```

      ```\(language) solution
      \(solution)
      ```

      \(rest)
      """
  }

  static func verdict(_ inputs: String..., in text: String) throws -> String {
    try JudgedAnswerTests.verdict(inputs, in: text)
  }

  // MARK: Who leaves before the check

  static let greeting = lesson(
    task: "void greet(int guest) { ___ }",
    solution: "void greet(int guest) { printf(\"guest %d\\n\", guest); }",
    rest: """
      ```objc probe two
      greet(1);
      greet(2);
      ```

      ```check two
      output is "guest 1\\nguest 2" -- each guest is greeted
      ```

      """)

  @Test(arguments: ["exit(0)", "_exit(0)", "exit(EXIT_SUCCESS)", "exit(3)"])
  func whoLeavesHasNotDoneWhatWasAsked(_ call: String) throws {
    let answer = "void greet(int guest) { printf(\"guest 1\\nguest 2\\n\"); \(call); }"
    #expect(try Self.verdict(answer, in: Self.greeting) == "E0775")
  }

  /// Neither does leaving while one is being defined excuse it, nor a second part of the probe.
  @Test func anExitBeforeOrBetweenIsNoExcuse() throws {
    let cheat = "void greet(int guest) { printf(\"guest 1\\nguest 2\\n\"); exit(0); }\n"
    let early = "__attribute__((constructor)) static void s(void) { exit(0); }\n"
    #expect(try Self.verdict(early + cheat, in: Self.greeting) == "E0775")
    let load =
      "@interface Door : NSObject\n@end\n@implementation Door\n+ (void)load { exit(0); }\n@end\n"
    #expect(try Self.verdict(load + cheat, in: Self.greeting) == "E0775")
    let halves = Self.greeting.replacing(
      "greet(1);\ngreet(2);", with: "greet(1);\ngreet(2);\n```\n\n```objc probe two\nint more = 1;")
    #expect(halves != Self.greeting)
    #expect(try Self.verdict(cheat, in: halves) == "E0775")
    #expect(
      try Self.verdict("void greet(int n) { printf(\"guest %d\\n\", n); }", in: halves) == "✓")
  }

  /// What the author's own run leaves behind is no part of the answer.
  @Test func whoLeavesAsTheAuthorIsJudgedByTheirOwnWorld() throws {
    let text = Self.lesson(
      setup: "int done = 0;", task: "void leave(void) { ___ }",
      solution: "void leave(void) { done = 1; exit(0); }",
      rest: "```objc probe p\nleave();\n```\n\n```check p\ndone == 1\n```\n")
    #expect(try Self.verdict("void leave(void) { done = 2 - 1; exit(0); }", in: text) == "✓")
    #expect(try Self.verdict("void leave(void) { exit(0); }", in: text) == "done == 1")
  }

  /// A lesson about leaving is no such thing.
  @Test func anAuthorMayAskForAnExit() throws {
    let text = Self.lesson(
      task: "void leave(void) { ___ }",
      solution: "void leave(void) { printf(\"bye\\n\"); exit(0); }",
      rest: """
        ```objc probe left
        leave();
        printf("still here\\n");
        ```

        ```check left
        output is "bye"
        ```

        """)
    #expect(try Self.verdict("void leave(void) { puts(\"bye\"); _exit(0); }", in: text) == "✓")
    #expect(try Self.verdict("void leave(void) { puts(\"bye\"); }", in: text) != "✓")
  }

  /// What definitions print by themselves counts neither for the answer nor against it.
  @Test func outputIsWhatTheProbePrints() throws {
    let said =
      "__attribute__((constructor)) static void say(void) { printf(\"guest 1\\nguest 2\\n\"); }"
    let silent = "void greet(int guest) { }\n" + said
    #expect(try Self.verdict(silent, in: Self.greeting) != "✓")
    let loud = "void greet(int n) { printf(\"guest %d\\n\", n); }\n" + said
    #expect(try Self.verdict(loud, in: Self.greeting) == "✓")
  }

  @Test func definitionsThatAreStoppedAreNotTheStopThatIsAskedFor() throws {
    let text = Self.lesson(
      task: "void refuse(void) { ___ }",
      solution: "void refuse(void) { [NSException raise:@\"Closed\" format:@\"no\"]; }",
      rest: """
        ```objc probe p
        refuse();
        ```

        ```check p
        ends exception Closed
        ```

        """)
    let right =
      "void refuse(void) { @throw [NSException exceptionWithName:@\"Closed\" reason:@\"\" userInfo:nil]; }"
    #expect(try Self.verdict(right, in: text) == "✓")
    let early = """
      void refuse(void) { }
      @interface Gate : NSObject
      @end
      @implementation Gate
      + (void)load { [NSException raise:@"Closed" format:@"early"]; }
      @end
      """
    #expect(try Self.verdict(early, in: text) != "✓")
  }

  /// Pieces out of order are one answer, whatever is asked for.
  @Test func whatIsStoppedMayComeInPieces() throws {
    let text = Self.lesson(
      task: "void refuse(void) { ___ }",
      solution: "void refuse(void) { [NSException raise:@\"Closed\" format:@\"no\"]; }",
      rest: "```objc probe p\nrefuse();\n```\n\n```check p\nends exception Closed\n```\n")
    let first = "@class Gate;\nvoid refuse(void) { [Gate turnAway]; }"
    let second = """
      @interface Gate : NSObject
      + (void)turnAway;
      @end
      @implementation Gate
      + (void)turnAway { [NSException raise:@"Closed" format:@"no"]; }
      @end
      """
    let lesson = try #require(LoadedLesson(text: text).lesson)
    let folder = try AnswerFolder()
    func hand(in pieces: [String], by student: String) throws {
      let saved = SavedAnswer(
        lesson: "t", step: "a", inputs: pieces.map { SavedAnswer.Input($0, mode: nil) })
      try folder.write("\(student)/t/a.m", saved.text)
    }
    let prototype = "void turnAway(void);\nvoid refuse(void) { turnAway(); }"
    let body = "void turnAway(void) { [NSException raise:@\"Closed\" format:@\"no\"]; }"
    try hand(in: [first, second], by: "ann")
    try hand(in: [prototype, body], by: "ben")
    try hand(in: [prototype, body.replacing("Closed", with: "Shut")], by: "cid")
    let report = try #require(
      Grader(lesson: lesson) { ProgramSession(options: $0) }.grade(folder.path, required: nil))
    #expect(report.students.map { $0.marks[0].verdict } == [.pass, .pass, .fail])
  }

  // MARK: What is called is not thereby open

  static let fare = lesson(
    setup: "int price(int km) { return 2 + km; }",
    task: "int fare(int km) { return ___; }",
    solution: "int fare(int km) { return price(km) * 2; }",
    rest: """
      ```objc probe p
      int near = fare(1), far = fare(8);
      ```

      ```check p
      near == 2 * price(1)
      far == 2 * price(8)
      ```

      """)

  @Test func aFunctionThatTheSolutionCallsIsSealed() throws {
    let cheat = "int price(int km) { return 0; }\nint fare(int km) { return 0; }"
    #expect(try Self.verdict(cheat, in: Self.fare) == "E0753")
    let told =
      "int price(int km) { return 2 + km; }\nint fare(int km) { return price(km) + price(km); }"
    #expect(try Self.verdict(told, in: Self.fare) == "✓")
  }

  @Test func soItIsInSwiftAndInCPlusPlus() throws {
    func text(_ mode: String, _ setup: String, _ task: String, _ solution: String, _ probe: String)
      -> String
    {
      Self.lesson(
        mode, setup: setup, task: task, solution: solution,
        rest: """
          ```\(mode) probe p
          \(probe)
          ```

          ```check p
          near == price(3) + 1
          ```

          """)
    }
    let swift = text(
      "swift", "func price(_ km: Int) -> Int { return 2 + km }",
      "func fare(_ km: Int) -> Int { ___ }", "func fare(_ km: Int) -> Int { return price(km) + 1 }",
      "let near = fare(3)")
    #expect(try Self.verdict("func fare(_ n: Int) -> Int { 1 + price(n) }", in: swift) == "✓")
    #expect(
      try Self.verdict(
        "func price(_ km: Int) -> Int { return 0 }\nfunc fare(_ km: Int) -> Int { return 1 }",
        in: swift) != "✓")
    // Another function of the name is no replacement.
    #expect(
      try Self.verdict(
        "func price(_ km: String) -> Int { return 0 }\nfunc fare(_ n: Int) -> Int { price(n) + 1 }",
        in: swift) == "✓")
    let cpp = text(
      "cpp", "int price(int km) { return 2 + km; }", "int fare(int km) { ___ }",
      "int fare(int km) { return price(km) + 1; }", "int near = fare(3);")
    #expect(try Self.verdict("int fare(int n) { return 1 + price(n); }", in: cpp) == "✓")
    #expect(
      try Self.verdict("int price(int n) { return 0; }\nint fare(int n) { return 1; }", in: cpp)
        != "✓")
  }

  // MARK: Disguises

  @Test func anObjectStaysOfItsClass() throws {
    let text = Self.lesson(
      setup:
        "@interface Tent : NSObject\n@end\n@implementation Tent\n@end\nTent *mine = [Tent new];",
      task: "void pitch(void) { ___ }", solution: "void pitch(void) { [mine release]; }",
      rest: "```objc probe p\npitch();\n```\n\n```check p\nlive(Tent) == 0\n```\n")
    let other = "@interface Other : Tent\n@end\n@implementation Other\n@end\n"
    #expect(
      try Self.verdict(
        other + "void pitch(void) { object_setClass(mine, [Other class]); }", in: text) == "E0756")
    #expect(
      try Self.verdict(other + "void pitch(void) { [mine release]; [Other new]; }", in: text)
        == "✓")
    // Neither the name that the library gives the classes of observed objects is an excuse.
    let named =
      "@interface NSKVONotifying_Tent : Tent\n@end\n@implementation NSKVONotifying_Tent\n@end\n"
    #expect(
      try Self.verdict(
        named + "void pitch(void) { object_setClass(mine, [NSKVONotifying_Tent class]); }", in: text
      )
        == "E0756")
    let made =
      "Class made = objc_allocateClassPair([Tent class], \"NSKVONotifying_Tent\", 0); "
      + "objc_registerClassPair(made); object_setClass(mine, made);"
    #expect(try Self.verdict("void pitch(void) { \(made) }", in: text) == "E0756")
    // Whoever is observed is no other.
    let watched = text.replacing("live(Tent) == 0", with: "live(Tent) >= 0").replacing(
      "Tent *mine = [Tent new];",
      with: "Tent *mine = [Tent new];\nTent *other = [Tent new];\n"
        + "[other addObserver:[Tent new] forKeyPath:@\"hash\" options:0 context:NULL];")
    let watch =
      "[mine addObserver:[Tent new] forKeyPath:@\"hash\" options:0 context:NULL];"
    let told = try Self.verdict("void pitch(void) { \(watch) }", in: watched)
    #expect(told == "✓")
    // A lesson on changing classes lets them be changed.
    let taught = text.replacing(
      "void pitch(void) { [mine release]; }",
      with: "void pitch(void) { object_setClass(mine, [NSObject class]); }")
    #expect(
      try Self.verdict("void pitch(void) { object_setClass(mine, [NSObject class]); }", in: taught)
        == "✓")
  }

  @Test(arguments: [
    "func == (a: Int, b: Int) -> Bool { return true }",
    "class Own {}\nfunc == (Own: Int, b: Int) -> Bool { return true }",
    "class Own {}\nfunc == (a Own: Int, b: Int) -> Bool { return true }",
    "func === (a: AnyObject?, b: AnyObject?) -> Bool { return true }",
  ]) func theOperatorsOfConditionsKeepTheirMeaning(_ cheat: String) throws {
    let text = Self.lesson(
      "swift", task: "func four() -> Int { ___ }", solution: "func four() -> Int { return 4 }",
      rest: "```swift probe p\nlet n = four()\n```\n\n```check p\nn == 4\n```\n")
    #expect(try Self.verdict("func four() -> Int { 2 + 2 }", in: text) == "✓")
    #expect(try Self.verdict("func four() -> Int { 5 }\n" + cheat, in: text) != "✓")
    // An operator for a type of one's own is nobody's business.
    let own = "struct P { var x = 0 }\nfunc == (a: P, b: P) -> Bool { return a.x == b.x }\n"
    #expect(try Self.verdict(own + "func four() -> Int { 4 }", in: text) == "✓")
  }

  // MARK: Mistakes

  static let small = lesson(
    setup: "int spare = 1;", task: "int four(void) { return ___; }",
    solution: "int four(void) { return 4; }",
    rest: """
      ```objc probe once
      int n = four();
      ```

      ```check once
      n == 4 -- four, please
      ```

      ```objc probe twice
      int n = four() + four();
      ```

      ```check twice
      n == 8 -- eight, please
      ```

      ```mistake small
      n < 4
      n > 1
      ```

      ```mistake spare after=twice
      spare == 1
      ```

      ```objc wrong say=small
      int four(void) { return 2; }
      ```

      ```objc wrong say=spare
      int four(void) { static int n = 3; n++; return n; }
      ```

      > [!small]
      > Too small.

      > [!spare]
      > Only behind the second probe.

      """)

  /// All its lines hold, behind the probe that shows it, of something that ran.
  @Test func aMistakeIsTheOneThatWasMade() throws {
    #expect(try Self.verdict("int four(void) { return 3; }", in: Self.small) == "small")
    #expect(try Self.verdict("int four(void) { return 0; }", in: Self.small) == "n == 4")
    #expect(try Self.verdict("int four(void) { return 5; }", in: Self.small) == "n == 4")
    let drifting = "int four(void) { static int n = 3; n++; return n; }"
    #expect(try Self.verdict(drifting, in: Self.small) == "spare")
    let lesson = Self.small.replacing("mistake spare after=twice", with: "mistake spare")
    #expect(lesson != Self.small)
    #expect(try Self.verdict("int four(void) { return 5; }", in: lesson) == "spare")
    #expect(try Self.verdict("int four(void) { return 5 }", in: lesson) != "spare")
  }

  // MARK: The probe's names

  static let hut = lesson(
    "arc", setup: "@interface Hut : NSObject\n+ (Hut *)hut;\n@end",
    task: "@implementation Hut\n___\n@end",
    solution: """
      @implementation Hut
      + (Hut *)hut {
        static Hut *hut = nil;
        @synchronized(self) { if (hut == nil) hut = [[Hut alloc] init]; }
        return hut;
      }
      @end
      """,
    rest: """
      ```objc probe two
      Hut *first = [Hut hut];
      Hut *second = [Hut hut];
      ```

      ```check two
      first same second
      made(Hut) == 1
      ```

      ```objc probe threads
      static Hut *seen[2];
      static void look(int who) { seen[who] = [Hut hut]; }
      ```

      ```check threads
      under every schedule of 2 look(): seen[0] same seen[1]
      ```

      """)

  @Test(arguments: ["first", "second", "seen"])
  func aVariableMayBeNamedAsOneOfTheProbe(_ name: String) throws {
    let right = """
      static Hut *\(name) = nil;
      @implementation Hut
      + (Hut *)hut {
        @synchronized(self) { if (\(name) == nil) \(name) = [[Hut alloc] init]; }
        return \(name);
      }
      @end
      """
    #expect(try Self.verdict(right, in: Self.hut) == "✓")
    let anew = right.replacing("if (\(name) == nil) ", with: "")
    #expect(try Self.verdict(anew, in: Self.hut) != "✓")
  }

  @Test(arguments: ["Hut *look(void)", "static Hut *look(void)", "static Hut *look(int n, id x)"])
  func aFunctionMayBeNamedAsOneOfTheProbe(_ head: String) throws {
    let call = head.contains("int n") ? "look(1, nil)" : "look()"
    let right = """
      static Hut *one = nil;
      \(head) {
        @synchronized([NSObject class]) { if (one == nil) one = [[Hut alloc] init]; }
        return one;
      }
      @implementation Hut
      + (Hut *)hut { return \(call); }
      @end
      """
    #expect(try Self.verdict(right, in: Self.hut) == "✓")
  }

  // MARK: The same answer, written down otherwise

  @Test func aMessageByHandIsAMessage() throws {
    let text = Self.lesson(
      setup: "@interface Pump : NSObject\n- (void)start;\n- (void)fill:(id)what;\n@end\n"
        + "@implementation Pump\n- (void)start { }\n- (void)fill:(id)what { }\n@end\nPump *pump = [Pump new];",
      task: "___", solution: "[pump start];\n[pump fill:@\"x\"];",
      rest: "```check\nsent(start, pump) before sent(fill:, pump)\nsent(start) == 1\n```\n")
    #expect(
      try Self.verdict(
        "[pump performSelector:@selector(start)];",
        "[pump performSelector:@selector(fill:) withObject:nil];", in: text) == "✓")
    #expect(
      try Self.verdict(
        "((void (*)(id, SEL))objc_msgSend)(pump, @selector(start)); [pump fill:nil];", in: text)
        == "✓")
    #expect(
      try Self.verdict(
        "[pump performSelector:@selector(fill:) withObject:nil]; [pump start];", in: text) != "✓")
  }

  /// What was undone, or lies ahead of where somebody stands in time, has not happened.
  @Test func whatWasTakenBackIsNoPartOfTheAnswer() throws {
    let right = "Printer *mine = [[Printer alloc] init];"
    let solved = JudgedAnswerTests.right
    let undone = try JudgedAnswerTests.run([right, "[mine retain];"], step: "lines")
    #expect(undone.verdict().kind == .fail)
    _ = try #require(undone.session.undoInput())
    #expect(undone.answer == [right])
    #expect(undone.verdict().kind == .pass)
    let code = try JudgedAnswerTests.run([solved, JudgedAnswerTests.unclaimed])
    #expect(code.verdict().mistake?.name == "unclaimed")
    _ = try #require(code.session.undoInput())
    #expect(code.verdict().kind == .pass)
  }

  @Test func aFileFromWindowsIsReadAsAnyOther() {
    let saved = SavedAnswer(
      lesson: "t", step: "a", inputs: [SavedAnswer.Input("int a;\nint b;", mode: .arc)],
      triedOut: ["a"])
    let read = SavedAnswer(saved.text.replacing("\n", with: "\r\n"))
    #expect(read.step == "a")
    #expect(read.inputs.map(\.mode) == [.arc])
    #expect(read.inputs.map(\.text) == ["int a;\nint b;"])
    #expect(read.triedOut == ["a"])
  }

  /// A definition in a piece of its own may name what only the next piece defines.
  @Test func piecesOfCodeAreOneAnswer() throws {
    let helper = "static Hut *built(void) { static Hut *h; if (h == nil) h = [Hut new]; return h; }"
    let locked =
      "@implementation Hut\n+ (Hut *)hut { @synchronized(self) { return built(); } }\n@end"
    let lesson = try #require(LoadedLesson(text: Self.hut).lesson)
    let folder = try AnswerFolder()
    let saved = SavedAnswer(
      lesson: "t", step: "a",
      inputs: [SavedAnswer.Input(helper, mode: nil), SavedAnswer.Input(locked, mode: nil)])
    try folder.write("ann/t/a.m", saved.text)
    let report = try #require(
      Grader(lesson: lesson) { ProgramSession(options: $0) }.grade(folder.path, required: nil))
    #expect(report.students.first?.marks.first?.verdict == .pass)
  }
}
