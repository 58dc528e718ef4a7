import Diagnostics
import Testing

@testable import Syntax

@Suite struct LoweredCodeTests {
  /// A text is as deep as a chain of operators is long; whoever lets go of it does not go down by recursion.
  @Test(arguments: [true, false])
  func aLongChainIsLetGo(isOnTheLeft: Bool) {
    var code = LoweredCode("x")
    for _ in 0..<400_000 {
      let next: LoweredCode = isOnTheLeft ? "(\(code) + 1)" : "f(\(code), a, b, c, d)"
      code = next.at(SourceRange(file: 0, start: 0, end: 1))
    }
    #expect(code.count > 800_000)
    let kept = code
    code = ""
    #expect(kept.first == (isOnTheLeft ? "(" : "f("))
  }
}
