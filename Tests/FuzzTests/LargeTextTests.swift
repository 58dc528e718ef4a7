import Foundation
import Testing

/// Texts of up to 8 MB in three languages, of every shape: each is compiled or refused by a sentence, and the
/// process stays below 400 MB, also where the program then takes all of its 256 MB. (What is too much at 8 MB is seen
/// while it is read; at 3 it may be read, and be too much for what comes then.)
///
/// A debug build takes too long for that; `make long` asks for all shapes in each size, each test run of a release for
/// some.
@Suite(.serialized) struct LargeTextTests {
  static let sizes = [8_000_000, 5_000_000, 3_500_000, 2_500_000, 2_000_000, 1_500_000]
  static let main = "int main(void) { return 0; }\n"
  static let foundation = "#import <Foundation/Foundation.h>\n"

  struct Shape: CustomTestStringConvertible, Sendable {
    var name: String
    var beginning = ""
    var piece: @Sendable (Int) -> String
    var end = ""
    /// Every run asks for it, in that size.
    var quickBytes: Int?
    var testDescription: String { name }

    func text(_ bytes: Int) -> String {
      var text = beginning
      var number = 0
      while text.utf8.count + end.utf8.count < bytes {
        text += piece(number)
        number += 1
      }
      return text + end
    }
  }

  /// All of a program's memory, behind a text that was large to compile.
  static let greedy =
    "int main(void) { while (1) { char *p = malloc(4000); memset(p, 1, 4000); } }\n"

  static let shapes: [Shape] = [
    Shape(name: "comments.m", piece: { "// a comment \($0)\n" }, end: main),
    Shape(name: "functions.m", piece: { "int f\($0)(int a) { return a + \($0); }\n" }, end: main),
    Shape(
      name: "classes.m", beginning: foundation,
      piece: {
        "@interface K\($0) : NSObject\n- (int)m;\n@end\n@implementation K\($0)\n- (int)m { return \($0); }\n@end\n"
      }, end: main),
    Shape(
      name: "numbers.m", beginning: foundation + "int a[] = {", piece: { "\($0)," },
      end: "1};\n" + greedy, quickBytes: 8_000_000),
    Shape(name: "ones.m", beginning: "int a[] = {", piece: { _ in "1," }, end: "1};\n" + main),
    Shape(
      name: "addresses.m", beginning: "const char *a[] = {", piece: { "\"piece \($0)\"," },
      end: "\"\"};\n" + main),
    Shape(
      name: "string.m", beginning: "const char *s = \"", piece: { _ in "0123456789abcdef" },
      end: "\";\n" + main),
    Shape(
      name: "strings.m", beginning: foundation + "void f(void) { NSString *s;\n",
      piece: { "s = @\"text \($0)\";\n" }, end: "}\n" + main),
    Shape(name: "macros.m", piece: { "#define M\($0) (\($0))\n" }, end: main),
    Shape(
      name: "calls of macros.m",
      beginning: "#define F(a, b) ((a) + (b))\nvoid f(void) { int x = 0;\n",
      piece: { _ in "x += F(F(1, x), F(x, 2));\n" }, end: "}\n" + main),
    Shape(
      name: "statements.m", beginning: foundation + "void f(void) { int x = 0;\n",
      piece: { "x = x * 3 + \($0);\n" }, end: "}\n" + greedy),
    Shape(
      name: "sum.m", beginning: "int f(int x) { return ", piece: { _ in "x+" }, end: "x; }\n" + main
    ),
    Shape(
      name: "semicolons.m", beginning: "void f(void) {", piece: { _ in ";" }, end: "}\n" + main),
    Shape(name: "brackets.m", piece: { _ in "(" }, quickBytes: 8_000_000),
    Shape(name: "signs.m", piece: { _ in "@ $ ` " }, end: main, quickBytes: 8_000_000),
    Shape(
      name: "enumerators.m", beginning: "enum E {", piece: { "c\($0)," }, end: "z };\n" + greedy),
    Shape(
      name: "methods.m", beginning: foundation + "@interface K : NSObject\n",
      piece: { "-m\($0);" }, end: "@end\n" + main),
    Shape(
      name: "properties.m", beginning: foundation + "@interface K : NSObject\n@property int ",
      piece: { "p\($0)," }, end: "z;\n@end\n@implementation K\n@end\n" + main),
    Shape(
      name: "locals.m", beginning: "void f(void) { int ", piece: { "v\($0)," },
      end: "z; }\n" + main),
    Shape(
      name: "list.m", beginning: foundation + "void f(void) { NSArray *a = @[",
      piece: { _ in "@1," }, end: "@1]; }\n" + main),
    Shape(
      name: "blocks.m", beginning: foundation + "void f(void) { int x = 1;\n",
      piece: { "int (^b\($0))(void) = ^{ return x + \($0); };\n" }, end: "}\n" + main),
    Shape(name: "functions.cpp", piece: { "int f\($0)(int a) { return a + \($0); }\n" }, end: main),
    Shape(
      name: "classes.cpp",
      piece: { "class K\($0) { int v; public: K\($0)() : v(\($0)) {} int m() { return v; } };\n" },
      end: main),
    Shape(
      name: "numbers.cpp", beginning: "#include <vector>\nstd::vector<int> a = {",
      piece: { "\($0)," }, end: "1};\n" + main, quickBytes: 8_000_000),
    Shape(
      name: "chain.cpp", beginning: "#include <iostream>\nvoid f() { std::cout",
      piece: { " << \($0)" }, end: "; }\n" + main),
    Shape(
      name: "statements.cpp", beginning: "void f() { int x = 0;\n",
      piece: { "x = x * 3 + \($0);\n" }, end: "}\n" + main),
    Shape(name: "signs.cpp", piece: { _ in "@ $ ` " }, end: main),
    Shape(name: "names.cpp", beginning: "int ", piece: { "v\($0)," }, end: "z;\n" + main),
    Shape(
      name: "enumerators.cpp", beginning: "enum E {", piece: { "c\($0)," }, end: "z };\n" + main),
    Shape(
      name: "functions.swift", piece: { "func f\($0)(_ a: Int) -> Int { return a + \($0) }\n" }),
    Shape(
      name: "classes.swift",
      piece: { "class K\($0) { var v = \($0)\n func m() -> Int { return v } }\n" }),
    Shape(
      name: "numbers.swift", beginning: "let a = [", piece: { "\($0)," }, end: "1]\n",
      quickBytes: 8_000_000),
    Shape(name: "ones.swift", beginning: "let a = [", piece: { _ in "1," }, end: "1]\n"),
    Shape(
      name: "statements.swift", beginning: "var x = 0\nfunc f() {\n",
      piece: { "x = x &* 3 + \($0)\n" }, end: "}\n"),
    Shape(
      name: "calls.swift", beginning: "func g() {}\nfunc f() {\n", piece: { _ in "g();" },
      end: "}\n"),
    Shape(
      name: "enumerators.swift", beginning: "enum E { case z\n", piece: { "case c\($0)\n" },
      end: "}\n"),
    Shape(name: "globals.swift", piece: { "let g\($0) = \($0)\n" }),
    Shape(
      name: "properties.swift", beginning: "class K {\n", piece: { "var p\($0) = \($0)\n" },
      end: "}\n", quickBytes: 8_000_000),
    Shape(
      name: "printed.swift", beginning: "print(", piece: { _ in "\"a\", " }, end: "1)\n",
      quickBytes: 2_000_000),
    Shape(
      name: "cases.swift", beginning: "let x = 1\nswitch x {\n",
      piece: { "case \($0): print(\($0))\n" }, end: "default: break\n}\n"),
    Shape(
      name: "locals.swift", beginning: "func f() {\n", piece: { "let v\($0) = \($0)\n" },
      end: "}\n"),
    Shape(
      name: "pieces.swift", beginning: "let x = 1\nlet s = \"", piece: { _ in "\\(x)a" },
      end: "\"\n"),
    Shape(
      name: "list of optionals.swift", beginning: "let a: [Int?] = [", piece: { "nil,\($0)," },
      end: "1]\n"),
    Shape(name: "comments.swift", piece: { "// a comment \($0)\n" }),
    Shape(
      name: "string.swift", beginning: "let s = \"", piece: { _ in "0123456789abcdef" }, end: "\"\n"
    ),
    Shape(name: "signs.swift", piece: { _ in "§ $ ` " }),
    Shape(
      name: "strings.swift", beginning: "let x = 1\n",
      piece: { "let s\($0) = \"\\(x) and \\(x)\"\n" }),
  ]

  @Test(
    .enabled(if: BoundTests.isFast),
    arguments: shapes.filter { BoundTests.isLong || $0.quickBytes != nil })
  func aLargeTextIsCompiledOrRefusedAndTheProcessStaysSmall(_ shape: Shape) throws {
    let folder = try BoundTests.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    for bytes in BoundTests.isLong ? Self.sizes : [shape.quickBytes ?? Self.sizes[0]] {
      let ended = try BoundTests.run(
        shape.name, shape.text(bytes), ["--short", "--limit", "bytes=268435456"], directory: folder)
      #expect([0, 65, 70].contains(ended.status), "\(shape.name), \(bytes) bytes: \(ended)")
      #expect(ended.megabytes < 400, "\(shape.name), \(bytes) bytes: \(ended)")
    }
  }

  /// A block of a lesson may be two bytes; and what is run in one block after another shares what it does not change.
  @Test(
    .enabled(if: BoundTests.isFast),
    arguments: [
      ("- x\n", 2_000_000), ("- - - x\n", 2_000_000), ("```objc run\nint a;\n```\n\n", 60_000),
    ])
  func lessonsAreSmall(_ block: String, _ bytes: Int) throws {
    let folder = try BoundTests.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let head = "---\nlesson: 1\nid: a.b\ntitle: T\nmode: mrc\n---\n\n# T\n\n"
    func check(_ bytes: Int) throws -> (status: Int32, megabytes: Int) {
      let text = head + String(repeating: block, count: bytes / block.utf8.count)
      try text.write(
        to: folder.appendingPathComponent("lesson.md"), atomically: true, encoding: .utf8)
      return try TerminalTests.memory(of: ["check", "--jobs", "1", folder.path], home: folder)
    }
    let ended = try check(bytes)
    #expect(ended.status == 0 && ended.megabytes < (bytes < 100_000 ? 130 : 400), "\(ended)")
    // A disk image is no lesson.
    if bytes > 100_000 { #expect(try check(2 << 20 + 20).status != 0) }
  }
}
