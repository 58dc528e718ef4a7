import Diagnostics
import Session
import Testing

/// Only files in Objective-C are put together; others are refused by name, whichever comes first.
@Suite struct SeveralLanguagesTests {
  @Test(arguments: [
    ("a.swift", "b.swift", DiagnosticCode.swiftNotBuilt),
    ("a.m", "b.swift", .swiftNotBuilt), ("a.swift", "b.m", .swiftNotBuilt),
    ("a.cpp", "b.cc", .cppNotBuilt), ("a.m", "b.cxx", .cppNotBuilt),
  ])
  func aSecondFileIsRefused(first: String, second: String, code: DiagnosticCode) {
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(
      path: first, text: Array("int main() { return 0; }\n".utf8),
      further: [(path: second, text: Array("int other = 1;\n".utf8))])
    #expect(outcome.diagnostics.map(\.code) == [code])
    #expect(outcome.exitStatus == 65)
  }
}
