import Conditions
import Diagnostics
import LessonEngine
import Testing

/// A lesson file with something wrong in it, and where the reader must say so.
struct BrokenLesson: CustomTestStringConvertible, Sendable {
  var name: String
  var text: String
  var code: DiagnosticCode
  var line: Int
  var column: Int
  var suggestion: String?

  var testDescription: String { name }

  /// `body` follows a front matter of five lines: its first line is line 6.
  static func body(
    _ name: String, _ body: String, _ code: DiagnosticCode, _ line: Int, _ column: Int = 1,
    suggestion: String? = nil
  ) -> BrokenLesson {
    BrokenLesson(
      name: name, text: "---\nlesson: 1\nid: a.b\ntitle: T\n---\n" + body, code: code, line: line,
      column: column, suggestion: suggestion)
  }

  /// `matter` is line 4 of the front matter.
  static func matter(
    _ name: String, _ matter: String, _ code: DiagnosticCode, _ column: Int = 1,
    suggestion: String? = nil
  ) -> BrokenLesson {
    BrokenLesson(
      name: name, text: "---\nlesson: 1\nid: a.b\n\(matter)\ntitle: T\n---\nText.\n", code: code,
      line: 4, column: column, suggestion: suggestion)
  }

  /// A line of a check.
  static func condition(
    _ name: String, _ line: String, _ column: Int = 1, suggestion: String
  ) -> BrokenLesson {
    .body(
      name, task + "```check\n\(line)\n```\n", .lessonCheckSyntax, 17, column,
      suggestion: suggestion)
  }

  static let task = """
    <!-- step: s -->

    ```objc task
    int x = ___;
    ```

    ```objc solution
    int x = 1;
    ```


    """

  static let all: [BrokenLesson] = [
    BrokenLesson(
      name: "no front matter", text: "# Title\n", code: .lessonNoFrontMatter, line: 1, column: 1),
    BrokenLesson(name: "empty file", text: "", code: .lessonNoFrontMatter, line: 1, column: 1),
    BrokenLesson(
      name: "front matter never ends", text: "---\nlesson: 1\n", code: .lessonNoFrontMatter,
      line: 1,
      column: 1),
    BrokenLesson(
      name: "no id", text: "---\nlesson: 1\ntitle: T\n---\nText.\n", code: .lessonMissingKey,
      line: 1, column: 1),
    BrokenLesson(
      name: "no version", text: "---\nid: a\ntitle: T\n---\nText.\n", code: .lessonMissingKey,
      line: 1, column: 1),
    BrokenLesson(
      name: "version of the future", text: "---\nlesson: 2\nid: a\ntitle: T\n---\nText.\n",
      code: .lessonUnsupportedVersion, line: 2, column: 9),
    .matter("unknown key", "tilte: x", .lessonUnknownKey, suggestion: "title"),
    .matter("unknown key, nothing near", "author: x", .lessonUnknownKey),
    .matter("key twice", "id: c", .lessonDuplicateKey),
    .matter("prose", "This lesson is about it.", .lessonFrontMatterLine),
    .matter("nested", "  - one", .lessonFrontMatterLine),
    .matter("block scalar", "needs: |", .lessonBadValue),
    .matter("no value", "needs:", .lessonBadValue),
    .matter("list not closed", "needs: [a, b", .lessonBadValue, 8),
    .matter("mode misspelled", "mode: mcr", .lessonBadValue, 7, suggestion: "mrc"),
    .matter("mode in another case", "mode: Swift", .lessonBadValue, 7, suggestion: "swift"),
    .matter("limit without a number", "limit: steps=many", .lessonBadValue, 8),
    .matter("limit of zero", "limit: steps=0", .lessonBadValue, 8),
    .matter("limit said twice", "limit: steps=2 steps=3", .lessonBadValue, 8),
    .matter(
      "names without brackets", "teaches: retain, release", .lessonBadValue, 10,
      suggestion: "[retain, release]"),
    .matter("words without brackets", "covers: page 3", .lessonBadValue, 9, suggestion: "[page 3]"),
    .matter("unknown limit", "limit: step=5", .lessonBadValue, 8, suggestion: "steps"),
    BrokenLesson(
      name: "id with a blank", text: "---\nlesson: 1\nid: a b\ntitle: T\n---\nText.\n",
      code: .lessonBadValue, line: 3, column: 5),
    .body("nothing at all", "", .lessonEmptyBlock, 1),
    .body(
      "role misspelled", "```objc solutoin\nint x;\n```\n", .lessonUnknownRole, 6,
      suggestion: "solution"),
    .body("check misspelled", "```chekc\nx\n```\n", .lessonUnknownRole, 6, suggestion: "check"),
    .body(
      "role without a language", "```setup\nint x;\n```\n", .lessonUnknownRole, 6,
      suggestion: "objc setup"),
    .body(
      "another language than the step's", "```swift run\nlet x = 1\n```\n", .lessonOtherLanguage,
      6, suggestion: "objc run"),
    .body("language that is only shown", "```json run\n1\n```\n", .lessonNotBuilt, 6),
    .body(
      "attribute misspelled", "```objc run stop=yes\nint x;\n```\n", .lessonUnknownAttribute, 6,
      suggestion: "stops"),
    .body(
      "attribute of another role", "```objc setup say=x\nint x;\n```\n",
      .lessonUnknownAttribute, 6),
    .body(
      "file with a folder", "```objc setup file=a/A.h\nint x;\n```\n", .lessonBadValue, 6),
    .body(
      "another value of a mark", "```objc run stops=yse\nint x;\n```\n", .lessonBadValue, 6,
      suggestion: "yes"),
    .body(
      "another name of a language", "```c++ run\nint x;\n```\n", .lessonUnknownRole, 6,
      suggestion: "cpp"),
    .body("a language that nobody knows", "```cobol run\nx\n```\n", .lessonNotBuilt, 6),
    .body(
      "a role of C", "```c run\nint x;\n```\n", .lessonNotBuilt, 6, suggestion: "objc run"),
    .body(
      "one choice alone",
      "```objc predict kind=choice\n1\n```\n\n```choices\n1 -- a\n```\n", .lessonFewChoices, 10),
    .body(
      "answer to a letter that no choice has",
      "```objc predict kind=choice\n1\n```\n\n```choices\n1 -- a\n0 -- b\n```\n\n> [!C]\n> Oh.\n",
      .lessonUnknownNote, 15),
    .body(
      "answer that is no number", "```objc predict kind=number\n1\n```\n\n> [!two]\n> Oh.\n",
      .lessonUnknownNote, 10),
    .body(
      "a first step that goes on", "<!-- step: a goes-on -->\nText.\n", .lessonFirstGoesOn, 6, 14),
    .body(
      "a step without its colon", "<!-- step second points=2 fresh -->\nText.\n",
      .lessonStepComment,
      6, suggestion: "step:"),
    .body(
      "a step behind a dash", "<!-- step - second goes-on -->\nText.\n", .lessonStepComment, 6,
      suggestion: "step:"),
    .body(
      "a comment that is none", "<!- step: second -->\nText.\n", .lessonStepComment, 6,
      suggestion: "<!-- step:"),
    .body(
      "points twice", "<!-- step: s points=2 points=3 -->\nText.\n", .lessonStepComment, 6, 23),
    .body("no former name", "<!-- step: s was=a,, -->\nText.\n", .lessonStepComment, 6, 14),
    .body(
      "a hint that is shown", "Text.\n\n> [hint]\n> Look.\n", .lessonUnknownNote, 8,
      suggestion: "[!hint]"),
    .condition("two conditions in one", "x same y && x != nil", 10, suggestion: "x same y"),
    .condition(
      "two conditions, the other way", "not z == 2 || x same y", 7, suggestion: "x same y"),
    .condition("output has", "output has \"x\"", suggestion: "output contains"),
    .condition(
      "a misspelled singleton", "strict singelton Kite", suggestion: "strict singleton Kite"),
    .condition("a misspelled rule", "strikt singleton Kite", suggestion: "strict singleton Kite"),
    .condition("a rule in one word", "threadsafe Kite", suggestion: "thread-safe Kite"),
    .condition(
      "another word for every", "under any schedule of 2 f(): x == 1",
      suggestion: "under every schedule of 2 f(): …"),
    .condition("words as in C", "x == 2 // two", suggestion: "… -- …"),
    .body("two beginnings", "<!-- step: a fresh goes-on -->\nText.\n", .lessonStepComment, 6, 20),
    .body(
      "points beyond the step's",
      "<!-- step: s points=2 -->\n" + task.dropFirst(task.prefix { $0 != "\n" }.count)
        + "```check points=3\nx\n```\n", .lessonBadValue, 17),
    .body(
      "question that C++ does not have",
      "<!-- step: s mode=cpp -->\n```cpp task\n___\n```\n\n```cpp solution\nint x;\n```\n\n"
        + "```check\nx == 0\nnot count(x) == 1\n```\n", .lessonNotAsked, 17),
    .body(
      "question that Swift does not have",
      "<!-- step: s mode=swift -->\n```swift task\n___\n```\n\n```swift solution\nvar x = 1\n```\n\n"
        + "```check\nevery(A, it.x == 1)\n```\n", .lessonNotAsked, 16),
    .body(
      "no way to a moment",
      "<!-- step: s -->\n```objc task wants=place\n:gota ___\n```\n\n```objc solution\n:goto end\n```\n\n"
        + "```check\n1\n```\n", .lessonTimeCommand, 8, suggestion: ":goto"),
    .body(
      "a moment without its colon",
      "<!-- step: s -->\n```objc task wants=place\n:goto ___\n```\n\n```objc solution\ngoto end\n```\n\n"
        + "```check\n1\n```\n", .lessonTimeCommand, 12, suggestion: ":goto"),
    .body(
      "when without words", "```when m\n1\n```\n", .lessonMistakeWithoutNote, 6),
    .body(
      "file of a solution", task + "```objc wrong file=A.h\nint x;\n```\n",
      .lessonUnknownAttribute, 16),
    .body("attribute twice", task + "```objc wrong say=a say=b\nx\n```\n", .lessonBadAttribute, 16),
    .body("probe without a name", task + "```objc probe\nx\n```\n", .lessonBadAttribute, 16),
    .body("word too much", "```objc run twice\nint x;\n```\n", .lessonUnknownAttribute, 6),
    .body(
      "predict without kind", "```objc predict\n1\n```\n", .lessonBadAttribute, 6),
    .body(
      "predict of an unknown kind", "```objc predict kind=nmber\n1\n```\n", .lessonBadValue,
      6, suggestion: "number"),
    .body(
      "choice without choices", "```objc predict kind=choice\n1\n```\n", .lessonMisplacedFence,
      6),
    .body("choices without predict", "```choices\n1 -- a\n2 -- b\n```\n", .lessonMisplacedFence, 6),
    .body(
      "choice without words",
      "```objc predict kind=choice\n1\n```\n\n```choices\n1 -- a\n0\n```\n", .lessonCheckSyntax, 12),
    .body("fence never ends", "Text.\n\n```objc run\nint x;\n", .lessonUnterminatedFence, 8),
    .body("empty fence", "```objc run\n```\n", .lessonEmptyBlock, 6),
    .body("command that opens a lesson", "```commands\n:lang ru\n```\n", .lessonCommand, 7),
    .body("command that opens a step", "```commands\n:leaks\n:step 1\n```\n", .lessonCommand, 8),
    .body(
      "command that reads a file", "```commands\n:load /etc/hostname\n```\n", .lessonCommand, 7),
    .body("command that writes a file", "```commands\n:graph > x.dot\n```\n", .lessonCommand, 7),
    .body(
      "command that compares files", "```commands\n:compare a.m b.m\n```\n", .lessonCommand, 7),
    .body("command that goes elsewhere", "```commands\n:goto start\n```\n", .lessonCommand, 7),
    .body("command that sets", "```commands\n:trace on\n```\n", .lessonCommand, 7),
    .body("command that plays", "```commands\n:race play\n```\n", .lessonCommand, 7),
    .body("command that is none", "```commands\n1 + 1\n```\n", .lessonCommand, 7),
    .body(
      "command misspelled", "```commands\n  :leeks\n```\n", .lessonCommand, 7, 3,
      suggestion: ":leaks"),
    .body("step without its colon", "<!-- step guess -->\nText.\n", .lessonStepComment, 6),
    .body("step with another colon", "<!-- step：guess -->\nText.\n", .lessonStepComment, 6),
    .body("output of nothing", "```output\nx\n```\n", .lessonMisplacedFence, 6),
    .body("solution without a task", "```objc solution\nint x;\n```\n", .lessonMisplacedFence, 6),
    .body("check without a task", "```check\n1\n```\n", .lessonMisplacedFence, 6),
    .body(
      "task without a solution", "```objc task\n___\n```\n\n```check\n1\n```\n",
      .lessonTaskWithoutSolution, 6),
    .body("task without a check", task, .lessonTaskWithoutCheck, 8),
    .body(
      "two inputs", "```stdin\n1\n```\n\n```stdin\n2\n```\n", .lessonDuplicateName, 10),
    .body(
      "check of an unknown probe",
      task + "```objc probe first\nx;\n```\n\n```check frist\nx\n```\n", .lessonUnknownProbe, 20,
      suggestion: "first"),
    .body(
      "probe that nobody judges",
      task + "```objc probe first\nx;\n```\n\n```check\nx\n```\n", .lessonUnknownProbe, 16),
    .body(
      "wrong answer of an unknown mistake",
      task + "```check\nx\n```\n\n```objc wrong say=nope\nint x = 2;\n```\n", .lessonUnknownMistake,
      20),
    .body(
      "mistake without words", task + "```check\nx\n```\n\n```mistake m\nx == 2\n```\n",
      .lessonMistakeWithoutNote, 20),
    .body(
      "words of an unknown mistake", task + "```check\nx\n```\n\n> [!m]\n> Oh.\n",
      .lessonUnknownNote, 20),
    .body(
      "hint misspelled", task + "```check\nx\n```\n\n> [!hnit]\n> Oh.\n", .lessonUnknownNote,
      20, suggestion: "hint"),
    .body("empty hint", task + "```check\nx\n```\n\n> [!hint]\n", .lessonEmptyBlock, 20),
    .body(
      "mistake twice",
      task + "```check\nx\n```\n\n```mistake m\nx\n```\n\n```mistake m\nx\n```\n\n> [!m]\n> Oh.\n",
      .lessonDuplicateName, 24),
    .body(
      "step comment misspelled", "<!-- stpe: a -->\nText.\n", .lessonStepComment, 6,
      suggestion: "step:"),
    .body("step without an id", "<!-- step: -->\nText.\n", .lessonStepComment, 6),
    .body("step with bad points", "<!-- step: a points=x -->\nText.\n", .lessonStepComment, 6, 14),
    .body(
      "step with too many points", "<!-- step: a points=1001 -->\nText.\n", .lessonBadValue, 6, 14),
    .body(
      "step with less than no points", "<!-- step: a points=-1 -->\nText.\n", .lessonBadValue, 6, 14
    ),
    .body(
      "a step that was called as it is", "<!-- step: a was=a -->\nText.\n", .lessonDuplicateName, 6,
      14),
    .body(
      "a second output of one run",
      "```objc run\nint x;\n```\n\n```output\na\n```\n\n```output\nb\n```\n",
      .lessonDuplicateName, 14),
    .body(
      "no words behind their mark", task + "```check\nx == 2 --\n```\n", .lessonCheckSyntax, 17, 8),
    .matter("from in the original", "from: abc", .lessonUnknownKey),
    .body(
      "step word unknown", "<!-- step: a frehs -->\nText.\n", .lessonStepComment, 6, 14,
      suggestion: "fresh"),
    .body(
      "mode of a step misspelled", "<!-- step: a mode=acr -->\nText.\n", .lessonStepComment, 6, 14,
      suggestion: "mode=arc"),
    .body(
      "mode of a step misspelled", "<!-- step: a mode=swfit -->\nText.\n", .lessonStepComment, 6,
      14,
      suggestion: "mode=swift"),
    .body(
      "schedules", task + "```check\nunder every schedule of 2 f(): clock > 1\n```\n",
      .lessonCheckSyntax, 17, 32),
    .body(
      "from in the canonical file", "<!-- step: a from=1 -->\nText.\n", .lessonStepComment, 6, 14),
    .body(
      "a name that another step had",
      "<!-- step: a -->\nText.\n\n<!-- step: b was=c,a -->\nText.\n",
      .lessonDuplicateStep, 9),
    .body("no name", "<!-- step: a was=b/c -->\nText.\n", .lessonStepComment, 6, 14),
    .body(
      "step twice", "<!-- step: a -->\nText.\n\n<!-- step: a -->\nText.\n",
      .lessonDuplicateStep, 9),
    .body(
      "a comma between two conditions", task + "```check\nx == 2, x != 3\n```\n",
      .lessonCheckSyntax, 17, 7),
    .condition("a word for &&", "a same b and c == 2", 10, suggestion: "a same b"),
    .body(
      "a survivor without a reason", task + "```survives\ndrop-line 1\n```\n", .lessonBadValue,
      17),
    .body(
      "a hint that is no quote", "[!hint]\nLook.\n", .lessonUnknownNote, 6,
      suggestion: "> [!hint]"),
    .matter(
      "commas between limits", "limit: steps=20000, objects=100", .lessonBadValue, 8,
      suggestion: "steps=20000 objects=100"),
    .body("a step of nothing", "<!-- step: a -->\n", .lessonEmptyBlock, 6),
    .body("bracket in a check", task + "```check\ncount(a == 2\n```\n", .lessonCheckSyntax, 17, 6),
    .body(
      "string in a check", task + "```check\nx\noutput contains \"abc\n```\n",
      .lessonCheckSyntax, 18, 17),
    .body(
      "assignment in a check", task + "```check\nx = 2\n```\n", .lessonCheckSyntax, 17, 3,
      suggestion: "=="),
    .body(
      "quotes nested too deep", String(repeating: "> ", count: 60) + "x\n", .lessonTooDeep, 6,
      67),
  ]
}

@Suite struct LessonFileErrorTests {
  @Test(arguments: BrokenLesson.all)
  func isToldWithItsPlace(_ broken: BrokenLesson) throws {
    let loaded = LoadedLesson(text: broken.text)
    let found = loaded.diagnostics.first { $0.code == broken.code && $0.severity == .error }
    let told = loaded.diagnostics.map { "\($0.code) \($0.arguments)" }.joined(separator: "; ")
    let diagnostic = try #require(found, "told instead: \(told)")
    let file = try #require(loaded.sources.file(of: diagnostic.place))
    let line = file.line(at: diagnostic.place.start)
    #expect(line + 1 == broken.line)
    #expect(Int(diagnostic.place.start - file.lineStarts[line]) + 1 == broken.column)
    if let suggestion = broken.suggestion { #expect(diagnostic.suggestion == suggestion) }
    #expect(loaded.lesson == nil)
  }

  /// A mistake that no wrong answer of the author's makes has never been seen to be recognised.
  @Test func aMistakeThatNobodyMakesIsTold() throws {
    let text = BrokenLesson.body(
      "",
      BrokenLesson.task + "```check\nx == 1\n```\n\n```mistake m\nx == 2\n```\n\n> [!m]\n> Oh.\n",
      .lessonUnprovedMistake, 0
    ).text
    let loaded = LoadedLesson(text: text)
    let told = loaded.diagnostics.filter { $0.code == .lessonUnprovedMistake }
    #expect(told.map(\.arguments) == [["m"]])
    #expect(told.allSatisfy { $0.severity == .warning })
    #expect(loaded.lesson != nil)
  }

  @Test func everyErrorIsFoundAtOnce() {
    let text = "---\nlesson: 1\nid: a\ntilte: T\n---\n```objc rnu\n```\n<!-- step: -->\n"
    let codes = Set(LoadedLesson(text: text).diagnostics.map(\.code))
    #expect(codes.isSuperset(of: [.lessonUnknownKey, .lessonUnknownRole, .lessonStepComment]))
  }

  /// The second of two tasks that are no files is too many, and that is all there is to say.
  @Test func twoTasksWithoutNamesAreToldOnce() {
    let task = "```objc task\nint x = ___;\n```\n\n"
    let text = BrokenLesson.body(
      "", task + task + "```objc solution\nint x = 1;\n```\n\n```check\nx == 1\n```\n",
      .lessonDuplicateName, 10
    ).text
    let loaded = LoadedLesson(text: text)
    #expect(loaded.diagnostics.map(\.code) == [.lessonDuplicateName])
    let file = loaded.sources.file(of: loaded.diagnostics[0].place)
    #expect(file?.line(at: loaded.diagnostics[0].place.start) == 9)
  }

  /// Quotes would be a part of the title; a tab is a blank.
  @Test func aTitleHasNoQuotesAndATabIsABlank() {
    let quoted = LoadedLesson(text: "---\nlesson: 1\nid: a\ntitle: \"T u\"\n---\nText.\n")
    #expect(quoted.diagnostics.map(\.code) == [.lessonBadValue])
    #expect(quoted.diagnostics.first?.suggestion == "T u")
    let tab = LoadedLesson(text: "---\nlesson: 1\nid: a\ntitle: T\nmode:\tarc\t\n---\nText.\n")
    #expect(tab.diagnostics.isEmpty)
    #expect(tab.lesson?.mode == .arc)
  }
}
