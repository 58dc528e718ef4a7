import Diagnostics
import Session
import Testing

/// Looks that take longer the more there is to look at cost more steps, so that a limit of steps is one of time.
@Suite struct ChargedLookTests {
  @Test(arguments: [
    (
      "char *b = malloc(1000001); memset(b, 65, 1000000); b[1000000] = 0; SEL s = sel_registerName(b);",
      "sel_getName(s);", 20
    ),
    (
      "Protocol *p = objc_allocateProtocol(\"P\"); for (int i = 0; i < 2000; i++) protocol_addMethodDescription(p, @selector(self), \"\", 1, 1); objc_registerProtocol(p);",
      "protocol_getMethodDescription(p, @selector(copy), 1, 1);", 200
    ),
    (
      "Class c = objc_allocateClassPair([NSObject class], \"C\", 0); char name[16]; for (int i = 0; i < 500; i++) { snprintf(name, 16, \"P%d\", i); Protocol *p = objc_allocateProtocol(name); objc_registerProtocol(p); class_addProtocol(c, p); }",
      "class_conformsToProtocol(c, @protocol(NSCoding));", 300
    ),
    (
      "Class c = objc_allocateClassPair([NSObject class], \"D\", 0); char name[16]; for (int i = 0; i < 1000; i++) { snprintf(name, 16, \"i%d\", i); class_addIvar(c, name, 4, 2, \"i\"); }",
      "class_getInstanceVariable(c, \"none\");", 8000
    ),
  ])
  func whatWalksPaysForIt(_ setup: String, _ look: String, _ most: UInt64) {
    var options = SessionOptions()
    options.mode = .mrc
    options.maxSteps = 1_000_000
    let session = ProgramSession(options: options)
    #expect(session.evaluate("#include <objc/runtime.h>\nint turns;").status == .done)
    let outcome = session.evaluate("\(setup) for (;;) { turns++; \(look) }")
    #expect(outcome.status == .stopped, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.first?.code == .limitSteps)
    let turns = session.scratchValue(of: "turns")?.bits ?? 0
    #expect((1...most).contains(turns), "\(look) \(turns)")
  }

  /// Nor does a protocol grow outside of the limit of bytes.
  @Test(arguments: [
    "protocol_addMethodDescription(p, @selector(self), 0, 1, 1);",
    "protocol_addProtocol(p, @protocol(NSCopying));",
  ])
  func whatAProtocolHoldsCounts(_ add: String) {
    var options = SessionOptions()
    options.maxBytes = 1 << 20
    options.maxSteps = 10_000_000
    let session = ProgramSession(options: options)
    #expect(session.evaluate("#include <objc/runtime.h>").status == .done)
    let outcome = session.evaluate("Protocol *p = objc_allocateProtocol(\"P\"); for (;;) \(add)")
    #expect(outcome.status == .stopped)
    #expect(outcome.diagnostics.first?.code == .limitBytes)
  }
}
