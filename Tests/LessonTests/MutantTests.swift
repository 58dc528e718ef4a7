import Diagnostics
import LessonEngine
import Session
import Testing

/// The checker spoils solutions, and a check that does not notice is told so.
@Suite struct MutantTests {
  static func proofs(_ solution: String, _ check: String, survives: String = "") throws -> [Proof] {
    let block = survives.isEmpty ? "" : "```survives\n\(survives)\n```\n"
    let text = """
      ---
      lesson: 1
      id: t
      title: T
      limit: steps=50000
      ---

      ```objc setup
      @interface Box : NSObject <NSCopying>
      @end
      @implementation Box
      - (id)copyWithZone:(NSZone *)zone { return [[Box allocWithZone:zone] init]; }
      @end
      Box *a = [[Box alloc] init];
      ```

      <!-- step: s -->

      ```objc task
      ___
      ```

      ```objc solution
      \(solution)
      ```

      ```check
      \(check)
      ```

      \(block)
      """
    let loaded = LoadedLesson(text: text)
    let lesson = try #require(loaded.lesson, "\(loaded.diagnostics)")
    return Checker { ProgramSession(options: $0) }.proofs(of: lesson)
      .filter { $0.kind == .mutant || $0.kind == .solution }
  }

  static func survivors(_ solution: String, _ check: String) throws -> [String] {
    try proofs(solution, check).filter { $0.failure != nil }.map(\.name)
  }

  /// Doors go one by one, and the two with a zone shrink to their short names.
  @Test func doorsAreLeftOpen() throws {
    let solution = """
      @interface Lid : NSObject <NSCopying>
      @end
      static Lid *lid = nil;
      @implementation Lid
      + (id)allocWithZone:(NSZone *)zone {
        if (lid == nil) lid = [super allocWithZone:NULL];
        return [lid retain];
      }
      - (id)copyWithZone:(NSZone *)z { return [self retain]; }
      @end
      Lid *x = [[Lid alloc] init], *y = [x copy];
      """
    let names = try Self.proofs(solution, "y same x").map(\.name)
    #expect(names.contains("drop-override 5") && names.contains("drop-override 9"))
    #expect(names.contains("close-alloc-alone 5") && names.contains("close-copy-alone 9"))
    let left = try Self.survivors(solution, "y same x")
    #expect(left.contains("close-copy-alone 9") && !left.contains("drop-override 9"))
  }

  @Test func theSameWordsAreNotTheSameObject() throws {
    let solution = """
      NSString *word = [NSString stringWithFormat:@"%d", 4711];
      BOOL alike = [word isEqualToString:@"4711"];
      """
    #expect(try Self.survivors(solution, "alike == YES") == [])
    #expect(try Self.survivors(solution, "word != nil") == ["isEqual-to-== 2"])
  }

  @Test(
    arguments: [
      ("Box *b = [a retain];", "b same a", ["drop-retain 1"]),
      ("Box *b = [a retain];", "count(b) == 2", []),
      ("Box *b = [a retain];", "b != nil", ["drop-retain 1", "retain-to-copy 1"]),
      ("Box *b = [a copy];", "count(b) == 1 && live(Box) == 2", []),
      ("Box *b = [a copy];", "count(b) > 0", ["copy-to-retain 1"]),
      ("[a retain];\n[a release];", "count(a) == 1", []),
      (
        "[a retain];\n[a release];", "sent(retain) + sent(release) > 0",
        [
          "drop-retain 1", "retain-to-copy 1", "drop-release 2",
        ]
      ),
      ("int x = 0;\nif (a != nil) { x = 1; }", "x == 1", []),
      ("int x = 0;\nif (a != nil) { x = 1; }", "x == x", ["negate-if 2"]),
      ("@synchronized (a) {\n  [a hash];\n}", "lock before unlock", []),
      ("@synchronized (a) {\n  [a hash];\n}", "sent(hash, a) == 1", ["drop-synchronized 1"]),
      ("int next(void) { static int n; return ++n; }\nint x = next() + next();", "x == 3", []),
      ("a = nil;", "a == nil", []),
      ("a = nil;", "live(Box) == 1", ["drop-nil 1"]),
      ("// what follows belongs to this line \\\n= nil;\nint x = 1;", "x == 1", []),
      (
        "static dispatch_once_t o;\nfor (int i = 0; i < 2; i++)\n  dispatch_once(&o, ^{ [a retain]; });",
        "count(a) == 2", []
      ),
      (
        "static dispatch_once_t o;\nfor (int i = 0; i < 2; i++)\n  dispatch_once(&o, ^{ [a retain]; });",
        "count(a) > 1", ["drop-once 3"]
      ),
      (
        "@interface Son : Box\n@end\n@implementation Son\n- (void)dealloc {\n  [super dealloc];\n}\n@end\n"
          + "Son *s = [Son new]; [s release];", "live(Son) == 0 && deallocs(Son) == 1", []
      ),
    ] as [(String, String, [String])])
  func whatTheCheckDoesNotNoticeIsTold(
    _ solution: String, _ check: String, _ names: [String]
  ) throws {
    #expect(try Self.survivors(solution, check) == names)
  }

  @Test func aListedSurvivorIsLetBe() throws {
    let solution = "Box *b = [a retain];"
    let listed = try Self.proofs(solution, "b same a", survives: "drop-retain 1 -- nobody asks")
    #expect(listed.allSatisfy { $0.failure == nil })
    let stale = try Self.proofs(solution, "count(b) == 2", survives: "drop-retain 1 -- old")
    #expect(stale.compactMap(\.failure).map(\.reason) == [.noSuchMutant])
  }

  @Test func aSurvivorNeedsAReason() {
    let text =
      "---\nlesson: 1\nid: t\ntitle: T\n---\n" + BrokenLesson.task
      + "```check\nx\n```\n\n```survives\ndrop-retain 1\n```\n"
    #expect(LoadedLesson(text: text).diagnostics.map(\.code) == [.lessonBadValue])
  }

  /// Strings and comments are no code.
  @Test func nothingIsSpoiltInsideAString() throws {
    let solution = "NSString *s = @\"[a retain] if (x)\"; // [a release];"
    #expect(try Self.proofs(solution, "s != nil").map(\.kind) == [.solution])
  }
}
