import Diagnostics
import Syntax
import Testing

@Suite struct ParserTests {
  @Test(arguments: [
    (
      "chain", "1 + 2 - 3;",
      "(expressionStatement (binaryChain (integerLiteral 1) add (integerLiteral 2) subtract (integerLiteral 3)))"
    ),
    (
      "levels", "a + b * c",
      "(expressionStatement (binary[add] (identifier a) (binary[multiply] (identifier b) (identifier c))))"
    ),
    (
      "multiplication", "int a, b; a * b;",
      "(variableDeclaration a (builtinType 7) _ [])\n(variableDeclaration b (builtinType 7) _ [])\n(expressionStatement (binary[multiply] (identifier a) (identifier b)))"
    ),
    (
      "pointer to unknown class", "Foo *x;",
      "(variableDeclaration x (pointerType (namedType Foo [] <>)) _ [])"
    ),
    (
      "shadowed type", "typedef int T; void f(int T) { T * T; }",
      "(typedefDeclaration T (builtinType 7) [])\n(functionDeclaration f (functionType (builtinType) [(parameterDeclaration T (builtinType 7) [])]) (compound [(expressionStatement (binary[multiply] (identifier T) (identifier T)))]) [])"
    ),
    (
      "function pointers", "int (*f[2])(void);",
      "(variableDeclaration f (arrayType (pointerType (functionType (builtinType 7) [])) (integerLiteral 2)) _ [])"
    ),
    (
      "weak", "__weak NSString *s;",
      "(variableDeclaration s (pointerType[weak] (namedType NSString [] <>)) _ [])"
    ),
    ("block variable", "__block int n;", "(variableDeclaration n (builtinType[block] 7) _ [])"),
    ("protocol id", "id<P> x;", "(variableDeclaration x (namedType id [] <P>) _ [])"),
    (
      "message", "[x a:1 b:2, 3]",
      "(expressionStatement (messageSend (identifier x) a:b: [(integerLiteral 1) (integerLiteral 2) (integerLiteral 3)]))"
    ),
    (
      "class message", "[NSObject new]",
      "(expressionStatement (messageSend[class] (identifier NSObject) new []))"
    ),
    ("boxed", "@(1)", "(expressionStatement (boxedExpression (integerLiteral 1)))"),
    (
      "collections", "@[@1, @{@\"k\": x}]",
      "(expressionStatement (arrayLiteral [(boxedExpression (integerLiteral 1)) (dictionaryLiteral [(objcStringLiteral \"k\") (identifier x)])]))"
    ),
    ("strings", "@\"a\" \"b\" @\"c\\n\"", "(expressionStatement (objcStringLiteral \"abc\n\"))"),
    ("elvis", "a ?: b", "(expressionStatement (conditional (identifier a) _ (identifier b)))"),
    (
      "cast", "(BOOL)-1",
      "(expressionStatement (cast (namedType BOOL [] <>) (unary[minus] (integerLiteral 1))))"
    ),
    (
      "bridge", "(__bridge void *)x",
      "(expressionStatement (cast (pointerType (builtinType)) (identifier x) 1))"
    ),
    (
      "if without else is complete", "if (x) y",
      "(ifStatement (identifier x) (expressionStatement (identifier y)) _)"
    ),
    (
      "for in", "for (id o in c) ;",
      "(forInStatement (declarationStatement [(variableDeclaration o (builtinType 18) _ [])]) (identifier c) (emptyStatement))"
    ),
    (
      "labels", "switch (a) { case 1: case 2: ; }",
      "(switchStatement (identifier a) (compound [(caseStatement (integerLiteral 1) _ (caseStatement (integerLiteral 2) _ (emptyStatement)))]))"
    ),
    (
      "bit-field", "struct s { unsigned a : 3, : 2; };",
      "(tagDeclaration (structType s [(fieldDeclaration a (builtinType 8) (integerLiteral 3)) (fieldDeclaration _ (builtinType 8) (integerLiteral 2))]))"
    ),
    (
      "NS_ENUM", "typedef NS_ENUM(NSInteger, E) { A };",
      "(typedefDeclaration E (enumType E [] (namedType NSInteger [] <>)) [])\n(tagDeclaration (enumType E [(enumerator A _)] (namedType NSInteger [] <>)))"
    ),
    ("stray semicolons", ";;int a;;", "(variableDeclaration a (builtinType 7) _ [])"),
    (
      "method pieces", "@protocol P\n- foo:(int)a :b;\n@optional\n+ (void)c;\n@end",
      "(protocolDeclaration P _ <> [] [(method foo:: _ _ [(parameterDeclaration a (builtinType 7) []) (parameterDeclaration b (builtinType 18) [])] []) (method[class optional] c (builtinType) _ [] [])] [])"
    ),
    (
      "Cyrillic name", "int счёт = 1;",
      "(variableDeclaration счёт (builtinType 7) (integerLiteral 1) [])"
    ),
  ])
  func tree(_ name: String, _ source: String, _ expected: String) {
    #expect(dump(source) == expected)
  }

  @Test(arguments: [
    "int f(void) {", "[a b", "foo(1,", "x = ", "if (a)", "@interface A : NSObject",
    "@interface A : NSObject\n- (void)b;", "@implementation A\n- (void)b", "@protocol P",
    "#if 1\nint a;", "/* text", "int a; \\", "@try { }", "do x();", "void f(void)",
    "@[@1,", "struct s {", "MIN(1,", "#define A(x) x\nA(",
  ])
  func incomplete(_ source: String) {
    #expect(dump(source).hasPrefix("incomplete: "))
    #expect(dump(source, .file).hasPrefix("E"))
  }

  @Test(arguments: [
    ("a b c]", "E0201 expected ';' at end of declaration"),
    ("}", "E0206 extraneous closing brace ('}')"),
    ("x = );", "E0202 expected expression"),
    ("char *s = \"abc", "E0106 missing terminating '\"' character"),
    ("int x = 1；", "E0104 unexpected character <U+FF1B>"),
    ("int сlass;", "E0105 сlass с c class"),
    ("@import UIKitt;", "E0121 module 'UIKitt' not found"),
    ("@import ObjectiveC.runtim;", "E0121 module 'ObjectiveC.runtim' not found"),
    ("{ @import UIKit; }", "E0121 import of a module appears within a function"),
    ("#import <Foundation/Fundation.h>", "E0111 'Foundation/Fundation.h' file not found"),
    ("#import <studio.h>", "E0111 'studio.h' file not found"),
    ("#import \"none.h\"", "E0112 'none.h' file not found"),
    ("@implementation A\n- (void)b;\n@end", "E0208 expected method body"),
    ("@interface A\n@implementation A\n@end", "E0205 missing '@end'"),
    ("int x = 08;", "E0109 invalid digit '8' in octal constant"),
    ("int x = 1q;", "E0109 invalid suffix 'q' on integer constant"),
    ("#error stop here", "E0116 stop here"),
    ("#if 1 +\n#endif", "E0117 expected value in expression"),
    ("#endif", "E0114 #endif without #if"),
    ("- (void)a { }", "E0209 missing context for method declaration"),
    // A `}` too few is one error, where the next method begins.
    (
      "@implementation A\n- (void)a {\n  if (1) {\n    a();\n}\n- (int)b { return 3; }\n@end\nint x;",
      "E0201 expected '}'"
    ),
    (
      "@implementation A\n+ (id)a {\n  for (;;) {\n}\n+ (id)b:(int)c with:(id)d { return d; }\n@end",
      "E0201 expected '}'"
    ),
    ("MIN(1)", "E0115 too few arguments provided to function-like macro invocation"),
    (
      "int a = 1 int b = 2;\nint c = ;\nint d;",
      "E0201 expected ';' at end of declaration\nE0202 expected expression"
    ),
  ])
  func problems(_ source: String, _ expected: String) {
    #expect(dump(source) == expected)
  }

  /// In a file the count of braces tells a forgotten one from a function within another.
  @Test func aFunctionAfterAForgottenBrace() {
    let body = "void f(void) {\n  while (0) {\n  a();\n}\nint g(void) { return 2; }\n"
    #expect(dump(body, .file) == "E0201 expected '}'")
    #expect(dump(body + "}", .file) == "E0209 function definition is not allowed here")
    // Who closes what was open has forgotten nothing, whatever is open further down.
    let nested = "int f(void) {\n  if (1) {\n    int n(void) { return 1; }\n  }\n  return 2;\n}\n"
    for rest in ["", "int g(void) {\n  return 3;\n", "int g(void) {\n  while (0) {\n  a();\n}\n"] {
      #expect(
        dump(nested + rest, .file).hasPrefix("E0209 function definition is not allowed here"))
    }
  }

  @Test func statementsOutsideFunctions() {
    #expect(dump("NSLog(1);", .file).hasPrefix("(expressionStatement"))
    #expect(dump("int main(void) { return 0; }\nNSLog(1);", .file).hasPrefix("E0215"))
  }

  @Test func preludeBodies() {
    let source = """
      @implementation NSObject
      + (id)alloc __attribute__((selfsame_native(object_alloc)));
      @end
      """
    #expect(
      dump(source, .prelude).contains("(attribute selfsame_native [(identifier object_alloc)])"))
    #expect(dump(source, .file).hasPrefix("E0208"))
  }
}
