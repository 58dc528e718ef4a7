import Diagnostics
import Testing

@testable import Session
@testable import VirtualMachine

/// What is typed in the past, and what becomes of the lines of time.
@Suite struct BranchTests {
  private func session(_ inputs: [String]) -> ProgramSession {
    let session = TimeTravelTests.session(TimeTravelTests.Program(name: "", inputs: []))
    for input in inputs { #expect(session.evaluate(input).status != .failed, "\(input)") }
    return session
  }

  private static let item = """
    @interface Item : NSObject @end
    @implementation Item
    - (void)use { [self retain]; [self release]; }
    @end
    """

  private func value(_ session: ProgramSession, _ expression: String) -> UInt64? {
    session.scratchValue(of: expression)?.bits
  }

  @Test func anExpressionInTheMiddleSeesThatMoment() throws {
    let session = session([
      Self.item, "Item *a = [[Item alloc] init];", "[a retain]; [a use]; [a release]; [a release];",
    ])
    let use = try #require(session.numberOfEvent([.dealloc], object: 1))
    #expect(session.eventOfTheLine(use)?.kind == .dealloc)
    // Within -use: between its retain and its release the count is 3.
    _ = session.goToEnd()
    while session.object(1)?.count != 3 { try #require(session.goBack(1) != .atBeginning) }
    #expect(session.timePosition?.isSuspended == true)
    #expect(session.stoppedFrames().contains { $0.name == "-[Item use]" })
    let outcome = session.evaluate("[a retainCount]")
    #expect(outcome.status == .done)
    #expect(outcome.values.first?.content == .number("3"))
    // It stands there still, on a branch of its own.
    #expect(session.object(1)?.count == 3)
    #expect(session.timePosition?.isSuspended == true)
    #expect(session.timePosition?.isPast == false)
    #expect(session.branches().count == 2)
  }

  @Test func theRestOfASuspendedInputRunsInTheChangedWorld() throws {
    let session = session([
      Self.item, "Item *a = [[Item alloc] init];", "[a use]; [a release];",
    ])
    #expect(session.objects().isEmpty)
    while session.object(1)?.count != 2 { try #require(session.goBack(1) != .atBeginning) }
    #expect(session.evaluate("[a retain];").status == .done)
    let outcome = try #require(session.resumeSuspended())
    #expect(outcome.status == .done)
    #expect(session.object(1)?.count == 1, "the retain keeps it alive")
    #expect(session.timePosition?.isSuspended == false)
    #expect(session.stoppedFrames().isEmpty)
    // The old line is as it was.
    #expect(session.go(toLine: 1) == .arrived(together: nil))
    #expect(session.objects().isEmpty)
    #expect(session.go(toLine: 2) == .arrived(together: nil))
    #expect(session.object(1)?.count == 1)
  }

  @Test func linesKeepTheirEventsAndWorlds() {
    let session = session([Self.item, "Item *a = [[Item alloc] init];", "[a retain];"])
    let first = session.events(1..<session.eventCount)
    let print = session.world.fingerprint()
    _ = session.goBack(1)
    for input in ["[a autorelease];", "Item *b = [Item new];", "[b release];"] {
      #expect(session.evaluate(input).status == .done)
    }
    let second = session.events(1..<session.eventCount)
    let other = session.world.fingerprint()
    for _ in 0..<3 {
      _ = session.go(toLine: 1)
      #expect(session.events(1..<session.eventCount) == first)
      #expect(session.world.fingerprint() == print)
      _ = session.goBack(2)
      _ = session.go(toLine: 2)
      #expect(session.events(1..<session.eventCount) == second)
      #expect(session.world.fingerprint() == other)
    }
    #expect(session.go(toLine: 3) == .unknown)
  }

  @Test func undoGoesOnToTheBeginningAndBranchesBringItBack() {
    let session = session([])
    let blank = session.world.fingerprint()
    let inputs = [Self.item, "Item *a = [[Item alloc] init];", "int n = 3;", "n += 4;", "[a use];"]
    for input in inputs { #expect(session.evaluate(input).status == .done) }
    let end = session.world.fingerprint()
    for input in inputs.reversed() { #expect(session.undoInput()?.text == input) }
    #expect(session.undoInput() == nil)
    #expect(session.world.fingerprint() == blank)
    _ = session.go(toLine: 1)
    #expect(session.world.fingerprint() == end)
    #expect(value(session, "n") == 7)
    #expect(session.undoInput()?.events == 2)
    #expect(session.undoInput()?.text == "n += 4;")
    #expect(value(session, "n") == 3)
  }

  @Test func whatWasStoppedIsNoLine() {
    let session = session([Self.item, "Item *a = [[Item alloc] init];"])
    #expect(session.evaluate("[a release]; [a release]; [a release];").status == .stopped)
    // In the stopped input one can look around.
    #expect(session.goBack(2) != .atEnd)
    #expect(session.object(1)?.count == 1)
    _ = session.goToEnd()
    #expect(session.world.stop != nil)
    #expect(!session.stoppedFrames().isEmpty)
    #expect(session.evaluate("[a retain];").status == .done)
    #expect(session.object(1)?.count == 2)
    #expect(session.branches().count == 1)
  }

  @Test func aStopOnABranchGoesBackToTheMomentInThePast() {
    let session = session([Self.item, "Item *a = [[Item alloc] init];", "[a use]; [a use];"])
    _ = session.goBack(2)
    let here = session.world.fingerprint()
    let position = session.timePosition
    #expect(session.evaluate("[a release]; [a release]; [a release];").status == .stopped)
    #expect(session.evaluate("nonsense").status == .failed)
    #expect(session.world.fingerprint() == here)
    #expect(session.timePosition == position)
    #expect(session.goForward(1) == .arrived(together: nil))
  }

  @Test func aLockHeldByTheSuspendedInputLetsTheExpressionIn() throws {
    let session = session([
      Self.item, "Item *a = [[Item alloc] init];", "@synchronized (a) { [a use]; } [a release];",
    ])
    while session.object(1)?.count != 2 { try #require(session.goBack(1) != .atBeginning) }
    #expect(session.evaluate("@synchronized (a) { [a retain]; }").status == .done)
    #expect(session.resumeSuspended()?.status == .done)
    #expect(session.object(1)?.count == 1)
    #expect(session.evaluate("@synchronized (a) { [a release]; }").status == .done)
  }

  @Test func whatWouldWaitForTheSuspendedInputIsStopped() throws {
    let session = session([
      Self.item, "Item *a = [[Item alloc] init]; NSLock *lock = [[NSLock alloc] init];",
      "[lock lock]; [a use]; [lock unlock];",
    ])
    while session.object(1)?.count != 2 { try #require(session.goBack(1) != .atBeginning) }
    #expect(session.evaluate("[lock lock];").status == .stopped)
    #expect(session.evaluate("[a retainCount]").values.first?.content == .number("2"))
    #expect(session.resumeSuspended()?.status == .done)
    #expect(session.evaluate("[lock tryLock]").status == .done)
  }

  @Test func poolsOfTheSuspendedInputStayInOrder() throws {
    let session = session([
      Self.item, "Item *a = [[Item alloc] init];",
      """
      NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
      [[a retain] autorelease]; [a use]; [pool drain];
      """,
    ])
    while session.object(1)?.count != 3 { try #require(session.goBack(1) != .atBeginning) }
    #expect(session.evaluate("[[[Item alloc] init] autorelease];").status == .done)
    #expect(session.resumeSuspended()?.status == .done)
    #expect(session.object(1)?.count == 1)
    #expect(session.objects().filter { $0.className == "Item" }.count == 1)
    #expect(session.pools().count == 1)
  }

  @Test func anInputThatCallsExitOnTopIsTakenBack() throws {
    let session = session([Self.item, "Item *a = [[Item alloc] init];", "[a use]; [a use];"])
    while session.object(1)?.count != 2 { try #require(session.goBack(1) != .atBeginning) }
    #expect(session.evaluate("exit(3);").status == .exited(3))
    #expect(session.evaluate("[a retainCount]").values.first?.content == .number("2"))
  }

  @Test func theAnswersInputsFollow() {
    let session = session([Self.item])
    session.forgetHistory()
    _ = session.evaluate("Item *a = [[Item alloc] init];")
    let first = session.lastInputID ?? -1
    _ = session.evaluate("[a use];")
    let second = session.lastInputID ?? -1
    #expect(session.inputsThatHappened?.contains(first) == true)
    #expect(session.inputsThatHappened?.contains(second) == true)
    _ = session.goBack(1)
    #expect(session.inputsThatHappened?.contains(first) == true)
    #expect(session.inputsThatHappened?.contains(second) == false, "it stands in its middle")
    _ = session.goToEnd()
    #expect(session.inputsThatHappened?.contains(second) == true)
    _ = session.undoInput()
    #expect(session.inputsThatHappened?.contains(second) == false)
    _ = session.evaluate("int other = 1;")
    #expect(session.inputsThatHappened?.contains(second) == false)
    #expect(session.inputsThatHappened?.contains(session.lastInputID ?? -1) == true)
    _ = session.go(toLine: 1)
    #expect(session.inputsThatHappened?.contains(second) == true)
  }

  @Test func whatTheLessonRanCannotBeTakenBack() {
    let session = session([Self.item])
    session.markAsGiven()
    #expect(session.undoInput() == nil)
  }

  // MARK: Costs

  /// A loop with 100,000 events and more.
  private static let long = """
    for (int i = 0; i < 20000; i++) {
      Item *each = [[Item alloc] init]; [each use]; [each release]; }
    """

  @Test func aStepRunsABoundedPartAgain() {
    let session = session([Self.item, Self.long])
    #expect(session.eventCount > 100_000)
    var most = 0
    var instructions = 0
    var dice = TimeTravelTests.Dice(state: 7)
    for _ in 0..<40 {
      _ = session.go(toEvent: 1 + dice.roll(session.eventsOfTheLine.upperBound - 1))
      most = max(most, session.history?.replayedSlices ?? 0)
      instructions = max(instructions, session.history?.replayedInstructions ?? 0)
    }
    for _ in 0..<40 { _ = session.goBack(1) }
    most = max(most, session.history?.replayedSlices ?? 0)
    #expect(most <= 12, "slices of \(History.sliceFuel) units of fuel run again at most")
    #expect(instructions <= 250_000, "and one of them instruction by instruction")
  }

  @Test func marksAreShedAndEveryPlaceStaysInReach() {
    let session = session([Self.item])
    session.history?.byteLimit = 1 << 20
    #expect(session.evaluate(Self.long).status == .done)
    #expect(session.world.ledger.bytes < 3 << 20)
    let end = session.world.fingerprint()
    #expect(session.go(toEvent: 70_000) != .unknown)
    #expect(abs(session.eventCount - 70_001) < 4)
    #expect(session.goToEnd() == .arrived(together: nil))
    #expect(session.world.fingerprint() == end)
  }

  @Test func aPlaceThatWasForgottenIsSaidToBe() {
    let session = session([Self.item])
    session.history?.byteLimit = 200_000
    for number in 0..<60 {
      let fill = "char *c\(number) = malloc(20000); memset(c\(number), \(number), 20000);"
      #expect(session.evaluate(fill + " [[[Item alloc] init] use];").status == .done)
    }
    guard case .forgotten(let first) = session.go(toEvent: 2) else {
      Issue.record("event 2 should be out of reach")
      return
    }
    #expect(first > 2)
    #expect(session.go(toEvent: first) != .unknown)
    #expect(session.evaluate("1 + 1").values.first?.content == .number("2"))
  }

  /// A moment shares the names that were there before it.
  @Test func theTablesOfNamesAreShared() {
    let session = session([])
    session.history?.byteLimit = 4 << 20
    for number in 0..<200 {
      #expect(session.evaluate("int variable\(number) = \(number);").status == .done)
    }
    #expect(session.world.ledger.bytes < 6 << 20)
    let kept = session.history?.ids.count { session.history?[$0]?.start != nil } ?? 0
    #expect(kept >= 200, "\(kept) of 200 inputs can be gone back to")
    #expect(session.evaluate("variable3 + variable199").values.first?.content == .number("202"))
  }

  @Test func onlyPointersThatMoveCount() throws {
    let session = session(["id p = [NSObject new]; long n = 0; char *text = malloc(40);"])
    for (input, moved) in [
      ("n = 5; text[3] = 'a';", false), ("1 + 1", false), ("int fresh = 9;", false),
      ("p = nil;", true), ("n = (long)text;", true), ("*(char **)(text + 8) = text;", true),
    ] {
      let before = session.world.snapshot()
      #expect(session.evaluate(input).status == .done)
      #expect(session.world.hasMovedPointers(since: before) == moved, "\(input)")
    }
  }

  @Test func successiveCopiesShareWhatIsTheSame() {
    let session = session(["char *big = malloc(8000000); memset(big, 7, 8000000);"])
    let before = session.world.ledger.bytes
    for number in 0..<20 { _ = session.evaluate("big[\(number)] = 1;") }
    #expect(session.world.ledger.bytes - before < 10_000_000)
  }
}
