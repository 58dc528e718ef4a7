import Bytecode
import Diagnostics
import Session
import Testing
import Texts

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
      ("char *", .cString(TextExcerpt("a\"\n\u{1B}"))), ("int *", .pointer(0x6000_0000_1000)),
      ("id", .deadObject(serial: 2, className: "Counter")),
      ("NSRange", .structure("{ location = 0, length = 3 }")),
      (
        "NSString *",
        .object(
          serial: 3, className: "NSString", count: 1, isImmortal: true, claimed: nil,
          text: TextExcerpt("привет"))
      ),
      (
        "NSString *",
        .object(
          serial: 3, className: "NSString", count: 2, isImmortal: false, claimed: nil,
          text: TextExcerpt("单例模式"))
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
    try expectSnapshot("strict-singleton") { page in
      draw(
        [singleton("a", count: 1, claimed: .max)],
        [
          world.born(1, callable: 1, class: 1),
          world.event(.`init`, 1, callable: 1),
          world.event(.initEnd, 1, callable: 1) { $0.result = 1 },
          world.override(.allocWithZone, 0, nil, by: 4),
          world.overrideEnd(.allocWithZone, 0, 1, by: 4, result: 1),
          world.event(.`init`, 1) { $0.earlierInits = 1 },
          world.event(.initEnd, 1) { $0.result = 1 },
          world.override(.retain, 1, 1, by: 2),
          world.overrideEnd(.retain, 1, 1, by: 2, result: 1),
          world.override(.retainCount, 1, 1, by: 3),
          world.overrideEnd(.retainCount, 1, 1, by: 3, answer: .max),
          world.override(.copyWithZone, 1, 1, by: 5),
          world.overrideEnd(.copyWithZone, 1, 1, by: 5, result: 1),
        ], page)
    }
  }

  @Test func anOrdinaryLife() throws {
    try expectSnapshot("ordinary-life") { page in
      draw(
        [],
        [
          world.event(.zoneCreate) { $0.zone = 1 },
          world.born(2, callable: 7, class: 2, zone: 1),
          world.event(.`init`, 2, callable: 7) { $0.method = 6 },
          world.event(.initEnd, 2, callable: 7) { $0.result = 2 },
          world.event(.retain, 2, 1, 2), world.event(.retain, 2, 2, 3),
          world.event(.retain, 1, 1, 2, callable: 7),
          world.autoreleased(2, 3, pool: 1),
          world.autoreleased(1, 1, pool: 9),
          world.autoreleased(1, 1, pool: 0),
          world.event(.drain) { $0.released = 1 },
          world.event(.nilMessage) { $0.selector = 7 },
          world.event(.nilMessage) { $0.selector = 7 },
          world.event(.release, 2, 1, 0), world.event(.deallocBegin, 2),
          world.event(.dealloc, 2), world.event(.blockAllocate, 5) { $0.bytes = 64 },
        ], page)
    }
  }

  @Test func aThousandObjectsAreToldInAFewLines() throws {
    var events: [Event] = []
    for serial in UInt32(11)...1010 {
      events += [
        world.born(serial, callable: 7, class: 2),
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
    for selector in 0..<40 {
      events.append(world.event(.drain) { $0.released = UInt32(selector + 1) })
    }
    let lines = draw([], events, Page(.en))
    #expect(lines.count == 13)
    #expect(lines.last?.plain == "  … and 28 more (:trace on shows all)")
  }

  @Test func temporaryStringsAreNotTheLearnersDoing() {
    let events = [
      world.born(3, class: 3), world.event(.retain, 3, 1, 2),
      world.event(.release, 3, 2, 1), world.event(.release, 3, 1, 0), world.event(.dealloc, 3),
    ]
    #expect(draw([], events, Page(.en)).isEmpty)
    // A string that lives on is told.
    #expect(!draw([], Array(events.prefix(2)), Page(.en)).isEmpty)
  }

  @Test func anOverrideThatCallsSuperIsNoNews() {
    let events = [
      world.override(.retain, 1, 1, by: 2),
      world.event(.retain, 1, 1, 2, callable: 2),
      world.overrideEnd(.retain, 1, 2, by: 2, result: 1),
    ]
    #expect(
      draw([], events, Page(.en)).map(\.plain) == [
        "  #1 Singleton: retain, count 1 → 2, in -[Singleton retain] (input 1, line 3)"
      ])
  }

  @Test func deallocWithoutSuperIsTold() {
    let events = [
      world.event(.release, 2, 1, 0), world.event(.deallocBegin, 2),
      world.override(.dealloc, 2, 0, by: 8),
      world.overrideEnd(.dealloc, 2, 0, by: 8),
    ]
    let lines = draw([], events, Page(.en, width: 120)).map(\.plain)
    #expect(lines.count == 2)
    #expect(lines.last?.contains("without [super dealloc]") == true)
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
    try expectSnapshot("colour", colour: true) { page in
      draw(
        [singleton("a", count: 1, claimed: .max)],
        [
          world.override(.retain, 1, 1, by: 2),
          world.overrideEnd(.retain, 1, 1, by: 2, result: 1),
        ], page)
    }
  }
}
