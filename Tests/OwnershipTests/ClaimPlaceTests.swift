import Ownership
import Session
import Testing
import VirtualMachine

/// Whose a claim is, where a mere pointer lies beside its owner: what was taken for a variable belongs to it, and goes
/// with its object, whoever points there as well.
@Suite struct ClaimPlaceTests {
  /// The signs of an object, owners first.
  static func signs(_ serial: UInt32, _ session: ProgramSession) -> String {
    let owned = Ledger(session.moment).owned(serial)
    return owned?.signs.map(\.text).joined(separator: " ") ?? "dead"
  }

  static func session(_ mode: MemoryMode, _ inputs: [String]) -> ProgramSession {
    LedgerTests.session(mode, inputs: ["#import <objc/runtime.h>"] + inputs)
  }

  static let node = """
    @interface N : NSObject { @public id kid; }
    @property (nonatomic, retain) id two;
    @property (assign) id del;
    - (void)setKid:(id)k;
    - (id)kid;
    + (N *)make;
    @end
    @implementation N
    - (void)setKid:(id)k { [k retain]; [kid release]; kid = k; }
    - (id)kid { return kid; }
    + (N *)make { return [[self alloc] init]; }
    @end
    """

  /// The owner is gone and has given nothing back: no getter's variable has the claim.
  @Test(arguments: [
    ["[n setKid:o];", "[o release];", "id seen = [n kid];", "[n release]; n = nil;"],
    ["n.two = o;", "[o release];", "id seen = n.two;", "[n release]; n = nil;"],
    ["id seen = o;", "[n setKid:o]; [o release];", "[n release];"],
  ]) func whatAnOwnerTookWithItIsNobodys(_ inputs: [String]) {
    let session = Self.session(
      .mrc, [Self.node, "N *n = [N new]; NSObject *o = [NSObject new];"] + inputs)
    #expect(Self.signs(2, session) == "[?] (o) (seen)")
  }

  /// What was handed on before the owner went is the other's.
  @Test(arguments: [
    ("id taken = n->kid; n->kid = nil;", "[?] (o) (taken)", "[taken] (o)"),
    ("N *m = [N new]; m->kid = n->kid; n->kid = nil;", "[?] (o)", "[#3.kid] (o)"),
  ]) func whatWasHandedOnIsTheOthers(_ move: String, _ lost: String, _ kept: String) {
    let session = Self.session(
      .mrc,
      [
        Self.node, "N *n = [N new]; NSObject *o = [NSObject new];", "[n setKid:o]; [o release];",
        move, "[n release]; n = nil;",
      ])
    #expect(Self.signs(2, session) == kept, "and not \(lost)")
  }

  /// A variable that its type lets own nothing has no claim, and what a function made is its caller's variable's.
  @Test(arguments: [
    (MemoryMode.arc, "NSObject *make(void) { return [[NSObject alloc] init]; }", "make()"),
    (
      .arc,
      "@interface M : NSObject\n+ (M *)newOne;\n@end\n@implementation M\n+ (M *)newOne { return [[self alloc] init]; }\n@end",
      "[M newOne]"
    ),
    (.arc, "id same(id x) { return x; }", "same([NSObject new])"),
  ]) func whatOnlyPointsIsNoOwner(_ mode: MemoryMode, _ text: String, _ made: String) {
    let session = Self.session(
      mode,
      [text, "__unsafe_unretained id u = nil;", "NSObject *a = (NSObject *)\(made);", "u = a;"])
    #expect(Self.signs(1, session) == "[a] (u)")
  }

  @Test(arguments: ["[N make]", "make()"]) func whatAFunctionMadeIsItsCallersVariables(
    _ made: String
  ) {
    let session = Self.session(
      .mrc,
      [
        Self.node, "N *make(void) { return [[N alloc] init]; }", "N *b = nil; N *a = \(made);",
        "b = a;",
      ])
    #expect(Self.signs(1, session) == "[a] (b)")
  }

  /// What is associated with an object is none of its variables'.
  @Test(arguments: [
    (
      "objc_setAssociatedObject(n, \"k\", o, OBJC_ASSOCIATION_RETAIN);", "n.two = o;",
      "[o] [with #1] [#1.two]"
    ),
    (
      "objc_setAssociatedObject(n, \"k\", o, OBJC_ASSOCIATION_RETAIN);", "n.del = o;",
      "[o] [with #1] (#1.del)"
    ),
    (
      "objc_setAssociatedObject(n, \"k\", o, OBJC_ASSOCIATION_RETAIN);",
      "objc_setAssociatedObject(n, \"l\", o, OBJC_ASSOCIATION_ASSIGN);", "[o] [with #1] (with #1)"
    ),
  ]) func whatIsAssociatedIsNoVariables(_ first: String, _ second: String, _ signs: String) throws {
    let session = Self.session(
      .mrc, [Self.node, "N *n = [N new]; NSObject *o = [NSObject new];", first, second])
    #expect(Self.signs(2, session) == signs)
    let account = try #require(session.moment.account(of: 2))
    for unit in account.open {
      if case .association = unit.holder { #expect(unit.function.contains("Associated")) }
      if case .ivar = unit.holder { #expect(unit.function.contains("setTwo:")) }
    }
  }

  /// `p->kid = [o retain]`: in the object that p led to then, not in the one that it leads to now.
  @Test func aVariableMayLeadElsewhereLater() throws {
    let session = Self.session(
      .mrc,
      [
        Self.node, "NSObject *o = [NSObject new]; N *first = [N new]; N *p = first;",
        "p->kid = [o retain];", "p = [N new];", "p->kid = [o retain];",
      ])
    let account = try #require(session.moment.account(of: 1))
    let holders = account.open.filter { $0.kind == .retain }.sorted { $0.event < $1.event }.map(
      \.holder)
    #expect(holders == [.ivar(of: 2, name: "kid"), .ivar(of: 3, name: "kid")])
    _ = session.evaluate("first->kid = nil; [o release];")
  }
}

/// What is held by what a search for leaks must know as an owner.
@Suite struct HiddenOwnerTests {
  static let node = "@interface N : NSObject\n@end\n@implementation N\n@end"

  private static func lost(_ mode: MemoryMode, _ inputs: [String]) -> [UInt32] {
    let session = LedgerTests.session(mode, inputs: ["#import <objc/runtime.h>"] + inputs)
    return Ledger(session.moment).leakReport(limit: 100).leaks.map(\.account.serial)
  }

  /// With a class, a constant, an object: what is associated lives as long.
  @Test(arguments: ["[N class]", "@\"constant\"", "[NSNull null]"])
  func whatIsAssociatedWithWhatStaysIsNotLost(_ owner: String) {
    let lost = Self.lost(
      .arc,
      [
        Self.node, "static char key;",
        "objc_setAssociatedObject(\(owner), &key, [N new], OBJC_ASSOCIATION_RETAIN);",
      ])
    #expect(lost == [])
  }

  /// A struct that a block captured, by the block.
  @Test(arguments: [
    ("struct T { N *x; }", "t.x = [N new];", "[t.x hash];"),
    ("struct T { int n; N *x, *y; }", "t.y = [N new];", "[t.y hash];"),
    ("struct T { N *x[3]; }", "t.x[2] = [N new];", "[t.x[2] hash];"),
  ]) func aCapturedStructHoldsItsMembers(_ type: String, _ fill: String, _ use: String) {
    let lost = Self.lost(
      .arc,
      [
        Self.node, "\(type);", "void (^keep)(void);",
        "void make(void) { struct T t = { 0 }; \(fill) keep = ^{ \(use) }; }", "make();",
      ])
    #expect(lost == [])
  }

  /// A variable stays the program's when a part of the library comes in, and the next one of its name ends it.
  @Test(arguments: [
    ("N *b = [N new];", "N *b = [N new];"),
    ("N *b[2] = { [N new], nil };", "N *b[2] = { nil, nil };"),
    ("struct { N *x; } b = { [N new] };", "struct { N *x; } b = { nil };"),
  ]) func aVariableThatIsDeclaredAnewLetsGo(_ first: String, _ second: String) {
    for between in [
      "NSArray *x = @[@1];", "int n = 3;", "NSMutableDictionary *d = [NSMutableDictionary new];",
    ] {
      let session = LedgerTests.session(.arc, inputs: [Self.node, first, between, second])
      let alive = session.moment.world.liveObjects(includingStrings: false).filter {
        $0.className == "N"
      }
      #expect(alive.count == (second.contains("new") ? 1 : 0), "\(first) \(between)")
    }
  }

  /// Into the middle of memory leads there.
  @Test func aPointerIntoTheMiddleKeepsMemory() {
    let session = LedgerTests.session(
      .mrc, "char *p = malloc(40);", "p = p + 3;", "id *row = malloc(24); row[0] = [NSObject new];",
      "row++;")
    #expect(session.moment.world.lostMemory().isEmpty)
    #expect(Ledger(session.moment).leakReport(limit: 9).leaks.isEmpty)
  }

  /// Every word of a variable in a running function.
  @Test(arguments: [
    (MemoryMode.mrc, "NSObject *a[3] = { nil, nil, nil }; a[2] = [NSObject new];", "a"),
    (.arc, "NSObject *a[3] = { nil, [NSObject new], nil };", "a"),
    (.arc, "struct { int k; NSObject *x, *y; } s = { 1, nil, [NSObject new] };", "s"),
    (.arc, "__block NSObject *b = [NSObject new]; void (^f)(void) = ^{ b = nil; };", "b"),
  ]) func aRunningFunctionsVariablesHoldAllTheirWords(
    _ mode: MemoryMode, _ text: String, _ name: String
  ) throws {
    let session = LedgerTests.session(
      mode, "int calls; void look(void) { @autoreleasepool { calls++; } @synchronized(@\"\") { } }",
      "void work(void) { \(text) look(); look(); }", "work();")
    _ = session.goToEnd()
    var seen = false
    for event in session.eventsOfTheLine.reversed() {
      guard case .arrived = session.go(toEvent: event) else { continue }
      guard let account = session.moment.account(of: 1), account.object != nil else { continue }
      if account.open.contains(where: {
        if case .local(name, _, _, _, _)? = $0.holder { true } else { false }
      }) {
        seen = true
      }
    }
    #expect(seen)
  }
}

/// What the library made and nobody gave back is the program's loss where its name gave it away.
@Suite struct LostMadeThingsTests {
  @Test(arguments: [
    "dispatch_queue_t q = dispatch_queue_create(\"a\", 0); q = NULL;",
    "dispatch_group_t g = dispatch_group_create(); g = NULL;",
    "dispatch_semaphore_t s = dispatch_semaphore_create(0); s = NULL;",
    "int n = 3; void (^b)(void) = [^{ (void)n; } copy]; b = nil;",
    "int n = 3; void (^b)(void) = Block_copy(^{ (void)n; }); b = nil;",
  ]) func whatWasMadeForTheProgramIsItsLoss(_ text: String) {
    let session = LedgerTests.session(.mrc, "void make(void) { \(text) }", "make();")
    #expect(Ledger(session.moment).leakReport(limit: 9).leaks.count == 1)
  }

  @Test func whatOnlyALostBlockHoldsIsTold() throws {
    let session = LedgerTests.session(
      .mrc, "void (^b)(void);", "void make(NSObject *o) { b = [^{ [o hash]; } copy]; }",
      "NSObject *o = [NSObject new];", "make(o); [o release]; o = nil; b = nil;")
    let report = Ledger(session.moment).leakReport(limit: 9)
    #expect(report.leaks.map(\.kept) == [1])
  }

  /// Notes are found by their events; a new line of time takes the place of the one that was left.
  @Test func notesAreOfOneLineOfTime() {
    var notes = ClaimNotes<String>()
    for input in 0..<100 {
      let first = input * 10
      notes.append([first + 3: "\(input)", first + 1: "before \(input)"], from: first)
    }
    for input in 0..<100 {
      #expect(notes[input * 10 + 3] == "\(input)")
      #expect(notes[input * 10 + 1] == "before \(input)")
      #expect(notes[input * 10 + 2] == nil)
    }
    notes.append([502: "other"], from: 502)
    #expect(notes[501] == "before 50")
    #expect(notes[502] == "other")
    for gone in [503, 511, 993] { #expect(notes[gone] == nil) }
    notes.append([:], from: 0)
    #expect(notes[3] == nil)
  }
}
