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
}
