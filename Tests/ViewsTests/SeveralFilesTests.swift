import Diagnostics
import Session
import Testing
import VirtualMachine

/// A program of several files, and what `run` adds to what a program prints.
@Suite struct SeveralFilesTests {
  static let header = """
    extern int total;
    @interface Base : NSObject
    - (int)value;
    @end
    int twice(int);
    """
  static let main = """
    #import "Base.h"
    static int hidden = 100;
    @interface Child : Base
    @end
    @implementation Child
    - (int)value { void (^add)(void) = ^{ total += hidden; }; add(); return [super value] + 10; }
    @end
    int main(void) {
      Child *child = [Child new];
      printf("%d %d\\n", [child value], [child value]);
      printf("%d %d\\n", twice(hidden), total);
      return 0;
    }
    """
  static let base = """
    #import "Base.h"
    static int hidden = 7;
    int total = 3;
    @implementation Base
    - (int)value {
      static int calls;
      void (^add)(void) = ^{ total += hidden; };
      add();
      return ++calls;
    }
    @end
    int twice(int x) { return 2 * x; }
    """

  private func run(_ files: [(String, String)]) -> Outcome {
    var options = SessionOptions()
    options.mode = .arc
    options.readHeader = { name, _ in name == "Base.h" ? Array(Self.header.utf8) : nil }
    let session = ProgramSession(options: options)
    return session.runFile(
      path: files[0].0, text: Array(files[0].1.utf8),
      further: files.dropFirst().map { (path: $0.0, text: Array($0.1.utf8)) })
  }

  private func printed(_ outcome: Outcome) -> String {
    String(decoding: outcome.output.flatMap(\.bytes), as: UTF8.self)
  }

  @Test func staticsBelongToTheirFileAndTheOrderDoesNotMatter() {
    for files in [
      [("main.m", Self.main), ("Base.m", Self.base)],
      [("Base.m", Self.base), ("main.m", Self.main)],
    ] {
      let outcome = run(files)
      #expect(outcome.diagnostics == [])
      #expect(printed(outcome) == "11 12\n200 217\n")
    }
  }

  @Test func twoDefinitionsAreRefused() {
    let outcome = run([("main.m", Self.main), ("a.m", Self.base), ("b.m", Self.base)])
    #expect(outcome.status == .failed)
    #expect(
      outcome.diagnostics.filter { $0.code == .duplicateSymbol }.map(\.title) == [
        "duplicate symbol '_OBJC_CLASS_$_Base'", "duplicate symbol '_total'",
        "duplicate symbol '_twice'",
      ])
    let both = run([("a.m", "printf(\"one\");"), ("b.m", "printf(\"two\");")])
    #expect(both.diagnostics.map(\.title) == ["duplicate symbol '_main'"])
  }

  @Test func aMistakeInAFurtherFileIsItsOwn() throws {
    let outcome = run([("main.m", Self.main), ("b.m", "int f(void) { return hidden; }")])
    #expect(outcome.status == .failed)
    let first = try #require(outcome.diagnostics.first)
    #expect(first.title == "use of undeclared identifier 'hidden'")
  }

  @Test func nslogCanBeginWithTimeAndThread() {
    var options = SessionOptions()
    options.prefixesLog = true
    let session = ProgramSession(options: options)
    let outcome = session.evaluate(
      "NSLog(@\"hi\"); [NSThread sleepForTimeInterval:90061.25]; NSLog(@\"ho\");")
    #expect(
      printed(outcome) == """
        2014-01-01 00:00:00.000 program[1:1] hi
        2014-01-02 01:01:01.250 program[1:1] ho

        """)
  }
}
