import Bytecode
import Compiler
import Diagnostics
import Testing

/// Source and the instructions it becomes.
struct CodeTests {
  static let functions: [(String, [String])] = [
    ("int f(int a, int b) { return a + b; }", ["0 addS32 r6 = r4, r5", "1 returnValue r6"]),
    (
      "unsigned f(unsigned a) { return a / 3; }",
      [
        "0 loadImmediate r5 = 3", "1 divU64 r5 = r4, r5", "2 returnValue r5",
      ]
    ),
    ("long f(int a) { return a; }", ["0 returnValue r4"]),
    ("char f(int a) { return a; }", ["0 extendS8 r5 = r4", "1 returnValue r5"]),
    ("int f(void) { return 6 * 7 + (3 < 4); }", ["0 loadImmediate r4 = 43", "1 returnValue r4"]),
    (
      "int f(int n) { int s = 0; while (n > 0) { s += n; n--; } return s; }",
      [
        "0 loadImmediate r5 = 0", "1 jump -> 4", "2 addS32 r5 = r5, r4",
        "3 addImmediateS32 r4 = r4, -1", "4 jumpGreaterConstantSBack r4, 0 -> 2",
        "5 returnValue r5",
      ]
    ),
    ("int f(int *p) { return p[3]; }", ["0 load32S r5 = [r4 + 12]", "1 returnValue r5"]),
    (
      "long f(long *p, long i) { return p[i]; }",
      [
        "0 addScaled64 r6 = r4 + r5 << 3", "1 load64 r6 = [r6 + 0]", "2 returnValue r6",
      ]
    ),
    (
      "long f(void) { static long n; n = n + 1; return n; }",
      [
        "0 loadGlobal64 r4 = [global(\"f.n@1\", offset: 0)]", "1 addImmediateS64 r4 = r4, 1",
        "2 storeGlobal64 [global(\"f.n@1\", offset: 0)] = r4",
        "3 loadGlobal64 r4 = [global(\"f.n@1\", offset: 0)]", "4 returnValue r4",
      ]
    ),
    (
      "int f(int a) { if (3 > a) return 1; return a == 7; }",
      [
        "0 jumpGreaterOrEqualConstantS r4, 3 -> 3", "1 loadImmediate r5 = 1", "2 returnValue r5",
        "3 loadImmediate r5 = 7", "4 equal64 r5 = r4, r5", "5 returnValue r5",
      ]
    ),
    (
      "int f(int a) { return a ? 1 : 2; }",
      [
        "0 jumpIfZero r4 -> 3", "1 loadImmediate r5 = 1", "2 jump -> 4", "3 loadImmediate r5 = 2",
        "4 returnValue r5",
      ]
    ),
    (
      "int f(id x) { return x == 0 && x != 0; }",
      [
        "0 jumpIfNotZero r4 -> 4", "1 jumpIfZero r4 -> 4", "2 loadImmediate r5 = 1", "3 jump -> 5",
        "4 loadImmediate r5 = 0", "5 returnValue r5",
      ]
    ),
    (
      "id f(id x) { return [x retain]; }",
      [
        "0 move r9 = r4", "1 send r5 [retain] 2", "2 returnValue r5",
      ]
    ),
    (
      "int g(int); int f(int a) { return g(g(a)); }",
      [
        "0 move r13 = r4", "1 call r9 g 1", "2 call r5 g 1", "3 returnValue r5",
      ]
    ),
  ]

  @Test(arguments: functions)
  func compiles(_ source: String, _ expected: [String]) {
    #expect(Compiled(source).listing(of: "f") == expected)
  }

  @Test func classesLayOutTheirIvarsBehindTheSuperclass() throws {
    let unit = try #require(
      Compiled(
        """
        @interface A : NSObject { char c; int i; } @end
        @interface B : A { short s; double d; } @end
        @implementation A @end
        @implementation B @end
        """
      ).unit)
    let ivars = unit.classes.flatMap { $0.ivars.map { "\($0.name) \($0.offset) \($0.encoding)" } }
    #expect(ivars == ["c 8 c", "i 12 i", "s 16 s", "d 24 d"])
    #expect(unit.classes.map(\.instanceSize) == [16, 32])
  }

  @Test func aSynthesizedIvarMovesTheSubclass() throws {
    let unit = try #require(
      Compiled(
        """
        @interface A : NSObject @property int count; @end
        @interface B : A { int b; } @end
        @implementation B - (int)b { return b; } @end
        @implementation A @end
        """
      ).unit)
    let b = try #require(unit.classes.first { $0.name == "B" })
    #expect(b.ivars.map(\.offset) == [12])
    let code = try #require(unit.codes.first { $0.name == "-[B b]" })
    #expect(disassemble(code).contains("[r4 + 12]"))
  }

  @Test func staticInitialisersBecomeBytesAndAddresses() throws {
    let unit = try #require(
      Compiled("static struct { int a[2]; const char *n; } x = {{1, [1] = -2}, \"n\"};").unit)
    let global = try #require(unit.globals.first)
    #expect(global.bytes == [1, 0, 0, 0, 254, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0])
    #expect(global.addresses.map(\.offset) == [8])
    #expect(global.addresses.first?.constant == .cString(Array("n".utf8)))
  }

  @Test func theLastExpressionIsShown() {
    let compiled = Compiled("int a = 2; a + 1", form: .input(number: 1))
    #expect(compiled.unit?.shown == ShownValue(encoding: "i", typeName: "int"))
  }

  @Test func aWatchedMethodReportsItself() {
    let listing = Compiled(
      "@interface A : NSObject @end @implementation A - (id)retain { return self; } @end"
    ).listing(of: "-[A retain]")
    #expect(
      listing == ["0 methodEntry retain", "1 methodExit retain r4", "2 returnValue r4"])
  }

  @Test func aPoolIsDrainedOnEveryWayOut() {
    let listing = Compiled("void f(int a) { @autoreleasepool { if (a) return; } }")
      .listing(of: "f")
    #expect(listing.filter { $0.contains("poolNext") }.count == 2)
  }

  @Test func longChainsNeedNoRecursion() {
    let sum = Array(repeating: "a", count: 100_000).joined(separator: " + ")
    #expect(Compiled("int f(int a) { return \(sum); }").listing(of: "f").count == 100_000)
  }
}
