import Diagnostics
import Ownership
import Session
import Testing
import VirtualMachine

/// The doors of a singleton: each one that a class leaves open is found, and none that it closed.
@Suite struct DoorTests {
  private func report(_ body: String, mode: MemoryMode = .mrc) throws -> DoorReport {
    var options = SessionOptions()
    options.mode = mode
    let session = ProgramSession(options: options)
    let outcome = session.evaluate(
      """
      @interface One : NSObject { int state; }
      + (One *)shared;
      @end
      static One *one = nil;
      @implementation One
      + (One *)shared { if (!one) one = [[self alloc] init]; return one; }
      \(body)
      @end
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

  @Test func aStrictOneIsClosed() throws {
    let report = try report(
      """
      + (id)allocWithZone:(NSZone *)zone { return one ? one : (one = [super allocWithZone:zone]); }
      - (id)copyWithZone:(NSZone *)zone { return self; }
      - (id)mutableCopyWithZone:(NSZone *)zone { return self; }
      - (id)retain { return self; }
      - (oneway void)release { }
      - (id)autorelease { return self; }
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
}
