import Bytecode
import Diagnostics
import Session
import Testing

@testable import Views
@testable import VirtualMachine

@Suite struct OutcomeViewTests {
  let world = FakeWorld()

  private func singleton(_ name: String?, count: UInt64, claimed: UInt64? = nil) -> DisplayedValue {
    DisplayedValue(
      name: name, typeName: "Singleton *",
      content: .object(
        serial: 1, className: "Singleton", count: count, isImmortal: false, claimed: claimed,
        text: nil))
  }

  private func draw(_ values: [DisplayedValue], _ events: [Event], _ page: Page) -> [StyledLine] {
    let outcome = Outcome(status: .done, values: values, events: 0..<events.count)
    return outcomeView(outcome, events: events, names: world.names, page: page)
  }

  @Test func values() throws {
    let contents: [(String, DisplayedValue.Content)] = [
      ("NSUInteger", .number("18446744073709551615")), ("BOOL", .bool(true)), ("void *", .null),
      ("id", .nilObject), ("Class", .classObject("Singleton")), ("SEL", .selector("addFuel:")),
      ("char *", .cString("a\"\n\u{1B}")), ("int *", .pointer(0x6000_0000_1000)),
      ("id", .deadObject(serial: 2, className: "Counter")),
      ("NSRange", .structure("{ location = 0, length = 3 }")),
      (
        "NSString *",
        .object(
          serial: 3, className: "NSString", count: 1, isImmortal: true, claimed: nil, text: "привет"
        )
      ),
      (
        "NSString *",
        .object(
          serial: 3, className: "NSString", count: 2, isImmortal: false, claimed: nil, text: "单例模式")
      ),
    ]
    try expectSnapshot("values") { page in
      var lines = valueView(singleton("a", count: 1), page: page)
      lines += valueView(singleton(nil, count: 1, claimed: .max), page: page)
      for (type, content) in contents {
        lines += valueView(
          DisplayedValue(name: nil, typeName: type, content: content), page: page)
      }
      return lines
    }
  }

  @Test func aStrictSingletonAnswers() throws {
    let retain = WatchedEntry.retain.rawValue
    let retainCount = WatchedEntry.retainCount.rawValue
    let allocWithZone = WatchedEntry.allocWithZone.rawValue
    let copyWithZone = WatchedEntry.copyWithZone.rawValue
    try expectSnapshot("strict-singleton") { page in
      draw(
        [singleton("a", count: 1, claimed: .max)],
        [
          world.event(.alloc, 1, 0, 1, callable: 1, detail: 1),
          world.event(.initEnter, 1, callable: 1),
          world.event(.initExit, 1, callable: 1, detail: 1),
          world.event(.overrideEnter, 0, 1, flags: allocWithZone, detail: 4),
          world.event(.overrideExit, 0, 4, 1, flags: allocWithZone, detail: 1),
          world.event(.initEnter, 1, 1),
          world.event(.initExit, 1, detail: 1),
          world.event(.overrideEnter, 1, 1, flags: retain, detail: 2),
          world.event(.overrideExit, 1, 2, 1, flags: retain, detail: 1),
          world.event(.overrideEnter, 1, 1, flags: retainCount, detail: 3),
          world.event(.overrideExit, 1, 3, 1, flags: retainCount, detail: .max),
          world.event(.overrideEnter, 1, 1, flags: copyWithZone, detail: 5),
          world.event(.overrideExit, 1, 5, 1, flags: copyWithZone, detail: 1),
        ], page)
    }
  }

  @Test func anOrdinaryLife() throws {
    try expectSnapshot("ordinary-life") { page in
      draw(
        [],
        [
          world.event(.zoneCreate, detail: 1),
          world.event(.alloc, 2, 0, 1, callable: 7, detail: 2 | 1 << 32),
          world.event(.initEnter, 2, callable: 7, detail: 6),
          world.event(.initExit, 2, callable: 7, detail: 2),
          world.event(.retain, 2, 1, 2), world.event(.retain, 2, 2, 3),
          world.event(.retain, 1, 1, 2, callable: 7),
          world.event(.autorelease, 2, 3, 3, detail: 1),
          world.event(.autorelease, 1, 1, 1, detail: 9),
          world.event(.autorelease, 1, 1, 1, detail: 0),
          world.event(.poolPop, 0, 1, detail: 9), world.event(.nilMessage, detail: 7),
          world.event(.nilMessage, detail: 7),
          world.event(.release, 2, 1, 0), world.event(.deallocBegin, 2),
          world.event(.dealloc, 2), world.event(.blockAllocate, 5, detail: 64),
        ], page)
    }
  }

  @Test func aThousandObjectsAreToldInAFewLines() throws {
    var events: [Event] = []
    for serial in UInt32(11)...1010 {
      events += [
        world.event(.alloc, serial, 0, 1, callable: 7, detail: 2),
        world.event(.retain, serial, 1, 2, callable: 7),
        world.event(.release, serial, 2, 1, callable: 7),
        world.event(.release, serial, 1, 0, callable: 7), world.event(.deallocBegin, serial),
        world.event(.dealloc, serial),
      ]
    }
    try expectSnapshot("thousand-objects") { draw([], events, $0) }
  }

  @Test func whatDoesNotFitIsCounted() {
    var events: [Event] = []
    for selector in 0..<40 { events.append(world.event(.poolPop, 0, UInt32(selector + 1))) }
    let lines = draw([], events, Page(.en))
    #expect(lines.count == 13)
    #expect(lines.last?.plain == "  … and 28 more (:trace on shows all)")
  }

  @Test func temporaryStringsAreNotTheLearnersDoing() {
    let events = [
      world.event(.alloc, 3, 0, 1, detail: 3), world.event(.retain, 3, 1, 2),
      world.event(.release, 3, 2, 1), world.event(.release, 3, 1, 0), world.event(.dealloc, 3),
    ]
    #expect(draw([], events, Page(.en)).isEmpty)
    // A string that lives on is told.
    #expect(!draw([], Array(events.prefix(2)), Page(.en)).isEmpty)
  }

  @Test func anOverrideThatCallsSuperIsNoNews() {
    let retain = WatchedEntry.retain.rawValue
    let events = [
      world.event(.overrideEnter, 1, 1, flags: retain, detail: 2),
      world.event(.retain, 1, 1, 2, callable: 2),
      world.event(.overrideExit, 1, 2, 2, flags: retain, detail: 1),
    ]
    #expect(
      draw([], events, Page(.en)).map(\.plain) == [
        "  #1 Singleton: retain, count 1 → 2, in -[Singleton retain] (input 1, line 3)"
      ])
  }

  @Test func deallocWithoutSuperIsTold() {
    let dealloc = WatchedEntry.dealloc.rawValue
    let events = [
      world.event(.release, 2, 1, 0), world.event(.deallocBegin, 2),
      world.event(.overrideEnter, 2, 0, flags: dealloc, detail: 8),
      world.event(.overrideExit, 2, 8, 0, flags: dealloc),
    ]
    let lines = draw([], events, Page(.en, width: 120)).map(\.plain)
    #expect(lines.count == 2)
    #expect(lines.last?.contains("without [super dealloc]") == true)
  }

  @Test func aStoryKeepsItsBeginningAndItsEnd() throws {
    var events = [world.event(.alloc, 2, 0, 1, callable: 7, detail: 2)]
    for turn in UInt64(0)..<30 {
      events.append(world.event(.retain, 2, 1, 2))
      events.append(world.event(.retain, 1, 1, 2))
      events.append(world.event(.autorelease, 2, 2, 2, detail: turn + 2))
    }
    events += [world.event(.release, 2, 1, 0), world.event(.dealloc, 2)]
    try expectSnapshot("story") { page in
      storyView(of: 2, events: events, names: world.names, page: page)
    }
  }

  @Test func noticesAndStatus() throws {
    try expectSnapshot("notices") { page in
      var lines: [StyledLine] = []
      for status: Outcome.Status in [.done, .stopped, .interrupted, .exited(3)] {
        let notices: [Notice] =
          status == .done
          ? [
            .classDefined("Counter"), .methodReplaced("-[Counter add:]"), .functionDefined("f"),
            .functionReplaced("f"), .variableRedeclared("a"),
          ] : []
        lines += outcomeView(
          Outcome(status: status, notices: notices), events: [], names: world.names, page: page)
      }
      return lines
    }
  }

  @Test func colour() throws {
    let retain = WatchedEntry.retain.rawValue
    try expectSnapshot("colour", colour: true) { page in
      draw(
        [singleton("a", count: 1, claimed: .max)],
        [
          world.event(.overrideEnter, 1, 1, flags: retain, detail: 2),
          world.event(.overrideExit, 1, 2, 1, flags: retain, detail: 1),
        ], page)
    }
  }
}
