import Diagnostics
import Syntax
import Testing

@Suite struct MacroTests {
  @Test(arguments: [
    ("object", "#define A 1\nA + A", "1 + 1"),
    ("function", "#define F(x, y) x-y\nF(1, (2, 3))", "1-(2, 3)"),
    ("name without parenthesis", "#define F(x) x\nF + 1", "F + 1"),
    ("self reference", "#define foo foo + 1\nfoo", "foo + 1"),
    ("mutual reference", "#define a b c\n#define b a d\na", "a d c"),
    ("standard's f(2)", "#define f(a) a*g\n#define g(a) f(a)\nf(2)(9)", "2*9*g"),
    ("rescan takes what follows", "#define g f\n#define f(x) [x]\ng(1)", "[1]"),
    ("stringize", "#define S(x) #x\nS( a  \"b\\n\" 'c' )", "\"a \\\"b\\\\n\\\" 'c'\""),
    ("stringize is not expanded", "#define A 1\n#define S(x) #x\nS(A)", "\"A\""),
    (
      "stringize through a second macro", "#define A 1\n#define S(x) #x\n#define T(x) S(x)\nT(A)",
      "\"1\""
    ),
    ("paste", "#define P(a, b) a##b\nP(sha, red) P(1, 2) P(, x) P(x, )", "shared 12 x x"),
    ("pasted name expands", "#define xy 7\n#define P(a, b) a##b\nP(x, y)", "7"),
    ("variadic", "#define L(f, ...) NSLog(f, __VA_ARGS__)\nL(a, b, c)", "NSLog(a, b, c)"),
    ("comma kept", "#define L(f, ...) N(f, ##__VA_ARGS__)\nL(a, b)", "N(a, b)"),
    ("comma dropped", "#define L(f, ...) N(f, ##__VA_ARGS__)\nL(a)", "N(a)"),
    ("named variadic", "#define L(args...) N(args)\nL(1, 2)", "N(1, 2)"),
    (
      "__VA_OPT__", "#define L(f, ...) N(f __VA_OPT__(,) __VA_ARGS__)\nL(a)\nL(a, b)",
      "N(a) N(a, b)"
    ),
    ("multi-line", "#define A one \\\n  two\nA three", "one two three"),
    ("undef", "#define A 1\n#undef A\nA", "A"),
    ("argument over lines", "#define F(x) <x>\nF(a\nb)", "<a b>"),
    ("line", "#define A __LINE__\n\nA __LINE__", "3 3"),
    ("counter", "__COUNTER__ __COUNTER__", "0 1"),
    ("skipped garbage", "#if 0\ndon't \"worry\n#error no\n#endif\nok", "ok"),
    ("elif", "#if 0\na\n#elif 1\nb\n#elif 1\nc\n#else\nd\n#endif", "b"),
    ("nested skip", "#if 0\n#if 1\na\n#else\nb\n#endif\n#else\nc\n#endif", "c"),
    ("arithmetic", "#if (1 + 2) * 3 == 9 && !defined(X) && (0 ? 1/0 : 1)\nyes\n#endif", "yes"),
    (
      "levels of operators",
      "#if (6 & 2 == 2) == 0 && (1 | 2 ^ 2 & 0) == 3 && 1 + 1 << 2 == 8 && (5 > 3 == 1)\nyes\n#endif",
      "yes"
    ),
    ("unsigned", "#if -1 > 0u\nyes\n#endif", "yes"),
    ("empty argument", "#define F(x) [x]\nF()", "[]"),
    ("built-in limits", "INT_MAX", "2147483647"),
    ("has_include", "#if __has_include(<stdio.h>) && !__has_include(<nope.h>)\nyes\n#endif", "yes"),
    ("pragma", "#pragma mark - Here\nx", "x"),
  ])
  func expansion(_ name: String, _ source: String, _ expected: String) {
    #expect(expand(source) == expected)
  }

  @Test func arcFollowsTheOption() {
    let source = "#if __has_feature(objc_arc)\narc\n#else\nmrc\n#endif"
    #expect(expand(source, arc: true) == "arc")
    #expect(expand(source, arc: false) == "mrc")
  }

  @Test func definitionsFromOutside() {
    #expect(expand("A B", definitions: ["A", "B=2 + 2"]) == "1 2 + 2")
  }

  @Test func macrosOutliveTheirInput() {
    let (_, state) = read("#define TWICE(x) ((x) * 2)")
    #expect(state.macroNames.contains("TWICE"))
    #expect(state.macroNames.contains("MIN"))
  }

  @Test func aMacroMayOpenAnImplementation() {
    let source = """
      #define SINGLETON(C) @implementation C + (id)shared##C { return nil; }
      SINGLETON(Car)
      - (void)go { }
      @end
      """
    #expect(dump(source).contains("sharedCar"))
    #expect(dump(source).contains(" go "))
  }

  @Test func problemInsideAMacroShowsTheDefinition() throws {
    let (result, _) = read("#define BAD(x) x + ]\nint a = BAD(1);\n")
    guard case .failed(let problems) = result else {
      Issue.record("should fail")
      return
    }
    let problem = try #require(problems.first)
    #expect(problem.place.start == 29)
    #expect(problem.related.first?.label == "note.macroDefinition")
    #expect(problem.related.first?.place.start == 19)
  }

  @Test func headers() {
    let headers = ["a.h": "#import \"b.h\"\nint a;\n", "b.h": "#import \"a.h\"\nint b;\n"]
    let (result, state) = read(
      "#import \"a.h\"\n#import \"b.h\"\nint c;\n", .file, headers: headers)
    guard case .tree(let tree, _) = result else {
      Issue.record("should read")
      return
    }
    #expect(tree.roots.map { state.names[tree[$0].a] } == ["b", "a", "c"])
  }
}
