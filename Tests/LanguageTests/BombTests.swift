import Diagnostics
import Session
import Testing
import VirtualMachine

/// A few lines that would unfold to gigabytes, or climb down without end: each gets an answer of a few lines,
/// in each language and at the prompt, and the process stays.
@Suite struct BombTests {
  private static func levels(_ count: Int, _ line: (Int) -> String) -> String {
    (1..<count).map(line).joined(separator: "\n") + "\n"
  }
  private static let pasted =
    "#define C(a, b) a##b\n#define D(a, b) C(a, b)\n#define X0 aaaa\n"
    + levels(40) { "#define X\($0) D(X\($0 - 1), X\($0 - 1))" }
  private static let quoted =
    "#define S(x) #x #x\n#define Q(x) S(x)\n#define X0 \"a\"\n"
    + levels(30) { "#define X\($0) Q(X\($0 - 1))" }
  private static let functions =
    "typedef void (*F0)(int);\n"
    + levels(30) { "typedef void (*F\($0))(F\($0 - 1), F\($0 - 1));" }
  private static let nestedC =
    "struct S0 { int a; };\n" + levels(3000) { "struct S\($0) { struct S\($0 - 1) a; };" }

  static let files: [(name: String, text: String)] = [
    ("pasted.m", pasted + "int X39;\nint main(void) { return 0; }"),
    ("pasted.cpp", pasted + "int X39;\nint main() { return 0; }"),
    ("quoted.m", quoted + "char *s = X29;\nint main(void) { return 0; }"),
    ("quoted.cpp", quoted + "const char *s = X29;\nint main() { return 0; }"),
    ("functions.m", functions + "int main(void) { F29 x = 0; int y = x; return x; }"),
    ("functions.cpp", functions + "int main() { F29 x = 0; int y = x; return y; }"),
    (
      "pointers.cpp",
      "using T0 = int;\n" + levels(20000) { "using T\($0) = T\($0 - 1) *;" }
        + "int main() { T19999 x; T19999 y = x; return y; }"
    ),
    (
      "ranges.m",
      "int all[] = {" + levels(4000) { _ in "[0 ... 60000] = 1," }
        + "};\nint main(void) { return all[0] + none; }"
    ),
    (
      "members.cpp",
      nestedC + "int main() { S2999 x; S2999 y = x; x = y; return y; }"
    ),
    ("members.m", nestedC + "int main(void) { struct S2999 x; return x; }"),
    (
      "destroyed.cpp",
      "#include <string>\nstruct S0 { std::string a; };\n"
        + levels(3000) { "struct S\($0) { S\($0 - 1) a; };" }
        + "int main() { S2999 x; S2999 y = x; x = y; return 0; }"
    ),
    (
      "defaults.cpp",
      "int f0() { return 1; }\n"
        + levels(20000) { "int f\($0)(int a = f\($0 - 1)()) { return a; }" }
        + "int main() { return f19999(); }"
    ),
    (
      "superclasses.swift",
      "class S0 {}\n"
        + (1..<20000).reversed().map { "class S\($0): S\($0 - 1) {}" }.joined(separator: "\n")
    ),
    (
      "ring.swift",
      (0..<3000).map { "class S\($0): S\(($0 + 1) % 3000) {}" }.joined(separator: "\n")
    ),
    (
      "protocols.swift",
      "protocol P0 {}\n"
        + (1..<20000).reversed().map { "protocol P\($0): P\($0 - 1) {}" }
        .joined(separator: "\n")
    ),
    (
      "defaults.swift",
      "func f0() -> Int { 1 }\n"
        + levels(20000) { "func f\($0)(_ a: Int = f\($0 - 1)()) -> Int { a }" } + "print(f19999())"
    ),
    (
      "doubled.swift",
      "func f0() -> Int { 1 }\n"
        + levels(40) {
          "func f\($0)(_ a: Int = f\($0 - 1)(), _ b: Int = f\($0 - 1)()) -> Int { a }"
        }
        + "print(f39())"
    ),
    (
      "namespaces.cpp",
      "namespace " + (0..<20000).map { "A\($0)" }.joined(separator: "::")
        + " { int x; }\nint main() { return 0; }"
    ),
    (
      "farewells.m",
      "#include <stdlib.h>\nstatic void again(void) { atexit(again); exit(4); }\n"
        + "int main(void) { atexit(again); return 0; }"
    ),
    (
      "halves.swift",
      "struct P<A> { var a: A?; var b: A? }\nlet p = " + String(repeating: "P(a: ", count: 40) + "1"
        + String(repeating: ", b: nil)", count: 40)
    ),
    ("itself.swift", "func f(_ x: Int = f()) -> Int { x }\nprint(f())"),
    (
      "mutual.swift",
      "func f(_ x: Int = g()) -> Int { x }\nfunc g(_ x: Int = f()) -> Int { x }\nprint(g())"
    ),
    ("init.swift", "class A { init(_ a: A = A()) {} }\nlet a = A()"),
    (
      "struct.swift", "struct A { var n: Int\n init(_ n: Int = A().n) { self.n = n } }\nlet a = A()"
    ),
    ("closure.swift", "func h(_ x: () -> Int = { h() }) -> Int { x() }\nprint(h())"),
    ("byvalue.cpp", "struct A { A(int) {} A(A a) {} };\nint main() { A x(1); A y(x); return 0; }"),
    (
      "byvaluewithmore.cpp",
      "struct A { int n; A(A a, int m = 2) : n(m) {} };\nA f(A a) { return a; }\n"
        + "int main() { return 0; }"
    ),
    (
      "conditions.swift",
      "let o: Int? = 1\nif " + (0..<20000).map { "let x\($0) = o" }.joined(separator: ", ") + " {}"
    ),
    (
      "bases.cpp",
      "struct A0 { struct T0 {}; };\n"
        + levels(20000) { "struct A\($0) : A\($0 - 1) { struct T\($0) {}; };" }
        + "int main() { A19999 a; return 0; }"
    ),
    (
      "names of headers.m",
      levels(20000) { "#import <Nothing/Nothing\($0).h>" } + "int main(void) { return 0; }"
    ),
    // What may stand before itself, and is no bracket.
    ("try.swift", "let x = " + String(repeating: "try ", count: 30_000) + "1"),
    ("trying.swift", "let x = 1 " + String(repeating: "+ try? ", count: 30_000) + "1"),
    ("labels.swift", String(repeating: "while: ", count: 30_000) + "while false {}"),
    (
      "lets.swift",
      "if case " + String(repeating: "let var ", count: 30_000) + "x = 1 {}"
    ),
    (
      "inout.swift",
      "var x = 1\nswap(" + String(repeating: "&/**/", count: 30_000) + "x, &x)"
    ),
    (
      "extension.m",
      String(repeating: "__extension__ ", count: 30_000) + "int x = (int)"
        + String(repeating: "__extension__ ", count: 30_000) + "y;"
    ),
    (
      "extensions.m",
      "int x = (" + String(repeating: "__extension__ ", count: 30_000) + "nothing)1;"
    ),
    // Of what is not told any more nobody looks for a name like it.
    (
      "alike.m",
      (0..<8000).map { "int name\($0);\n" }.joined() + "int main(void) { return "
        + (0..<8000).map { "mane\($0)" }.joined(separator: " + ") + "; }"
    ),
    (
      "name.m",
      "int main(void) { return " + String(repeating: "a", count: 200_000) + "; }"
    ),
  ]

  @Test(.timeLimit(.minutes(10)), arguments: files.indices)
  func answersInAFewLines(number: Int) throws {
    let (name, text) = Self.files[number]
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: name, text: Array(text.utf8))
    let errors = outcome.diagnostics.filter { $0.severity == .error }
    #expect(!errors.isEmpty, "\(name): \(outcome.status)")
    for each in errors {
      #expect((each.title ?? "").count < 1000, "\(name)")
      #expect(each.arguments.allSatisfy { $0.count < 1000 }, "\(name)")
    }
  }

  /// The same in pieces, line by line, and the session goes on.
  @Test(
    .timeLimit(.minutes(10)), arguments: ["pasted.m", "quoted.m", "functions.m", "itself.swift"])
  func thePromptGoesOn(name: String) throws {
    let text = try #require(Self.files.first { $0.name == name }).text
    let session = ProgramSession(options: SessionOptions())
    if name.hasSuffix("swift") { session.inputLanguage = .swift }
    for line in text.split(separator: "\n") where !line.contains("main") {
      _ = session.evaluate(String(line))
    }
    let outcome = session.evaluate(name.hasSuffix("swift") ? "1 + 1" : "1 + 1;")
    #expect(outcome.status == .done)
  }

  /// Each header includes the next one twice.
  @Test(.timeLimit(.minutes(10)), arguments: ["m", "cpp"])
  func headersThatDouble(ending: String) {
    var options = SessionOptions()
    options.readHeader = { name, _ in
      let number = Int(name.dropLast(2).drop { $0 != "h" }.dropFirst()) ?? 0
      if number >= 30 { return Array("int q;\n".utf8) }
      let line = "#include \"h\(number + 1).h\"\n"
      return Array((line + line).utf8)
    }
    let session = ProgramSession(options: options)
    let outcome = session.runFile(
      path: "main." + ending, text: Array("#include \"h0.h\"\nint main() { return 0; }".utf8))
    #expect(outcome.diagnostics.contains { $0.code == .tooManyIncludes })
  }
}
