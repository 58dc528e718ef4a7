import Session
import Shell
import Testing

@Suite struct ComparingTests {
  @Test func theWordsBehindCompare() {
    var one = FileComparison()
    one.paths = ["Car.m"]
    one.modes = [.mrc, .arc]
    #expect(Invocation(["compare", "Car.m", "--mrc", "--arc"]) == .compare(one))
    var two = FileComparison()
    two.paths = ["A.m", "B.m"]
    #expect(Invocation(["compare", "A.m", "B.m"]) == .compare(two))
    #expect(Invocation(["compare", "--help"]) == .help(topic: "compare"))
    for words in [["compare"], ["compare", "a", "b", "c"], ["compare", "a", "--fast"]] {
      guard case .usage = Invocation(words) else {
        Issue.record("\(words) is no comparison")
        continue
      }
    }
  }
}
