import Session
import Testing

/// A class that is implemented once more is new code, as a category's is: its `+load` runs.
@Suite struct LoadedAgainTests {
  @Test func loadRunsWithEachImplementationThatHasOne() {
    let session = ProgramSession(options: SessionOptions())
    let class1 = "@interface Gate : NSObject\n+ (int)open;\n@end\nstatic int loads = 0;\n"
    #expect(
      session.evaluate(class1 + "@implementation Gate\n+ (int)open { return loads; }\n@end")
        .status == .done)
    #expect(session.evaluate("int before = [Gate open];").status == .done)
    let again = "@implementation Gate\n+ (void)load { loads++; }\n@end"
    #expect(session.evaluate(again).status == .done)
    #expect(session.evaluate(again).status == .done)
    // What is implemented once more without it says nothing of loading.
    let other = "@implementation Gate\n+ (int)open { return loads * 10; }\n@end"
    #expect(session.evaluate(other).status == .done)
    #expect(session.evaluate("assert(before == 0 && [Gate open] == 20);").status == .done)
  }

  @Test(arguments: ["@import Foundation;", "@import ObjectiveC.runtime", "@import UIKit;\nint n;"])
  func aModuleIsImportedAtThePrompt(_ text: String) {
    #expect(ProgramSession(options: SessionOptions()).evaluate(text).status == .done)
  }
}
