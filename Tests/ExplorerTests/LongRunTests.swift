import Explorer
import Session
import Testing

/// Programs whose threads run for thousands of steps: the first failure is found although the states have no room, and
/// a run that was left off in the middle says nothing about an end.
@Suite struct LongRunTests {
  private static func counting(_ turns: Int) -> String {
    "int n; int sum; void body(int k) { for (int i = 0; i < \(turns); i++) n++; }"
  }

  @Test(arguments: [
    ("for (int i = 0; i < 4000; i++) n++;", "n == 8000"),
    ("for (int i = 0; i < 2500; i++) { n = n + 1; sum = n; }", "n == 5000"),
    ("while (seen < 3000) { seen++; }", "seen == 3000"),
  ])
  func aLostUpdateOfALongLoopIsFound(_ body: String, _ check: String) throws {
    let text = "int n; int sum; int seen; void body(int k) { \(body) }"
    let found = try Model(text: text, check: check).explorer.explore()
    #expect(found.verdict == .found)
    #expect(found.preemptions == 1)
  }

  @Test(arguments: [(100, true), (60_000, true), (2_000_000, false)])
  func anEndIsKnownWhereTheRunCameToIt(_ turns: Int, _ isKnown: Bool) throws {
    let explorer = try Model(text: Self.counting(turns), check: "true").explorer
    let end = try #require(explorer.undisturbed { $0.wholeNumbers()["n"] })
    #expect(end.isGood == isKnown)
    if isKnown { #expect(end.answer == "\(turns * 2)") }
  }

  @Test func whoIsInterruptedKnowsNoEnd() throws {
    var explorer = try Model(text: Self.counting(10_000), check: "true").explorer
    var asked = 0
    explorer.isInterrupted = {
      asked += 1
      return asked > 5_000
    }
    let end = explorer.undisturbed { _ in }
    #expect(end?.isGood == false)
    #expect(asked < 6_000)
  }
}
