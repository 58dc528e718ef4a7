import Explorer
import Testing
import Views

/// A token leads to where the search has been, in the same steps.
@Suite struct ReplayTests {
  private static let shop = """
    // mode: arc
    #import <Foundation/Foundation.h>
    @interface Shop : NSObject { int sold; }
    + (instancetype)shared;
    - (void)sell;
    - (int)sold;
    @end
    @implementation Shop
    + (instancetype)shared { static Shop *s; if (!s) s = [[Shop alloc] init]; return s; }
    - (void)sell { sold++; }
    - (int)sold { return sold; }
    @end
    void body(int n) {
    """

  /// The search learns on its ways that a shop may go, and a replay of this one never sees it.
  @Test(arguments: [
    ("[[Shop shared] sell];", "[[Shop shared] sold] == 2"),
    ("[[Shop shared] sell]; [[Shop shared] sell];", "[[Shop shared] sold] == 4"),
    ("[[Shop shared] sell];", "objects(Shop) == 1"),
    ("Shop *s = [Shop shared]; [s sell]; s = nil;", "[[Shop shared] sold] == 2"),
  ])
  func aSingletonThatIsMadeTwice(_ body: String, _ check: String) throws {
    let model = try Model(text: Self.shop + body + " }", check: check)
    try expectReplayed(model, body)
  }

  @Test func everySmallProgram() throws {
    for program in SmallProgram.all {
      let model = try Model(text: program.text, check: program.check, setup: "setup")
      try expectReplayed(model, "\(program.before) \(program.body)")
    }
  }

  private func expectReplayed(_ model: Model, _ name: String) throws {
    let found = model.explorer.explore()
    guard found.verdict == .found, let failure = found.failure else { return }
    let token = try #require(found.token.flatMap { ScheduleToken($0) }, "\(name)")
    let replayed = try #require(model.explorer.replay(token), "\(name)")
    if case .livelock = failure {
      #expect(replayed.loop != nil, "\(name)")
      return
    }
    #expect(replayed.order == found.order, "\(name)")
    #expect(replayed.steps.count == found.schedule.count, "\(name)")
    #expect(replayed.failure.map { "\($0)" } == "\(failure)", "\(name)")
  }
}

/// What a failing schedule is called.
@Suite struct AnomalyNameTests {
  /// A flag that is set is no value that is lost, whatever stood there before.
  @Test(arguments: [
    (
      "int flag; _Atomic int made;",
      "int f = flag; if (!f) { flag = 1; atomic_fetch_add(&made, 1); }", "made == 1", "checkThenAct"
    ),
    (
      "BOOL flag; _Atomic int made;", "if (flag) return; flag = YES; atomic_fetch_add(&made, 1);",
      "made == 1", "checkThenAct"
    ),
    ("int made;", "made++;", "made == 2", "lostUpdate"),
    ("double made;", "made = made + 1.5;", "made == 3", "lostUpdate"),
    ("char made = 97;", "made += 1;", "made == 99", "lostUpdate"),
    ("int made;", "int old = made; made = old * 2 + 1;", "made == 3", "lostUpdate"),
    ("int made; void put(int n) { made = n; }", "put(made + 1);", "made == 2", "lostUpdate"),
    (
      "int made; int more(int n) { return n + 1; }", "made = more(made);", "made == 2", "lostUpdate"
    ),
  ])
  func aFlagLosesNothing(
    _ before: String, _ body: String, _ check: String, _ name: String
  ) throws {
    let found = try explore(
      "#include <stdatomic.h>\n\(before)\nvoid body(int n) { \(body) }", check: check)
    #expect(found.verdict == .found)
    #expect(anomalyKey(found) == name)
  }

  /// Who waits for somebody that waits for a signal is not held up by a lock; who waits for one that is over is.
  @Test(arguments: [
    ("c.wait(held); ", "t.join();", "lostSignal"),
    ("", "m.lock(); t.join(); m.lock();", "lockOrder"),
    ("held.release(); ", "t.join(); m.lock();", "lockKept"),
  ])
  func whatIsWaitedForAtTheEndNamesIt(_ work: String, _ rest: String, _ name: String) throws {
    let text = """
      #include <condition_variable>
      #include <mutex>
      #include <thread>
      std::mutex m;
      std::condition_variable c;
      int main() {
        std::thread t([] { std::unique_lock<std::mutex> held(m); \(work)});
        \(rest)
      }
      """
    let found = try Model(text: text, path: "model.cpp", parallel: nil).explorer.explore()
    #expect(found.verdict == .found)
    #expect(anomalyKey(found) == name, "\(String(describing: found.failure))")
  }
}
