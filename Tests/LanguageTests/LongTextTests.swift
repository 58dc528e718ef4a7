import Diagnostics
import Session
import Testing
import VirtualMachine

/// Texts that are long without being deep: a chain of operators, a ladder of `else if`, a string of many pieces, a
/// line of many superclasses. They are walked, not climbed, in each language.
@Suite struct LongTextTests {
  private static func row(_ count: Int, _ part: String, _ between: String) -> String {
    Array(repeating: part, count: count).joined(separator: between)
  }
  private static func ladder(_ count: Int, _ open: String, _ close: String, _ end: String) -> String
  {
    (0..<count).map { "if \(open)x == \($0)\(close) { y = \($0)\(end) }" }.joined(
      separator: " else ")
      + " else { y = 7\(end) }\n"
  }

  static let texts: [(name: String, text: String, output: String)] = [
    ("sum.swift", "let x = 1\nprint(\(row(2000, "x", " + ")))", "2000\n"),
    ("long.swift", "print(\(row(150_000, "1", " + ")))", "150000\n"),
    ("mixed.swift", "let x = 2\nprint(1 + \(row(500, "x", " * 1 - ")))", "-995\n"),
    ("doubles.swift", "let x = 0.5\nprint(\(row(300, "1", " + ")) + x)", "300.5\n"),
    ("texts.swift", "let s = \"a\"\nprint((\(row(500, "s", " + "))).count)", "500\n"),
    ("and.swift", "let x = true\nprint(\(row(1000, "x", " && ")))", "true\n"),
    ("pieces.swift", "let x = 1\nlet s = \"\(row(600, "\\(x)", ""))\"\nprint(s.count)", "600\n"),
    ("ladder.swift", "let x = 1999\nvar y = 0\n\(ladder(2000, "", "", ""))print(y)", "1999\n"),
    (
      "raw.swift",
      "enum E: Int { case \((0..<8000).map { "c\($0)" }.joined(separator: ", ")) }\nprint(E(rawValue: 7999)!)",
      "c7999\n"
    ),
    (
      "catches.swift",
      "enum E: Error { case a, b }\nfunc t() throws { throw E.b }\ndo { try t() } "
        + row(4000, "catch E.a { print(1) }", " ") + " catch { print(2) }",
      "2\n"
    ),
    (
      "values.swift",
      "struct S0 { var x = 1 }\n"
        + (1..<800).map { "struct S\($0) { var s = S\($0 - 1)() }\n" }.joined()
        + "print(S1().s.x)",
      "1\n"
    ),
    (
      "texts of cases.swift",
      "enum E: String { \((0..<16000).map { "case c\($0)\n" }.joined()) }\nprint(E(rawValue: \"c15999\")!)",
      "c15999\n"
    ),
    (
      "throws.swift",
      "struct X: Error {}\nfunc t(_ n: Int) throws { if n < 0 { throw X() } }\nclass D {\n"
        + (0..<600).map { "var s\($0): String\n" }.joined() + "init() throws {\n"
        + (0..<600).map { "try t(\($0)); self.s\($0) = \"\($0)\"\n" }.joined()
        + "}\n}\nprint(try! D().s599)",
      "599\n"
    ),
    (
      "nest.swift",
      "struct Box<T> { var value: T }\nfunc same<T>(_ x: T) -> T { x }\n"
        + "func list<T>(_ x: T, _ y: T) -> [T] { [x, y] }\n"
        + "let b = \(row(30, "Box(value: ", ""))1\(row(30, ")", ""))\n"
        + "let n = \(row(10, "same(list(", ""))1\(row(10, ", 2)[0])", ""))\nprint(b.value.value.value.value is Int, n)",
      "false 1\n"
    ),
    (
      "captures.cpp",
      "#include <iostream>\nint main() { auto f = [\((0..<12000).map { "a\($0) = \($0)" }.joined(separator: ", "))] { return a0 + a11999; }; std::cout << f() << std::endl; return 0; }",
      "11999\n"
    ),
    (
      "redeclared.m",
      "#import <Foundation/Foundation.h>\n@interface K : NSObject\n"
        + (0..<12000).map { "@property (readonly) int p\($0);\n" }.joined()
        + "@end\n@interface K ()\n"
        + (0..<12000).map { "@property (readwrite) int p\($0);\n" }.joined()
        + "@end\n@implementation K\n@end\n"
        + "int main(void) { K *k = [K new]; k.p11999 = 7; printf(\"%d\\n\", k.p11999); return 0; }",
      "7\n"
    ),
    (
      "unset.m",
      "#include <stdio.h>\nint main(void) { "
        + (0..<20000).map { "{ int x; x = \($0); int y; y = x; }" }.joined()
        + " printf(\"1\\n\"); return 0; }",
      "1\n"
    ),
    (
      "typeof.m",
      "#include <stdio.h>\nint main(void) { int x = 1; "
        + (0..<20000).map { "__typeof__(({ int z = x ? x : 0; z; })) y\($0) = x;\n" }.joined()
        + " printf(\"%d\\n\", y19999); return 0; }",
      "1\n"
    ),
    (
      "stream.cpp",
      "#include <iostream>\nint main() { std::cout << \(row(800, "1", " << ")) << std::endl; return 0; }",
      row(800, "1", "") + "\n"
    ),
    (
      "texts.cpp",
      "#include <iostream>\n#include <string>\nint main() { std::string s = \"a\"; std::string t = \(row(300, "s", " + ")); std::cout << t.size() << std::endl; return 0; }",
      "300\n"
    ),
    (
      "sum.cpp",
      "#include <iostream>\nint main() { int x = 1; double d = \(row(2000, "x", " + ")) + 0.5; std::cout << d << std::endl; return 0; }",
      "2000.5\n"
    ),
    (
      "and.cpp",
      "#include <iostream>\nint main() { bool x = true; std::cout << (\(row(500, "x", " && "))) << std::endl; return 0; }",
      "1\n"
    ),
    (
      "ladder.cpp",
      "#include <iostream>\nint main() { int x = 2500, y = 0; \(ladder(2000, "(", ")", ";"))std::cout << y << std::endl; return 0; }",
      "7\n"
    ),
    (
      "superclasses.m",
      "#import <Foundation/Foundation.h>\n@interface K0 : NSObject\n- (int)depth;\n@end\n"
        + "@implementation K0\n- (int)depth { return 12000; }\n@end\n"
        + (1...12000).map { "@interface K\($0) : K\($0 - 1)\n@end\n@implementation K\($0)\n@end\n" }
        .joined()
        + "int main(void) { printf(\"%d\\n\", [[K12000 new] depth]); return 0; }",
      "12000\n"
    ),
    (
      "questions to the top.m",
      "#import <Foundation/Foundation.h>\n@interface K0 : NSObject\n- (int)depth;\n+ (int)kind;\n@end\n"
        + "@implementation K0\n- (int)depth { return 1; }\n+ (int)kind { return 2; }\n@end\n"
        + (1...12000).map {
          "@interface K\($0) : K\($0 - 1)\n@end\n@implementation K\($0)\n"
            + "- (int)up\($0) { return [super depth] + [K\($0 - 1) kind]; }\n@end\n"
        }.joined() + "int main(void) { printf(\"%d\\n\", [[K12000 new] up12000]); return 0; }",
      "3\n"
    ),
    (
      "arguments.swift", "print(\(row(1200, "1", ", ")), separator: \"\", terminator: \"!\\n\")",
      row(1200, "1", "") + "!\n"
    ),
    (
      "subscripts.swift",
      "struct S0 {}\n" + (1..<2000).map { "struct S\($0) {}\n" }.joined() + "struct K {\n"
        + (0..<2000).map { "subscript(_ s: S\($0)) -> Int { \($0) }\n" }.joined()
        + "subscript(_ s: String) -> Int { 7 }\n}\nprint(K()[S1999()], K()[\"a\"])",
      "1999 7\n"
    ),
    (
      "requirements.swift",
      "protocol P {\n" + (0..<6000).map { "func m\($0)(_ x: Int) -> Int\n" }.joined() + "}\n"
        + "protocol Q { func m5999(_ x: String) -> Int }\n"
        + "class K: Q { func m5999(_ x: String) -> Int { 8 } }\nlet q: Q = K()\nprint(q.m5999(\"\"))",
      "8\n"
    ),
    (
      "partial.cpp",
      "#include <iostream>\nenum { two = 2 };\ntypedef int Whole;\n"
        + "template <class T, int N> struct B { static const int v = -1; };\n"
        + (3..<1500).map {
          "template <class T> struct B<T, \($0)> { static const int v = \($0); };\n"
        }
        .joined() + "template <int N> struct B<char, N> { static const int v = -2; };\n"
        + "template <int N> struct B<Whole *, N> { static const int v = -3; };\n"
        + "template <class T> struct B<T, two> { static const int v = 2; };\n"
        + "template <class T> struct B<T *, two> { static const int v = 22; };\n"
        + "template <> struct B<char, 0> { static const int v = 0; };\n"
        + "template <class... T> struct L { static const int v = sizeof...(T); };\n"
        + "template <class T> struct L<int, T> { static const int v = -4; };\n"
        + "template <class... T> struct L<long, T...> { static const int v = -5; };\n"
        + "int main() { std::cout << B<int, 1>::v << B<int, 2>::v << B<long *, 2>::v << B<char, 1>::v\n"
        + "<< B<char, 0>::v << B<int *, 1>::v << B<int, 1499>::v << L<int, char>::v << L<long>::v\n"
        + "<< L<long, int, int>::v << L<int>::v << L<int, int, int>::v << std::endl;\nint sum = 0;\n"
        + (3..<1500).map { "sum += B<int, \($0)>::v;\n" }.joined()
        + "std::cout << sum << std::endl; return 0; }",
      "-1222-20-31499-4-5-513\n1124247\n"
    ),
    (
      "templates.cpp",
      "#include <iostream>\n"
        + (0..<1500).map {
          "template <class T> struct S\($0) {};\ntemplate <class T> int f(S\($0)<T> x);\n"
        }.joined()
        + (0..<1500).map { "template <class U> int f(S\($0)<U> y) { return \($0); }\n" }.joined()
        + "struct K { template <class T> int g(T *x); template <class T> int g(S0<T> x); int g(int x) { return 1; } };\n"
        + "template <class A> int K::g(S0<A> x) { return 2; }\ntemplate <class A> int K::g(A *x) { return 3; }\n"
        + "int main() { K k; std::cout << f(S0<int>()) << f(S1499<int>()) << k.g(1) << k.g(S0<int>()) << k.g(&k) << std::endl; return 0; }",
      "01499123\n"
    ),
    (
      "local classes.cpp",
      "#include <iostream>\nint main() { const int n = 3; enum { e = 4 };\n"
        + (0..<3000).map { "struct S\($0) { int v = \($0) + 4; };\n" }.joined()
        + "{ struct S0 { S2999 s; int m() { S1 t; return s.v + t.v - e + 4; } }; std::cout << S0().m() << n << std::endl; }\n"
        + "std::cout << S0().v << std::endl; return 0; }",
      "30083\n4\n"
    ),
    (
      "headers.cpp",
      row(20000, "#include <iostream>\n", "")
        + "int main() { std::cout << 1 << std::endl; return 0; }",
      "1\n"
    ),
    (
      "tags.m",
      "#include <stdio.h>\nint main(void) { struct A { int a; }; {\n"
        + (0..<3000).map { "struct S\($0) { char a[\($0 + 1)]; };\n" }.joined()
        + "struct A { char b[9]; }; { struct A; struct A { char c[5]; }; printf(\"%d \", (int)sizeof(struct A)); }\n"
        + "printf(\"%d %d \", (int)sizeof(struct A), (int)sizeof(struct S2999)); }\n"
        + "printf(\"%d\\n\", (int)sizeof(struct A)); return 0; }",
      "5 9 3000 4\n"
    ),
    (
      "loops.m",
      "#import <Foundation/Foundation.h>\nint main(void) { int n = 0; NSArray *a = @[@1, @2];\n"
        + row(30000, "for (id x in a) n++;\n", "") + "printf(\"%d\\n\", n); return 0; }",
      "60000\n"
    ),
    (
      "old.m",
      "#include <stdio.h>\nint f(\((0..<200).map { "a\($0)" }.joined(separator: ", ")))\n"
        + (0..<200).reversed().map { "int a\($0);" }.joined(separator: "\n")
        + "{ return a0 * 1000 + a199; }\nint main(void) { printf(\"%d\\n\", f(\((1...200).map(String.init).joined(separator: ", ")))); return 0; }",
      "1200\n"
    ),
    // A part that has to adopt the protocol has parts without end; of 24 levels with two parts each there are 2^24.
    (
      "parts.swift",
      "protocol Node { associatedtype Next: Node; var value: Int { get }; var next: Next? { get } }\n"
        + "final class Last: Node { let value = 3; var next: Last? { nil } }\n"
        + "func sum<X: Node>(_ x: X) -> Int { x.value + (x.next?.value ?? 0) }\n"
        + "protocol P0 {}\n"
        + (1...24).map {
          "protocol P\($0) { associatedtype T: P\($0 - 1); associatedtype U: P\($0 - 1) }\n"
        }.joined() + "func f<X: P24>(_ x: X) {}\nprint(sum(Last()))",
      "3\n"
    ),
  ]

  @Test(.timeLimit(.minutes(10)), arguments: texts.indices)
  func isTaken(number: Int) {
    let (name, text, output) = Self.texts[number]
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: name, text: Array(text.utf8))
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(name): \(errors.prefix(2))")
    let printed = String(decoding: outcome.output.flatMap(\.bytes), as: UTF8.self)
    #expect(printed == output, "\(name)")
  }
}
