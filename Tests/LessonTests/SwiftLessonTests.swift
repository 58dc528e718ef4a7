import Diagnostics
import LessonEngine
import Session
import Testing

/// Lessons in Swift: the same roles, checks and proofs, in the language of the step.
@Suite struct SwiftLessonTests {
  static let matter = "---\nlesson: 1\nid: t\ntitle: T\nmode: swift\nlimit: steps=200000\n---\n\n"

  static let lamp = """
    ```swift setup
    class Lamp {
      static let shared = Lamp()
      var level = 0
      var next: Lamp?
      var names = ["desk"]
      init() {}
      func add(_ steps: Int) { level += steps }
      func move(by steps: Int, to end: Int) -> Int { return level + steps + end }
      func dim() { level = 0 }
      deinit { print("dark") }
    }
    ```

    """

  static func lesson(_ body: String, matter: String = matter) throws -> Lesson {
    let loaded = LoadedLesson(text: matter + body)
    return try #require(loaded.lesson, "\(loaded.diagnostics)")
  }

  static func failures(_ lesson: Lesson) -> [String] {
    Checker { ProgramSession(options: $0) }.proofs(of: lesson).compactMap { proof in
      guard let failure = proof.failure else { return nil }
      let told = failure.diagnostics.map { $0.title ?? "\($0.arguments)" }
      return "\(proof.title): \(failure.reason) \(failure.arguments) \(told)"
    }
  }

  // MARK: What is shown

  @Test func runsPrintAndEventsAreTold() throws {
    let lesson = try Self.lesson(
      Self.lamp + """
        <!-- step: one -->

        ```swift run
        let a = Lamp.shared
        let b = Lamp.shared
        print("one lamp: \\(a === b)")
        ```

        ```output
        one lamp: true
        ```

        ```timeline
        once
        alloc #1 Lamp
        init #1 Lamp
        ```

        """)
    #expect(Self.failures(lesson) == [])
  }

  @Test(
    arguments: [
      ("kind=number", "let n = 5\nn + 2", "", "7"),
      ("kind=fate", "var a: Int? = nil\na!", "", "C"),
      ("kind=fate", "let n: Int = \"five\"", "", "D"),
      ("kind=lines", "print(\"b\")\nprint(\"a\")", "", "B A"),
      (
        "kind=choice", "let l = Lamp()\nl.add(2)",
        "```choices\nl.level == 2 -- two\nl.level == 0 -- none\n```\n", "A"
      ),
      (
        "kind=choice", "let l: Lamp = nil",
        "```choices\nends normally -- so\nends compile-error \"nil\" -- not so\n```\n", "B"
      ),
    ])
  func predictionsAreAnswered(
    _ kind: String, _ code: String, _ choices: String, _ answer: String
  ) throws {
    let lesson = try Self.lesson(
      Self.lamp + "<!-- step: p -->\n\n```swift predict \(kind)\n\(code)\n```\n\n\(choices)")
    let session = ProgramSession(options: lesson.sessionOptions(judging: false))
    let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
    #expect(run.go(to: 1))
    #expect(run.enter().isEmpty)
    #expect(run.foreseenAnswer() == answer)
    #expect(run.predict(answer)?.isRight == true)
  }

  // MARK: Conditions

  static let conditions: [(String, String, Bool)] = [
    ("let a = Lamp()", "a.level == 0", true), ("let a = Lamp()\na.add(2)", "a.level == 2", true),
    ("let a = Lamp()", "a.level == 1", false), ("let a = Lamp()", "not a.level == 1", true),
    ("let a = Lamp.shared", "a === Lamp.shared", true),
    ("let a = Lamp()", "a !== Lamp.shared", true),
    ("let a = Lamp()\nlet b = a", "b same a", true),
    ("let a = Lamp()\nlet b = Lamp()", "b same a", false),
    ("let a = Lamp()\nlet b = a", "count(a) == 2", true),
    ("let a = Lamp()\nweak var b = a", "count(a) == 1", true),
    ("let a = Lamp()\nweak var b = a", "count(b!) == 1", true),
    ("let a = Lamp()", "class(a) == \"Lamp\"", true),
    ("let a = Lamp()", "made(Lamp) == 1 && live(Lamp) == 1", true),
    ("_ = Lamp()", "deallocs(Lamp) == 1", true), ("_ = Lamp()", "output contains \"dark\"", true),
    ("let a = Lamp()", "never dealloc(Lamp)", true), ("_ = Lamp()", "never dealloc(Lamp)", false),
    ("let a = Lamp()", "made(Nowhere) == 0", false), ("let a = Lamp()", "nowhere == 1", false),
    ("let a = Lamp()", "not nowhere == 1", false),
    ("let a = Lamp()\na.dim()", "sent(dim, a)", true), ("let a = Lamp()", "sent(dim, a)", false),
    ("let a = Lamp()\na.add(1)", "sent(add(_:)) == 1", true),
    ("let a = Lamp()\n_ = a.move(by: 1, to: 2)", "sent(move(by:to:), a) == 1", true),
    ("let a = Lamp()", "never sent(nope)", false),
    ("let a = Lamp()\na.next = a", "at-end leaks == 1", true),
    ("let a = Lamp()\na.next = Lamp()", "ivar(a, next) same a.next", true),
    ("let a = Lamp()\na.next = Lamp()", "count(ivar(a, next)) == 1", true),
    ("let a = Lamp()\na.level = -3", "ivar(a, level) == -3", true),
    ("let a = Lamp()", "inits(a) == 1", true), ("let a = Lamp.shared", "once before alloc", true),
    ("let a = Lamp()", "at-end deallocs(Lamp) == 1", true),
    ("var a: Lamp? = Lamp()\na = nil", "a == nil", true),
    ("let a = Lamp()", "a.names.count == 1 && a.names[0] == \"desk\"", true),
    ("let n: Int? = nil\nprint(n!)", "ends trap", true),
    ("let n: Int? = nil\nprint(n!)", "ends trap \"Unexpectedly found nil\"", true),
    ("let n: Int? = nil\nprint(n!)", "ends trap \"overflow\"", false),
    ("let n = 1", "ends trap", false),
    ("let n: Int = nil", "ends compile-error \"nil\"", true),
    ("while true { }", "ends limit", true),
  ]

  @Test(arguments: conditions.indices)
  func conditionsAreSwift(_ index: Int) throws {
    let (answer, condition, holds) = Self.conditions[index]
    let lesson = try Self.lesson(
      Self.lamp + """
        <!-- step: s -->

        ```swift task
        ___
        ```

        ```swift solution
        \(answer)
        ```

        ```check
        \(condition)
        ```

        """)
    let session = ProgramSession(options: lesson.sessionOptions(judging: false))
    let run = LearnerRun(lesson: lesson, session: session, progress: Progress())
    #expect(run.go(to: 1))
    #expect(run.enter().isEmpty)
    #expect(session.lessonMode == .swift)
    _ = run.input(answer)
    let verdict = run.check()
    let told = verdict.diagnostics.map { "\($0.code) \($0.title ?? "\($0.arguments)")" }
    #expect((verdict.kind == .pass) == holds, "\(answer) ⊢ \(condition): \(verdict.kind) \(told)")
  }

  @Test(
    arguments: [
      ("a.levl == 0", "value of type 'Lamp' has no member 'levl'", nil),
      ("made(Lmp) == 0", "Lmp", "Lamp"), ("lamp.level == 0", "lamp", "Lamp"),
    ] as [(String, String, String?)])
  func aSlipOfTheAuthorIsTold(_ check: String, _ name: String, _ suggestion: String?) throws {
    let lesson = try Self.lesson(
      Self.lamp + "<!-- step: s -->\n\n```swift task\n___\n```\n\n```swift solution\n"
        + "let a = Lamp()\n```\n\n```check\n\(check)\n```\n")
    let proofs = Checker { ProgramSession(options: $0) }.proofs(of: lesson)
    let failure = try #require(proofs.first { $0.kind == .solution }?.failure)
    #expect(failure.reason == .unknownNames)
    #expect(failure.diagnostics.map(\.arguments) == [[name]])
    #expect(failure.diagnostics.first?.suggestion == suggestion)
  }

  // MARK: A task with everything

  static let bell = """
    <!-- step: bell points=3 -->

    ```swift task
    struct Bell {
      static var shared = Bell()
      var strokes = 0
      mutating func ring() { strokes += 1 }
    }
    ```

    ```swift solution
    class Bell {
      static let shared = Bell()
      var strokes = 0
      private init() {}
      func ring() { strokes += 1 }
    }
    ```

    ```swift probe two-ring
    var north = Bell.shared
    var south = Bell.shared
    north.ring()
    south.ring()
    print("strokes: \\(Bell.shared.strokes)")
    ```

    ```check two-ring
    output contains "strokes: 2" -- two rang
    made(Bell) == 1
    ```

    ```swift probe second
    let mine = Bell()
    print("a second bell")
    ```

    ```check second
    ends compile-error "protection level" -- anybody can make a second one
    ```

    ```swift probe replaced
    Bell.shared = Bell.shared
    ```

    ```check replaced
    ends compile-error -- anybody can replace it
    ```

    ```mistake open-door
    output contains "a second bell"
    ```

    ```swift wrong say=open-door
    class Bell {
      static let shared = Bell()
      var strokes = 0
      func ring() { strokes += 1 }
    }
    ```

    > [!open-door]
    > Anybody may call it.

    """

  @Test func aTaskIsProvedWithItsSpoiltSolutions() throws {
    let lesson = try Self.lesson(Self.bell)
    #expect(Self.failures(lesson) == [])
    let names = Checker { ProgramSession(options: $0) }.proofs(of: lesson)
      .filter { $0.kind == .mutant }.map(\.name)
    #expect(
      names == [
        "class-to-struct 1", "let-to-var 2", "let-to-computed 2", "drop-private 4", "drop-line 5",
      ])
  }

  @Test(
    arguments: [
      ("weak var a: Lamp?", ["drop-weak 1"]), ("unowned let a: Lamp", ["drop-unowned 1"]),
      ("let f = { [weak self] in self?.go() }", ["drop-weak 1"]),
      ("private(set) var n = 0", ["drop-private-set 1"]),
      ("final class A {\n}", ["class-to-struct 1"]), ("class A: B {\n}", []),
      ("func f() {\n  a = nil\n}", ["drop-nil 2"]),
      ("func f() {\n  super.f()\n}", ["drop-super 2"]),
      ("func f() {\n  guard n > 1 else { return }\n}", ["negate-guard 2"]),
      ("if n > 1 { print(n) }", ["negate-if 1"]), ("if let n = m { print(n) }", []),
      ("func f() {\n  print(\"a = b\")\n}", []), ("let s = \"\\(a[\"weak var\"])\"", []),
      ("func f() {\n  a.b(1, \"x\")\n  return\n}", ["drop-line 2"]),
    ] as [(String, [String])])
  func solutionsAreSpoilt(_ solution: String, _ names: [String]) {
    #expect(Mutant.all(of: solution, language: "swift").map(\.name) == names)
  }

  // MARK: Languages side by side

  @Test func aStepInAnotherLanguageStandsBesideIt() throws {
    let lesson = try Self.lesson(
      Self.lamp + """
        <!-- step: twin mode=arc -->

        ```objc run
        Lamp *twin = [Lamp shared];
        NSLog(@"%d", (int)twin.level);
        ```

        ```output
        0
        ```

        <!-- step: back -->

        ```swift run
        print(Lamp.shared === Lamp.shared)
        ```

        ```output
        true
        ```

        """)
    #expect(Self.failures(lesson) == [])
    #expect(lesson.steps.indices.map { lesson.mode(ofStep: $0) } == [.swift, .arc, .swift])
    #expect(lesson.answerFile(ofStep: 1) == "twin.m")
    #expect(lesson.answerFile(ofStep: 2) == "back.swift")
  }

  @Test(
    arguments: [
      ("```objc run\n1;\n```\n", "swift run"), ("```swift run\n1\n```\n", nil),
      ("<!-- step: s mode=mrc -->\n\n```swift run\n1\n```\n", "objc run"),
      ("```objc show\n1;\n```\n", nil), ("```objc\n1;\n```\n", nil),
    ] as [(String, String?)])
  func aBlockSpeaksTheLanguageOfItsStep(_ body: String, _ suggestion: String?) {
    let loaded = LoadedLesson(text: Self.matter + "Text.\n\n" + body)
    let told: [Diagnostic] = loaded.diagnostics.filter { $0.code == .lessonOtherLanguage }
    #expect(told.count == (suggestion == nil ? 0 : 1))
    #expect(told.first?.suggestion == suggestion)
  }

  @Test(
    arguments: [
      (
        "class A { static let shared = A(); private init() {} }",
        ["swift-class", "static-let", "private-init", "access-control"]
      ),
      ("struct P { var x = 1 }", ["struct"]), ("weak var a: A?", ["swift-weak", "optional"]),
      ("deinit { print(\"class A {\") }", ["deinit"]),
      ("enum K: String, CaseIterable { case a }", ["enum", "raw-value", "CaseIterable"]),
      ("let f = { print(1) }", ["closure"]), ("names.map { $0 + 1 }", ["closure"]),
      ("if a === b { }", ["identity"]), ("// weak var", []),
    ] as [(String, [String])])
  func conceptsAreReadFromTokens(_ code: String, _ ids: [String]) throws {
    let folder = try TemporaryFolder()
    let names = Concept.swift.map(\.id).joined(separator: ", ")
    folder.makeFolder("all")
    try folder.write(
      "all/lesson.md", "---\nlesson: 1\nid: all\ntitle: T\nteaches: [\(names)]\n---\n\nT.\n")
    folder.makeFolder("use")
    try folder.write("use/lesson.md", Self.matter + "```swift run\n\(code)\n```\n")
    try folder.write("course.md", "# C\n\n- [a](all/lesson.md)\n- [u](use/lesson.md)\n")
    let told = Checker { ProgramSession(options: $0) }.check([folder.path]).proofs
      .first { $0.kind == .concepts && $0.failure != nil }
    let words = told?.failure?.arguments.first?.split(separator: ",") ?? []
    let found = words.map { $0.split(separator: " ").first.map(String.init) ?? "" }
    #expect(Set(ids).isSubset(of: found), "\(found)")
    if ids.isEmpty { #expect(found == []) }
  }
}
