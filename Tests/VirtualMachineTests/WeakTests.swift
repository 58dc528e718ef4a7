import Diagnostics
import Testing

@testable import Session
@testable import VirtualMachine

/// What the machine writes down when an object goes: looked at in memory and in the log, since a program that reads a
/// weak variable could not tell nil from "there is no such object any more".
@Suite struct WeakTests {
  private func session(_ mode: MemoryMode, _ inputs: String...) -> ProgramSession {
    var options = SessionOptions()
    options.mode = mode
    let session = ProgramSession(options: options)
    for input in inputs {
      let outcome = session.evaluate(input)
      #expect(outcome.status == .done, "\(input): \(outcome.diagnostics.map(\.title))")
    }
    return session
  }

  private func word(_ name: String, _ session: ProgramSession) throws -> UInt64? {
    let variable = try #require(session.globals().last { $0.displayName == name })
    return session.world.readWord(variable.address)
  }

  @Test func everyWeakVariableIsZeroedInMemory() throws {
    let session = session(
      .arc, "@interface Seen : NSObject { @public __weak id eye; } @end @implementation Seen @end",
      "NSObject *o = [NSObject new]; __weak id first = o, second = o; Seen *s = [Seen new]; s->eye = o;"
    )
    let object = try #require(session.objects().first { $0.className == "NSObject" })
    #expect(try word("first", session) == object.address)
    #expect(session.world.weakVariables(of: object.address).count == 3)
    let before = session.eventCount
    #expect(session.evaluate("o = nil;").status == .done)
    #expect(session.object(object.serial) == nil)
    #expect(try word("first", session) == 0)
    #expect(try word("second", session) == 0)
    let seen = try #require(session.objects().first { $0.className == "Seen" })
    #expect(session.world.readWord(seen.address + 8) == 0)
    #expect(session.world.weakVariables(of: object.address).isEmpty)
    let zeroed = session.events(before..<session.eventCount).filter { $0.kind == .zeroed }
    #expect(zeroed.map(\.object) == Array(repeating: object.serial, count: 3))
    #expect(Set(zeroed.map(\.address)).count == 3)
  }

  /// Reading one is owning what it refers to, for as long as it is looked at.
  @Test func readingTakesACountAndGivesItBack() throws {
    let session = session(
      .arc, "NSObject *o = [NSObject new]; __weak id eye = o;", "id strong = eye;")
    #expect(session.objects().first?.count == 2)
    #expect(session.evaluate("strong = nil;").status == .done)
    #expect(session.objects().first?.count == 1)
  }
}

/// The numbers that a pool's events and a zone's books hold.
@Suite struct BookTests {
  @Test(arguments: [0, 1, 2, 7])
  func aPoolSaysHowManyItReleased(_ count: Int) throws {
    let session = ProgramSession(options: SessionOptions())
    let outcome = session.evaluate(
      """
      @autoreleasepool {
        for (int i = 0; i < \(count); i++) [[NSObject new] autorelease];
        @autoreleasepool { [[NSObject new] autorelease]; }
      }
      """)
    #expect(outcome.status == .done)
    let drains = session.events(outcome.events).filter { $0.kind == .drain }
    #expect(drains.map { Int($0.released) } == [1, count])
  }

  @Test func aZoneForgetsWhatWasFreed() throws {
    let session = ProgramSession(options: SessionOptions())
    func books() -> [Int] {
      let zone = session.zones().last
      return [zone?.liveObjects ?? -1, zone?.liveBlocks ?? -1, zone?.liveBytes ?? -1]
    }
    #expect(session.evaluate("NSZone *z = NSCreateZone(4096, 256, YES);").status == .done)
    #expect(books() == [0, 0, 0])
    #expect(
      session.evaluate("void *p = NSZoneMalloc(z, 100); id o = [NSObject allocWithZone:z];").status
        == .done)
    let full = books()
    #expect(full[0] == 1 && full[1] == 1)
    #expect(full[2] == 108)
    #expect(session.evaluate("p = NSZoneRealloc(z, p, 40);").status == .done)
    #expect(books() == [1, 1, 48])
    #expect(session.evaluate("NSZoneFree(z, p); [o release];").status == .done)
    #expect(books() == [0, 0, 0])
  }
}
