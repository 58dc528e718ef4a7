import Session
import Shell
import Testing
import Texts
import VirtualMachine

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

  /// A kind of event that is no message has words: what the machine calls it is nobody's language.
  @Test func everyKindIsSpokenOf() {
    let messages: Set = [
      "alloc", "init", "retain", "release", "autorelease", "copy", "retainCount",
    ]
    for kind in EventKind.allCases where kind.shape.isCompared && !messages.contains(kind.name) {
      #expect(hasText("compare.event.\(kind.name)"), "\(kind.name)")
    }
  }
}
