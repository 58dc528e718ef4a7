import Diagnostics
import LessonEngine
import Session
import Testing
import Texts
import VirtualMachine

@testable import Views

/// Whole messages, one for each group of codes: raised by a real program, and drawn as a person reads them, in
/// every language and at three widths.
@Suite struct GroupMessageTests {
  struct Message: CustomTestStringConvertible, Sendable {
    var code: DiagnosticCode
    var file: String
    var text: String
    var testDescription: String { code.rawValue }
    init(_ code: DiagnosticCode, _ file: String, _ text: String) {
      (self.code, self.file, self.text) = (code, file, text)
    }
  }

  static let messages: [Message] = [
    Message(.fullWidthPunctuation, "a.m", "int main(void) {\n  int n = 1；\n  return n;\n}\n"),
    Message(.incompleteTry, "a.m", "int main(void) {\n  @try { }\n  return 0;\n}\n"),
    Message(
      .undeclared, "a.m", "int main(void) {\n  int count = 1;\n  return cuont + 1;\n}\n"),
    Message(.swiftSyntax, "a.swift", "let printers = = 2\nprint(printers)\n"),
    Message(.cppError, "a.cpp", "int main() {\n  return nowhere;\n}\n"),
    Message(
      .superclassNotImplemented, "a.m",
      "#import <Foundation/Foundation.h>\n@interface A : NSObject @end\n@interface B : A @end\n@implementation B @end\nint main(void) {\n  [B new];\n  return 0;\n}\n"
    ),
    Message(
      .messageToZombie, "a.m",
      "#import <Foundation/Foundation.h>\nint main(void) {\n  NSObject *o = [NSObject new];\n  [o release];\n  [o hash];\n  return 0;\n}\n"
    ),
    Message(
      .suspiciousStatement, "a.m",
      "int main(void) {\n  int a = 1, b = 2;\n  if (a = b) b = 3;\n  return 0;\n}\n"),
    Message(
      .signedOverflow, "a.m",
      "int main(void) {\n  int n = 2147483647;\n  n++;\n  return n == 0;\n}\n"),
    Message(
      .macroRedefined, "a.m", "#define LIMIT 1\n#define LIMIT 2\nint main(void) { return 0; }\n"),
  ]

  @Test(arguments: messages)
  func aWholeMessage(_ message: Message) throws {
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: message.file, text: Array(message.text.utf8))
    let found = try #require(
      outcome.diagnostics.first { $0.code == message.code },
      "\(outcome.diagnostics.map(\.code.rawValue))")
    try expectSnapshot("message-\(message.code.rawValue)") { page in
      diagnosticsView([found], sources: session.sources, page: page)
    }
  }

  @Test func aMistakeWithAName() throws {
    var options = SessionOptions()
    options.mask = .standard
    let session = ProgramSession(options: options)
    let text =
      "#import <Foundation/Foundation.h>\nint main(void) {\n  NSObject *o = [NSObject new];\n  [o dealloc];\n  return 0;\n}\n"
    let outcome = session.runFile(path: "a.m", text: Array(text.utf8))
    let found = try #require(
      session.mistakes(in: outcome, isOver: true).first { $0.code == .deallocByHand })
    try expectSnapshot("message-M08") { page in
      diagnosticsView([found], sources: session.sources, page: page)
    }
  }

  @Test func aLessonWithASlip() throws {
    let loaded = LoadedLesson(text: "---\nlesson: 1\nid: a\ntilte: T\n---\nWords.\n")
    let found = try #require(loaded.diagnostics.first { $0.code == .lessonUnknownKey })
    try expectSnapshot("message-E07") { page in
      diagnosticsView([found], sources: loaded.sources, page: page)
    }
  }

  /// Each group of codes has one.
  @Test func everyGroupHasAMessage() {
    let groups = Set(DiagnosticCode.allCases.map { $0.rawValue.prefix(3) })
    let seen = Set(Self.messages.map { $0.code.rawValue.prefix(3) } + ["M08", "E07"])
    #expect(groups.subtracting(seen) == [])
  }
}
