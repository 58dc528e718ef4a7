import Foundation
import Session
import Testing
import Texts
import Views

@testable import Shell

/// What an answer at the prompt says of values, calls and numbers.
@Suite struct ShownValuesTests {
  /// What is answered to the last line.
  func answer(_ lines: [String], shown: Shown = .picture) -> String {
    var screen = ""
    let terminal = Terminal(
      isInteractive: false, columns: { 200 },
      sink: { _, bytes in screen += String(decoding: bytes, as: UTF8.self) })
    var settings = Conversation.Settings(language: .en)
    settings.opensLesson = false
    settings.saysMissingState = false
    settings.shown = shown
    let script = ScriptedLines(lines.map { .line($0) }) { _, number in _ = number }
    let conversation = Conversation(lines: script, terminal: terminal, settings: settings)
    for line in lines.dropLast() { conversation.take(line) }
    terminal.flush()
    screen = ""
    conversation.take(lines.last ?? "")
    terminal.flush()
    return screen
  }

  @Test(arguments: [
    ("@[@1, @\"two\", @{@\"k\": @3}]", "@[@1, @\"two\", @{@\"k\": @3}]"),
    (
      "[NSMutableArray arrayWithObjects:@YES, @2.5, [NSNull null], nil]",
      "@[@YES, @2.5, [NSNull null]]"
    ),
    ("[NSSet setWithObject:@(-4)]", "{(@(-4))}"), ("@[]", "@[]"),
    ("@[@[@[@[@1]]]]", "@[@[@[@[…]]]]"), ("@[ant]", "@[#1]"),
    ("int row[3] = {4, 5, 6};", "row = (int[3]) {4, 5, 6}"),
    ("int grid[2][2] = {{1, 2}, {3, 4}};", "{{1, 2}, {3, 4}}"),
    ("char word[8] = \"ab\";", "\"ab\""),
    (
      "struct P { const char *name; NSString *text; float x; } p = {\"one\", @\"two\", 3};",
      "{\"one\", @\"two\", 3.0}"
    ),
    ("[NSOrderedSet orderedSetWithObjects:@1, @2, nil]", "@[@1, @2]"),
    ("long many[20] = {1}", "{1, 0, 0, 0, 0, 0, 0, 0, …}"),
  ])
  func contentsAreShown(_ typed: String, _ shown: String) {
    let screen = answer(["NSObject *ant = [NSObject new];", typed])
    #expect(screen.contains(shown), "\(screen)")
  }

  @Test(arguments: [
    ("let d = Way.south(4)", "d = (Way) "), ("let o: Int? = nil", "o = (Int?) nil"),
    ("let p: Int? = 5", "p = (Int?) Optional(5)"), ("let q = [3, 1]", "q = ([Int]) [3, 1]"),
    ("let r = [\"a\": 1]", "[\"a\": 1]"), ("let t = (1, \"b\")", "(1, \"b\")"),
    ("\"a\" + \"b\"", "(String) \"ab\""), ("[1, 2].count", "(Int) 2"),
    ("[\"a\": 1].count", "(Int) 1"), ("[1, 2]", "([Int]) [1, 2]"),
    ("var s: Set<Int> = [7]", "[7]"), ("(1, 2)", "((Int, Int)) (1, 2)"),
    ("let v = Size(w: 2)", "Size(w: 2)"), ("let all: [Int?] = [1, nil]", "[Optional(1), nil]"),
    ("let z = Way.south(4)", "south(4)"),
  ])
  func valuesOfSwiftAreShownInItsWords(_ typed: String, _ shown: String) {
    let before = [":swift", "enum Way { case north, south(Int) }", "struct Size { var w: Int }"]
    let screen = answer(before + [typed])
    #expect(screen.contains(shown), "\(screen)")
    #expect(!screen.contains("deallocated"), "\(screen)")
  }

  /// The object dies with the expression; what was read of it does not.
  @Test func aMemberOfAnObjectThatNobodyKeeps() {
    let typed = [
      ":arc", "@interface G : NSObject { @public int n; } @end",
      "@implementation G - (id)init { self = [super init]; n = 7; return self; } @end",
    ]
    let screen = answer(typed + ["[G new]->n"])
    #expect(screen.contains("(int) 7") && !screen.contains("error"), "\(screen)")
  }

  static let pair = [
    ":arc", "id pick(id one, id other) { id which = one ? one : other; return which; }",
    "void drop(id one) { id kept = one; }",
  ]

  @Test func whatArcWroteStandsInTheLine() {
    // In one line, however wide the screen is.
    func unfolded(_ lines: [String]) -> String {
      answer(lines).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let pick = unfolded(Self.pair + [":inserted pick"])
    #expect(pick.contains("id which = one ? one : other;«[which retain]»"), "\(pick)")
    #expect(pick.contains("{«[one retain]»«[other retain]» id which"), "\(pick)")
    #expect(pick.contains("«objc_autoreleaseReturnValue» return which; }"), "\(pick)")
    #expect(!pick.contains("drop"), "\(pick)")
    let drop = unfolded(Self.pair + [":inserted drop"])
    #expect(
      drop.contains("id kept = one;«[one retain]» «[kept release]»«[one release]»}"), "\(drop)")
  }

  /// What a global held is named, in a function and at the prompt.
  @Test func whatAGlobalHeldIsNamed() {
    let lines = [":arc", "NSObject *h = [NSObject new];", "h = nil;", ":inserted"]
    #expect(answer(lines).contains("«[the old value of h release]»"), "\(answer(lines))")
    let function =
      lines.dropLast() + ["void f(void) { h = nil; h = [NSObject new]; }", ":inserted f"]
    #expect(!answer(Array(function)).contains("temporary"), "\(answer(Array(function)))")
  }

  /// A constant, nil and a class have no count: each is told as what it is.
  @Test(arguments: [
    (":why s", "s points to a constant"), (":why alive s", "s points to a constant"),
    (":life s", "s points to a constant"), (":memory s", "s points to a constant"),
    (":memory n", "n is nil"), (":memory c", "c is a class"), (":why b", "b points to a constant"),
    (":memory NSObject", "NSObject is a class"), (":memory x", "no object x"),
  ])
  func whatIsNotCountedIsTold(_ command: String, _ words: String) {
    let shown = answer([
      "NSString *s = @\"a\"; id n = nil; id c = [NSObject class]; void (^b)(void) = ^{};", command,
    ])
    #expect(shown.contains(words), "\(shown)")
  }

  @Test func oneFunctionIsDisassembled() {
    let drop = answer(Self.pair + [":disasm drop"])
    #expect(drop.hasPrefix("drop: 1 parameter,"), "\(drop)")
    #expect(!drop.contains("pick") && !drop.contains("input"), "\(drop)")
    #expect(answer(Self.pair + [":disasm dr0p"]).contains("is called dr0p"))
    let methods = answer([
      "@interface A : NSObject @end",
      "@implementation A - (int)one { return 1; } - (int)two { return 2; } @end",
      ":disasm two",
    ])
    #expect(methods.contains("-[A two]") && !methods.contains("-[A one]"), "\(methods)")
  }

  @Test(arguments: ["NSString", "NSArray", "NSNumber", "NSObject"])
  func theLibraryIsReadAsObjectiveC(_ name: String) {
    let source = answer(["[\(name) class]", ":source \(name)"])
    #expect(!source.contains("selfsame") && !source.contains("__attribute__"), "\(source)")
    #expect(source.contains("@implementation \(name)"), "\(source.prefix(200))")
  }

  @Test func aClassIsShownAsItWasTyped() {
    let source = answer([
      "@interface B : NSObject\n@property int size;\n@end",
      "@implementation B\n- (int)twice { return 2 * self.size; }\n@end",
      ":source B",
    ])
    #expect(source.components(separatedBy: "@property").count == 2, "\(source)")
    #expect(source.hasPrefix("@interface B : NSObject"), "\(source)")
  }

  @Test func anOverrideIsOneLineOfTheTrace() {
    let trace = answer([
      "@interface C : NSObject @end",
      "@implementation C - (id)retain { return [super retain]; } - (oneway void)release { [super release]; } @end",
      "C *c = [C new]; [c retain]; [c release];", ":trace",
    ])
    #expect(trace.components(separatedBy: "override #").count == 3, "\(trace)")
    #expect(!trace.contains("overrideEnd"), "\(trace)")
    #expect(trace.contains("answered by C) → #1"), "\(trace)")
  }

  @Test func instanceAndBlockAreTwoColumns() {
    let table = answer([
      "@interface D : NSObject { char c; } @end", "@implementation D @end",
      "D *d = (D *)NSAllocateObject([D class], 40, NULL);", ":objects",
    ])
    #expect(table.contains("instance  block"), "\(table)")
    let row = table.split(separator: "\n").first { $0.contains("#1 D") }?.split(separator: " ")
    let sizes = row.map { Array($0.dropFirst(4).prefix(2)) } ?? []
    #expect(sizes.first == "16" && sizes.last.flatMap { Int($0) } ?? 0 >= 56, "\(table)")
  }

  @Test func unusualNumbersAreExplainedOnce() {
    let work = [
      "@interface E : NSObject @end", "@implementation E - (void)go { [E new]; [E new]; } @end",
      "E *e = [E new];",
    ]
    let go =
      "[NSThread detachNewThreadSelector:@selector(go) toTarget:e withObject:nil]; [NSThread sleepForTimeInterval:1];"
    let first = answer(work + [go], shown: .log)
    #expect(first.contains("#2.1 is number 1 of the objects that thread 2 made"), "\(first)")
    #expect(!answer(work + [go, ":objects"], shown: .log).contains("is number"))
    let many = answer(work + ["int i; for (i = 0; i < 40; i++) [E new];"], shown: .log)
    #expect(many.contains("#2 … #41: the whole group"), "\(many)")
    #expect(NumberSigns(in: "[+#1.cargo] #12.next 3.5 #").ofThread == nil)
    #expect(NumberSigns(in: "(#s2.11 …\n  #s3)").ofGroup == ["#s2.11", "#s3"])
  }

  @Test func whoSetAPlainVariableIsTold() {
    let why = answer(["int n = 0;", "void up(void) { n += 3; }", "up();", "up();", ":why n"])
    #expect(why.contains("n 3 -> 6   in up"), "\(why)")
  }

  /// A page never contradicts the picture above it.
  @Test(arguments: [
    ("@interface F : NSObject @end", "@implementation F - (id)init { return [super init]; } @end"),
    (
      "@interface F : NSObject { BOOL done; int n; } @end",
      "@implementation F - (id)init { if (done) return self; done = YES; n = 5; return self; } @end"
    ),
    (
      "@interface F : NSObject { int n; } - (BOOL)isNew; @end",
      "@implementation F - (BOOL)isNew { return n == 0; } - (id)init { if ([self isNew]) n = 5; return self; } @end"
    ),
  ])
  func anInitThatWroteNothingIsNoMistake(_ interface: String, _ implementation: String) {
    let screen = answer([interface, implementation, "F *f = [[F alloc] init];", "[f init];"])
    #expect(screen.contains("nothing was written"), "\(screen)")
    #expect(!screen.contains("M080"), "\(screen)")
  }

  @Test func anInitThatWroteIsOne() {
    let screen = answer([
      "@interface G : NSObject { @public int n; } @end",
      "@implementation G - (id)init { self = [super init]; n = 5; return self; } @end",
      "G *g = [[G alloc] init];", "g->n = 9;", "[g init];",
    ])
    #expect(screen.contains("n 9 -> 5") && screen.contains("M0803"), "\(screen)")
  }

  /// What an input defined that is undone was not defined.
  @Test func nothingUndoneIsSaidToBeDefined() {
    let screen = answer([
      "@interface Hook : NSObject @end @implementation Hook - (void)go { [@[] objectAtIndex:3]; } @end [[Hook new] go];"
    ])
    #expect(screen.contains("undone") && !screen.contains("is defined"), "\(screen)")
  }

  @Test func whoAnsweredWithOneObjectIsTold() {
    let tap = [
      "@interface Tap : NSObject + (id)tap; @end",
      "@implementation Tap + (id)tap { static id t; if (!t) t = [self new]; return t; } @end",
      "Tap *a = [Tap tap], *b = [Tap new];", "Tap *c = [Tap tap];",
    ]
    let one = answer(tap + [":why same a c"])
    #expect(one.contains("+[Tap tap] answered with this object"), "\(one)")
    #expect(one.contains("Tap *c = [Tap tap];"), "\(one)")
    let two = answer(tap + [":why same a b"])
    #expect(two.contains("two objects") && two.components(separatedBy: "made here").count == 3)
    let copied = answer(tap + ["Tap *d = a;", ":why same d a"])
    #expect(copied.contains("+[Tap tap] answered"), "\(copied)")
    let plain = answer(["NSObject *o = [NSObject new];", "id p = o;", ":why same o p"])
    #expect(plain.contains("the pointer was copied"), "\(plain)")
  }

  /// Of a comparison of modes what the input calls is a part, whenever it was typed.
  @Test func whatAnInputCallsIsComparedToo() {
    let earlier = answer([
      ":mrc", "NSObject *maker(void) { return [[NSObject alloc] init]; }",
      "void work(void) { NSObject *o = maker(); }", "work();", ":compare",
    ])
    #expect(earlier.contains("dealloc") || earlier.contains("release"), "\(earlier)")
    #expect(!earlier.contains("No difference"), "\(earlier)")
    let refused = answer([
      ":mrc", "void keep(NSObject *o) { [o retain]; }", "NSObject *o = [NSObject new];", "keep(o);",
      ":compare",
    ])
    #expect(refused.contains("ARC: keep could not be compiled anew"), "\(refused)")
  }

  /// An apostrophe in a comment begins no text, and what stands in a comment or a text is no name.
  @Test(arguments: ["/* it's */", "// it's \"new\"\n"])
  func aCommentHidesNoClassFromAComparison(comment: String) {
    let outcome = answer([
      "@interface One : NSObject\n@end\n@implementation One\n@end",
      "@interface Two : NSObject\n@end\n@implementation Two\n@end",
      "id a = \(comment) [One new]; NSLog(@\"One\");", ":compare One Two",
    ])
    #expect(!outcome.contains("No input uses"), "\(outcome)")
    #expect(outcome.contains("Two"), "\(outcome)")
  }

  /// Inputs without any event lose objects, too, and only such are looked through.
  @Test(arguments: [
    (["NSObject *p = [NSObject new];"], "p = nil;"),
    (["NSObject *p = [NSObject new];"], "NSObject *p;"),
    (["NSObject *p = [NSObject new];"], "memset(&p, 0, sizeof p);"),
    (["struct S { int n; id o; } s;", "s.o = [NSObject new];"], "s.n++; s.o = nil;"),
    (["id *m = malloc(16);", "m[1] = [NSObject new];"], "m[1] = nil;"),
    (
      ["@interface K : NSObject { @public id o; }", "@end", "@implementation K", "@end"]
        + ["K *k = [K new]; k->o = [NSObject new];"], "k->o = k;"
    ),
  ])
  func whatIsLostWithoutAnEventIsTold(_ before: [String], _ last: String) {
    let told = answer(before + ["1 + 1", "int other = 7;", last], shown: .log)
    #expect(told.contains("any more, and it is never given back"), "\(told)")
    let again = answer(before + ["1 + 1", "int other = 7;", last, "other++;"], shown: .log)
    #expect(!again.contains("any more"), "once is enough: \(again)")
  }
}
