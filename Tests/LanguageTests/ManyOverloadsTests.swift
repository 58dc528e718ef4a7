import Diagnostics
import Session
import Testing
import VirtualMachine

/// What a call means does not depend on how many other functions have the name. Each program here is run with its few
/// functions, and with thirty more before and behind them that no call of it can mean: what it prints, or what is said
/// of it, is the same.
@Suite struct ManyOverloadsTests {
  struct Trial: CustomTestStringConvertible, Sendable {
    var name: String
    /// Types and functions; `@` is where the others stand.
    var head: String
    var body: String
    /// One of the others, of the type `other%`.
    var other: String
    /// What is printed, or a part of what is said; so that both are not wrong alike.
    var expected: String
    var testDescription: String { name }
  }

  static let cpp: [Trial] = {
    let more = "int f(Other% *o, int x = 0) { return -1; }\nint f(const Other% &o) { return -1; }"
    let kinds = """
      struct Base { int v; }; struct Sub : Base {}; struct Made { Made(const char *s) {} Made(Sub *s) {} };
      enum Plain { p }; enum class Closed { c };
      @int f(int x) { return 1; }
      int f(double x) { return 2; }
      @int f(const Base &b) { return 3; }
      int f(Base *b) { return 4; }
      int f(Closed c) { return 5; }
      int f(const char *s) { return 6; }
      @
      """
    func say(_ call: String) -> String { "std::cout << \(call) << std::endl;" }
    func free(_ name: String, _ call: String, _ expected: String) -> Trial {
      Trial(name: "C++ " + name, head: kinds, body: say(call), other: more, expected: expected)
    }
    let member = """
      struct K { int v;
      @  int g(int x) { return 1; }
        int g(int x) const { return 2; }
        int g(int x, int y, int z = 3) { return z; }
      @  int g() { return 7; } };
      """
    let making = """
      struct From { int v; };
      struct K { int v; K(int x) : v(x) {} explicit K(bool a, bool b) : v(2) {} @ K(const From &f) : v(f.v) {}
      @ K() : v(9) {} };
      int take(const K &k) { return k.v; }
      """
    return [
      free("exact", "f(1)", "1\n"), free("promoted", "f('a')", "1\n"),
      free("float", "f(1.5f)", "2\n"),
      free("unscoped", "f(p)", "1\n"), free("scoped", "f(Closed::c)", "5\n"),
      free("base", "f(Sub())", "3\n"), free("pointer", "f(new Sub())", "4\n"),
      free("text", "f(\"a\")", "6\n"), free("ambiguous", "f(1L)", "is ambiguous"),
      free("array", "f(std::string(\"a\"))", "no matching"),
      Trial(
        name: "C++ object", head: member,
        body: "const K k = {1}; K m = {2}; " + say("k.g(1) << m.g(1) << m.g(1, 2) << m.g()"),
        other: "int g(Other% o) { return -1; }", expected: "2137\n"),
      Trial(
        name: "C++ const object", head: member, body: "const K k = {1}; " + say("k.g()"),
        other: "int g(Other% *o) { return -1; }", expected: "const"),
      Trial(
        name: "C++ constructors", head: making,
        body: "From f = {5}; K a(3), b, c(f), d(true, false); "
          + say("a.v << b.v << c.v << d.v << take(4) << take(f)"),
        other: "K(const Other% &o) : v(-1) {}", expected: "395245\n"),
      Trial(
        name: "C++ no conversion", head: making, body: "int *p = nullptr; " + say("take(p)"),
        other: "K(const Other% &o) : v(-1) {}", expected: "no matching"),
      Trial(
        name: "C++ converted",
        head:
          "struct A { A(int x) {} }; struct B { B(const char *s) {} };\n@int h(A a) { return 1; }\nint h(B b) { return 2; }\n@",
        body: say("h(3) << h(\"a\")"), other: "int h(Other% o) { return -1; }", expected: "12\n"),
      Trial(
        name: "C++ later default",
        head: "struct A {};\n@int h(A a, int x);\n@int h(A a, int x = 8) { return x; }\n",
        body: say("h(A()) << h(A(), 2)"), other: "int h(Other% o) { return -1; }", expected: "82\n"),
    ]
  }()

  static let swift: [Trial] = {
    let kinds = """
      protocol Named {}
      class Base {}
      class Sub: Base {}
      struct Some: Named {}
      @func f(_ x: Int) -> Int { return 1 }
      func f(_ x: Double) -> Int { return 2 }
      @func f(_ b: Base) -> Int { return 3 }
      func f(_ n: Named) -> Int { return 4 }
      func f(_ o: String?) -> Int { return 5 }
      func f(x: Int, y: Int = 2) -> Int { return y }
      func f(_ list: Bool...) -> Int { return list.count }
      @
      """
    func free(_ name: String, _ call: String, _ expected: String) -> Trial {
      Trial(
        name: "Swift " + name, head: kinds, body: "print(\(call))",
        other:
          "func f(_ o: Other%) -> Int { return -1 }\nfunc f(_ o: Other%, other: Int) -> Int { return -1 }",
        expected: expected)
    }
    let member = """
      class K {
      @  func g(_ x: Int) -> Int { return 1 }
        func g(_ x: String) -> Int { return 2 }
      @  init(_ x: Int) {}
        init(named x: String) {}
      }
      class L: K {
        override func g(_ x: Int) -> Int { return 3 }
      }
      """
    let others = "func g(_ o: Other%) -> Int { return -1 }\ninit(_ o: Other%) {}"
    return [
      free("exact", "f(1)", "1\n"), free("literal", "f(1.5)", "2\n"),
      free("superclass", "f(Sub())", "3\n"),
      free("protocol", "f(Some())", "4\n"), free("optional", "f(\"a\")", "5\n"),
      free("nil", "f(nil)", "5\n"), free("left out", "f(x: 1)", "2\n"),
      free("list", "f(true, false, true)", "3\n"), free("labels", "f(z: 1)", "abel"),
      Trial(
        name: "Swift methods", head: member,
        body: "let k = K(1), l: K = L(named: \"a\")\nprint(k.g(1), k.g(\"a\"), l.g(1), l.g(\"b\"))",
        other: others, expected: "1 2 3 2\n"),
      Trial(
        name: "Swift operators",
        head: "struct V { var x: Int }\n@func + (a: V, b: V) -> V { return V(x: a.x + b.x) }\n@",
        body: "print((V(x: 1) + V(x: 2)).x, 1 + 2)",
        other: "func + (a: Other%, b: Other%) -> Int { return -1 }", expected: "3 3\n"),
    ]
  }()

  private static func answer(_ trial: Trial, isSwift: Bool, others count: Int) -> String {
    func others(_ part: Int, _ text: String) -> String {
      (0..<count).map { text.replacing("%", with: "\(part)x\($0)") }.joined(separator: "\n") + "\n"
    }
    var parts = trial.head.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    for part in parts.indices.dropLast() { parts[part] += others(part, trial.other) }
    let types = parts.indices.map { others($0, isSwift ? "struct Other% {}" : "struct Other% {};") }
      .joined()
    let head = types + parts.joined()
    let text =
      isSwift
      ? head + "\n" + trial.body + "\n"
      : "#include <iostream>\n#include <string>\n\(head)\nint main() { \(trial.body) return 0; }\n"
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.runFile(path: isSwift ? "a.swift" : "a.cpp", text: Array(text.utf8))
    if outcome.diagnostics.isEmpty {
      return String(decoding: outcome.output.flatMap(\.bytes), as: UTF8.self)
    }
    return outcome.diagnostics.compactMap(\.title).joined(separator: "\n")
  }

  @Test(arguments: cpp) func otherFunctionsChangeNothing(_ trial: Trial) {
    let few = ManyOverloadsTests.answer(trial, isSwift: false, others: 0)
    #expect(few.contains(trial.expected), "\(few)")
    #expect(ManyOverloadsTests.answer(trial, isSwift: false, others: 15) == few)
  }

  @Test(arguments: swift) func otherFunctionsChangeNothingInSwift(_ trial: Trial) {
    let few = ManyOverloadsTests.answer(trial, isSwift: true, others: 0)
    #expect(few.contains(trial.expected), "\(few)")
    #expect(ManyOverloadsTests.answer(trial, isSwift: true, others: 15) == few)
  }
}
