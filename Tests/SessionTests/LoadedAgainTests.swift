import Diagnostics
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

  /// The address of a function is the one that its definition will have, whoever took it before.
  @Test(arguments: [
    "void go(void) { void (*f)(void) = make; f(); }",
    "static void (*kept)(void) = make;\nvoid go(void) { kept(); }",
    "static pthread_once_t o = PTHREAD_ONCE_INIT;\nvoid go(void) { pthread_once(&o, make); }",
    "static dispatch_once_t t;\nstatic void call(void *f) { ((void (*)(void))f)(); }\n"
      + "void go(void) { dispatch_once_f(&t, make, call); }",
  ]) func anAddressWaitsForTheFunction(_ taker: String) {
    let session = ProgramSession(options: SessionOptions())
    for input in ["static int made = 0;\nvoid make(void);", taker] {
      #expect(session.evaluate(input).status == .done)
    }
    // Whoever calls it before is told what is missing.
    let early = session.evaluate("go();")
    #expect(early.diagnostics.first?.code == .undefinedFunction, "\(early.diagnostics)")
    #expect(early.diagnostics.first?.arguments == ["make"])
    #expect(session.evaluate("void make(void) { made++; }").status == .done)
    #expect(session.evaluate("go();\nassert(made == 1 && make != NULL);").status == .done)
    // Another one later is another one.
    #expect(session.evaluate("void make(void) { made += 10; }").status == .done)
    #expect(session.evaluate("make();\nassert(made == 11);").status == .done)
  }
}
