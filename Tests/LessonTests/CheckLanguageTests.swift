import Conditions
import Diagnostics
import LessonEngine
import Testing

@Suite struct CheckLanguageTests {
  struct Right: CustomTestStringConvertible, Sendable {
    var text: String
    var condition: CheckCondition
    init(_ text: String, _ condition: CheckCondition) {
      self.text = text
      self.condition = condition
    }
    var testDescription: String { text }
  }

  static func plain(_ text: String) -> CheckExpression { CheckExpression(pieces: [.text(text)]) }

  static func call(_ function: CheckFunction, _ arguments: String...) -> CheckExpression.Piece {
    .call(function, arguments: arguments.map(plain))
  }

  static let right: [Right] = [
    Right("[p pages] == 3", .holds(plain("[p pages] == 3"))),
    Right("x", .holds(plain("x"))),
    Right("a != nil && b", .holds(plain("a != nil && b"))),
    Right("b same a", .same(plain("b"), plain("a"))),
    Right(
      "[P shared] same [[P alloc] init]", .same(plain("[P shared]"), plain("[[P alloc] init]"))),
    Right("not b same a", .not(.same(plain("b"), plain("a")))),
    Right("count(a) == 2", .holds(CheckExpression(pieces: [call(.count, "a"), .text(" == 2")]))),
    Right(
      "1 + count([a b:c]) > 2",
      .holds(CheckExpression(pieces: [.text("1 + "), call(.count, "[a b:c]"), .text(" > 2")]))),
    Right("sent(copy, a)", .holds(CheckExpression(pieces: [call(.sent, "copy", "a")]))),
    Right("sent(add:to:)", .holds(CheckExpression(pieces: [call(.sent, "add:to:")]))),
    Right(
      "answered(copyWithZone:, a) == [A class]",
      .holds(
        CheckExpression(pieces: [call(.answered, "copyWithZone:", "a"), .text(" == [A class]")]))),
    Right("leaks == 0", .holds(CheckExpression(pieces: [call(.leaks), .text(" == 0")]))),
    Right("zombies", .holds(CheckExpression(pieces: [call(.zombies)]))),
    Right("[a count] == 1", .holds(plain("[a count] == 1"))),
    Right("p->count == 1", .holds(plain("p->count == 1"))),
    Right("[a zombies]", .holds(plain("[a zombies]"))),
    Right(
      "zone(a) == zone(b)",
      .holds(CheckExpression(pieces: [call(.zone, "a"), .text(" == "), call(.zone, "b")]))),
    Right("output contains \"a -- \\\"b\\\"\"", .outputContains("a -- \"b\"")),
    Right("ends normally", .ends(.normally)),
    Right("ends exception", .ends(Ending(.exception))),
    Right("ends exception NSRangeException", .ends(Ending(.exception, name: "NSRangeException"))),
    Right("ends zombie", .ends(Ending(.zombie))),
    Right("ends over-release", .ends(Ending(.overRelease))),
    Right("ends limit", .ends(Ending(.limit))),
    Right("ends compile-error \"undeclared\"", .ends(Ending(.compileError, words: "undeclared"))),
    Right("warns \"may not respond\"", .warns("may not respond")),
    Right(
      "never dealloc(Printer)",
      .never(EventPattern(kind: .dealloc, selector: "", subject: "Printer"))),
    Right("never autorelease", .never(EventPattern(kind: .autorelease, selector: "", subject: ""))),
    Right(
      "retain(a) before release(a)",
      .before(
        EventPattern(kind: .retain, selector: "", subject: "a"),
        EventPattern(kind: .release, selector: "", subject: "a"))),
    Right(
      "sent(x:, a) before copy",
      .before(
        EventPattern(kind: .sent, selector: "x:", subject: "a"),
        EventPattern(kind: .copied, selector: "", subject: ""))),
    Right("ends deadlock", .ends(Ending(.deadlock))),
    Right("ends stopped", .ends(Ending(.stopped))),
    Right("ends zombie \"-[A b]\"", .ends(Ending(.zombie, words: "-[A b]"))),
    Right("ends over-release \"x\"", .ends(Ending(.overRelease, words: "x"))),
    Right("ends deadlock \"R0634\"", .ends(Ending(.deadlock, words: "R0634"))),
    Right(
      "ends exception NSRangeException \"beyond bounds\"",
      .ends(Ending(.exception, name: "NSRangeException", words: "beyond bounds"))),
    Right("ends exception \"-[A b]\"", .ends(Ending(.exception, words: "-[A b]"))),
    Right(
      "under some schedule of 2 f(): ends deadlock",
      .underSchedules(
        Schedules(threads: 2, call: "f()", isSome: true), .ends(Ending(.deadlock)))),
    Right(
      "not under some schedule of 2 f(): ends livelock",
      .not(
        .underSchedules(
          Schedules(threads: 2, call: "f()", isSome: true), .ends(Ending(.livelock))))),
    Right("at same x", .same(plain("at"), plain("x"))),
    Right(
      "always live(P) <= 1",
      .always(RunningNumber(kind: .live, subject: "P"), comparison: .lessOrEqual, bound: 1)),
    Right(
      "always count([P shared]) > 0",
      .always(
        RunningNumber(kind: .count, subject: "[P shared]"), comparison: .greater, bound: 0)),
    Right(
      "static(+[C m], token) == 0",
      .holds(CheckExpression(pieces: [call(.static, "+[C m]", "token"), .text(" == 0")]))),
    Right(
      "1 + ivar([a b], _n) == 3",
      .holds(
        CheckExpression(pieces: [.text("1 + "), call(.ivar, "[a b]", "_n"), .text(" == 3")]))),
    Right("clock > 3", .holds(CheckExpression(pieces: [call(.clock), .text(" > 3")]))),
    Right("clock() > 3", .holds(plain("clock() > 3"))),
    Right(
      "once before zeroed(w)",
      .before(
        EventPattern(kind: .once, selector: "", subject: ""),
        EventPattern(kind: .zeroed, selector: "", subject: "w"))),
    Right(
      "static_cast<unsigned long>(k) == 4", .holds(plain("static_cast<unsigned long>(k) == 4"))),
    Right(
      "(k as Any) is any Equatable", .holds(plain("(k as Any) is any Equatable"))),
    Right(
      "under every schedule of 2 both(): [a b:c] == 1",
      .underSchedules(Schedules(threads: 2, call: "both()"), .holds(plain("[a b:c] == 1")))),
    Right(
      "under every schedule of 3 [P shared]; f(): not b same a",
      .underSchedules(
        Schedules(threads: 3, call: "[P shared]; f()"), .not(.same(plain("b"), plain("a"))))),
    Right("some(Bell, [it n] == 1)", .some(ofClass: "Bell", .holds(plain("[it n] == 1")))),
    Right(
      "not every(Bell, not it same b)",
      .not(.every(ofClass: "Bell", .not(.same(plain("it"), plain("b")))))),
    Right("some(3)", .holds(plain("some(3)"))),
    Right("strict singleton Bell", .doors(.strict, ofClass: "Bell")),
    Right("flexible singleton Bell", .doors(.flexible, ofClass: "Bell")),
    Right("thread-safe Bell", .doors(.threadSafe, ofClass: "Bell")),
    Right(
      "at-end leaks == 0",
      .atEnd(.holds(CheckExpression(pieces: [call(.leaks), .text(" == 0")])))),
  ]

  @Test(arguments: right)
  func isRead(_ right: Right) {
    let (lines, diagnostics) = CheckLine.reading(right.text + "  -- some words\n")
    #expect(diagnostics.isEmpty)
    #expect(lines.map(\.condition) == [right.condition])
    #expect(lines.map(\.text) == ["some words"])
    #expect(lines.map(\.source) == [right.text])
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    var text: String
    var code: DiagnosticCode
    var column: Int
    var suggestion: String?
    init(_ text: String, _ code: DiagnosticCode, _ column: Int, _ suggestion: String? = nil) {
      self.text = text
      self.code = code
      self.column = column
      self.suggestion = suggestion
    }
    var testDescription: String { text }
  }

  static let wrong: [Wrong] = [
    Wrong("a same", .lessonCheckSyntax, 7),
    Wrong("same b", .lessonCheckSyntax, 1),
    Wrong("not", .lessonCheckSyntax, 4),
    Wrong("count() == 1", .lessonCheckSyntax, 1),
    Wrong("count(a, b) == 1", .lessonCheckSyntax, 1),
    Wrong("answered(copy) == 1", .lessonCheckSyntax, 1),
    Wrong("(a", .lessonCheckSyntax, 1),
    Wrong("a]", .lessonCheckSyntax, 2),
    Wrong("a = b", .lessonCheckSyntax, 3, "=="),
    Wrong("output contains abc", .lessonCheckSyntax, 17),
    Wrong("output contains \"abc", .lessonCheckSyntax, 17),
    Wrong("ends normaly", .lessonCheckSyntax, 6, "normally"),
    Wrong("ends badly today", .lessonCheckSyntax, 6),
    Wrong("never dealoc(P)", .lessonCheckUnknownFunction, 7, "dealloc"),
    Wrong("retain before nothing", .lessonCheckUnknownFunction, 15),
    Wrong("ends deadlok", .lessonCheckSyntax, 6, "deadlock"),
    Wrong("ends livelock", .lessonCheckSyntax, 6, "limit"),
    Wrong("ends normally \"x\"", .lessonCheckSyntax, 15, "ends normally"),
    Wrong("ends zombie Bell", .lessonCheckSyntax, 13),
    Wrong("ends exception NSRangeException x", .lessonCheckSyntax, 33),
    Wrong(
      "under every schedule of 2 f(): ends deadlock", .lessonCheckSyntax, 32,
      "count(x), made(C), a same b"),
    Wrong("under every schedule of 2 f(): ends livelock", .lessonCheckSyntax, 37, "limit"),
    Wrong(
      "under some schedule of 2 f(): ends compile-error", .lessonCheckSyntax, 31,
      "count(x), made(C), a same b"),
    Wrong("at wrote(a, n)", .lessonCheckSyntax, 1, "at write(x, _n)"),
    Wrong("at end live(P) == 1", .lessonCheckSyntax, 1, "at-end"),
    Wrong("deadlock", .lessonCheckSyntax, 1, "ends deadlock"),
    Wrong(
      "under every schedule of 2 f()", .lessonCheckSyntax, 27, "under every schedule of 2 f(): …"),
    Wrong("under every schedule of f(): x", .lessonCheckSyntax, 25, "1 … 8"),
    Wrong("under every schedule of 9 f(): x", .lessonCheckSyntax, 25, "1 … 8"),
    Wrong("under evry schedule of 2 f(): x", .lessonCheckSyntax, 7, "every"),
    Wrong("a same_ b", .lessonCheckSyntax, 3, "same"),
    Wrong("a same b --no blank", .lessonCheckSyntax, 10, "… -- …"),
    Wrong("a == b --no blank", .lessonCheckSyntax, 8, "… -- …"),
    Wrong("x && under every schedule of 2 f(): x", .lessonCheckSyntax, 6),
    Wrong("some(Bell, it.n == 1) && x", .lessonCheckSyntax, 1),
    Wrong("every(Bell, )", .lessonCheckSyntax, 7),
    Wrong("thread-safe", .lessonCheckSyntax, 1),
    Wrong("static(token) == 0", .lessonCheckSyntax, 1),
    Wrong("1 + ivar(x)", .lessonCheckSyntax, 5),
    Wrong("always cuont(a) > 0", .lessonCheckSyntax, 8, "count"),
    Wrong("always count(a)", .lessonCheckSyntax, 8),
    Wrong("always count(a) > b", .lessonCheckSyntax, 8),
  ]

  @Test(arguments: wrong)
  func isRefused(_ wrong: Wrong) throws {
    let (lines, diagnostics) = CheckLine.reading(wrong.text + "\n")
    let first = try #require(diagnostics.first)
    #expect(lines.isEmpty)
    #expect(first.code == wrong.code)
    #expect(Int(first.place.start) + 1 == wrong.column)
    #expect(first.suggestion == wrong.suggestion)
  }

  @Test func blankLinesAndCommentsAreSkipped() {
    let (lines, diagnostics) = CheckLine.reading("\n# why\nx\n\n")
    #expect(lines.count == 1)
    #expect(diagnostics.isEmpty)
  }

  @Test func nestingHasALimit() {
    let deep = String(repeating: "not ", count: 1000) + "x\n"
    #expect(CheckLine.reading(deep).diagnostics.first?.code == .lessonCheckSyntax)
    let calls = String(repeating: "count(", count: 1000) + "x" + String(repeating: ")", count: 1000)
    #expect(CheckLine.reading(calls).diagnostics.first?.code == .lessonCheckSyntax)
  }
}
