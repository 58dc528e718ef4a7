import Ownership
import Session
import Testing

/// The values of variables below an object's row: an object begins with what its init gave it, and with nothing
/// where a method wrote first.
@Suite struct WrittenValuesTests {
  @Test(arguments: [MemoryMode.mrc, .arc])
  func aNewObjectBeginsWithWhatItsInitGaveIt(_ mode: MemoryMode) throws {
    var options = SessionOptions()
    options.mode = mode
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    let text = """
      @interface Till : NSObject { int coins; int pages; }
      - (void)add:(int)n;
      @end
      @implementation Till
      - (id)init { if ((self = [super init])) pages = 3; return self; }
      - (void)add:(int)n { coins += n; pages += 1; }
      @end
      """
    #expect(session.evaluate(text).status == .done)
    let made = session.evaluate(
      "Till *a = [[Till alloc] init]; [a add:30]; [a add:12];", picturing: true)
    #expect(
      try #require(made.picture?.rows.first).variables == [
        Picture.Variable(name: "coins", values: ["0", "30", "42"]),
        Picture.Variable(name: "pages", values: ["3", "4", "5"]),
      ])
    let later = session.evaluate("[a add:8];", picturing: true)
    #expect(
      try #require(later.picture?.rows.first).variables == [
        Picture.Variable(name: "coins", values: ["42", "50"]),
        Picture.Variable(name: "pages", values: ["5", "6"]),
      ])
  }

  /// Bit-fields share a word: each is told by its own bits, and only what wrote it.
  @Test func aBitFieldIsToldByItsBits() throws {
    var options = SessionOptions()
    options.mode = .mrc
    options.keepsHistory = true
    let session = ProgramSession(options: options)
    for text in [
      """
      @interface Flags : NSObject { @public unsigned kind : 3; int level : 5; unsigned long far : 40; int n; }
      @end
      @implementation Flags
      @end
      """, "Flags *f = [Flags new];",
      "struct Mix { char c; unsigned x : 4, : 3, y : 9; char d; union { int whole; short part; } u; };",
      "struct Mix s = {1, 2, 300, 4, {7}};",
    ] {
      #expect(session.evaluate(text).status == .done)
    }
    func written(_ text: String) -> [Picture.Variable]? {
      session.evaluate(text, picturing: true).picture?.rows.first?.variables
    }
    #expect(written("f->kind = 5;") == [Picture.Variable(name: "kind", values: ["0", "5"])])
    #expect(written("f->level = -3;") == [Picture.Variable(name: "level", values: ["0", "-3"])])
    #expect(
      written("f->far = 1ul << 39;")
        == [Picture.Variable(name: "far", values: ["0", "549755813888"])])
    let kind = try #require(session.writtenVariable("#1.kind").flatMap(session.lastWrite))
    #expect(kind.name == "kind" && kind.after == "5")
    let fields = try #require(session.moment.memory(of: 1))
    #expect(
      fields.filter { if case .ivar = $0.kind { true } else { false } }.map(\.content)
        == [.number("5"), .number("-3"), .number("549755813888"), .number("0")])
    guard case .structure(let text)? = session.evaluate("s").values.first?.content else {
      Issue.record("no struct")
      return
    }
    #expect(text == "{1, 2, 300, 4, {7, 7}}")
    #expect(session.evaluate("s.y = 5;").status == .done)
    let y = try #require(session.writtenVariable("s.y").flatMap(session.lastWrite))
    #expect((y.before, y.after) == ("300", "5"))
    let x = try #require(session.writtenVariable("s.x"))
    #expect(session.lastWrite(of: x) == nil)
  }
}
