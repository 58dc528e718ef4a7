import Diagnostics
import Explorer
import Session
import Testing

/// The last door of a singleton, two threads at once: what they find does not hang on whether somebody has asked for
/// the object before.
@Suite struct DoorRaceTests {
  private static let getters: [(String, Bool)] = [
    ("static One *one; if (!one) one = [[self alloc] init]; return one;", true),
    (
      "static One *one; static dispatch_once_t token; dispatch_once(&token, ^{ one = [[self alloc] init]; }); return one;",
      false
    ),
    ("static One *one; @synchronized(self) { if (!one) one = [self new]; } return one;", false),
    ("static One *one; if (!one) { @synchronized(self) { one = [self new]; } } return one;", true),
  ]

  @Test(arguments: getters, [MemoryMode.mrc, .arc])
  func theFirstQuestionIsRaced(_ getter: (body: String, isOpen: Bool), _ mode: MemoryMode) throws {
    for before in ["", "One *mine = [One shared];", "[One shared]; [One shared];"] {
      var options = SessionOptions()
      options.mode = mode
      let session = ProgramSession(options: options)
      for input in [
        "@interface One : NSObject + (One *)shared; @end",
        "@implementation One + (One *)shared { \(getter.body) } @end", before,
      ] where !input.isEmpty {
        #expect(session.evaluate(input).status == .done)
      }
      let report = try #require(session.doors(ofClass: "One"))
      let race = try #require(report.doors.first { $0.way == .threads })
      // Under ARC a schedule may even free what the other thread is about to return.
      #expect(
        (race.isOpen || race.answer == .stopped) == getter.isOpen,
        "\(getter.body) after '\(before)': \(race.answer)")
    }
  }

  /// One object is not enough: each thread has to get it, and whoever asks afterwards.
  @Test(arguments: [
    // What says that it is there is set before it is.
    (
      "static BOOL made; static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;",
      "if (!made) { pthread_mutex_lock(&m); if (!made) { made = YES; one = [[One alloc] init]; } pthread_mutex_unlock(&m); } return one;",
      Door.Clash.nothing
    ),
    (
      "static BOOL made; static os_unfair_lock m = OS_UNFAIR_LOCK_INIT;",
      "os_unfair_lock_lock(&m); BOOL mine = !made; made = YES; os_unfair_lock_unlock(&m); if (mine) one = [One new]; return one;",
      .nothing
    ),
    (
      "",
      "@synchronized([One class]) { if (!one) one = [One new]; } return [NSThread isMainThread] ? one : nil;",
      .nothing
    ),
    // Two objects from the start, and another thread is given the other.
    (
      "static One *other;",
      "@synchronized([One class]) { if (!one) { one = [One new]; other = [One new]; } return [NSThread isMainThread] ? one : other; }",
      .others
    ),
    // The lock is given back only by who makes it.
    (
      "static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;",
      "pthread_mutex_lock(&m); if (one) return one; one = [One new]; pthread_mutex_unlock(&m); return one;",
      .stuck
    ),
    (
      "static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;",
      "pthread_mutex_lock(&m); if (!one) one = [One new]; pthread_mutex_unlock(&m); return one;",
      nil
    ),
  ])
  func eachThreadGetsTheObject(
    _ globals: String, _ body: String, _ clash: Door.Clash?
  ) throws {
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.evaluate(
      """
      #import <Foundation/Foundation.h>
      @interface One : NSObject
      + (One *)shared;
      @end
      static One *one; \(globals)
      @implementation One
      + (One *)shared { \(body) }
      @end
      """)
    #expect(outcome.status == .done, "\(outcome.diagnostics)")
    let report = try #require(session.doors(ofClass: "One"))
    let race = try #require(report.doors.first { $0.way == .threads })
    guard case .schedules(let all, let bad, let found) = race.answer else {
      Issue.record("\(race.answer)")
      return
    }
    #expect(found == clash)
    #expect((bad > 0) == (clash != nil) && bad <= all ?? 0)
    #expect(report.isThreadSafe == (clash == nil))
  }

  /// Where the class makes its object by itself before anybody can ask, nobody races.
  @Test func whatInitializeMakesIsThere() throws {
    let session = ProgramSession(options: SessionOptions())
    for input in [
      "@interface One : NSObject + (One *)shared; @end", "static One *one;",
      """
      @implementation One
      + (void)initialize { if (self == [One class]) one = [One new]; }
      + (One *)shared { if (!one) one = [One new]; return one; }
      @end
      """, "One *mine = [One shared];",
    ] {
      #expect(session.evaluate(input).status == .done)
    }
    let report = try #require(session.doors(ofClass: "One"))
    #expect(report.doors.first { $0.way == .threads }?.isOpen == false)
  }

  private static func asked(
    _ globals: String, _ body: String, _ mode: MemoryMode = .mrc, before: [String] = []
  ) throws -> DoorReport {
    var options = SessionOptions()
    options.mode = mode
    let session = ProgramSession(options: options)
    let inputs =
      [
        "#include <stdatomic.h>\n@interface One : NSObject { int n; }\n+ (One *)shared;\n@end",
        globals, "@implementation One\n\(body)\n@end",
      ] + before
    for input in inputs where !input.isEmpty {
      let outcome = session.evaluate(input)
      #expect(outcome.status == .done, "\(input): \(outcome.diagnostics)")
    }
    return try #require(session.doors(ofClass: "One"))
  }

  /// Wherever a class keeps its object, and that it has one: asking before does not change what is found.
  @Test(arguments: [
    (
      "static One *s; static BOOL made;",
      "@synchronized(self) { if (!made) { s = [self new]; made = YES; } } return s;", false
    ),
    (
      "static One *s; static dispatch_once_t t[1];",
      "dispatch_once(&t[0], ^{ s = [One new]; }); return s;", false
    ),
    ("static One *s; static long t;", "dispatch_once(&t, ^{ s = [One new]; }); return s;", false),
    ("static One *s[2];", "if (!s[1]) s[1] = [self new]; return s[1];", true),
    (
      "static struct { __unsafe_unretained One *p; int k; } s;",
      "if (!s.p) s.p = [self new]; return s.p;", true
    ),
    (
      "static One **s;",
      "if (!s) s = calloc(1, sizeof *s); if (!*s) *s = [self new]; return *s;", true
    ),
    ("static One *s;", "if (!s) s = [self new]; return s; }\n+ (void)load {", true),
  ]) func whoHasAskedBeforeChangesNothing(
    _ globals: String, _ body: String, _ isOpen: Bool
  ) throws {
    for before in [
      [], ["One *mine = [One shared];"], ["int k = 3;", "[One shared]; [One shared];"],
    ] {
      let report = try Self.asked(globals, "+ (One *)shared { \(body) }", before: before)
      let race = try #require(report.doors.first { $0.way == .threads })
      #expect(race.isOpen == isOpen, "\(body) after \(before): \(race.answer)")
      #expect(report.isThreadSafe != isOpen)
      #expect(report.doors.contains { $0.way == .allocFirst })
    }
  }

  /// What was typed since the first question counts there as it does here: another body of the getter, what it needs.
  @Test(arguments: [
    ("@synchronized(gate) { if (!s) s = [self new]; } return s;", false),
    ("if (!s) s = [self new]; return s;", true),
  ]) func whatWasTypedSinceIsThere(_ body: String, _ isOpen: Bool) throws {
    let first =
      isOpen
      ? "@synchronized(self) { if (!s) s = [self new]; } return s;"
      : "if (!s) s = [self new]; return s;"
    let report = try Self.asked(
      "static One *s;", "+ (One *)shared { \(first) }",
      before: [
        "One *mine = [One shared];", "NSObject *gate = [NSObject new];",
        "[mine retain]; [One shared];",
        "@implementation One\n+ (One *)shared { \(body) }\n@end", "[One shared];",
      ])
    let race = try #require(report.doors.first { $0.way == .threads })
    #expect(race.isOpen == isOpen, "\(race.answer)")
    #expect(report.isThreadSafe != isOpen)
  }

  /// What is made by what runs by itself is there before anybody can ask.
  @Test(arguments: [
    "__attribute__((constructor)) static void make(void) { s = [One new]; }",
    "@implementation One (Load) + (void)load { s = [One new]; } @end",
  ]) func whatRunsByItselfComesFirst(_ maker: String) throws {
    for before in ["", "[One shared];"] {
      let session = ProgramSession(options: SessionOptions())
      let text = """
        @interface One : NSObject
        + (One *)shared;
        @end
        static One *s;
        @implementation One
        + (One *)shared { return s; }
        @end
        \(maker)
        """
      for input in [text, before] where !input.isEmpty {
        #expect(session.evaluate(input).status == .done)
      }
      let report = try #require(session.doors(ofClass: "One"))
      #expect(report.isThreadSafe, "\(report.doors)")
      #expect(!report.doors.contains { $0.way == .allocFirst })
    }
    let swift = ProgramSession(options: SessionOptions())
    swift.inputLanguage = .swift
    let outcome = swift.evaluate(
      """
      private let theOne = One()
      final class One {
        fileprivate init() {}
        static var shared: One { theOne }
      }
      """)
    #expect(outcome.status == .done, "\(outcome.diagnostics)")
    let report = try #require(swift.doors(ofClass: "One"))
    #expect(report.isThreadSafe, "\(report.doors)")
  }

  /// Whoever is answered before `init` has ended sees what it has not set yet.
  @Test(arguments: [
    ("s = [self alloc]; [s init];", Door.Clash.unfinished), ("s = [[self alloc] init];", nil),
    ("One *it = [self alloc]; s = it; it = [it init];", .unfinished),
    ("One *it = [self alloc]; it = [it init]; s = it;", nil),
  ]) func halfAnObjectIsSeen(_ make: String, _ clash: Door.Clash?) throws {
    let report = try Self.asked(
      "static One *s;",
      """
      - (id)init { if ((self = [super init])) n = 42; return self; }
      + (One *)shared { if (!s) { @synchronized([One class]) { if (!s) { \(make) } } } return s; }
      """)
    let race = try #require(report.doors.first { $0.way == .threads })
    guard case .schedules(_, _, let found) = race.answer else {
      Issue.record("\(race.answer)")
      return
    }
    #expect(found == clash)
    #expect(report.isThreadSafe == (clash == nil))
  }

  /// Threads that go round are not counted, and who is stopped in some schedule is told how.
  @Test func whatCannotBeCountedOrIsStopped() throws {
    let spins = try Self.asked(
      "static One *s; static atomic_flag gate = ATOMIC_FLAG_INIT;",
      "+ (One *)shared { while (atomic_flag_test_and_set(&gate)) {} if (!s) s = [One new]; "
        + "One *it = s; atomic_flag_clear(&gate); return it; }")
    #expect(
      spins.doors.first { $0.way == .threads }?.answer == .schedules(all: nil, bad: 0, nil),
      "\(spins.doors)")
    let waits = try Self.asked(
      "static One *s; static NSLock *a, *b; static int w;",
      """
      + (void)load { a = [NSLock new]; b = [NSLock new]; }
      + (One *)shared {
        NSLock *x = w++ % 2 ? a : b, *y = x == a ? b : a;
        [x lock]; [y lock]; if (!s) s = [One new]; [y unlock]; [x unlock]; return s;
      }
      """)
    #expect(
      waits.doors.first { $0.way == .threads }?.answer == .scheduleEnds(.deadlock),
      "\(waits.doors)")
    #expect(!waits.isThreadSafe)
  }
}
