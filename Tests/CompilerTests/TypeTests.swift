import Bytecode
import Compiler
import Diagnostics
import Testing

/// Sizes and encodings, seen through the globals of a compiled text.
struct TypeTests {
  static let types: [(String, Int, String, String)] = [
    ("int x;", 4, "i", "int"),
    ("unsigned long long x;", 8, "Q", "unsigned long long"),
    ("_Bool x;", 1, "B", "_Bool"),
    ("char *x;", 8, "*", "char *"),
    ("const char *x;", 8, "r*", "const char *"),
    ("int **x;", 8, "^^i", "int **"),
    ("int (*x)(void);", 8, "^?", "int (*)(void)"),
    ("int x[3][2];", 24, "[3[2i]]", "int[3][2]"),
    ("id x;", 8, "@", "id"),
    ("Class x;", 8, "#", "Class"),
    ("SEL x;", 8, ":", "SEL"),
    ("NSString *x;", 8, "@", "NSString *"),
    ("struct p { int a; double b; } x;", 16, "{p=\"a\"i\"b\"d}", "struct p"),
    ("struct p { char a; short b; char c; } x;", 6, "{p=\"a\"c\"b\"s\"c\"c}", "struct p"),
    ("struct p { struct p *next; int v; } x;", 16, "{p=\"next\"^{p}\"v\"i}", "struct p"),
    (
      "struct p { unsigned a : 3; unsigned b : 30; } x;", 8, "{p=\"a\"b0I3\"b\"b32I30}", "struct p"
    ),
    ("union u { int i; double d; char c[12]; } x;", 16, "(u=\"i\"i\"d\"d\"c\"[12c])", "union u"),
    ("enum e { A, B } x;", 4, "i", "enum e"),
    ("typedef unsigned long NSUInteger; NSUInteger x;", 8, "Q", "NSUInteger"),
  ]

  /// By way of names types may be as deep as a text is long.
  @Test(arguments: [
    "typedef T# *T%;", "typedef T# T%[1];", "typedef T# (*T%)(int);", "typedef void (*T%)(T#);",
    "typedef void (^T%)(T#);", "typedef T# (^T%)(void);", "typedef const T# *const T%;",
    "typedef typeof(T# *) T%;",
  ])
  func typesAreWithinOneAnotherUpToALimit(_ form: String) {
    func chain(_ count: Int) -> Compiled {
      var text = "typedef int *T0;\n"
      for number in 0..<count {
        text += form.replacing("#", with: "\(number)").replacing("%", with: "\(number + 1)") + "\n"
      }
      return Compiled(text + "T\(count) x;")
    }
    #expect(chain(100).titles == [])
    let codes = Set(chain(60_000).diagnostics.map(\.code))
    #expect(codes.contains(.nestingTooDeep))
    #expect(codes.isSubset(of: [.nestingTooDeep, .tooManyErrors]))
  }

  /// And by way of variables whose types are found out.
  @Test func foundOutTypesAreNoDeeper() {
    let steps = (0..<3000).map { "__auto_type x\($0 + 1) = &x\($0);" }.joined(separator: "\n")
    let compiled = Compiled("void f(void) { int x0 = 0;\n\(steps)\n}")
    #expect(compiled.diagnostics.first?.code == .nestingTooDeep)
  }

  @Test(arguments: types)
  func layout(_ source: String, _ size: Int, _ encoding: String, _ spelling: String) throws {
    let compiled = Compiled(source)
    let global = try #require(compiled.unit?.globals.last, "\(compiled.titles)")
    #expect(global.size == size)
    #expect(global.encoding == encoding)
    #expect(global.typeName == spelling)
  }

  @Test func methodsHaveFrameOffsets() throws {
    let unit = try #require(
      Compiled(
        """
        @interface A : NSObject @end
        @implementation A
        - (void)put:(id)a at:(int)b with:(double)c { }
        @end
        """
      ).unit)
    #expect(unit.classes.first?.methods.first?.encoding == "v36@0:8@16i24d28")
  }

  /// A type is the same by whatever names it is spelt, also where the canonical one is made on the way.
  @Test(arguments: [
    "typedef unsigned char B; typedef short T; void (*f)(B, T); void (*g)(unsigned char, short); void h(void) { f = g; }",
    "typedef float F; F (*f)(F *, F **); float (*g)(float *, float **); void h(void) { f = g; }",
    "typedef unsigned U; U *(^b)(U); unsigned *(^c)(unsigned); void h(void) { b = c; }",
    "typedef short T; typedef T P[3]; P *p; short (*q)[3]; void h(void) { p = q; }",
  ])
  func namesOfTypesDoNotMatter(_ source: String) {
    let compiled = Compiled(source)
    #expect(compiled.unit != nil)
    #expect(compiled.titles == [])
  }
}
