import Session
import Testing
import VirtualMachine

/// A part of the library with blocks of its own, which have no names until somebody calls what makes them, hides
/// nothing of the program's.
@Suite struct LibraryBlockTests {
  @Test func theProgramsFunctionsAreFoundBehindThem() {
    let session = ProgramSession(options: SessionOptions())
    session.mode = .arc
    _ = session.evaluate(
      "void use(void) { NSIndexSet *set = [NSIndexSet indexSetWithIndex:3]; id one = [NSObject new]; }"
    )
    #expect(session.insertedCounts(named: "use").count == 1)
  }
}
