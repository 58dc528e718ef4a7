import Diagnostics
import LessonEngine
import Testing

/// Of a class that the lesson wrote an answer may write what the task asks for, and add to it: what is there already
/// stays the lesson's, in front of it as well.
@Suite struct SealTests {
  typealias Attacked = AttackedJudgeTests

  /// A kettle of the lesson, of which `+kettleOf:` is the learner's.
  static let kettle = Attacked.lesson(
    setup: """
      @interface Vessel : NSObject
      - (int)weight;
      @end
      @implementation Vessel
      - (int)weight { return 7; }
      @end
      @interface Kettle : Vessel {
        int litres;
      }
      @property int lid;
      + (Kettle *)kettleOf:(int)n;
      - (int)litres;
      @end
      @implementation Kettle
      + (Kettle *)kettleOf:(int)n { return nil; }
      - (id)initWith:(int)n { self = [super init]; if (self) litres = n; return self; }
      - (int)litres { return litres; }
      - (void)dealloc { [super dealloc]; }
      @end
      @interface Stove : NSObject
      @end
      @implementation Stove
      @end
      """,
    task: "@implementation Kettle\n+ (Kettle *)kettleOf:(int)n { ___ }\n@end",
    solution:
      "@implementation Kettle\n+ (Kettle *)kettleOf:(int)n { return [[self alloc] initWith:n]; }\n@end",
    rest: """
      ```objc probe p
      Kettle *small = [Kettle kettleOf:2];
      Stove *stove = [[Stove alloc] init];
      ```

      ```check p
      [small litres] == 2 -- two litres
      count(small) == 1   -- one owner
      count(stove) == 1   -- one owner of the stove
      ```

      """)

  static let asked = "+ (Kettle *)kettleOf:(int)n { return [[self alloc] initWith:n]; }"
  static let claimed = "+ (Kettle *)kettleOf:(int)n { return [[[self alloc] initWith:n] retain]; }"

  static func verdict(_ kettle: String, _ more: String = "") throws -> String {
    try Attacked.verdict(
      "@implementation Kettle\n\(kettle)\n@end\n\(more)", in: Self.kettle)
  }

  @Test(arguments: [
    "+ (Kettle *)kettleOf:(int)n { return [[self alloc] initWith:9]; }\n- (int)litres { return 2; }",
    "\(asked)\n- (void)dealloc { }", "\(asked)\n- (id)initWith:(int)n { return [super init]; }",
    "\(asked)\n- (int)litres { return litres + 0; }",
    // What is written by a macro is written.
    "+ (Kettle *)kettleOf:(int)n { return [[self alloc] initWith:9]; }\n"
      + "#define TWO - (int)litres { return 2; }\nTWO",
    // Nor at run time, by code that has another name, or the same one elsewhere.
    "\(asked)\n+ (void)load { class_replaceMethod(self, @selector(litres), "
      + "imp_implementationWithBlock(^int(id me) { return 2; }), \"i@:\"); }",
  ]) func whatTheTaskDoesNotWriteStaysTheLessons(_ body: String) throws {
    #expect(try Self.verdict(body) == "E0753")
  }

  /// A part of the library that is called for by the answer says more of the library's classes.
  @Test(arguments: [
    "[self instancesRespondToSelector:@selector(litres)];",
    "@try { [(id)[self new] performSelector:@selector(sing)]; } @catch (id other) { }",
    "id k = [self new]; [k addObserver:k forKeyPath:@\"litres\" options:0 context:NULL]; [k removeObserver:k forKeyPath:@\"litres\"];",
  ]) func theLibraryMayGrow(_ step: String) throws {
    let kettle = "+ (Kettle *)kettleOf:(int)n { \(step) return [[self alloc] initWith:n]; }"
    #expect(try Self.verdict(kettle) == "✓")
  }

  /// A macro with the name of what was there says that, and means something else.
  @Test(arguments: [
    "#define NSLog(...) printf(\"x\")", "# define  printf(x) puts(x)", "#\\\ndefine malloc(n) NULL",
    "#define Stove Vessel", "#define retain self", "#define other 1\n#define free(p)\n#undef free",
  ]) func noMacroStandsInFrontOfWhatIsThere(_ macro: String) throws {
    #expect(try Self.verdict(Self.asked, macro) == "E0753")
  }

  @Test(arguments: [
    "#define litre 1", "#define SAY(x) NSLog(x)", "/*\n#define NSLog(...)\n*/", "// #define NSLog",
    "NSString *said(void) { return @\"\\n#define NSLog\"; }",
  ]) func aMacroOfOnesOwnMay(_ macro: String) throws {
    #expect(try Self.verdict(Self.asked, macro) == "✓")
  }

  /// What keeps the owners of an object is not put in front of NSObject's, whoever's the class is.
  @Test(arguments: [
    "@implementation Stove (Mine)\n- (id)retain { return self; }\n@end",
    "@implementation Stove (Mine)\n- (id)self { return nil; }\n@end",
    "@implementation Kettle (Mine)\n- (id)retain { return self; }\n@end",
    "@implementation Kettle (Mine)\n- (NSUInteger)retainCount { return 1; }\n@end",
    "@interface Base : NSObject\n@end\n@implementation Base\n- (id)retain { return self; }\n"
      + "+ (void)load { class_setSuperclass([Stove class], self); }\n@end",
    "void m(void) { }\n@interface M : NSObject\n@end\n@implementation M\n+ (void)load { "
      + "class_addMethod([Stove class], @selector(retain), [NSObject instanceMethodForSelector:"
      + "@selector(autorelease)], \"@@:\"); }\n@end",
  ]) func whatWasInheritedIsNotHidden(_ more: String) throws {
    #expect(try Self.verdict(Self.asked, more) == "E0753")
    #expect(try Self.verdict(Self.asked, "") == "✓")
    #expect(try Self.verdict(Self.claimed, "") == "count(small) == 1")
  }

  /// The learner's class may be gone on with, and the whole of it may be told again.
  @Test(arguments: [
    "\(asked)\n- (id)init { return [self initWith:1]; }",
    "\(asked)\n- (int)weight { return 8; }\n- (NSString *)description { return @\"kettle\"; }",
    "\(asked)\n- (int)pints { return 2 * [self litres]; }",
    "\(asked)\n+ (void)initialize { }\n+ (id)allocWithZone:(NSZone *)z { return [super allocWithZone:z]; }",
    // Word for word, comments and lines apart.
    "\(asked)\n- (int)litres {\n  return litres; // as before\n}\n- (void)dealloc { [super dealloc]; }",
    "- (id)initWith:(int)n { self = [super init]; if (self) litres = n; return self; }\n\(asked)",
    "@synthesize lid = _lid;\n\(asked)",
  ]) func whatIsAddedOrToldAgainIsNoReplacement(_ body: String) throws {
    #expect(try Self.verdict(body) == "✓")
  }

  @Test(arguments: [
    "@implementation Stove (Mine)\n- (int)plates { return 4; }\n+ (void)load { }\n@end",
    "@interface Range : Stove\n@end\n@implementation Range\n- (id)retain { return self; }\n@end",
    "@implementation NSObject (Mine)\n- (int)plates { return 0; }\n@end",
  ]) func newThingsMayBeAdded(_ more: String) throws {
    #expect(try Self.verdict(Self.asked, more) == "✓")
  }

  /// What another step of the lesson asks for may be there already.
  @Test func whoIsAheadOfTheLessonIsNotRefused() throws {
    let later =
      Self.kettle + """
        <!-- step: b -->

        ```objc task
        @implementation Kettle
        ___
        @end
        ```

        ```objc solution
        @implementation Kettle
        - (id)retain { return self; }
        @end
        ```

        ```check
        [[Kettle kettleOf:1] litres] == 1
        ```

        """
    let ahead = "@implementation Kettle\n\(Self.asked)\n- (id)retain { return self; }\n@end"
    #expect(try Attacked.verdict(ahead, in: later) == "✓")
  }

  // MARK: Types

  /// A probe may declare classes with the names of the answer's types; what it uses of the answer stays.
  @Test(arguments: [
    "typedef struct { int a; } Cake;", "typedef int Cake;", "typedef id Cake;",
    "typedef enum { cold, warm } Cake;",
  ]) func aTypeMayBeNamedAsAClassOfTheProbe(_ type: String) throws {
    let text = Attacked.lesson(
      task: "int four(void) { return ___; }", solution: "int four(void) { return 4; }",
      rest: """
        ```objc probe p
        @interface Cake : NSObject
        - (int)pieces;
        @end
        @implementation Cake
        - (int)pieces { return four(); }
        @end
        Cake *cake = [[Cake alloc] init];
        ```

        ```check p
        [cake pieces] == 4
        ```

        """)
    let use = "int four(void) { Cake one; (void)sizeof(one); return 4; }"
    #expect(try Attacked.verdict("\(type)\n\(use)", in: text) == "✓")
    #expect(
      try Attacked.verdict("\(type)\nint four(void) { return 5; }", in: text)
        == "[cake pieces] == 4")
  }

  static let kept = Attacked.lesson(
    "swift", task: "func keep(_ n: Int) { ___ }",
    solution: "func keep(_ n: Int) { UserDefaults.standard.set(n, forKey: \"n\") }",
    rest: """
      ```swift probe p
      keep(3)
      let read = UserDefaults.standard.integer(forKey: "n")
      ```

      ```check p
      read == 3
      ```

      """)

  @Test(arguments: ["class", "struct", "enum"])
  func aTypeOfSwiftsLibraryIsNotDeclaredAnew(_ keyword: String) throws {
    let shadow = """
      \(keyword) UserDefaults {
        static var standard: UserDefaults { return \(keyword == "enum" ? ".one" : "UserDefaults()") }
        \(keyword == "enum" ? "case one" : "")
        func set(_ n: Int, forKey key: String) { }
        func integer(forKey key: String) -> Int { return 3 }
      }
      """
    let answer = "func keep(_ n: Int) { UserDefaults.standard.set(n, forKey: \"n\") }"
    #expect(try Attacked.verdict("\(shadow)\n\(answer)", in: Self.kept) == "E0753")
    #expect(try Attacked.verdict(answer, in: Self.kept) == "✓")
  }

  @Test func norByAnotherName() throws {
    let answer = """
      class Mine {
        static let standard = Mine()
        func set(_ n: Int, forKey key: String) { }
        func integer(forKey key: String) -> Int { return 3 }
      }
      typealias UserDefaults = Mine
      func keep(_ n: Int) { }
      """
    #expect(try Attacked.verdict(answer, in: Self.kept) == "E0753")
    #expect(
      try Attacked.verdict(
        "typealias Store = UserDefaults\nfunc keep(_ n: Int) { Store.standard.set(n, forKey: \"n\") }",
        in: Self.kept) == "✓")
  }

  // MARK: Functions

  /// A shop that notes what it is told; what tries it prints.
  static let tally = Attacked.lesson(
    "swift", setup: "func bake(_ n: Int) -> Int { return n * 2 }",
    task: "class Tally { ___ }",
    solution: "class Tally { var n = 0\n  func add(_ more: Int) { n += more } }",
    rest: """
      ```swift probe p
      let mine = Tally()
      mine.add(3)
      mine.add(4)
      print("seven: \\(mine.n)", max(mine.n, 2), bake(1))
      let names = ["b", "a"].joined(separator: "-")
      ```

      ```check p
      output is "seven: 7 7 2" -- it prints another number
      names == "b-a"
      ```

      """)

  static let right = "class Tally { var n = 0\n  func add(_ more: Int) { n += more } }\n"
  static let wrong = "class Tally { var n = 0\n  func add(_ more: Int) { n = more } }\n"

  /// What the probe calls is the library's, and the lesson's: whatever is declared in front of it, and however.
  @Test(arguments: [
    "func print(_ items: Any...) { Swift.print(\"seven: 7 7 2\") }",
    "func print(_ s: String, _ n: Int, _ m: Int) { Swift.print(\"seven: 7 7 2\") }",
    "func print<T>(_ s: T, _ n: Int, _ m: Int) { Swift.print(\"seven: 7 7 2\") }",
    "let print = { (s: String, n: Int, m: Int) in Swift.print(\"seven: 7 7 2\") }",
    "let other = 1, max = { (a: Int, b: Int) in 7 }",
    "func max(_ a: Int, _ b: Int) -> Int { return 7 }",
    "func bake(_ n: Any) -> Int { return 2 }", "func bake<T>(_ n: T) -> Int { return 2 }",
    "extension Array { func joined(separator: String) -> String { return \"b-a\" } }",
  ]) func aFunctionOfTheLibraryIsNotDeclaredAnew(_ more: String) throws {
    #expect(try Attacked.verdict(more + "\n" + Self.right, in: Self.tally) == "E0753")
    #expect(try Attacked.verdict(more + "\n" + Self.wrong, in: Self.tally) == "E0753")
  }

  /// What the probe does not mean may be named as one likes; so may what takes a type of the answer's own.
  @Test(arguments: [
    "", "func min(_ a: Int, _ b: Int) -> Int { return 7 }",
    "struct Note { var text = \"\" }\nfunc print(_ note: Note) { Swift.print(note.text) }",
    "let sqrt = 3", "extension Array { func doubled() -> Int { return 2 * count } }",
    "extension Int { func squared() -> Int { return self * self } }",
    "class Printer { func print(_ s: String) { Swift.print(s) } }",
  ]) func whatNobodyMeansMayBeNamedAlike(_ more: String) throws {
    #expect(try Attacked.verdict(more + "\n" + Self.right, in: Self.tally) == "✓")
  }

  /// A struct in the place of the class that was asked for is named, and not what the probe stumbles on.
  @Test func anotherKindOfTypeIsNamed() throws {
    let text = Attacked.lesson(
      "swift", task: "class Tally { ___ }",
      solution: "class Tally { var n = 0\n  func add() { n += 1 } }",
      rest:
        "```swift probe p\nlet mine = Tally()\nmine.add()\n```\n\n```check p\nmine.n == 1\n```\n")
    let verdict = try JudgedAnswerTests.run(
      ["struct Tally { var n = 0\n  mutating func add() { n += 1 } }"], in: text
    ).check()
    #expect(verdict.diagnostics.map(\.code) == [.answerLacks])
    #expect(verdict.diagnostics.first?.arguments == ["class Tally"])
  }
}
