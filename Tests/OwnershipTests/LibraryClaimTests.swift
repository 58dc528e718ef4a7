import Diagnostics
import Ownership
import Session
import Testing
import VirtualMachine

/// What the library took for one of its objects is given back for that one, whichever way both were made.
@Suite struct LibraryClaimTests {
  /// How a container (`x`) takes `o`, and how it lets go.
  private static let forms: [(takes: String, gives: String)] = [
    ("id x = [NSArray arrayWithObjects:o, nil];", "x = nil;"),
    ("id x = @[o];", "x = nil;"),
    ("id x = [@[o] mutableCopy];", "x = nil;"),
    ("NSMutableArray *x = [NSMutableArray new]; [x addObject:o];", "[x removeObject:o];"),
    ("id x = @{@\"k\": o};", "x = nil;"),
    (
      "NSMutableDictionary *x = [NSMutableDictionary new]; x[@\"k\"] = o;",
      "[x removeObjectForKey:@\"k\"];"
    ),
    ("id x = [NSSet setWithObjects:o, nil];", "x = nil;"),
    ("NSMutableSet *x = [NSMutableSet new]; [x addObject:o];", "[x removeObject:o];"),
    ("NSCache *x = [NSCache new]; [x setObject:o forKey:@\"k\"];", "x = nil;"),
    (
      "NSMapTable *x = [NSMapTable strongToStrongObjectsMapTable]; [x setObject:o forKey:@\"k\"];",
      "x = nil;"
    ),
    ("NSObject *x = [NSObject new]; objc_setAssociatedObject(x, \"k\", o, 1);", "x = nil;"),
    ("CFTypeRef x = CFBridgingRetain(o);", "CFBridgingRelease(x);"),
  ]

  private static func named(_ text: String, _ name: String) -> String {
    text.replacing(#/\bx\b/#, with: name)
  }

  @Test(arguments: forms.indices) func theOneThatLetsGoGivesBackItsOwn(_ first: Int) throws {
    for second in Self.forms.indices where second != first {
      let (one, two) = (Self.forms[first], Self.forms[second])
      let session = LedgerTests.session(
        .arc, "#import <objc/runtime.h>\nNSObject *o = [NSObject new];",
        Self.named(one.takes, "x"), Self.named(two.takes, "y"), Self.named(one.gives, "x"),
        "@autoreleasepool { (void)o; }")
      _ = session.drainBasePool()
      let account = try #require(session.moment.account(of: 1))
      let taken = account.open.filter { $0.kind != .birth }.map { unit in
        session.sources.file(of: unit.place).map { String(decoding: $0.text, as: UTF8.self) } ?? ""
      }
      #expect(taken == [Self.named(two.takes, "y")], "\(one.takes) beside \(two.takes)")
    }
  }

  /// A leak says what is missing: a release, the end of a scope that an exception left, or a pool.
  @Test(arguments: [
    (MemoryMode.mrc, "{ NSObject *r = [NSObject new]; [r hash]; }", false),
    (
      .mrc,
      "@try { NSObject *r = [NSObject new]; [NSException raise:@\"A\" format:@\"a\"]; [r release]; } @catch (id e) { }",
      false
    ),
    (.arc, "void *v = (__bridge_retained void *)[NSObject new]; v = NULL;", false),
    (
      .arc,
      "@try { NSObject *r = [NSObject new]; [NSException raise:@\"A\" format:@\"a\"]; [r hash]; } @catch (id e) { }",
      true
    ),
  ])
  func onlyAnExceptionThatLeftAScopeIsBlamed(
    _ mode: MemoryMode, _ input: String, _ isUnwound: Bool
  ) throws {
    let session = LedgerTests.session(
      mode, input, "@try { [NSException raise:@\"B\" format:@\"b\"]; } @catch (id e) { }")
    _ = session.drainBasePool()
    let report = Ledger(session.moment).leakReport()
    let leak = try #require(report.leaks.first { $0.account.className == "NSObject" })
    #expect(!leak.unwound.isEmpty == isUnwound)
  }
}
