import Diagnostics
import Session
import Testing
import VirtualMachine

/// A prompt keeps the names of each moment: they lie in layers, of which a moment has the upper ones for itself.
@Suite struct ManyNamesTests {
  private static func session(_ count: Int, _ input: (Int) -> String) -> ProgramSession {
    var options = SessionOptions()
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    for number in 0..<count { #expect(session.evaluate(input(number)).status == .done) }
    return session
  }

  @Test func everyNameIsFoundAndTakenBack() {
    let session = Self.session(400) { "int v\($0) = \($0);" }
    for number in [0, 1, 127, 128, 129, 255, 256, 399] {
      #expect(session.scratchValue(of: "v\(number)")?.bits == UInt64(number))
    }
    let moment = session.checkpoint()
    #expect(session.evaluate("int w = v0 + v399; int v400 = 7;").status == .done)
    session.restore(moment)
    #expect(session.scratchValue(of: "w") == nil)
    // Another branch gives the same numbers to other names.
    #expect(session.evaluate("double v400 = 0.5; int u = v399;").status == .done)
    #expect(session.scratchValue(of: "u")?.bits == 399)
  }

  /// What was meant by a name is asked of all the others: of as many as are told, not of each that is wrong.
  @Test func ofThousandsOfWrongNamesAFewAreLookedFor() {
    let clock = ContinuousClock()
    let time = clock.measure {
      for wrong in ["if (x) {}", "g(1);", "[h o];", "u v;", "k.w = 1;"] {
        let statements = (0..<10_000).map { "int p\($0) = 0; \(wrong)\n" }.joined()
        let outcome = ProgramSession().evaluate(
          "@interface K : NSObject @end\nvoid f(K *k) {\n\(statements)}")
        #expect(outcome.status == .failed)
        #expect(outcome.diagnostics.filter { $0.severity == .error }.count == 21)
      }
    }
    #expect(time < .seconds(60))
  }
}
