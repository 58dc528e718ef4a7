import Diagnostics
import Syntax
import Testing

/// Inputs that are made to break a parser: each gives a tree or a diagnostic, never a host crash.
@Suite struct HostileInputTests {
  static let many = 300_000

  @Test(arguments: [
    ("int x = ", "(", "1", ")", ";"), ("id x = ", "[", "a", " b]", ";"),
    ("int x = ", "- ", "1", "", ";"),
    ("int x = ", "!", "1", "", ";"), ("int ", "*", "x", "", ";"),
    ("void f(void) ", "{", "", "}", ""),
    ("int x[] = ", "{", "1", "}", ";"), ("id x = ", "@[", "1", "]", ";"),
    ("int x = ", "(int)", "1", "", ";"), ("NSArray<", "id<", "P", ">", "> *x;"),
    ("int y = x", ".a", "", "", ";"), ("int y = ", "a ? b : ", "c", "", ";"),
    ("int y; y = ", "y = ", "1", "", ";"), ("id b = ", "^{ return ", "1", "; }", ";"),
    ("struct s ", "{ struct t ", "", "} x;", ";"),
  ])
  func nesting(_ head: String, _ open: String, _ middle: String, _ close: String, _ tail: String) {
    let source =
      head + String(repeating: open, count: Self.many) + middle
      + String(repeating: close, count: Self.many) + tail
    #expect(dump(source, .file).hasPrefix("E0"))
  }

  @Test(arguments: [
    ("int x = 1", "+1", ";"), ("void f(int a) { if (a) a;", " else if (a) a;", "}"),
    ("void f(int a) { switch (a) { ", "case 1: ", "; } }"),
    ("int f(int a) { return a", ",a", "; }"),
    ("char *s = \"a\"", " \"a\"", ";"),
  ])
  func chains(_ head: String, _ part: String, _ tail: String) {
    let (result, _) = read(head + String(repeating: part, count: Self.many) + tail, .file)
    guard case .tree = result else {
      Issue.record("should read")
      return
    }
  }

  @Test func macroBombs() {
    var bomb = "#define A0 1 1 1 1 1 1 1 1\n"
    for level in 1..<12 {
      let part = String(repeating: " A\(level - 1)", count: 8)
      bomb += "#define A\(level)\(part)\n"
    }
    #expect(dump(bomb + "int x = A11;").contains("E0123"))
    let calls = "#define F(x) x\nint a = " + String(repeating: "F(", count: 300_000)
    #expect(dump(calls + "1" + String(repeating: ")", count: 300_000) + ";").contains("E0123"))
  }

  @Test func everyPrefixOfAProgram() {
    let program = Array(
      """
      #define M(x, ...) [x foo:#x, ##__VA_ARGS__]
      @interface A : NSObject <P> { @private int _a : 3; } @property (copy) NSString *s; @end
      @implementation A
      - (id)init { if ((self = [super init])) { _a = 0x1F; M(self, @"é", 1.5e3f); } return self; }
      @end
      int main(void) { @autoreleasepool { for (id x in @[@1, @{@"a": @'c'}]) { ^(int y) { return y; }(3); } } }
      """.utf8)
    for end in program.indices {
      _ = read(String(decoding: program[..<end], as: UTF8.self))
      _ = read(String(decoding: program[end...], as: UTF8.self), .file)
    }
  }
}
