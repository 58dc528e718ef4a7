import Bytecode
import Compiler
import Diagnostics
import Testing

/// Wrong programs and clang's sentences for them.
struct ProblemTests {
  static let problems: [(String, String)] = [
    ("int f(void) { return x; }", "use of undeclared identifier 'x'"),
    ("int f(void) { int x; int x; return 0; }", "redefinition of 'x'"),
    (
      "int g(int, int); int f(void) { return g(1); }",
      "too few arguments to function call, expected 2, have 1"
    ),
    (
      "int g(int a, int b); int f(void) { return g(1, 2, 3); }",
      "too many arguments to function call, expected 2, have 3"
    ),
    ("void f(void) { return 1; }", "void function 'f' should not return a value"),
    ("int f(void) { }", "non-void function does not return a value"),
    (
      "int f(int a) { return a(); }",
      "called object type 'int' is not a function or function pointer"
    ),
    (
      "int f(void) { int *p = 5; return *p; }",
      "incompatible integer to pointer conversion initializing 'int *' with an expression of type "
        + "'int'"
    ),
    (
      "void f(NSString *s) { NSObject *o = s; s = o; }",
      "incompatible pointer types assigning to 'NSString *' from 'NSObject *'"
    ),
    (
      "void f(int *p) { char *c = p; (void)c; }",
      "incompatible pointer types initializing 'char *' with an expression of type 'int *'"
    ),
    (
      "void f(const char *p) { char *c = p; (void)c; }",
      "initializing 'char *' with an expression of type 'const char *' discards qualifiers"
    ),
    ("struct s { int a; }; int f(struct s x) { return x.b; }", "no member named 'b' in 'struct s'"),
    ("int f(int a) { return *a; }", "indirection requires pointer operand ('int' invalid)"),
    (
      "void f(NSObject *o) { [o nope]; }",
      "instance method '-nope' not found (return type defaults to 'id')"
    ),
    (
      "void f(void) { [NSObject nope]; }",
      "class method '+nope' not found (return type defaults to 'id')"
    ),
    (
      "void f(NSObject *o) { o.nope = 1; }",
      "property 'nope' not found on object of type 'NSObject *'"
    ),
    ("void f(int a) { [a init]; }", "bad receiver type 'int'"),
    (
      "void f(void) { printf(\"%d\", @\"x\"); }",
      "format specifies type 'int' but the argument has type 'NSString *'"
    ),
    (
      "void f(void) { NSLog(@\"%@\", 3); }",
      "format specifies type 'id' but the argument has type 'int'"
    ),
    ("int y = 1; int x = y;", "initializer element is not a compile-time constant"),
    ("void f(void) { break; }", "'break' statement not in loop or switch statement"),
    ("void f(void) { goto a; }", "use of undeclared label 'a'"),
    ("int f(int a) { switch (a) { case 1: case 1: ; } return 0; }", "duplicate case value '1'"),
    ("@implementation X @end", "cannot find interface declaration for 'X'"),
    (
      "@class X; @interface Y : X @end",
      "attempting to use the forward class 'X' as superclass of 'Y'"
    ),
    ("@interface Y : X @end", "cannot find interface declaration for 'X', superclass of 'Y'"),
    (
      "@interface A : NSObject - (void)go; @end @implementation A @end",
      "method definition for 'go' not found"
    ),
    (
      "@interface A : NSObject { @private int a; } @end int f(A *x) { return x->a; }",
      "instance variable 'a' is private"
    ),
    (
      "@interface A : NSObject { int a; } @end @implementation A - (void)dealloc { } @end",
      "method possibly missing a [super dealloc] call"
    ),
    (
      "@interface A : NSObject { int a; } @end @implementation A + (int)x { return a; } @end",
      "instance variable 'a' accessed in class method"
    ),
  ]

  @Test(arguments: problems)
  func says(_ source: String, _ title: String) {
    #expect(Compiled(source).titles == [title])
  }

  @Test func suggestsANameInScope() {
    let compiled = Compiled("int counter; int f(void) { return countr; }")
    #expect(compiled.diagnostics.first?.suggestion == "counter")
  }

  /// A message may be meant for a class.
  @Test(arguments: [
    ("[Countr new];", "Counter"), ("[counter new];", "Counter"), ("[NSobject new];", "NSObject"),
    ("(void)Countr;", nil),
  ])
  func aMisspeltClassIsNamed(_ statement: String, _ meant: String?) {
    let compiled = Compiled(
      "@interface Counter : NSObject\n@end\n@implementation Counter\n@end\n"
        + "void f(void) { \(statement) }")
    #expect(compiled.diagnostics.first { $0.code == .undeclared }?.suggestion == meant)
  }

  @Test(arguments: ["let car = 1;", "var car = 1;", "func price() { }"])
  func swiftIsRecognised(_ text: String) {
    #expect(Compiled(text).diagnostics.first?.code == .swiftDeclaration)
  }

  @Test func aTypeOfThatNameIsAType() {
    #expect(Compiled("typedef int var; var x = 1;").diagnostics.isEmpty)
  }

  /// What other languages call nothing, truth and oneself is no slip of the pen.
  @Test(
    arguments: [
      ("id f(void) { return null; }", "nil"), ("id f(void) { return None; }", "nil"),
      ("BOOL f(void) { return False; }", "NO"), ("void f(void) { this; }", nil),
      ("@interface A\n- (id)me;\n@end\n@implementation A\n- (id)me { return this; }\n@end", "self"),
    ] as [(String, String?)])
  func aWordOfAnotherLanguageIsTranslated(_ text: String, _ word: String?) {
    let undeclared = Compiled(text).diagnostics.first { $0.code == .undeclared }
    #expect(undeclared != nil)
    #expect(undeclared?.suggestion == word)
  }

  @Test func anErrorLeavesNoUnit() {
    #expect(Compiled("int x = y;").unit == nil)
  }
}

/// A mark of the library that says something nobody knows is a library that does not compile.
@Suite struct VisibleMarkTests {
  @Test(arguments: [
    ("selfsame_visible(acquire, lock)", [String]()),
    ("selfsame_visible(acquire)", []),
    ("selfsame_visible(take, lock)", ["E0343 take, lock"]),
    ("selfsame_visible(acquire, lok)", ["E0343 acquire, lok"]),
    ("selfsame_visible(none)", ["E0343 none"]),
    ("selfsame_visible", ["E0343 "]),
  ])
  func theKindAndTheObjectsAreKnown(_ mark: String, _ problems: [String]) {
    let text = "__attribute__((\(mark))) void take(long *lock) {}"
    #expect(Compiled(text, form: .prelude).titles == problems)
  }
}
