import Syntax
import Testing

/// What of a growing text certainly goes on; each text comes line by line, as through a pipe.
@Suite struct OpenEndsTests {
  private static func isOpen(_ text: String, isSwift: Bool = false) -> Bool {
    var ends = OpenEnds(isSwift: isSwift)
    var isFirst = true
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var part = (isFirst ? "" : "\n") + line
      isFirst = false
      part.withUTF8 { ends.read($0) }
    }
    return ends.isOpen
  }

  @Test(arguments: [
    "void f(void) {\nint x;", "int a[] = {\n1,", "/*\nline", "@interface A : NSObject\n- (int)m;",
    "@implementation A", "@protocol P\n- (int)m;", "@protocol P <Q>", "@protocol P",
    "@protocol A, B",
    "#if 1\nint x;", "#ifdef A\n#else\nint y;", "#define M 1 + \\\n2 + \\", "int x = 1 +",
    "int x = 1 + // more\n/* comes */", "f(1,\n2,", "int x =", "a &&", "p = q |\n\n",
    "#if 1\nif (a) {\n#else\nif (b) {\n#endif\nx++;", "#if 1\n#if 0\n#endif",
  ])
  func thisGoesOn(_ text: String) { #expect(OpenEndsTests.isOpen(text), "\(text)") }

  @Test(arguments: [
    "int x = 1;", "x++", "y--", "#import <stdio.h>", "#define M 1 +", "#define M 1 + \\\n2",
    "@protocol P;", "@protocol P, Q;", "id p = @protocol(P);", "@protocol P\n- (int)m;\n@end",
    "#if 1\nint x;\n#endif", "#if 1\nif (a) {\n#else\nif (b) {\n#endif\nx++; }", "/* a */ x",
    "puts(\"a +\");", "char c = '{';", "1.", "p->x", "@interface A\n@end", "a:", "x // +",
    "#define BEGIN {", "#if 0\n}\n#endif\n{ }",
  ])
  func thisMayBeWhole(_ text: String) { #expect(!OpenEndsTests.isOpen(text), "\(text)") }

  @Test func swiftHasTextsOfSeveralLinesAndNestedComments() {
    #expect(Self.isOpen("let s = \"\"\"\nline {\n", isSwift: true))
    #expect(!Self.isOpen("let s = \"\"\"\nline {\n\"\"\"", isSwift: true))
    #expect(!Self.isOpen("let s = \"\"\"\n\\\"\"\" {\n\"\"\"", isSwift: true))
    #expect(Self.isOpen("/* a /* b */\n", isSwift: true))
    #expect(!Self.isOpen("/* a /* b */\n*/", isSwift: true))
    #expect(!Self.isOpen("var x: Int?", isSwift: true))
    #expect(Self.isOpen("let a = [\n1,", isSwift: true))
  }
}
