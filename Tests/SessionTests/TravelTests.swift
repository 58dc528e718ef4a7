import Diagnostics
import Testing
import VirtualMachine

@testable import Session

/// One step through time is one event of the learner's.
@Suite struct TravelTests {
  private func count(_ session: ProgramSession) -> UInt64? { session.object(1)?.count }

  @Test func oneStepIsOneEvent() {
    var options = SessionOptions()
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    #expect(session.evaluate("NSObject *a = [NSObject new];").status == .done)
    #expect(
      session.evaluate("[a retain]; [a retain]; [a retain]; [a release]; [a release];").status
        == .done)
    #expect(count(session) == 2)
    var seen: [UInt64?] = []
    for _ in 0..<5 {
      #expect(session.goBack(1) != .atBeginning)
      seen.append(count(session))
    }
    #expect(seen == [3, 4, 3, 2, 1])
    seen = []
    for _ in 0..<5 {
      _ = session.goForward(1)
      seen.append(count(session))
    }
    #expect(seen == [2, 3, 4, 3, 2])
    // Several at once are as many single ones.
    _ = session.goBack(3)
    #expect(count(session) == 3)
    _ = session.goForward(2)
    #expect(count(session) == 3)
    _ = session.goBack(1)
    #expect(count(session) == 4)
  }

  /// Who stands right after a write stands in the input that wrote: that one is taken back.
  @Test(arguments: [("counter", "counter++;"), ("first", "first = 5;"), ("counter", "counter++;")])
  func whoWentToAWriteTakesItsInputBack(_ variable: String, _ taken: String) throws {
    var options = SessionOptions()
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    for text in ["int counter = 3, first = 0;", "first = 5;", "counter++;"] {
      #expect(session.evaluate(text).status == .done)
    }
    let written = try #require(session.writtenVariable(variable))
    #expect(session.goToWrite(of: written) == .arrived(together: nil))
    #expect(session.undoInput()?.text == taken)
    // What was taken back is a line that one can come back to, whether objects had anything to do with it or not.
    #expect(session.go(toLine: 1) == .arrived(together: nil))
    #expect(session.scratchValue(of: "counter * 10 + first")?.bits == 45)
  }

  /// The search looks at who asked the library, in the middle of the library's own calls.
  @Test(arguments: [
    (
      InputLanguage.objectiveC, "NSMutableArray *a = [NSMutableArray new];",
      "for (int i = 0; i < 3000; i++) [a addObject:[[NSObject new] autorelease]];"
    ),
    (.swift, "var a: [NSObject] = []", "for i in 0..<3000 { a.append(NSObject()) }"),
  ])
  func aWriteIsFoundAmongThousandsOfTheLibrarys(
    _ language: InputLanguage, _ first: String, _ loop: String
  ) throws {
    var options = SessionOptions()
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    session.inputLanguage = language
    #expect(session.evaluate(first).status == .done)
    #expect(session.evaluate(loop).status == .done)
    let written = try #require(session.writtenVariable("a"))
    #expect(session.goToWrite(of: written) == .arrived(together: nil))
  }

  /// The line that asked the library to write, however deep it stands.
  @Test func aWriteOfTheLibrarysIsTheCallers() throws {
    var options = SessionOptions()
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    for text in [
      "int counter = 1;",
      "void deep(NSData *d, int n) {\n  if (n) { deep(d, n - 1); return; }\n"
        + "  [d getBytes:&counter length:4];\n}",
      "int seven = 7; deep([NSData dataWithBytes:&seven length:4], 5);",
    ] {
      #expect(session.evaluate(text).status == .done)
    }
    let written = try #require(session.writtenVariable("counter"))
    let found = try #require(session.lastWrite(of: written))
    let place = session.place(callable: Int(found.write.callable), pc: Int(found.write.pc))
    #expect(session.sources.text(of: place) == "[d getBytes:&counter length:4]")
  }

  /// What was taken back, belongs to another line or did not compile is no input of the line; what somebody tries on a
  /// branch is none either, and leaves no line.
  @Test func theLineHasWhatHappenedOnIt() {
    var options = SessionOptions()
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    for text in ["int a = 1;", "a = 2;"] { #expect(session.evaluate(text).status == .done) }
    #expect(session.evaluate("b = 1;").status == .failed)
    #expect(session.inputsOfTheLine.map(\.text) == ["int a = 1;", "a = 2;"])
    _ = session.undoInput()
    #expect(session.inputsOfTheLine.map(\.text) == ["int a = 1;"])
    session.inputLanguage = .swift
    #expect(session.evaluate("let c = 3").status == .done)
    #expect(session.inputsOfTheLine.map(\.language) == [.objectiveC, .swift])
    session.inputLanguage = .objectiveC
    let lines = session.branches().map(\.number)
    _ = session.inBranch { session.evaluate("int tried = 1;") }
    #expect(session.branches().map(\.number) == lines)
    #expect(session.inputsOfTheLine.map(\.text) == ["int a = 1;", "let c = 3"])
  }
}
