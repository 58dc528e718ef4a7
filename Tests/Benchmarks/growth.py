#!/usr/bin/env python3
"""How the time to compile grows with a program, in every dimension that a program can grow in.

    python3 Tests/Benchmarks/growth.py BINARY [FAMILY ...]

Each family is a program with n of something. It is compiled at n and at 4n (user CPU, the least of three,
less what an empty program of its language takes); linear growth is a factor of 4, quadratic one of 16. A
family whose factor is above 6 is marked, and the status is then 1. The sizes are chosen so that the larger
program takes some tenths of a second; GROWTH=f multiplies all of them.

Then a table from 10^2 to 10^6: inputs at the prompt, an input with so many live objects, events, classes, and bytes
of source (user CPU ms, less the start). A row ends behind the size that took more than three seconds; what the program
says of a size that it does not take stands behind the row. `sizes` as the only family prints the table alone.
"""
import os, resource, subprocess, sys, tempfile

IMPORT = "#import <Foundation/Foundation.h>\n"


def c_main(body="", before=""):
    return before + "int main(void) {\n" + body + "return 0;\n}\n"


def objc(body="", before=""):
    return IMPORT + c_main(body, before)


def cpp(body="", before=""):
    return "#include <iostream>\n#include <string>\n" + before + \
        "int main() {\n" + body + "return 0;\n}\n"


def each(n, text):
    return "".join(text.replace("%d", str(i)) for i in range(n))


def ladder(n, open_test, close_test):
    parts = []
    for i in range(n):
        parts.append(f"{open_test}x == {i}{close_test} {{ y = {i}; }}")
    return " else ".join(parts) + "\n"


FAMILIES = {
    # name: (ending, n, the program)
    "c statements": ("m", 8000, lambda n: objc("int x = 0;\n" + each(n, "x = x * 3 + %d;\n"))),
    "c functions": ("m", 5000, lambda n: objc("", each(n, "int f%d(int a) { return a + %d; }\n"))),
    "c globals": ("m", 6000, lambda n: objc("", each(n, "int g%d = %d;\n"))),
    "c locals": ("m", 5000, lambda n: objc(each(n, "int v%d = %d;\n"))),
    "c locals in memory": ("m", 4000, lambda n: objc("int *p;\n" + each(n, "int v%d = %d; p = &v%d;\n"))),
    "c macros": ("m", 5000, lambda n: objc(each(n, "x += M%d;\n").join(["int x = 0;\n", ""]), each(n, "#define M%d (%d)\n"))),
    "c function macros": ("m", 4000, lambda n: objc("int x = 0;\n" + each(n, "x += ADD(%d, x);\n"), "#define ADD(a, b) ((a) + (b))\n")),
    "class aliases": ("m", 6000, lambda n: objc("", each(n, "@compatibility_alias A%d NSObject;\n"))),
    "c definitions without prototypes": ("m", 5000, lambda n: objc("", each(n, "int f%d(a) int a; { return a + %d; }\n"))),
    "c structs": ("m", 4000, lambda n: objc("", each(n, "struct S%d { int a; struct S%d *next; };\n"))),
    "c fields": ("m", 8000, lambda n: objc("struct S s; s.f1 = 1;\n", "struct S {\n" + each(n, "int f%d;\n") + "};\n")),
    "c enumerators": ("m", 8000, lambda n: objc("", "enum E {\n" + each(n, "c%d,\n") + "};\n")),
    "c cases": ("m", 5000, lambda n: objc("int x = 1;\nswitch (x) {\n" + each(n, "case %d: x = 2; break;\n") + "}\n")),
    "c else if": ("m", 4000, lambda n: objc("int x = 1, y = 0;\n" + ladder(n, "if (", ")"))),
    "c else if, warned": ("m", 2000, lambda n: c_main("int x = 0;\nif (x);\n" + "else if (x);\n" * n)),
    "c + chain": ("m", 10000, lambda n: objc("int x = 1;\nint y = " + " + ".join(["x"] * n) + ";\n")),
    "c comma chain": ("m", 10000, lambda n: objc("int x = 1;\n" + ", ".join(["x++"] * n) + ";\n")),
    "c initialiser": ("m", 15000, lambda n: objc("", "int a[] = {" + each(n, "%d, ") + "};\n")),
    "c addresses": ("m", 10000, lambda n: objc("", "const char *a[] = {" + each(n, '"piece %d", ') + "};\n")),
    "c string pieces": ("m", 10000, lambda n: objc("", "const char *s = " + each(n, '"piece %d"\n') + ";\n")),
    "c typedefs": ("m", 6000, lambda n: objc("", "typedef int T0;\n" + "".join(f"typedef T{i} T{i + 1};\n" for i in range(n)))),
    "c blocks of code": ("m", 5000, lambda n: objc(each(n, "{ int x = %d; x++; }\n"))),
    "c labels": ("m", 3000, lambda n: objc(each(n, "goto l%d; l%d: ;\n"))),
    "c parameters": ("m", 2000, lambda n: objc("", each(n, "int f%d(int a, int b, int c, int d);\n"))),
    "comments": ("m", 100000, lambda n: objc(each(n, "// a comment in the program %d\n"))),
    "classes": ("m", 1500, lambda n: objc("", each(n, "@interface K%d : NSObject\n- (int)m;\n@end\n@implementation K%d\n- (int)m { return %d; }\n@end\n"))),
    "methods": ("m", 4000, lambda n: objc("", "@interface K : NSObject\n" + each(n, "- (int)m%d;\n") + "@end\n@implementation K\n" + each(n, "- (int)m%d { return %d; }\n") + "@end\n")),
    "properties": ("m", 2500, lambda n: objc("", "@interface K : NSObject\n" + each(n, "@property (nonatomic) int p%d;\n") + "@end\n@implementation K\n@end\n")),
    "ivars": ("m", 4000, lambda n: objc("", "@interface K : NSObject {\n" + each(n, "int _v%d;\n") + "}\n@end\n@implementation K\n- (int)m { return _v1; }\n@end\n")),
    "ivars in use": ("m", 2000, lambda n: objc("", "@interface K : NSObject {\n" + each(n, "int _v%d;\n") + "}\n@end\n@implementation K\n- (void)m {\n" + each(n, "_v%d = %d;\n") + "}\n@end\n")),
    "categories": ("m", 2000, lambda n: objc("", each(n, "@interface NSObject (C%d)\n- (int)m%d;\n@end\n@implementation NSObject (C%d)\n- (int)m%d { return 1; }\n@end\n"))),
    "protocols": ("m", 2500, lambda n: objc("", each(n, "@protocol P%d\n- (int)m%d;\n@end\n"))),
    "conformances": ("m", 1500, lambda n: objc("", each(n, "@protocol P%d\n- (int)m%d;\n@end\n") + "@interface K : NSObject <" + ", ".join(f"P{i}" for i in range(n)) + ">\n@end\n@implementation K\n" + each(n, "- (int)m%d { return 1; }\n") + "@end\n")),
    "messages": ("m", 4000, lambda n: objc("NSObject *o = [NSObject new];\n" + each(n, "[o hash];\n"))),
    "blocks": ("m", 2000, lambda n: objc("int x = 1;\n" + each(n, "int (^b%d)(void) = ^{ return x + %d; };\n"))),
    "string literals": ("m", 4000, lambda n: objc("NSString *s;\n" + each(n, 's = @"text %d";\n'))),
    "array literal": ("m", 4000, lambda n: objc("NSArray *a = @[" + each(n, "@%d, ") + "];\n")),
    "dictionary literal": ("m", 2000, lambda n: objc("NSDictionary *d = @{" + each(n, '@"k%d": @%d, ') + "};\n")),
    "superclasses": ("m", 4000, lambda n: objc("", "@interface K0 : NSObject\n@end\n@implementation K0\n@end\n" + "".join(f"@interface K{i + 1} : K{i}\n@end\n@implementation K{i + 1}\n@end\n" for i in range(n)))),
    "c++ functions": ("cpp", 2500, lambda n: cpp("", each(n, "int f%d(int a) { return a + %d; }\n"))),
    "c++ overloads": ("cpp", 300, lambda n: cpp("", each(n, "struct S%d {};\nint f(S%d s) { return %d; }\n"))),
    "c++ overload calls": ("cpp", 250, lambda n: cpp(each(n, "f(S%d());\n"), each(n, "struct S%d {};\n") + each(n, "int f(S%d s) { return %d; }\n"))),
    "c++ classes": ("cpp", 800, lambda n: cpp("", each(n, "class K%d { int v; public: K%d() : v(%d) {} int m() { return v; } };\n"))),
    "c++ bases made of classes": ("cpp", 400, lambda n: cpp("", "template <class T> struct Single { static T &get() { static T t; return t; } };\n" + each(n, "struct S%d : Single<S%d> { int a; };\nint u%d() { return S%d::get().a; }\n"))),
    "c++ objects returned": ("cpp", 2500, lambda n: cpp("", "struct A { A() {} ~A() {} };\nA f(int x) {\n" + each(n, "{ A a; if (x == %d) return a; }\n") + "return A();\n}\n")),
    "c++ methods": ("cpp", 2000, lambda n: cpp("", "class K { public:\n" + each(n, "int m%d() { return %d; }\n") + "};\n")),
    "c++ virtual methods": ("cpp", 1000, lambda n: cpp("K k; k.m1();\n", "class K { public:\n" + each(n, "virtual int m%d() { return %d; }\n") + "};\n")),
    "c++ virtual overloads": ("cpp", 500, lambda n: cpp("K k; k.f(S1());\n", each(n, "struct S%d {};\n") + "class K { public:\n" + each(n, "virtual int f(S%d s) { return %d; }\n") + "};\n")),
    "c++ overrides": ("cpp", 500, lambda n: cpp("L l; l.m1();\n", "class K { public:\n" + each(n, "virtual int m%d() { return 1; }\n") + "};\nclass L : public K { public:\n" + each(n, "int m%d() override { return %d; }\n") + "};\n")),
    "c++ fields": ("cpp", 2000, lambda n: cpp("K k; k.f1 = 1;\n", "class K { public:\n" + each(n, "int f%d = %d;\n") + "};\n")),
    "c++ << chain": ("cpp", 1500, lambda n: cpp("if (argc0) std::cout" + each(n, " << %d") + ";\n", "bool argc0 = false;\n")),
    "c++ + chain": ("cpp", 5000, lambda n: cpp("int x = 1;\nint y = " + " + ".join(["x"] * n) + ";\n")),
    "c++ string + chain": ("cpp", 800, lambda n: cpp("std::string x = \"a\";\nif (x == \"b\") { std::string y = " + " + ".join(["x"] * n) + "; }\n")),
    "c++ else if": ("cpp", 1500, lambda n: cpp("int x = 1, y = 0;\n" + ladder(n, "if (", ")"))),
    "c++ statements": ("cpp", 4000, lambda n: cpp("int x = 0;\n" + each(n, "x = (x * 3) + %d;\n"))),
    "c++ locals": ("cpp", 2000, lambda n: cpp(each(n, "int v%d = %d;\n"))),
    "c++ objects": ("cpp", 600, lambda n: cpp("if (no) {\n" + each(n, "std::string v%d = \"a\";\n") + "}\n", "bool no = false;\n")),
    "c++ array": ("cpp", 5000, lambda n: cpp("int v[] = {" + each(n, "%d, ") + "};\n")),
    "c++ enumerators": ("cpp", 4000, lambda n: cpp("", "enum E {\n" + each(n, "c%d,\n") + "};\n")),
    "c++ names": ("cpp", 4000, lambda n: cpp("", "int " + each(n, "v%d, ") + "z;\n")),
    "c++ virtual classes": ("cpp", 400, lambda n: cpp("", each(n, "struct K%d { K%d() {} virtual int m(); };\nint K%d::m() { return %d; }\n"))),
    "swift functions": ("swift", 1500, lambda n: each(n, "func f%d(_ a: Int) -> Int { return a + %d }\n")),
    "swift overloads": ("swift", 300, lambda n: each(n, "struct S%d {}\nfunc f(_ s: S%d) -> Int { return %d }\n")),
    "swift overload calls": ("swift", 150, lambda n: each(n, "struct S%d {}\nfunc f(_ s: S%d) -> Int { return %d }\n") + each(n, "_ = f(S%d())\n")),
    "swift generic functions": ("swift", 1000, lambda n: each(n, "func f%d<T: Comparable>(_ a: T, _ b: T) -> T { a < b ? a : b }\nprint(f%d(1, 2))\n")),
    "swift local types": ("swift", 1000, lambda n: "func f() {\n" + each(n, "struct L%d { var v = %d }\nprint(L%d().v)\n") + "}\nf()\n"),
    "swift extensions of arrays": ("swift", 500, lambda n: each(n, "extension Array where Element == Int { func t%d() -> Int { count } }\nprint([1].t%d())\n")),
    "swift classes": ("swift", 500, lambda n: each(n, "class K%d { var v = %d\n func m() -> Int { return v } }\n")),
    "swift structs": ("swift", 500, lambda n: each(n, "struct K%d { var v = %d\n func m() -> Int { return v } }\n")),
    "swift methods": ("swift", 1500, lambda n: "class K {\n" + each(n, "func m%d() -> Int { return %d }\n") + "}\n"),
    "swift properties": ("swift", 1500, lambda n: "class K {\n" + each(n, "var p%d = %d\n") + "}\n"),
    "swift fields": ("swift", 800, lambda n: "struct K {\n" + each(n, "var p%d = %d\n") + "}\n"),
    "swift extensions": ("swift", 800, lambda n: "class K {}\n" + each(n, "extension K { func m%d() -> Int { return %d } }\n")),
    "swift protocols": ("swift", 800, lambda n: each(n, "protocol P%d { func m%d() -> Int }\n")),
    "swift cases": ("swift", 1500, lambda n: "enum E {\n" + each(n, "case c%d\n") + "}\n"),
    "swift switch": ("swift", 1500, lambda n: "let x = 1\nswitch x {\n" + each(n, "case %d: print(%d)\n") + "default: break\n}\n"),
    "swift dictionary": ("swift", 1500, lambda n: "let d = [" + each(n, '"k%d": %d, ') + "]\n"),
    "swift array": ("swift", 5000, lambda n: "let a = [" + each(n, "%d, ") + "]\n"),
    "swift interpolations": ("swift", 500, lambda n: 'let x = 1\nlet s = "' + "\\(x) " * n + '"\n'),
    "swift else if": ("swift", 1500, lambda n: "let x = 1\nvar y = 0\n" + ladder(n, "if ", "")),
    "swift + chain": ("swift", 3000, lambda n: "let x = 0\nlet y = " + " + ".join(["x"] * n) + "\n"),
    # Run, each + copies what is there already: only compiling it is measured.
    "swift string + chain": ("swift", 3200, lambda n: 'let x = "a"\nif x == "b" {\nlet y = ' + " + ".join(["x"] * n) + "\n}\n"),
    "swift statements": ("swift", 3000, lambda n: "var x = 0\nfunc f() {\n" + each(n, "x = (x &* 3) + %d\n") + "}\n"),
    "swift globals": ("swift", 2000, lambda n: each(n, "let g%d = %d\n")),
    "swift locals": ("swift", 1500, lambda n: "func f() {\n" + each(n, "let v%d = %d\n") + "}\n"),
    "swift optionals": ("swift", 500, lambda n: "func f(_ o: Int?) {\n" + each(n, "if let v = o { print(v + %d) }\n") + "}\n"),
    "swift closures": ("swift", 600, lambda n: each(n, "let c%d = { (a: Int) -> Int in a + %d }\n")),
    "swift generic calls": ("swift", 250, lambda n: "func same<T>(_ t: T) -> T { return t }\n" + each(n, "struct S%d {}\n_ = same(S%d())\n")),
    "trys": ("m", 1500, lambda n: objc("int x = 0;\n" + each(n, "@try { x = %d; } @catch (NSException *e) { x = 2; } @finally { x++; }\n"))),
    "autoreleasepools": ("m", 3000, lambda n: objc(each(n, "@autoreleasepool { [NSObject new]; }\n"))),
    "class method calls": ("m", 1500, lambda n: objc(each(n, "[K m%d];\n"), "@interface K : NSObject\n" + each(n, "+ (int)m%d;\n") + "@end\n@implementation K\n" + each(n, "+ (int)m%d { return %d; }\n") + "@end\n")),
    "property uses": ("m", 1500, lambda n: objc("K *k = [K new];\n" + each(n, "k.p%d = %d;\n"), "@interface K : NSObject\n" + each(n, "@property int p%d;\n") + "@end\n@implementation K\n@end\n")),
    "designated initialisers": ("m", 500, lambda n: objc("", "@interface K : NSObject\n" + each(n, "- (instancetype)initA%d:(int)x NS_DESIGNATED_INITIALIZER;\n") + "@end\n@implementation K\n- (instancetype)init { return [self initA0:1]; }\n" + each(n, "- (instancetype)initA%d:(int)x { return [super init]; }\n") + "@end\n")),
    "overridden again": ("m", 400, lambda n: objc("", "@interface K0 : NSObject\n- (int)m;\n@end\n@implementation K0\n- (int)m { return 1; }\n@end\n" + "".join(f"@interface K{i + 1} : K{i}\n@end\n@implementation K{i + 1}\n- (int)m {{ return [super m]; }}\n@end\n" for i in range(n)))),
    "protocol chain": ("m", 1500, lambda n: objc("", "@protocol P0\n- (int)m0;\n@end\n" + "".join(f"@protocol P{i + 1} <P{i}>\n- (int)m{i + 1};\n@end\n" for i in range(n)) + f"@interface K : NSObject <P{n}>\n@end\n@implementation K\n" + each(n + 1, "- (int)m%d { return 1; }\n") + "@end\n")),
    "macros in macros": ("m", 3000, lambda n: objc("int x = 0;\n" + each(n, "x += B(%d);\n"), "#define A(x) ((x) + 1)\n#define B(x) A(A(x))\n")),
    "c _Generic": ("m", 2000, lambda n: objc("int x = 0;\nx = _Generic(x, " + each(n, "struct S%d *: 1, ") + "default: 0);\n", each(n, "struct S%d;\n"))),
    "c tags in a block": ("m", 3000, lambda n: objc(each(n, "struct S%d { int a; };\n"))),
    "c++ function templates of one name": ("cpp", 400, lambda n: cpp("", each(n, "template <class T> struct S%d {};\ntemplate <class T> int f(S%d<T> x) { return %d; }\n"))),
    "c++ partial specialisations": ("cpp", 400, lambda n: cpp(each(n, "B<int, %d> b%d;\n"), "template <class T, int N> struct B { int x; };\n" + each(n, "template <class T> struct B<T, %d> { int y; };\n"))),
    "c++ local classes": ("cpp", 600, lambda n: cpp(each(n, "struct S%d { int a; };\n"))),
    "c++ repeated headers": ("cpp", 5000, lambda n: "#include <vector>\n" * n + cpp("")),
    "swift subscripts": ("swift", 800, lambda n: "class K {\n" + each(n, "subscript(_ a: Int, a%d b: Int) -> Int { %d }\n") + "}\n"),
    "swift requirements": ("swift", 1500, lambda n: "protocol P {\n" + each(n, "func m%d()\n") + "}\n"),
    "swift print arguments": ("swift", 500, lambda n: "let x = 1\nif x == 2 {\nprint(" + ", ".join(["x"] * n) + ")\n}\n"),
    "c++ second argument": ("cpp", 250, lambda n: cpp(each(n, "f(1, S%d());\n"), each(n, "struct S%d {};\n") + each(n, "int f(int x, const S%d &s) { return %d; }\n"))),
    "c++ pointer overload calls": ("cpp", 250, lambda n: cpp("if (no) {\n" + each(n, "f((S%d *)nullptr, 1);\n") + "}\n", "bool no = false;\n" + each(n, "struct S%d {};\n") + each(n, "int f(const S%d *s, int x) { return %d; }\n"))),
    "c++ converted arguments": ("cpp", 250, lambda n: cpp(each(n, "f(S%d(1));\n"), each(n, "struct S%d { S%d(int x) {} };\n") + each(n, "int f(S%d s) { return %d; }\n"))),
    "c++ method overload calls": ("cpp", 250, lambda n: cpp("K k;\n" + each(n, "k.f(S%d());\n"), each(n, "struct S%d {};\n") + "struct K {\n" + each(n, "int f(S%d s) { return %d; }\n") + "};\n")),
    "c++ constructors": ("cpp", 250, lambda n: cpp(each(n, "K k%d{S%d()};\n"), each(n, "struct S%d {};\n") + "struct K {\n" + each(n, "K(S%d s) {}\n") + "};\n")),
    "c++ objects and returns": ("cpp", 400, lambda n: cpp("", "struct A { A() {} ~A() {} };\nvoid f(int x) {\n" + each(n, "A a%d; if (x == %d) x++;\n") + "}\n")),
    "c++ destructors": ("cpp", 800, lambda n: cpp(each(n, "K k%d;\n"), "struct K { ~K() {} };\n")),
    "c++ member initialisers": ("cpp", 1000, lambda n: cpp("", "struct K {\n" + each(n, "int v%d;\n") + "K() : v0(0)" + "".join(f", v{i}({i})" for i in range(1, n)) + " {}\n};\n")),
    "c++ namespaces": ("cpp", 800, lambda n: cpp("", each(n, "namespace N%d { int f() { return %d; } }\n") + "int g() { int x = 0;\n" + each(n, "x += N%d::f();\n") + "return x; }\n")),
    "c++ using": ("cpp", 300, lambda n: cpp("", each(n, "namespace N%d { int a%d; }\nusing namespace N%d;\n") + "int g() { int x = 0;\n" + each(n, "x += a%d;\n") + "return x; }\n")),
    "c++ lambdas": ("cpp", 800, lambda n: cpp("int x = 1;\n" + each(n, "auto l%d = [&x](int a) { return a + x; };\n"))),
    "c++ lambdas of one statement": ("cpp", 500, lambda n: cpp("if (no) { int x = 0" + "".join(f" + [](int a) {{ return a; }}({i})" for i in range(n)) + "; }\n", "bool no = false;\n")),
    "c++ captures": ("cpp", 1000, lambda n: cpp(each(n, "int v%d = %d;\n") + "auto l = [=] { int x = 0;\n" + each(n, "x += v%d;\n") + "return x; };\nl();\n")),
    "c++ lambdas as functions": ("cpp", 600, lambda n: cpp(each(n, "f([](int a) { return a + %d; });\n"), "int f(int (*g)(int)) { return g(1); }\n")),
    "c++ references": ("cpp", 1500, lambda n: cpp("int x = 1;\n" + each(n, "int &r%d = x;\n"))),
    "swift method calls": ("swift", 1000, lambda n: "class K {\n" + each(n, "func m%d() -> Int { return %d }\n") + "}\nlet k = K()\nfunc f() {\n" + each(n, "_ = k.m%d()\n") + "}\n"),
    "swift own calls": ("swift", 1000, lambda n: "class K {\nfunc m0() -> Int { return 0 }\n" + "".join(f"func m{i + 1}() -> Int {{ return m{i}() }}\n" for i in range(n)) + "}\n"),
    "swift property uses": ("swift", 800, lambda n: "class K {\n" + each(n, "var p%d = %d\n") + "}\nfunc f(_ k: K) {\n" + each(n, "k.p%d = 1\n") + "}\n"),
    "swift method overload calls": ("swift", 150, lambda n: each(n, "struct S%d {}\n") + "class K {\n" + each(n, "func f(_ s: S%d) -> Int { return %d }\n") + "}\nlet k = K()\nfunc g() {\n" + each(n, "_ = k.f(S%d())\n") + "}\n"),
    "swift initialisers": ("swift", 200, lambda n: each(n, "struct S%d {}\n") + "class K {\n" + each(n, "init(_ s: S%d) {}\n") + "}\nfunc f() {\n" + each(n, "_ = K(S%d())\n") + "}\n"),
    "swift conformances": ("swift", 250, lambda n: each(n, "protocol P%d { func m%d() -> Int }\n") + "class K: " + ", ".join(f"P{i}" for i in range(n)) + " {\n" + each(n, "func m%d() -> Int { return 1 }\n") + "}\n"),
    "swift protocol chain": ("swift", 800, lambda n: "protocol P0 { func m() -> Int }\n" + "".join(f"protocol P{i + 1}: P{i} {{}}\n" for i in range(n))),
    "swift protocol extension": ("swift", 500, lambda n: "protocol P {}\nextension P {\n" + each(n, "func m%d() -> Int { return 1 }\n") + "}\nclass K: P {}\nlet k = K()\nfunc g() {\n" + each(n, "_ = k.m%d()\n") + "}\n"),
    "swift extensions of Int": ("swift", 500, lambda n: each(n, "extension Int { func m%d() -> Int { return %d } }\n")),
    "swift payloads": ("swift", 1000, lambda n: "enum E {\n" + each(n, "case c%d(Int)\n") + "}\nfunc f(_ e: E) -> Int {\nswitch e {\n" + each(n, "case .c%d(let v): return v\n") + "}\n}\n"),
    "swift nested patterns": ("swift", 400, lambda n: "enum E {\n" + each(n, "case c%d(Int?)\n") + "}\nfunc f(_ e: E) -> Int {\nswitch e {\n" + each(n, "case .c%d(let v?): return v\ncase .c%d(nil): return %d\n") + "}\n}\n"),
    "swift patterns with where": ("swift", 500, lambda n: "class K {}\nenum E { case c(Int, K), d }\nfunc f(_ e: E) -> Int {\nswitch e {\n" + each(n, "case .c(let v, _) where v == %d: return v\n") + "default: return 0\n}\n}\n"),
    "swift closures that throw": ("swift", 300, lambda n: "struct X: Error {}\nfunc t(_ f: () throws -> Int) rethrows -> Int { try f() }\n" + each(n, "let c%d = try? t { if %d > 2 { throw X() }; return %d }\n")),
    "swift associated types": ("swift", 400, lambda n: "protocol P { associatedtype T; func m() -> T }\n" + each(n, "struct S%d: P { func m() -> Int { %d } }\n") + "func f<C: P>(_ c: C) where C.T == Int { _ = c.m() }\nf(S0())\n"),
    "swift key paths": ("swift", 400, lambda n: "struct K { var v = 1 }\nlet k = K()\n" + each(n, "let p%d = \\K.v\n_ = k[keyPath: p%d]\n")),
    "swift lines": ("swift", 1000, lambda n: "func f(_ l: Int = #line, _ s: String = #function) {}\nfunc g() {\n" + each(n, "f()\n") + "}\n"),
    "swift guards": ("swift", 1000, lambda n: "func f(_ o: Int?) -> Int {\n" + each(n, "guard let v%d = o else { return 0 }\n") + "return 1 }\n"),
    "swift casts": ("swift", 300, lambda n: "class A {}\n" + each(n, "class K%d: A {}\n") + "let a: A = A()\n" + each(n, "if let k = a as? K%d { print(k) }\n")),
}

MAKE = "NSMutableArray *a = [NSMutableArray array];\nfor (long i = 0; i < %d; i++) [a addObject:[NSObject new]];\n"
BEHIND = 50
SIZES = {
    # name: what is given to the prompt; or to `run` (ending, text)
    "inputs": lambda n: "1 + 1\n" * n,
    "live objects": lambda n: MAKE % n,
    "… and an input": lambda n: MAKE % n + "1 + 1\n" * BEHIND,
    "events": lambda n: ("m", "// mode: mrc\n" + objc("NSObject *o = [NSObject new];\n"
                                   f"for (long i = 0; i < {n // 2}; i++) {{ [o retain]; [o release]; }}\n")),
    "classes": lambda n: ("m", FAMILIES["classes"][2](n)),
    "bytes of source": lambda n: ("m", FAMILIES["c statements"][2](n // 20)),
}

EMPTY = {"m": objc(), "cpp": cpp(), "swift": ""}
LIMITS = ["--limit", "steps=100000000000"]


def spent(binary, path, rounds=3):
    best, failed = None, ""
    for _ in range(rounds):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        try:
            run = subprocess.run([binary, "run", "--short", path] + LIMITS, capture_output=True, timeout=120)
            if run.returncode != 0:
                failed = (run.stderr.decode("utf-8", "replace").split("\n") or [""])[0][:90] or str(run.returncode)
        except subprocess.TimeoutExpired:
            return 120.0, "more than 120 s"
        took = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        best = took if best is None else min(best, took)
        if took > 1:
            break
    return best, failed


def sizes(binary, folder):
    """The table from 10^2 to 10^6."""
    powers = [10 ** k for k in range(2, 7)]
    environment = dict(os.environ, HOME=folder, TERM="dumb")
    limits = ["--limit", "steps=100000000000,objects=16000000"]

    def took(given):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        if isinstance(given, str):
            run = subprocess.run([binary], input=given, capture_output=True, text=True, env=environment)
        else:
            path = os.path.join(folder, "sized." + given[0])
            with open(path, "w") as file:
                file.write(given[1])
            run = subprocess.run([binary, "run", "--short", "--trace=none", path] + limits,
                                 capture_output=True, text=True, env=environment)
        spent = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before
        return spent * 1000, "" if run.returncode == 0 else run.stderr.split("\n")[0][:70]

    start = {True: took("")[0], False: took(("m", objc()))[0]}
    print("\nuser CPU ms       " + "".join(f"{n:>10,}" for n in powers))
    rows = {}
    for name, text in SIZES.items():
        row, said = rows.setdefault(name, []), ""
        for n in powers:
            spent, said = took(text(n))
            row.append(max(0, spent - start[isinstance(text(1), str)]))
            if said or spent > 3000:
                break
        shown = row
        if name == "… and an input":
            shown = [max(0, after - before) / BEHIND for after, before in zip(row, rows["live objects"])]
        print(f"{name:18}" + "".join(f"{ms:10.2f}" for ms in shown) + ("  " + said if said else ""), flush=True)


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    binary, chosen = sys.argv[1], sys.argv[2:]
    scale = float(os.environ.get("GROWTH", "1"))
    over = 0
    with tempfile.TemporaryDirectory() as folder:
        def write(name, text):
            path = os.path.join(folder, name)
            with open(path, "w") as file:
                file.write(text)
            return path
        if chosen == ["sizes"]:
            return sizes(binary, folder)
        start = {e: spent(binary, write("empty." + e, t), 5)[0] for e, t in EMPTY.items()}
        print(f"{'family':24} {'n':>7} {'4n':>7} {'ms at n':>9} {'ms at 4n':>9} {'factor':>7}   MB/s")
        for name, (ending, n, text) in FAMILIES.items():
            if chosen and name not in chosen:
                continue
            n = max(1, int(n * scale))

            def measured(count):
                program = text(count)
                took, problem = spent(binary, write("program." + ending, program))
                return max(took - start[ending], 0.0005), problem, len(program)

            # Too short a time is mostly the clock's.
            for _ in range(4):
                first = measured(n)
                if first[0] >= 0.02 or first[1]:
                    break
                n *= 2
            second = measured(4 * n)
            times, failed, size = [first[0], second[0]], first[1] or second[1], second[2]
            factor = times[1] / times[0]
            mark = ""
            if factor > 6 and times[1] > 0.05 or failed:
                over += 1
                mark = "  " + (failed or "over 6")
            print(f"{name:24} {n:7} {4 * n:7} {times[0] * 1000:9.1f} {times[1] * 1000:9.1f} {factor:7.1f} "
                  f"{size / 1e6 / times[1]:6.2f}{mark}", flush=True)
        if not chosen:
            sizes(binary, folder)
    if over:
        print(f"{over} of the families grow faster than the program, or do not compile.")
        sys.exit(1)


main()
