import Diagnostics
import Ownership
import Session
import Testing
import VirtualMachine

/// Claims that were taken for what a pointer led to, or for a part of a variable: which one, and which was given back.
@Suite struct PointerClaimTests {
  private static let two = [
    ClaimPlaceTests.node, "N *old = [N new], *young = [N new];", "NSObject *k = [NSObject new];",
    "N *p = young;",
  ]

  /// A claim lies where the pointer led when it was taken, wherever that leads now; the program may go on within the
  /// input, or in a loop.
  @Test(arguments: [
    ["p->kid = [k retain];", "p = old;", "old->kid = k;"],
    ["p->kid = [k retain]; p = old; old->kid = k;"],
    ["for (int i = 0; i < 1; i++) { N *here = young; here->kid = [k retain]; }", "old->kid = k;"],
    ["void put(N *at) { at->kid = [k retain]; }", "put(young); old->kid = k;"],
  ]) func aClaimStaysWhereItWasTakenTo(_ inputs: [String]) {
    let session = ClaimPlaceTests.session(.mrc, Self.two + inputs)
    #expect(ClaimPlaceTests.signs(3, session) == "[k] [#2.kid] (#1.kid)")
  }

  /// Of two claims for the same variable of two objects the one that a release names is given back.
  @Test func theClaimOfThatObjectIsGivenBack() throws {
    let session = ClaimPlaceTests.session(
      .mrc,
      Self.two + [
        "p->kid = [k retain];", "p = old; p->kid = [k retain];", "p = young;",
        "[p->kid release]; p->kid = nil;",
      ])
    #expect(ClaimPlaceTests.signs(3, session) == "[k] [#1.kid]")
    let units = try #require(session.moment.account(of: 3)).units
    #expect(units.map { $0.givenBack != nil } == [false, true, false])
  }

  /// The bracket with the minus names who has let go, and not the other one that still holds: where the compiler counts,
  /// too, and whatever the claim was stored through.
  @Test(arguments: [
    (
      "x->kid = [NSObject new];", "y->kid = x->kid;", "x->kid = nil;", "[#2.kid] [-#1.kid]"
    ),
    (
      "x->kid = [NSObject new];", "y->kid = x->kid;", "y->kid = nil;", "[#1.kid] [-#2.kid]"
    ),
    (
      "P one = {[NSObject new]};", "P two = one;", "one.held = nil;", "[two] [-one]"
    ),
    (
      "void fill(void) { Q *o = [Q new]; keep = ^{ [o hash]; }; more = ^{ [o hash]; }; }",
      "fill();", "keep = nil;", "[block #5] [-block #4]"
    ),
  ]) func theMinusNamesWhoHasLetGo(
    _ first: String, _ second: String, _ last: String, _ signs: String
  ) throws {
    let session = LedgerTests.session(
      .arc,
      inputs: [
        "@interface Q : NSObject { @public id kid; }\n@end\n@implementation Q\n@end",
        "typedef struct { id held; } P;", "void (^keep)(void); void (^more)(void);",
        "Q *x = [Q new], *y = [Q new];", first, second,
      ])
    let outcomes = session.evaluate(lines: [last], picturing: true)
    let rows = try #require(outcomes.last?.picture?.rows)
    let row = try #require(rows.first { $0.serial == 3 })
    #expect(row.signs.map(\.text).joined(separator: " ") == signs)
  }

  /// And of the pairs of what was taken and given back each is one variable's.
  @Test func theReleaseOfAFieldEndsWhatWasTakenForIt() throws {
    let session = LedgerTests.session(
      .arc,
      inputs: [
        "@interface Q : NSObject { @public id kid; }\n@end\n@implementation Q\n@end",
        "Q *x = [Q new], *y = [Q new];", "x->kid = [NSObject new];", "y->kid = x->kid;",
        "x->kid = nil;",
      ])
    let units = try #require(session.moment.account(of: 3)).units
    #expect(units.map { $0.givenBack != nil } == [true, false])
  }

  /// A cast to an object of ARC's moves a claim, and no event tells of it.
  @Test(arguments: ["CFBridgingRelease(raw)", "(__bridge_transfer id)raw"])
  func aTransferMovesTheClaim(_ cast: String) {
    let session = LedgerTests.session(
      .arc,
      inputs: [
        "NSObject *first = [NSObject new];", "const void *raw = (__bridge_retained void *)first;",
        "first = nil;", "id last = \(cast);",
      ])
    #expect(ClaimPlaceTests.signs(1, session) == "[last] (raw)")
  }

  private static let pair = [
    "typedef struct { id a, b; } Pair;", "NSObject *k = [NSObject new];",
  ]

  /// A struct may have a claim for each of its members: which one was given back says the member.
  @Test(arguments: [
    [
      "Pair one = {nil, nil};", "one.a = [k retain];", "one.b = [k retain];",
      "[one.a release]; one.a = nil;",
    ],
    [
      "Pair one = {nil, nil}, *p = &one;", "p->a = [k retain];", "p->b = [k retain];",
      "[one.a release]; p->a = nil;",
    ],
    [
      "Pair *one = calloc(1, sizeof(Pair));", "one->a = [k retain];", "one->b = [k retain];",
      "[one->a release]; one->a = nil;",
    ],
    [
      "void f(void) { Pair one; one.a = [k retain]; one.b = [k retain]; [one.a release]; }", "f();",
    ],
  ]) func theClaimOfThatMemberIsGivenBack(_ inputs: [String]) throws {
    let session = ClaimPlaceTests.session(.mrc, Self.pair + inputs)
    let units = try #require(session.moment.account(of: 1)).units
    #expect(units.map { $0.givenBack != nil } == [false, true, false])
  }

  /// `[p->kid retain];` leaves its claim where it was asked for, and the next release by that name is its end.
  @Test func aClaimIsLeftWhereItWasAskedFor() throws {
    let session = ClaimPlaceTests.session(
      .mrc, Self.two + ["p->kid = [k retain];", "[p->kid retain];", "[p->kid release];"])
    let units = try #require(session.moment.account(of: 3)).units
    #expect(units.map { $0.givenBack != nil } == [false, false, true])
  }

  /// What imp_implementationWithBlock keeps is held until the method is removed.
  @Test func aMethodHoldsTheBlockThatItWasMadeOf() {
    let session = ClaimPlaceTests.session(
      .mrc,
      [
        "IMP made(id kept) { return imp_implementationWithBlock(^(id me) { return kept; }); }",
        "NSObject *k = [NSObject new];", "IMP method = made(k);",
      ])
    #expect(ClaimPlaceTests.signs(1, session) == "[k] [block #2]")
    #expect(ClaimPlaceTests.signs(2, session) == "[library]")
    #expect(session.moment.leakReport().isEmpty)
    #expect(session.evaluate("imp_removeBlock(method);").status == .done)
    #expect(ClaimPlaceTests.signs(1, session) == "[k]")
    #expect(ClaimPlaceTests.signs(2, session) == "dead")
  }

  /// A struct that a block shares is one variable, each word of it once, while its function runs and afterwards.
  @Test func aSharedStructIsOneVariable() {
    let text = """
      void f(BOOL stops) {
        __block Pair both = {nil, nil};
        void (^use)(void) = [^{ both.b = [k retain]; } copy];
        both.a = [k retain];
        use();
        int *no = NULL;
        if (stops) *no = 1;
      }
      """
    let session = ClaimPlaceTests.session(.mrc, Self.pair + [text])
    if case .done = session.evaluate("f(YES);").status { Issue.record("no stop") }
    #expect(ClaimPlaceTests.signs(1, session) == "[k] [both] [both]")
    #expect(session.evaluate("f(NO);").status == .done)
    #expect(ClaimPlaceTests.signs(1, session) == "[k] [block #2] [block #2]")
  }

  /// A function that may have moved the pointer leaves nothing to be guessed: what was taken is found where it went.
  @Test func aPointerThatAFunctionMovesIsFollowed() {
    let session = ClaimPlaceTests.session(
      .mrc,
      Self.two + [
        "void goOn(void) { p = old; }", "p->kid = [k retain]; goOn();", "old->kid = k;",
      ])
    #expect(ClaimPlaceTests.signs(3, session) == "[k] [#2.kid] (#1.kid)")
  }
}
