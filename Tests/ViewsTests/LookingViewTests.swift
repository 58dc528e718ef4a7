import Ownership
import Session
import Testing
import Texts
import VirtualMachine

@testable import Views

/// The views that tell who owns what, and draw it: over real worlds, in each language and width.
@Suite struct LookingViewTests {
  /// A world after these inputs.
  static func session(_ mode: MemoryMode, _ inputs: [String]) -> ProgramSession {
    var options = SessionOptions()
    options.mode = mode
    let session = ProgramSession(options: options)
    for input in inputs { _ = session.evaluate(input) }
    return session
  }

  static let counter = """
    @interface Counter : NSObject { id other; int n; }
    - (void)setOther:(id)o;
    @end
    @implementation Counter
    - (void)setOther:(id)o { if (o != other) { [other release]; other = [o retain]; } }
    - (void)dealloc { [other release]; [super dealloc]; }
    @end
    static Counter *keep = nil;
    Counter *make(void) { return [[Counter alloc] init]; }
    """

  static let owners = [
    counter, "Counter *a = [[Counter alloc] init];", "Counter *b = make();",
    "keep = [a retain];", "[a setOther:b];", "NSMutableArray *list = [NSMutableArray array];",
    "[list addObject:a];", "[[a retain] autorelease];", "[b release];",
  ]

  static let strict = """
    @interface Ledger : NSObject
    + (Ledger *)shared;
    @end
    static Ledger *only = nil;
    @implementation Ledger
    + (Ledger *)shared {
      if (only == nil) only = [[super allocWithZone:NULL] init];
      return only;
    }
    + (id)allocWithZone:(NSZone *)zone { return [[self shared] retain]; }
    - (id)copyWithZone:(NSZone *)zone { return self; }
    - (id)retain { return self; }
    - (NSUInteger)retainCount { return NSUIntegerMax; }
    - (oneway void)release { }
    - (id)autorelease { return self; }
    @end
    """

  static let node = """
    @interface Node : NSObject
    @property (strong) Node *child;
    @property (strong) Node *parent;
    @property (weak) Node *friend;
    @property (copy) void (^job)(void);
    @end
    @implementation Node
    - (void)bind { self.job = ^{ [self child]; }; }
    @end
    """

  private func why(_ session: ProgramSession, _ serial: UInt32, _ page: Page) -> [StyledLine] {
    guard let account = session.moment.account(of: serial) else { return ["no account"] }
    return whyView(
      account, claimed: session.claimedCount(ofSerial: serial),
      names: WorldNames(session: session), page: page)
  }

  @Test func whoOwns() throws {
    let session = Self.session(.mrc, Self.owners)
    let names = WorldNames(session: session)
    try expectSnapshot("why") { page in
      var lines: [StyledLine] = []
      for serial in [1, 2, 3] as [UInt32] { lines += why(session, serial, page) + [""] }
      if let account = session.moment.account(of: 2) {
        lines += whyAliveView(
          Ledger(session.moment).lifeLine(of: 2), account: account, names: names, page: page)
      }
      return lines
    }
  }

  @Test func theStrictSingleton() throws {
    let session = Self.session(
      .mrc,
      [
        Self.strict, "Ledger *a = [Ledger shared];", "Ledger *b = [[Ledger alloc] init];",
        "[a retain]; [a retain]; [a release]; [a retainCount]", "Ledger *c = [a copy];",
      ])
    let names = WorldNames(session: session)
    try expectSnapshot("why-strict") { page in
      var lines = why(session, 1, page) + [""]
      lines += whySameView(
        session.moment.sameness(1, 1), first: "a", second: "b", names: names, page: page)
      lines.append("")
      if let info = session.classInfo(named: "Ledger") {
        lines += classView(
          info, names: names, statics: session.moment.statics(ofClass: info.index), page: page)
      }
      lines += lifeView(session.moment.life(of: 1), subject: "#1 Ledger", names: names, page: page)
      return lines
    }
  }

  /// What the library takes is its collections', timers' and associations', each told by its line.
  @Test func theLibraryOwnsToo() throws {
    let session = Self.session(
      .arc,
      [
        Self.node, "Node *a = [Node new];", "NSArray *list = @[a, [Node new]];",
        "NSDictionary *table = @{@\"key\": a};",
        "objc_setAssociatedObject(table, \"key\", a, OBJC_ASSOCIATION_RETAIN);",
        """
        [NSTimer scheduledTimerWithTimeInterval:5 target:a selector:@selector(description)
          userInfo:nil repeats:YES];
        """, "Node *second = a; __weak Node *weak = a; __unsafe_unretained Node *loose = a;",
      ])
    let account = try #require(session.moment.account(of: 1))
    #expect(account.isComplete)
    #expect(account.open.count == 6)
    #expect(account.open.allSatisfy { $0.holder != nil })
    try expectSnapshot("why-library") { page in
      var lines = why(session, 1, page) + [""]
      if let kid = session.moment.account(of: 2) {
        lines += whyAliveView(
          Ledger(session.moment).lifeLine(of: 2), account: kid, names: WorldNames(session: session),
          page: page)
      }
      return lines
    }
  }

  @Test func deathAndLoss() throws {
    let session = Self.session(
      .mrc,
      [
        Self.counter, "Counter *a = [[Counter alloc] init]; [a retain];",
        "Counter *lost = [[Counter alloc] init]; [lost setOther:[[Counter alloc] init]];",
        "[a release];", "[a release];", "lost = nil;",
        "for (int i = 0; i < 5; i++) { [[Counter alloc] init]; }", "[Counter new];",
      ])
    let names = WorldNames(session: session)
    try expectSnapshot("why-dead") { page in
      guard let account = session.moment.account(of: 1) else { return [] }
      var lines = whyDeadView(account, names: names, page: page)
      lines.append("")
      lines += leaksView(session.moment.leakReport(), names: names, page: page)
      lines.append("")
      lines += graphView(session.moment.ownershipGraph(), names: names, page: page)
      return lines
    }
  }

  @Test func cyclesUnderARC() throws {
    let session = Self.session(
      .arc,
      [
        Self.node,
        """
        void build(void) {
          Node *a = [Node new], *b = [Node new];
          a.child = b; b.parent = a;
          Node *c = [Node new];
          [c bind];
        }
        """, "build();", "Node *top = [Node new]; top.child = [Node new]; top.child.friend = top;",
      ])
    let names = WorldNames(session: session)
    try expectSnapshot("cycles") { page in
      var lines = leaksView(session.moment.leakReport(), names: names, page: page)
      lines.append("")
      lines += graphView(session.moment.ownershipGraph(), names: names, page: page)
      lines.append("")
      lines += weakView(session.moment.weakReferences(), names: names, page: page)
      return lines
    }
    try expectSnapshot("cycles-plain-frames", ambiguousWidth: 2) { page in
      graphView(session.moment.ownershipGraph(), names: names, page: page)
    }
  }

  @Test func memoryZonesPools() throws {
    let session = Self.session(
      .mrc,
      Self.owners + [
        "NSZone *z = NSCreateZone(4096, 16, YES); NSSetZoneName(z, @\"Cars\");",
        "Counter *zoned = [[Counter allocWithZone:z] init]; malloc(100);",
        "NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init]; [[zoned retain] autorelease];",
      ])
    let names = WorldNames(session: session)
    func draw(_ page: Page) -> [StyledLine] {
      var lines: [StyledLine] = []
      if let object = session.object(1), let fields = session.moment.memory(of: 1) {
        lines += memoryView(fields, object: object, names: names, page: page)
      }
      lines +=
        [""] + lifeView(session.moment.life(of: 1), subject: "#1 Counter", names: names, page: page)
      lines +=
        [""]
        + zonesView(session.zones(), objects: session.objects(), names: names, page: page)
      lines += [""] + poolsView(session.pools(), names: names, page: page)
      return lines
    }
    try expectSnapshot("memory-zones-pools", draw: draw)
    try expectSnapshot("memory-zones-pools-plain", ambiguousWidth: 2, draw: draw)
  }

  @Test func aDeadlock() throws {
    let session = Self.session(
      .arc,
      [
        """
        NSObject *one, *two;
        void meet(id first, id second) {
          @synchronized (first) {
            [NSThread sleepForTimeInterval:0.01];
            @synchronized (second) { NSLog(@"met"); }
          }
        }
        """, "one = [NSObject new]; two = [NSObject new];",
        """
        [NSThread detachNewThreadWithBlock:^{ meet(two, one); }];
        meet(one, two);
        """,
      ])
    let names = WorldNames(session: session)
    try expectSnapshot("deadlock") { page in
      threadsView(session.threads(), names: names, page: page) + [""]
        + stacksView(
          session.threads(), current: session.stoppedFrames(), names: names, page: page)
    }
  }

  @Test func theTraceIsATreeOfCalls() throws {
    let session = Self.session(.mrc, [Self.strict])
    session.recordsMessages = true
    let outcome = session.evaluate("Ledger *a = [[Ledger alloc] init]; NSLog(@\"%@\", [a retain]);")
    let names = WorldNames(session: session)
    try expectSnapshot("trace-messages") { page in
      traceView(
        session.events(outcome.events), firstNumber: outcome.events.lowerBound, names: names,
        page: page)
        + [""]
        + traceView(
          session.events(outcome.events), firstNumber: outcome.events.lowerBound, kinds: [.alloc],
          names: names, page: page)
    }
  }

  @Test func graphvizTextIsWellFormed() {
    let session = Self.session(.mrc, Self.owners)
    let dot = graphDot(
      session.moment.ownershipGraph(), names: WorldNames(session: session), page: Page(.en))
    #expect(dot.hasPrefix("digraph selfsame {\n"))
    #expect(dot.hasSuffix("}\n"))
    #expect(dot.contains("o1 [label=\"#1 Counter\\ncount 4\"];"))
    #expect(dot.contains("o1 -> o2 [style=solid, label=\"other\"];"))
    #expect(dot.filter { $0 == "\"" }.count.isMultiple(of: 2))
  }

  /// A crowd is told in a page, not in a flood.
  @Test func aCrowdIsSummarised() {
    let session = Self.session(
      .mrc,
      [
        Self.counter,
        "Counter *first = nil; for (int i = 0; i < 20000; i++) { Counter *c = [[Counter alloc] init]; "
          + "[c setOther:first]; [first release]; first = c; }",
        "for (int i = 0; i < 3000; i++) [[Counter alloc] init];",
      ])
    let names = WorldNames(session: session)
    let page = Page(.en)
    let graph = graphView(session.moment.ownershipGraph(), names: names, page: page)
    #expect(graph.count < 140)
    #expect(graph.last?.plain.contains("Counter 22940") == true, "\(graph.last?.plain ?? "")")
    let leaks = leaksView(session.moment.leakReport(), names: names, page: page)
    #expect(leaks.count < 40)
    #expect(leaks.last?.plain.contains("3000") == true, "\(leaks.last?.plain ?? "")")
    let zones = zonesView(
      session.zones(), objects: session.objects(), names: names, page: page)
    #expect(zones.count < 30)
  }
}
