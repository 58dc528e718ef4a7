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
    #expect((bad > 0) == (clash != nil) && bad <= all)
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
}
