import Diagnostics
import Ownership
import Session
import Testing
import VirtualMachine

/// The four doors of an input: what fails leaves no trace, what is stopped stays to be looked at until the next
/// input comes, and what is done is done.
@Suite struct RollbackTests {
  private static func session() -> ProgramSession {
    var options = SessionOptions()
    options.keepsHistory = true
    return ProgramSession(options: options)
  }

  private func number(_ name: String, _ session: ProgramSession) -> UInt64? {
    session.scratchValue(of: name)?.bits
  }

  /// How an input may be stopped.
  static let stops = [
    "int *p = 0; *p = 1;", "[nobody count]; @throw nobody;", "[[NSArray array] objectAtIndex:9];",
    "id o = [NSObject new]; [o release]; [o release];", "while (1) { }", "n = n / (n - n);",
  ]

  /// What goes up a chain of classes pays by its length: a step limit bounds time.
  @Test(arguments: [
    "[o respondsToSelector:@selector(count)];",
    "[C599 instancesRespondToSelector:@selector(count)];",
    "[o isKindOfClass:[NSString class]];", "[C599 isSubclassOfClass:[NSString class]];",
    "[o conformsToProtocol:@protocol(NSCopying)];",
    "class_getInstanceVariable([C599 class], \"x\");",
    "class_getInstanceMethod([C599 class], @selector(count));",
    "@try { @throw o; } @catch (NSString *s) { } @catch (id all) { }",
  ])
  func aLongChainOfClassesIsPaidFor(_ statement: String) {
    var options = SessionOptions()
    options.maxSteps = 100_000
    let session = ProgramSession(options: options)
    let classes = (0..<600).map {
      "@interface C\($0) : \($0 == 0 ? "NSObject" : "C\($0 - 1)")\n@end\n@implementation C\($0)\n@end\n"
    }.joined()
    #expect(
      session.evaluate("#import <objc/runtime.h>\n\(classes)int n = 0; id o = [C599 new];").status
        == .done)
    let outcome = session.evaluate("for (;;) { \(statement) n++; }")
    #expect(outcome.status == .stopped)
    let turns = session.scratchValue(of: "n")?.bits ?? 0
    #expect((1...200).contains(turns), "\(turns)")
  }

  /// Code that is repeated pays by its length, so that straight divisions are not eight times the time of a loop's steps.
  @Test(arguments: [
    "for (;;) { BODY n++; }", "for (;;) { long_(); n++; }",
    "for (;;) { if (x != 1) { BODY } else { BODY } n++; }",
    "do { BODY n++; } while (x != 0.5);", "again: BODY n++; goto again;",
  ])
  func longCodeIsPaidFor(_ loop: String) {
    var options = SessionOptions()
    options.maxSteps = 100_000
    let session = ProgramSession(options: options)
    let body = String(repeating: "x = x / 3 + 1; ", count: 400)
    #expect(
      session.evaluate("int n = 0; double x = 2; void long_(void) { \(body) }").status == .done)
    let outcome = session.evaluate(
      "void f(void) { \(loop.replacing("BODY", with: body)) }\nf();")
    #expect(outcome.status == .stopped)
    let turns = session.scratchValue(of: "n")?.bits ?? 0
    // 1,200 instructions and more a turn.
    #expect((1...700).contains(turns), "\(turns)")
  }

  /// Of a million associations each is found as quickly as of a thousand.
  @Test func associationsAreFoundInSteps() {
    func steps(_ count: Int) -> UInt64 {
      let session = ProgramSession(options: SessionOptions())
      let before = session.moment.world.steps
      #expect(
        session.evaluate(
          "#import <objc/runtime.h>\nstatic char keys[\(count)]; id o = [NSObject new];\n"
            + "for (int i = 0; i < \(count); i++) objc_setAssociatedObject(o, &keys[i], @1, 0);"
        ).status == .done)
      return session.moment.world.steps - before
    }
    #expect(steps(64_000) < steps(8_000) * 12)
  }

  @Test(arguments: stops)
  func aStoppedInputStaysToBeLookedAtAndIsUndoneByTheNext(_ stop: String) throws {
    var options = SessionOptions()
    options.maxSteps = 100_000
    let session = ProgramSession(options: options)
    #expect(
      session.evaluate("int n = 1; id nobody = nil; NSObject *kept = [NSObject new];").status
        == .done)
    let before = session.checkpoint()
    let outcome = session.evaluate("n = 5; NSObject *made = [NSObject new]; \(stop)")
    #expect(outcome.status == .stopped)
    // As it stopped: the variable is there, and its object.
    #expect(session.objectSerial(inVariable: "made") != nil)
    #expect(session.objects().count >= 2)
    // The next input finds the world as it was.
    #expect(session.evaluate("n").values.first?.content == .number("1"))
    #expect(session.objectSerial(inVariable: "made") == nil)
    #expect(session.objects().count == 1)
    #expect(session.evaluate("made").status == .failed)
    _ = before
  }

  @Test func whatAStoppedInputDefinedIsGone() {
    let session = Self.session()
    let outcome = session.evaluate(
      """
      @interface Guest : NSObject @end
      @implementation Guest @end
      [Guest new]; [(id)[Guest class] noSuchMethod];
      """)
    #expect(outcome.status == .stopped)
    #expect(session.classInfo(named: "Guest") != nil)
    #expect(session.evaluate("[Guest new];").status == .failed)
    #expect(session.classInfo(named: "Guest") == nil)
  }

  @Test func theModeThatWasChosenAfterAStopStays() {
    let session = Self.session()
    #expect(session.evaluate("int *p = 0; *p = 1;").status == .stopped)
    session.mode = .arc
    #expect(session.evaluate("NSObject *o = [NSObject new]; [o retain];").status == .failed)
    #expect(session.mode == .arc)
  }

  @Test(arguments: ["int n = ;", "[NSObject noSuch:", "unknown(1);", "int n = 1; int f( {"])
  func whatFailsLeavesNoTrace(_ input: String) {
    let session = Self.session()
    #expect(session.evaluate("int n = 3;").status == .done)
    let events = session.eventCount
    let globals = session.globals().count
    let status = session.evaluate(input).status
    #expect(status == .failed || status == .incomplete)
    #expect(session.eventCount == events)
    #expect(session.globals().count == globals)
    #expect(number("n", session) == 3)
  }

  @Test func undoTakesAStoppedInputOutOfTheHistory() throws {
    let session = Self.session()
    #expect(session.evaluate("int n = 1;").status == .done)
    #expect(session.evaluate("n = 2; int *p = 0; *p = 1;").status == .stopped)
    let undone = try #require(session.undoInput())
    #expect(undone.wasStopped)
    #expect(session.branches().count == 1, "nothing came of it: it is no line of time")
    #expect(number("n", session) == 1)
    #expect(session.evaluate("n = 7;").status == .done)
    #expect(session.branches().count == 1)
    #expect(session.undoInput()?.text == "n = 7;")
    #expect(number("n", session) == 1)
  }

  @Test func aCheckpointHoldsEverything() {
    let session = Self.session()
    #expect(
      session.evaluate("int n = 1; NSMutableArray *all = [NSMutableArray new];").status == .done)
    let point = session.checkpoint()
    #expect(session.evaluate("n = 2; [all addObject:@\"x\"];").status == .done)
    #expect(session.evaluate("@interface A : NSObject @end").status == .done)
    session.mode = .arc
    session.restore(point)
    #expect(session.mode == .mrc)
    #expect(number("n", session) == 1)
    #expect(number("[all count]", session) == 0)
    #expect(session.evaluate("@interface A : NSObject { int x; } @end").status == .done)
  }
}
