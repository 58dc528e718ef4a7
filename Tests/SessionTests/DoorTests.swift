import Diagnostics
import Ownership
import Session
import Testing
import VirtualMachine

/// The doors of a singleton: each one that a class leaves open is found, and none that it closed.
@Suite struct DoorTests {
  private func report(
    _ body: String, globals: String = "", make: String = "one = [[self alloc] init];",
    after: String = "", mode: MemoryMode = .mrc
  ) throws -> DoorReport {
    var options = SessionOptions()
    options.mode = mode
    let session = ProgramSession(options: options)
    let outcome = session.evaluate(
      """
      @interface One : NSObject { int state; }
      + (One *)shared;
      @end
      static One *one = nil; \(globals)
      @implementation One
      + (One *)shared { if (!one) { \(make) } return one; }
      \(body)
      @end
      \(after)
      """)
    #expect(outcome.status == .done, "\(outcome.diagnostics.map(\.title))")
    let events = session.eventCount
    let objects = session.objects().count
    let report = try #require(session.doors(ofClass: "One", racing: nil))
    #expect(session.eventCount == events, "asking changes nothing")
    #expect(session.objects().count == objects)
    return report
  }

  private func answer(_ way: Door.Way, _ report: DoorReport) -> Door.Answer? {
    report.doors.first { $0.way == way }?.answer
  }

  @Test func whoOnlySharesLeavesAllocOpen() throws {
    let report = try report("")
    #expect(report.getter == "shared")
    #expect(!report.isStrict)
    #expect(report.isFlexible)
    guard case .second? = answer(.alloc, report), case .second? = answer(.new, report) else {
      Issue.record("\(report.doors)")
      return
    }
    #expect(Set(report.open.map(\.way)).isSuperset(of: [.alloc, .new, .allocWithZone]))
    guard case .exception? = answer(.copy, report) else {
      Issue.record("\(report.doors)")
      return
    }
  }

  /// A class may look at the zone: one of somebody's own leads past what it does for the usual one.
  @Test func aZoneOfOnesOwnIsTried() throws {
    let make = "one = [[super allocWithZone:NULL] init];"
    func body(_ guarded: String) -> String {
      """
      + (id)allocWithZone:(NSZone *)zone {
        if (\(guarded)) return [[self shared] retain];
        return [super allocWithZone:zone];
      }
      - (id)copyWithZone:(NSZone *)zone { return [self retain]; }
      """
    }
    let usual = try report(body("!zone || zone == NSDefaultMallocZone()"), make: make)
    guard case .second? = answer(.allocWithZone, usual) else {
      Issue.record("\(usual.doors)")
      return
    }
    #expect(usual.doors.first { $0.way == .allocWithZone }?.text.contains("NSCreateZone") == true)
    guard case .same? = answer(.allocWithZone, try report(body("1"), make: make)) else {
      Issue.record("a door that is shut for all zones")
      return
    }
  }

  /// The one object comes out of alloc, and everybody who releases what he allocated takes a count of it.
  @Test func whoGivesTheOneAwayWithoutACountIsOverReleased() throws {
    let report = try report(
      "+ (id)allocWithZone:(NSZone *)zone { return one ? one : (one = [super allocWithZone:zone]); }"
    )
    guard case .overReleased? = answer(.alloc, report) else {
      Issue.record("\(report.doors)")
      return
    }
    #expect(report.open.contains { $0.way == .alloc })
    #expect(!report.isStrict)
  }

  @Test func whoSetsTheStateBackIsTold() throws {
    let report = try report(
      """
      + (id)allocWithZone:(NSZone *)zone { return one ? [one retain] : [super allocWithZone:zone]; }
      - (id)init { self = [super init]; state = state + 1; return self; }
      """)
    guard case .stateSet(_, let variables)? = answer(.initAgain, report) else {
      Issue.record("\(report.doors)")
      return
    }
    #expect(variables.map(\.name) == ["state"])
    #expect(report.open.contains { $0.way == .initAgain })
  }

  /// What closes every door that a class has without a word of its own.
  private static let closed = """
    + (id)allocWithZone:(NSZone *)zone { return one ? one : (one = [super allocWithZone:zone]); }
    - (id)copyWithZone:(NSZone *)zone { return self; }
    - (id)mutableCopyWithZone:(NSZone *)zone { return self; }
    - (id)retain { return self; }
    - (oneway void)release { }
    - (id)autorelease { return self; }
    """

  @Test func aStrictOneIsClosed() throws {
    let report = try report(
      """
      \(Self.closed)
      - (NSUInteger)retainCount { return NSUIntegerMax; }
      """)
    #expect(report.isStrict, "\(report.doors)")
    #expect(report.open.isEmpty)
    for way in [Door.Way.alloc, .new, .copy, .mutableCopy, .initAgain] {
      guard case .same? = answer(way, report) else {
        Issue.record("\(way): \(report.doors)")
        continue
      }
    }
  }

  /// Swift's doors are what one can write in Swift: an initialiser that is private is closed, a final class has no child.
  @Test(arguments: [
    ("final class One { static let shared = One(); private init() {} }", []),
    ("class One { static let shared = One(); private init() {} }", []),
    ("final class One { static let shared = One(); init() {} }", [Door.Way.alloc]),
    ("class One { static let shared = One() }", [.alloc, .subclass]),
    (
      "final class One { static let shared = One(); private init() {}; func copy() -> One { One() } }",
      [.copy]
    ),
    (
      "class One { static let shared = One(n: 1); init(n: Int) {} }",
      [.initializer, .subclass]
    ),
    (
      "final class One { static let shared = One(1); private init(_ n: Int) {}; static func make(_ s: [String]) -> One { One(2) } }",
      [.method]
    ),
    (
      "final class One { static let shared = One(); private init() {}; func twin(of other: One?) -> One { One() } }",
      [.method]
    ),
    (
      "final class One { static let shared = One(\"a\")!; init?(_ s: String) { if s.isEmpty { return nil } } }",
      [.initializer]
    ),
  ])
  func swiftsDoorsAreSaidInSwift(_ text: String, _ open: [Door.Way]) throws {
    let session = ProgramSession(options: SessionOptions())
    session.inputLanguage = .swift
    let outcome = session.evaluate(text)
    #expect(outcome.status == .done, "\(outcome.diagnostics.map(\.title))")
    let report = try #require(session.doors(ofClass: "One", racing: nil))
    #expect(report.open.map(\.way) == open, "\(report.doors)")
    #expect(report.isStrict == open.isEmpty)
    #expect(report.doors.first?.text == "One.shared")
  }

  /// A door that nobody can try is not called closed.
  @Test func whatCannotBeTriedIsNotClosed() throws {
    let session = ProgramSession(options: SessionOptions())
    session.inputLanguage = .swift
    let outcome = session.evaluate(
      """
      final class One { static let shared = One(); private init() {}
      static func of(_ x: inout Int) -> One { shared } }
      """)
    #expect(outcome.status == .done, "\(outcome.diagnostics.map(\.title))")
    let report = try #require(session.doors(ofClass: "One", racing: nil))
    #expect(report.open.isEmpty)
    #expect(report.unsettled.map(\.text) == ["One.of(_:)"])
  }

  /// Methods of one's own are doors, too, and initialisers with arguments.
  @Test(arguments: [
    ("+ (One *)fresh { return [[[super allocWithZone:NULL] init] autorelease]; }", Door.Way.method),
    ("+ (id)numbered:(int)n { return [[[super allocWithZone:NULL] init] autorelease]; }", .method),
    ("- (One *)other { return [NSAllocateObject([One class], 0, NULL) init]; }", .method),
    (
      "- (id)initNamed:(NSString *)name { return NSAllocateObject([One class], 0, NULL); }",
      .initializer
    ),
  ])
  func whatAClassAddsIsTried(_ method: String, _ way: Door.Way) throws {
    let report = try report(
      """
      \(Self.closed)
      \(method)
      """)
    #expect(report.open.contains { $0.way == way }, "\(report.doors)")
    #expect(!report.isStrict)
  }

  @Test func aGetterThatIsStoppedSaysSo() throws {
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.evaluate(
      """
      @interface One : NSObject
      + (One *)shared;
      @end
      @implementation One
      + (One *)shared { static One *s; static dispatch_once_t t; dispatch_once(&t, ^{ s = [One new]; }); return s; }
      - (id)init { self = [super init]; [One shared]; return self; }
      @end
      """)
    #expect(outcome.status == .done, "\(outcome.diagnostics.map(\.title))")
    let report = try #require(session.doors(ofClass: "One", racing: nil))
    #expect(report.getter == nil)
    #expect(report.stoppedGetter?.by.code == .onceRecursion)
  }

  /// Who asks today and who asks tomorrow share no pool.
  @Test(arguments: [
    "+ (One *)mine { if (!one) one = [[[super allocWithZone:NULL] init] autorelease]; return one; }",
    "+ (One *)mine { if (!one) one = [[super allocWithZone:NULL] init]; return [one autorelease]; }",
  ]) func whatThePoolTakesAwayIsNoSharedObject(_ getter: String) throws {
    let text = getter.replacing("mine", with: "shared")
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.evaluate(
      """
      @interface One : NSObject
      + (One *)shared;
      @end
      static One *one = nil;
      @implementation One
      \(text)
      + (id)allocWithZone:(NSZone *)zone { return [[self shared] retain]; }
      @end
      """)
    #expect(outcome.status == .done)
    let report = try #require(session.doors(ofClass: "One", racing: nil))
    #expect(report.getter == nil)
    #expect(report.stoppedGetter != nil)
    #expect(!report.isStrict)
  }

  /// A class that raises at every alloc is as closed when nobody has asked yet.
  @Test func whoRaisesAtAllocIsStrict() throws {
    let report = try report(
      """
      + (id)allocWithZone:(NSZone *)zone {
        if (!isMade) [NSException raise:@"x" format:@"no"];
        return [super allocWithZone:zone];
      }
      """,
      globals: "static BOOL isMade;", make: "isMade = YES; one = [[self alloc] init]; isMade = NO;")
    guard case .exception? = answer(.allocFirst, report) else {
      Issue.record("\(report.doors)")
      return
    }
  }

  /// A function that answers a new one is a door, too.
  @Test func aFunctionThatMakesOneIsADoor() throws {
    let report = try report(
      "+ (id)allocWithZone:(NSZone *)zone { return one ? [one retain] : [super allocWithZone:zone]; }",
      after: "One *another(void) { return NSAllocateObject([One class], 0, NULL); }")
    #expect(report.open.contains { $0.text == "another()" }, "\(report.doors)")
  }

  // MARK: Objects that leave another way

  private static let maker = "[[[super allocWithZone:NULL] init] autorelease]"

  /// An object leaves through an argument, a block, a collection or a part of what is answered.
  @Test(arguments: [
    ("+ (void)getOne:(One **)out { if (out) *out = NEW; }", "[One getOne:&each]"),
    ("+ (void)eachOne:(void (^)(One *one, BOOL *stop))body { body(NEW, NULL); }", "eachOne:"),
    ("+ (BOOL)withAny:(BOOL (^)(id thing))body { return body(NEW); }", "withAny:"),
    ("+ (NSArray *)ones { return [NSArray arrayWithObjects:one, NEW, nil]; }", "[One ones]"),
    (
      "+ (NSDictionary<NSString *, One *> *)named { return [NSDictionary dictionaryWithObject:NEW forKey:@\"a\"]; }",
      "[One named]"
    ),
    ("+ (void)fill:(NSMutableArray *)all { [all addObject:NEW]; }", "[One fill:all]"),
    (
      "+ (One *(^)(void))maker { return [[^{ return (One *)NEW; } copy] autorelease]; }",
      "[One maker]"
    ),
  ])
  func whatLeavesAnotherWayIsSeen(_ method: String, _ text: String) throws {
    let report = try report(Self.closed + method.replacing("NEW", with: Self.maker))
    #expect(
      report.open.contains { $0.way == .method && $0.text.contains(text) }, "\(report.doors)")
    #expect(!report.isStrict)
    let same = try self.report(Self.closed + method.replacing("NEW", with: "[One shared]"))
    #expect(same.isStrict, "\(same.doors)")
    #expect(same.open.isEmpty)
  }

  /// What nobody here can take from there is named.
  @Test(arguments: [
    "+ (One **)all { return NULL; }",
    "+ (void)call:(void (*)(One *one))function { }",
    "+ (void)lists:(void (^)(NSArray<One *> *all))body { }",
  ])
  func whatNobodyCanTakeIsNamed(_ method: String) throws {
    let report = try report(Self.closed + method)
    #expect(report.unsettled.count == 1, "\(report.doors)")
  }

  @Test(arguments: [
    ("static func spares() -> [One] { [shared, NEW] }", "One.spares().first"),
    ("static func pair() -> (Int, One) { (1, NEW) }", "One.pair().1"),
    ("static let make: () -> One = { NEW }", "One.make()"),
    ("static func of(_ one: inout One?) { one = NEW }", "One.of(&each)"),
    ("static func with(_ body: (Int, One) -> Void) { body(1, NEW) }", "One.with("),
    ("static var named: [String: One] { [\"a\": NEW] }", "One.named.values.first"),
    ("enum Maker { static func one() -> One { NEW } }", "One.Maker.one()"),
    ("struct Box { var one: One }\n static func box() -> Box { Box(one: NEW) }", "One.box().one"),
    ("static subscript(number: Int) -> One { NEW }", "One[0]"),
  ])
  func whatLeavesAnotherWayInSwiftIsSeen(_ member: String, _ text: String) throws {
    for (made, isOpen) in [("One()", true), ("One.shared", false)] {
      let session = ProgramSession(options: SessionOptions())
      session.inputLanguage = .swift
      let outcome = session.evaluate(
        "final class One { static let shared = One(); private init() {}\n"
          + member.replacing("NEW", with: made) + "\n}")
      #expect(outcome.status == .done, "\(outcome.diagnostics.map(\.title))")
      let report = try #require(session.doors(ofClass: "One", racing: nil))
      #expect(report.open.contains { $0.text.contains(text) } == isOpen, "\(report.doors)")
      #expect(report.isStrict == !isOpen, "\(report.doors)")
    }
  }

  @Test func whatNobodyCanTakeInSwiftIsNamed() throws {
    let session = ProgramSession(options: SessionOptions())
    session.inputLanguage = .swift
    let outcome = session.evaluate(
      """
      final class One { static let shared = One(); private init() {}
      static func nested() -> [[One]] { [[One()]] }
      static func put(_ all: inout [One]) { all = [One()] } }
      """)
    #expect(outcome.status == .done, "\(outcome.diagnostics.map(\.title))")
    let report = try #require(session.doors(ofClass: "One", racing: nil))
    #expect(Set(report.unsettled.map(\.text)) == ["One.nested()", "One.put(_:)"])
  }

  /// Whatever a door answers, who asks for the shared one afterwards has to get it.
  @Test(arguments: [
    ("- (id)copyWithZone:(NSZone *)zone { one = nil; return self; }", Door.Way.copy),
    ("- (id)mutableCopyWithZone:(NSZone *)zone { one = nil; return nil; }", .mutableCopy),
    ("- (id)itself { one = nil; return self; }", .method),
  ])
  func whoLosesTheSharedOneIsOpen(_ method: String, _ way: Door.Way) throws {
    let name = method.contains("mutableCopy") ? "- (id)mutableCopyWithZone:" : "- (id)copyWithZone:"
    let kept = Self.closed.split(separator: "\n")
      .filter { way == .method || !$0.hasPrefix(name) }.joined(separator: "\n")
    let report = try report(kept + "\n" + method, make: "one = [[super allocWithZone:NULL] init];")
    let door = try #require(report.doors.first { $0.losesShared }, "\(report.doors)")
    #expect(door.way == way)
    #expect(door.isOpen)
    #expect(door.text.hasSuffix("[One shared]"))
    #expect(!report.isStrict)
  }
}
