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
