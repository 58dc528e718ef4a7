import Diagnostics
import Foundation
import Session
import Testing
import VirtualMachine

/// Every code is raised by something: by a program of the suites, by a page's faulty example, or by one of the
/// small programs here.
@Suite struct EveryCodeTests {
  struct Raised: CustomTestStringConvertible, Sendable {
    enum Way: Sendable {
      case file(String)
      case prompt(MemoryMode)
    }
    var code: DiagnosticCode
    var way: Way
    var inputs: [String]
    var options: @Sendable (inout SessionOptions) -> Void = { _ in }
    var testDescription: String { "\(code.rawValue) \(code)" }

    /// Inputs at the prompt.
    init(_ code: DiagnosticCode, _ inputs: String...) {
      (self.code, self.inputs, way) = (code, inputs, .prompt(.mrc))
    }
    static func arc(_ code: DiagnosticCode, _ inputs: String...) -> Raised {
      var result = Raised(code)
      (result.inputs, result.way) = (inputs, .prompt(.arc))
      return result
    }
    static func file(
      _ code: DiagnosticCode, _ name: String, _ text: String,
      _ options: @escaping @Sendable (inout SessionOptions) -> Void = { _ in }
    ) -> Raised {
      var result = Raised(code)
      (result.inputs, result.way, result.options) = ([text], .file(name), options)
      return result
    }
  }

  static let main = "int main(void) { return 0; }"

  static let programs: [Raised] = [
    Raised(.invalidCharacter, "int price = 3 € 4;"),
    .file(.includeTooDeep, "a.m", "#import <Foundation/Foundation.h>\n#include \"a.h\"\n" + main) {
      $0.readHeader = { _, _ in Array("#include \"a.h\"\n".utf8) }
    },
    .file(.unterminatedMacroCall, "a.m", "#define TWICE(x) x x\nint n = TWICE(1;\n"),
    Raised(.invalidMacroDefinition, "#define defined 1\n"),
    Raised(.invalidPaste, "#define GLUE(a, b) a##b\nint n = GLUE(+, /) 1;"),
    .file(.lineContinuation, "a.m", "int n = 1; \\"),
    .file(
      .textTooLarge, "a.m", "int all[] = {" + String(repeating: "1, ", count: 5000) + "};\n" + main
    ) { $0.maxCompilingBytes = -(1 << 40) },
    Raised(.expectedIdentifier, "enum { 1 };"),
    Raised(.expectedType, "int n = sizeof(const);"),
    Raised(.invalidTypeSpecifiers, "unsigned float n;"),
    Raised(.incompleteTry, "@try { }"),
    Raised(.invalidCast, "struct S { int a; } s; int n = (int)s;"),
    Raised(
      .readOnlyProperty, "@interface A : NSObject\n@property (readonly) int n;\n@end",
      "void set(A *a) { a.n = 1; }"),
    Raised(.notConstant, "int f(void);\n_Static_assert(f(), \"no\");"),
    Raised(.bitFieldWidth, "struct S { int a : 40; };"),
    Raised(.expectedValue, "typedef int Number; int n = Number;"),
    Raised(.designator, "int all[2] = { [5] = 1 };"),
    Raised(.categoryIvars, "@interface NSObject (More) { int n; }\n@end"),
    .file(
      .variadicUse, "a.m",
      "#include <stdarg.h>\nvoid f(int a) { va_list l; va_start(l, a); va_end(l); }\n" + main),
    Raised(
      .functionTooLarge, "int f(int a, ...);",
      "f(" + Array(repeating: "1", count: 300).joined(separator: ", ") + ");"),
    .arc(
      .delegateInit, "@interface A : NSObject @end",
      "@implementation A\n- (id)init { [super init]; return self; }\n@end"),
    .arc(
      .ownedProperty,
      "@interface A : NSObject\n@property (strong) id newest;\n@property (strong) id newOne;\n@end\n@implementation A @end"
    ),
    .file(
      .tooManyErrors, "a.m", (0..<40).map { "int a\($0) = b\($0);\n" }.joined() + main),
    Raised(
      .frameTooLarge,
      "int f(void) { char a[1 << 24], b[1 << 24], c[1 << 24], d[1 << 24]; a[0] = d[0] = 1; return b[0] + c[0]; }"
    ),
    .file(.swiftSyntax, "a.swift", "let x = = 1\n"),
    .file(.cppSyntax, "a.cpp", "class A { int x \n};\nint main() { return 0; }\n"),
    .file(.cppError, "a.cpp", "int main() { return nowhere; }\n"),
    .file(.cppNotDefined, "a.cpp", "int f();\nint main() { return f(); }\n"),
    Raised(
      .layoutInUse, "@interface A : NSObject { int x; } @end @implementation A @end",
      "A *a = [A new];",
      "@interface A : NSObject { int x; int y; } @end @implementation A @end"),
    Raised(.worldFull, "char big[100 << 20];"),
    .file(
      .superclassNotImplemented, "a.m",
      "#import <Foundation/Foundation.h>\n@interface A : NSObject @end\n@interface B : A @end\n@implementation B @end\nint main(void) { [B new]; return 0; }\n"
    ),
    Raised(.pointerComparison, "int *p = 0; int same = p == 5;"),
    Raised(.rootClass, "@interface Root\n@end"),
    .file(
      .implementationWithoutInterface, "a.m",
      "#import <Foundation/Foundation.h>\n@implementation Alone : NSObject\n@end\n" + main),
    Raised(.pointerReceiver, "int *p = 0; [p description];"),
    Raised(.suspiciousStatement, "int a = 1, b = 2; if (a = b) b = 3;"),
    Raised(.brokenObject, "NSObject *o = [NSObject new]; *(long *)o = 16; [o hash];"),
    .file(
      .limitObjects, "a.m",
      "#import <Foundation/Foundation.h>\nint main(void) { while (1) [NSObject new]; }\n"
    ) { $0.maxObjects = 200 },
    .file(.limitOutput, "a.m", "#include <stdio.h>\nint main(void) { while (1) puts(\"on\"); }\n") {
      $0.maxOutputBytes = 500
    },
    Raised(
      .limitOther, "void *one(void *x) { while (1) sleep(1); }",
      "for (int i = 0; i < 500; i++) { pthread_t t; pthread_create(&t, 0, one, 0); }; for (int i = 0; i < 400; i++) NSCreateZone(4096, 1, YES);"
    ),
    .file(
      .doubleDelete, "a.cpp", "int main() { int *p = new int(1); delete p; delete p; return 0; }\n"),
    .file(
      .deleteOfForeign, "a.cpp", "int main() { int n = 1; int *p = &n; delete p; return 0; }\n"),
    .file(
      .argumentsExhausted, "a.m",
      "#include <stdarg.h>\nint sum(int n, ...) { va_list l; va_start(l, n); int s = 0; for (int i = 0; i < 9; i++) s += va_arg(l, int); va_end(l); return s; }\nint main(void) { return sum(2, 1, 2); }\n"
    ),
    Raised(.machineNotBuilt, "int n; [NSString stringWithFormat:@\"%d%n\", 1, &n];"),
    .arc(
      .weakInDealloc, "@interface A : NSObject @end",
      "__weak id eye; @implementation A\n- (void)dealloc { eye = self; }\n@end",
      "A *a = [A new]; a = nil;"),
    Raised(.strangerUsed, "@synchronized((id)0x1230) { }"),
    Raised(
      .limitChain,
      "@interface Link : NSObject { @public Link *next; } @end @implementation Link - (void)dealloc { [next release]; [super dealloc]; } @end",
      "Link *all = nil; for (int i = 0; i < 400000; i++) { Link *l = [Link new]; l->next = all; all = l; }",
      "[all release];"),
    Raised(
      .limitSelfContained,
      "NSMutableArray *a = [NSMutableArray new], *b = [NSMutableArray new]; [a addObject:a]; [b addObject:b];",
      "[a isEqual:b];"),
  ]

  @Test(arguments: programs)
  func isRaised(_ program: Raised) {
    var options = SessionOptions()
    program.options(&options)
    if case .prompt(let mode) = program.way { options.mode = mode }
    let session = ProgramSession(options: options)
    var found: [DiagnosticCode] = []
    for (index, input) in program.inputs.enumerated() {
      let outcome: Outcome
      if case .file(let name) = program.way {
        outcome = session.runFile(path: name, text: Array(input.utf8))
      } else {
        outcome = session.evaluate(input)
      }
      if index == program.inputs.count - 1 {
        found = outcome.diagnostics.map(\.code)
      } else {
        #expect(outcome.status == .done, "\(input): \(outcome.diagnostics)")
      }
    }
    #expect(found.contains(program.code), "\(found.map(\.rawValue))")
  }

  // MARK: All of them

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What can be raised by no program, and why it stays.
  static let unraised: [DiagnosticCode: String] = [:]

  /// A code that no test expects is a text that nobody has seen.
  @Test func everyCodeIsExpectedSomewhere() throws {
    let own = Set(Self.programs.map(\.code))
    let folder = Self.root.appendingPathComponent("Tests")
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
    let read = [".swift", ".m", ".txt", ".cpp"]
    var words: Set<String> = []
    for file in files
    where read.contains(where: file.hasSuffix) && !file.hasSuffix("EveryCodeTests.swift")
      && !file.hasPrefix("ViewsTests/Snapshots")
    {
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      // `E0301` in a comment of a program, `.undeclared` in a test.
      for word in text.split(whereSeparator: {
        !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "."))
      }) {
        let parts = word.split(separator: ".", omittingEmptySubsequences: false)
        if let last = parts.last { words.insert(parts.count > 1 ? "." + last : String(last)) }
      }
    }
    let pages = Self.root.appendingPathComponent("Lessons/Explanations")
    for code in DiagnosticCode.allCases where !own.contains(code) && Self.unraised[code] == nil {
      let page = try? String(
        contentsOf: pages.appendingPathComponent("\(code.rawValue).md"), encoding: .utf8)
      let hasFaultyExample =
        page?.contains("```objc wrong") == true || page?.contains(" wrong\n") == true
      #expect(
        hasFaultyExample || words.contains(code.rawValue) || words.contains(".\(code)"),
        "nothing raises \(code.rawValue) \(code)")
    }
    for code in own { #expect(Self.unraised[code] == nil) }
  }
}
