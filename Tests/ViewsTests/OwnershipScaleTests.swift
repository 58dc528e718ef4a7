import Bytecode
import Diagnostics
import Ownership
import Testing
import Texts

@testable import Session
@testable import Views
@testable import VirtualMachine

/// Accounts of long lives, and of owners that nobody can know.
@Suite struct OwnershipScaleTests {
  private static let item = """
    @interface Item : NSObject { id other; }
    - (void)use;
    @end
    @implementation Item
    - (void)use { [self retain]; [self release]; }
    @end
    """

  private func session(_ inputs: String...) -> ProgramSession {
    var options = SessionOptions()
    options.mode = .mrc
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    for input in inputs { _ = session.evaluate(input) }
    return session
  }

  private func shown(_ lines: [StyledLine]) -> String {
    lines.map(\.plain).joined(separator: "\n")
  }

  /// Four times the events are to take about four times the work, and not sixteen times.
  @Test func aMillionTakenAndGivenBackAreCounted() throws {
    let session = session(
      Self.item, "void go(void) { Item *a = [Item new]; for (int i = 0; i < 60000; i++) [a use]; }",
      "go();")
    let clock = ContinuousClock()
    var account: Account?
    let time = clock.measure { account = session.moment.account(of: 1) }
    let known = try #require(account)
    #expect(known.open.count == 1)
    #expect(known.returned == 60_000)
    #expect(known.forgotten > 50_000)
    #expect(known.units.count < 10_000)
    #expect(known.isComplete)
    #expect(known.unheld == 1)
    #expect(time < .seconds(20))
    let text = shown(
      whyView(known, names: WorldNames(session: session), page: Page(.en, width: 120)))
    #expect(text.contains("Taken and given back: 60000"))
    #expect(text.contains("×60000"))
  }

  @Test func manyUnitsOutAtOnceEndTheAccountHonestly() throws {
    let session = session(
      Self.item, "Item *a = [Item new];",
      "for (int i = 0; i < 70000; i++) [a retain];",
      "for (int i = 0; i < 70000; i++) [a release];")
    let account = try #require(session.moment.account(of: 1))
    #expect(account.isCut)
    #expect(!account.isComplete)
    let text = shown(
      whyView(account, names: WorldNames(session: session), page: Page(.en, width: 120)))
    #expect(text.contains("retained more often than an account follows"))
  }

  /// An array that holds one object twenty thousand times, and as many releases afterwards.
  @Test func oneArrayHoldsOneObjectManyTimes() throws {
    let session = session(
      Self.item, "Item *a = [Item new]; NSMutableArray *all = [[NSMutableArray alloc] init];",
      "for (int i = 0; i < 20000; i++) [all addObject:a];")
    let account = try #require(session.moment.account(of: 1))
    #expect(account.open.count == 20_001)
    #expect(account.open.allSatisfy { $0.holder != nil })
    #expect(account.unheld == 0)
    _ = session.evaluate("[all removeAllObjects];")
    let after = try #require(session.moment.account(of: 1))
    #expect(after.open.count == 1)
    #expect(after.open.first?.holder == .variable(name: "a", isPrompt: true))
  }

  /// A chain of objects that is dropped whole.
  @Test func aLongChainIsOneLeak() throws {
    let session = session(
      "@interface Node : NSObject { @public Node *next; }\n@end\n@implementation Node\n@end",
      """
      void chain(void) {
        Node *last = nil;
        for (int i = 0; i < 20000; i++) { Node *node = [Node new]; node->next = last; last = node; }
      }
      """,
      "chain();")
    let report = session.moment.leakReport()
    #expect(report.objects == 20_000)
    #expect(report.leaks.count == 1)
    #expect(report.leaks.first?.kept == 19_999)
  }

  /// A report is short and its numbers are still those of all.
  @Test func moreLeaksThanAreKeptAreCounted() {
    let session = session(
      Self.item, "void go(void) { for (int i = 0; i < 300; i++) [Item new]; }", "go();")
    let report = session.moment.leakReport()
    #expect(report.leaks.count == 100)
    #expect(report.further.map(\.objects) == [200])
    let text = shown(
      leaksView(report, names: WorldNames(session: session), page: Page(.en, width: 120)))
    #expect(text.contains("leak: 300 objects of class Item"))
  }

  /// Of a crowd most objects have one pointer, and no account is made of them; which are lost is the same as one by one.
  @Test func aCrowdWithOnePointerEach() throws {
    let session = session(
      Self.item,
      "@interface Owner : NSObject { Item *mine; }\n- (void)take:(Item *)item;\n@end\n"
        + "@implementation Owner\n- (void)take:(Item *)item { mine = [item retain]; }\n@end",
      "NSMutableArray *all = [NSMutableArray new], *few = [NSMutableArray new];",
      "for (int i = 0; i < 3000; i++) { Item *x = [Item new]; [all addObject:x]; [x release]; }",
      "Item *kept = [Item new]; Owner *o = [Owner new]; [o take:kept]; [o release]; [kept release];",
      "[all addObject:[few autorelease]]; [few addObject:[Item new]]; [few retain];",
      "few = nil; [all removeObjectAtIndex:7]; for (int i = 0; i < 50; i++) [Item new];")
    let ledger = Ledger(session.moment)
    #expect(ledger.lost.count == 50)
    for reference in ledger.references.references where reference.strength == .unknown {
      let alone = Ledger(session.moment)
      if reference.target % 97 == 0 { #expect(alone.owns(reference)) }
    }
    let report = ledger.leakReport()
    #expect(report.objects == 50)
  }

  @Test func ctrlCEndsTheSearch() {
    let session = session(Self.item, "void go(void) { [Item new]; }", "go();")
    session.interruptFlag.pointee = 1
    let report = session.moment.leakReport()
    #expect(report.isInterrupted)
    #expect(report.isEmpty)
    #expect(session.takeInterruption())
    #expect(!session.takeInterruption())
    #expect(session.moment.leakReport().objects == 1)
  }

  /// Whoever walks over the world asks at each step, not only between the walks: what is found once Ctrl-C was
  /// pressed is the beginning of a walk.
  @Test func everyWalkOverTheWorldEndsAtOnce() throws {
    let session = session(
      "@interface Node : NSObject { @public Node *next; __weak id first; }\n@end\n@implementation Node\n@end",
      "Node *last = [Node new]; void **memory = malloc(16);",
      """
      for (int i = 0; i < 500; i++) {
        Node *node = [Node new]; node->next = last; last = node; [Node new];
        void **piece = malloc(16); piece[0] = memory; memory = piece; malloc(16);
      }
      """)
    let world = session.moment.world
    #expect(session.objects().count > 1000)
    session.interruptFlag.pointee = 1
    #expect(session.objects().count <= 1)
    #expect(world.liveObjects(includingStrings: true).count <= 2)
    #expect(world.lostMemory().count < 500)
    let places = world.pointerPlaces().count
    let map = session.moment.references()
    #expect(map.references.isEmpty && map.placesWalked == 0)
    let ledger = Ledger(session.moment)
    #expect(ledger.reached.isEmpty && ledger.lost.count <= 1)
    #expect(ledger.accounts(of: [1, 2, 3]).isEmpty)
    let graph = session.moment.ownershipGraph()
    #expect(graph.nodes.count <= 1 && graph.edges.isEmpty)
    #expect(session.moment.leakReport().isInterrupted)
    _ = session.takeInterruption()
    #expect(world.pointerPlaces().count > places + 900)
    #expect(session.moment.ownershipGraph().nodes.count > 10)
  }

  /// The way to an object is looked for over every owner; Ctrl-C ends that, too, and whoever asks for one account
  /// after the other reads nothing more of the log.
  @Test(.timeLimit(.minutes(10))) func ctrlCEndsTheSearchForAWay() throws {
    let session = session(
      "@interface Node : NSObject { @public void *unsaid; id own; }\n@end\n@implementation Node\n@end",
      "id last = [NSObject new]; id a = last;",
      """
      for (int i = 0; i < 30000; i++) {
        Node *node = [Node new]; node->own = a; node->unsaid = last; last = node; [a retain];
      }
      """)
    let ledger = Ledger(session.moment)
    #expect(ledger.reached.contains(1))
    session.interruptFlag.pointee = 1
    #expect(ledger.lifeLine(of: 1) == nil)
    let further = Ledger(session.moment)
    #expect(!(UInt32(2)..<30_000).contains { further.account(of: $0) != nil })
    _ = session.takeInterruption()
    #expect(try #require(ledger.lifeLine(of: 1)).steps.count == 1)
  }

  /// What is told of events stops at an event, not after the last.
  @Test func ctrlCEndsTheReadingOfEvents() {
    let session = session(
      Self.item, "Item *a = [Item new];", "for (int i = 0; i < 50; i++) [a use];")
    let page = Page(.en, width: 80)
    let events = session.events(1..<session.eventCount)
    let names = WorldNames(session: session)
    #expect(!traceView(events, names: names, page: page).isEmpty)
    #expect(!factsView(events: events, names: names, page: page).isEmpty)
    session.interruptFlag.pointee = 1
    #expect(traceView(events, names: names, page: page).isEmpty)
    #expect(factsView(events: events, names: names, page: page).isEmpty)
  }

  /// Each fact is looked up among those before it, not compared with them one after the other.
  @Test(.timeLimit(.minutes(10))) func factsThatHaveNothingInCommonAreManyAtNoCost() {
    let facts = (1...400_000).map { (number: UInt32) -> Fact in
      Fact(kind: .blockTaken(bytes: 16, zone: 0), object: number)
    }
    #expect(FactGroups.coalesced(facts, limit: 12).count == facts.count)
    let kept = facts.map { (fact: Fact) -> Fact in
      var fact = fact
      fact.className = "K"
      return fact
    }
    let told = FactGroups.coalesced(kept, limit: 12)
    #expect(told.count == 1 && told[0].times == kept.count)
  }

  /// The oldest are shown, whatever the order is in which the threads' objects come.
  @Test func theOldestOfManyObjectsAreShown() {
    let all: [ObjectInfo] = (0..<100).map { (number: Int) -> ObjectInfo in
      let serial = UInt32(number * 37 % 100 + 1)
      return ObjectInfo(
        serial: serial, address: 0, classIndex: 0, className: "K", count: 1,
        zone: 0, size: 16, initCount: 1, isImmortal: number % 50 == 7, isDeallocating: false)
    }
    let text = shown(
      objectsView(all, names: WorldNames(), page: Page(.en, width: 120), limit: 5))
    let serials: [UInt32] = all.filter { !$0.isImmortal }.map { $0.serial }.sorted()
    for serial in serials[..<5] { #expect(text.contains("#\(serial) K")) }
    #expect(!text.contains("#\(serials[5]) K"))
    #expect(text.contains("93 more"))
  }

  // MARK: Owners

  private static let printer = """
    @interface Printer : NSObject
    + (Printer *)sharedPrinter;
    @end
    static Printer *shared = nil;
    @implementation Printer
    + (Printer *)sharedPrinter {
      if (shared == nil) { shared = [[super allocWithZone:NULL] init]; }
      return shared;
    }
    + (id)allocWithZone:(NSZone *)zone { return [[self sharedPrinter] retain]; }
    @end
    """

  /// What an overridden alloc retains belongs to whoever sent alloc, not to whoever has the pointer too.
  @Test func theStrictSingletonsUnitBelongsToTheSenderOfAlloc() throws {
    let session = session(
      Self.printer, "Printer *a = [Printer sharedPrinter];",
      "Printer *b = [[Printer alloc] init];")
    let account = try #require(session.moment.account(of: 1))
    #expect(
      account.open.map(\.holder) == [
        .variable(name: "shared", isPrompt: true), .variable(name: "b", isPrompt: true),
      ])
    #expect(account.others.map(\.holder) == [.variable(name: "a", isPrompt: true)])
    _ = session.evaluate("[b release];")
    let after = try #require(session.moment.account(of: 1))
    #expect(after.open.map(\.holder) == [.variable(name: "shared", isPrompt: true)])
  }

  /// Two pointers, one unit of which only this is known: it was returned. The elder holds it.
  @Test func whereTwoMayHoldAUnitTheElderDoes() throws {
    let session = session(
      Self.item, "Item *make(void) { Item *made = [Item new]; return made; }",
      "Item *a = make(); Item *b = a;")
    let account = try #require(session.moment.account(of: 1))
    #expect(account.open.map(\.holder) == [.variable(name: "a", isPrompt: true)])
    #expect(account.others.map(\.holder) == [.variable(name: "b", isPrompt: true)])
    #expect(account.unheld == 0)
  }

  // MARK: The library's own events

  @Test func theLibrarysOwnEventsAreHiddenUntilAskedFor() {
    let session = session(Self.item)
    let outcome = session.evaluate(
      "Item *w = [Item new]; [NSThread detachNewThreadSelector:@selector(use) toTarget:w withObject:nil];"
        + " NSLog(@\"%d\", 3);")
    let names = WorldNames(session: session)
    let page = Page(.en, width: 120)
    let summary = shown(outcomeView(outcome, session: session, page: page))
    #expect(!summary.contains("NSThread"))
    #expect(!summary.contains("nil"))
    #expect(summary.contains("#1 Item: allocated"))
    let events = session.events(outcome.events)
    let trace = shown(traceView(events, names: names, page: page))
    #expect(!trace.contains("#2 NSThread"))
    let all = shown(traceView(events, kinds: [.library], names: names, page: page))
    #expect(all.contains("#2 NSThread"))
  }

  @Test func theMemoryOfAnArrayIsNoLearnersMatter() {
    let session = session(Self.item, "NSMutableArray *all = [[NSMutableArray alloc] init];")
    let grown = session.evaluate("for (int i = 0; i < 20; i++) [all addObject:@\"x\"];")
    #expect(
      !shown(outcomeView(grown, session: session, page: Page(.en))).contains("C memory"))
    let own = session.evaluate("char *text = malloc(10);")
    #expect(shown(outcomeView(own, session: session, page: Page(.en))).contains("C memory"))
  }

  /// One step back from the end of an input with NSLog comes to what the learner did.
  @Test func oneStepBackIsOneOfTheLearners() throws {
    let session = session(Self.item)
    let outcome = session.evaluate("Item *a = [Item new]; [a retain]; NSLog(@\"%d\", 3);")
    let own = try #require(
      session.events(outcome.events).lastIndex { $0.object == 1 && $0.kind == .retain })
    guard case .arrived = session.goBack(1) else {
      Issue.record("did not arrive")
      return
    }
    #expect(session.timePosition?.event == outcome.events.lowerBound + own)
    // Every event can still be reached by number.
    guard case .arrived = session.go(toEvent: outcome.events.upperBound - 2) else {
      Issue.record("did not arrive")
      return
    }
    guard case .arrived = session.goForward(1) else {
      Issue.record("did not arrive")
      return
    }
    #expect(session.timePosition?.isPast == false)
  }

  // MARK: The trace

  @Test func aRecursionIsToldInAFewLines() {
    let session = session(
      "@interface R : NSObject\n@end\n@implementation R\n- (id)retain { return [self retain]; }\n@end",
      "R *r = [R new];")
    let outcome = session.evaluate("[r retain];")
    #expect(outcome.status == .stopped)
    let lines = traceView(
      session.events(outcome.events), firstNumber: outcome.events.lowerBound, longest: 100,
      names: WorldNames(session: session), page: Page(.en, width: 120))
    #expect(lines.count < 20)
    #expect(shown(lines).contains("more like it"))
  }

  @Test func objectsOfOtherThreadsHaveOneName() {
    let session = session(
      """
      @interface Maker : NSObject
      - (void)make;
      @end
      @implementation Maker
      - (void)make { for (int i = 0; i < 20; i++) { Maker *m = [[Maker alloc] init]; [m self]; } }
      @end
      """, "Maker *m = [Maker new];")
    let outcome = session.evaluate(
      "[NSThread detachNewThreadSelector:@selector(make) toTarget:m withObject:nil];")
    let text = shown(outcomeView(outcome, session: session, page: Page(.en, width: 120)))
    #expect(text.contains("#2.1 … #2.20"))
    #expect(!text.contains("#16777217"))
  }
}
