import Diagnostics
import Ownership
import Session
import Testing
import VirtualMachine

/// Who owns what, asked where several models used to answer differently.
@Suite struct LedgerTests {
  static let node = """
    @interface N : NSObject { @public id o; __weak id w; id back; }
    @end
    @implementation N
    @end
    """
  static let arcNode = """
    @interface N : NSObject
    @property (strong) id o;
    @property (weak) id w;
    @property (assign) id back;
    @end
    @implementation N
    @end
    """

  static func session(_ mode: MemoryMode, _ inputs: String...) -> ProgramSession {
    var options = SessionOptions()
    options.mode = mode
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    for input in inputs {
      let outcome = session.evaluate(input)
      #expect(outcome.status == .done, "\(input): \(outcome.diagnostics.map(\.title))")
    }
    return session
  }

  private func holders(_ session: ProgramSession, _ serial: UInt32) -> [Holder?] {
    session.moment.account(of: serial)?.open.map(\.holder) ?? []
  }

  private static func variable(_ name: String) -> Holder { .variable(name: name, isPrompt: true) }

  // MARK: Reach

  /// The weak delegate is the commonest shape there is, and it keeps nothing alive.
  @Test(arguments: [
    "a.o = a; b.w = a; a = nil;", "a.o = a; b.back = a; a = nil;",
    "a.o = [N new]; ((N *)a.o).o = a; b.w = a.o; a = nil;",
    "__weak N *seen = a; a.o = a; a = nil;",
  ])
  func aRingThatIsOnlySeenIsLost(_ input: String) throws {
    let session = Self.session(.arc, Self.arcNode, "N *a = [N new];", "N *b = [N new];", input)
    let ledger = Ledger(session.moment)
    let report = ledger.leakReport()
    #expect(report.cycles.count == 1)
    #expect(ledger.lost.contains { $0.serial == 1 })
    #expect(ledger.lifeLine(of: 1) == nil)
    #expect(ledger.lifeLine(of: 2) != nil)
    #expect(session.unreachableObjects().map(\.serial) == ledger.lost.map(\.serial))
  }

  @Test func aRingThatAVariableStillHoldsIsReached() {
    let session = Self.session(
      .arc, Self.arcNode, "N *a = [N new]; N *b = [N new];", "a.o = b; b.o = a; a = nil;")
    #expect(Ledger(session.moment).lost.isEmpty)
  }

  /// Under manual counting a plain pointer in an object keeps alive what it took, and nothing else.
  @Test func aPlainPointerThatTookNothingKeepsNothingAlive() {
    let session = Self.session(
      .mrc, Self.node, "N *a = [[N alloc] init]; N *b = [[N alloc] init];",
      "a->o = [a retain]; b->back = a; [a release]; a = nil;")
    let ledger = Ledger(session.moment)
    #expect(ledger.lost.map(\.serial) == [1])
    #expect(ledger.leakReport().cycles.count == 1)
  }

  // MARK: Claims

  @Test func whatOnlyPointsHoldsNothing() {
    let session = Self.session(
      .mrc, Self.node, "N *a = [[N alloc] init];", "N *b = [a retain];", "[b release];")
    #expect(holders(session, 1) == [Self.variable("a")])
    let account = session.moment.account(of: 1)
    #expect(account?.others.map(\.holder) == [Self.variable("b")])
  }

  /// A retain is paired with its release; what is left is the alloc.
  @Test(arguments: [
    "[a retain]; [a release]; a = nil;",
    "[a retain]; [a retain]; [a release]; [a release]; a = nil;",
    "[[a retain] release]; a = nil;", "id c = [a retain]; [c release]; c = nil; a = nil;",
  ])
  func theAllocIsBlamedNotTheRetainThatWasGivenBack(_ input: String) throws {
    let session = Self.session(.mrc, Self.node, "N *a = [[N alloc] init];", input)
    let leak = try #require(session.moment.leakReport().leaks.first)
    #expect(leak.missing?.kind == .birth)
  }

  @Test func aRetainThatNobodyGaveBackIsBlamed() throws {
    let session = Self.session(
      .mrc, Self.node, "N *a = [[N alloc] init];", "[a retain];", "[a release]; [a release];",
      "N *d = [[N alloc] init];", "[d retain];", "[d release]; d = nil;")
    let leak = try #require(session.moment.leakReport().leaks.first)
    #expect(leak.account.serial == 2)
    #expect(leak.missing?.kind == .birth)
  }

  @Test func aVariableDeclaredAnewHoldsNothingAnyMore() {
    let session = Self.session(
      .mrc, Self.node, "N *a = [[N alloc] init];", "N *a = nil;")
    #expect(holders(session, 1) == [nil])
    #expect(Ledger(session.moment).lost.map(\.serial) == [1])
  }

  /// A function defined in between still means the first one.
  @Test func aVariableThatAFunctionUsesIsNotGone() {
    let session = Self.session(
      .mrc, Self.node, "N *a = [[N alloc] init];", "id first(void) { return a; }", "N *a = nil;")
    #expect(Ledger(session.moment).lost.isEmpty)
    #expect(
      session.evaluate("first()").values.first.map { "\($0.content)" }?.contains("serial: 1")
        == true)
  }

  @Test func swappedVariablesHoldEachOthersObject() {
    let session = Self.session(
      .mrc, Self.node, "N *a = [[N alloc] init]; N *b = [[N alloc] init];",
      "N *t = a; a = b; b = t;")
    #expect(holders(session, 1) == [Self.variable("b")])
    #expect(holders(session, 2) == [Self.variable("a")])
  }

  /// The number in the header is what counts, also where the log was not looking.
  @Test func thereAreAsManyUnitsAsTheCountSays() {
    var options = SessionOptions()
    options.mode = .mrc
    options.mask = .none
    let session = ProgramSession(options: options)
    _ = session.evaluate(Self.node)
    _ = session.evaluate("N *a = [[N alloc] init]; [a retain];")
    let account = session.moment.account(of: 1)
    #expect(account?.open.count == 2)
    #expect(account?.isComplete == false)
    #expect(holders(session, 1) == [Self.variable("a"), nil])
  }

  /// Of a ring one edge is named that should be weak: by what it is called, else the younger one's.
  @Test(arguments: [
    ("child", "delegate", "delegate"), ("child", "parent", "parent"), ("owner", "child", "owner"),
    ("first", "second", "second"),
  ])
  func theEdgeThatShouldBeWeakIsNamed(_ down: String, _ back: String, _ wanted: String) throws {
    let session = Self.session(
      .arc,
      """
      @interface M : NSObject { @public id \(down); id \(back); } @end
      @implementation M @end
      """, "M *a = [M new];", "M *b = [M new];",
      "a->\(down) = b; b->\(back) = a; a = nil; b = nil;")
    let cycle = try #require(Ledger(session.moment).leakReport().cycles.first)
    #expect(cycle.edges.count == 2)
    guard case .ivar(_, let name) = cycle.edges[cycle.weakest].holder else {
      Issue.record("\(cycle.edges)")
      return
    }
    #expect(name == wanted)
  }
}
