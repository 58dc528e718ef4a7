import Bytecode
import Diagnostics
import Testing

@testable import Session
@testable import Views
@testable import VirtualMachine

/// Where one stands in time, and two runs side by side.
@Suite struct TimeViewTests {
  let world = FakeWorld()

  private func position(
    _ event: Int, of last: Int, isPast: Bool = true, isSuspended: Bool = false,
    isStopped: Bool = false
  ) -> TimePosition {
    TimePosition(
      event: event, last: last, isPast: isPast, isSuspended: isSuspended, isStopped: isStopped,
      line: 1, lineCount: 1)
  }

  @Test func placesInTime() throws {
    try expectSnapshot("time") { page in
      let retain = world.event(.retain, 1, 1, 2, callable: 1)
      var lines = timeView(
        position(12, of: 57), event: retain, number: 12, names: world.names, page: page)
      lines.append("")
      lines += timeView(
        position(14, of: 100_000), event: retain, number: 14, together: 13...14,
        names: world.names, page: page)
      lines.append("")
      lines += timeView(
        position(0, of: 1), event: nil, number: 0, names: world.names, page: page)
      lines.append("")
      lines += timeView(
        position(57, of: 57, isPast: false), event: nil, number: 57, names: world.names,
        page: page)
      lines.append("")
      lines += timeView(
        position(12, of: 12, isPast: false, isSuspended: true), event: nil, number: 12,
        names: world.names, page: page)
      return lines
    }
  }

  @Test func branchesAsATree() throws {
    func branch(
      _ number: Int, from parent: Int?, after: Int, _ text: String, isCurrent: Bool = false,
      isWhole: Bool = false, wasStopped: Bool = false
    ) -> Branch {
      Branch(
        number: number, parent: parent, forkedAfter: after, events: number * 5, inputs: number,
        lastInput: text, isCurrent: isCurrent, isWhole: isWhole, wasStopped: wasStopped)
    }
    let long =
      "Ledger *ledger = [[Ledger alloc] initWithPages:120 title:@\"账本 Гроссбух\" next:nil];"
    try expectSnapshot("branches") { page in
      branchesView(
        [
          branch(1, from: nil, after: 0, "[a release];"),
          branch(2, from: 1, after: 12, long, isCurrent: true),
          branch(3, from: 2, after: 14, "[b retain];\n[b release];", wasStopped: true),
          branch(4, from: 1, after: 3, "x"),
        ], position: position(13, of: 15), page: page)
        + [""] + branchesView([], position: position(0, of: 0, isPast: false), page: page)
        + [""]
        + undoneView(
          UndoneInput(text: long, kind: .input, wasStopped: false, events: 1), page: page)
        + undoneView(
          UndoneInput(text: "[a b];", kind: .input, wasStopped: true, events: 3), page: page)
        + undoneView(
          UndoneInput(text: ":drain", kind: .drain, wasStopped: false, events: 2), page: page)
        + undoneView(
          UndoneInput(text: "[a use];", kind: .resumed, wasStopped: false, events: 5), page: page)
    }
  }

  // MARK: Comparing

  private func event(
    _ kind: EventKind, _ serial: UInt32 = 0, _ name: String = "", _ before: UInt32 = 0,
    _ after: UInt32 = 0
  ) -> ComparedEvent {
    var event = world.event(kind, serial, before, after)
    event.pool = 1
    return ComparedEvent(
      event: event,
      className: name,
      key: UInt64(
        UInt(bitPattern: "\(kind.rawValue) \(serial) \(name) \(before) \(after)".hashValue)),
      place: SourceRange(file: 0, start: 18, end: 40))
  }

  private func side(
    _ name: String, _ mode: MemoryMode, _ events: [ComparedEvent], output: String = "",
    alive: [String] = []
  ) -> Comparison.Side {
    Comparison.Side(
      name: name, mode: mode, events: ComparedEvents(events), output: Array(output.utf8),
      sources: world.sources,
      leftAlive: alive)
  }

  @Test func twoRunsSideBySide() throws {
    let start = [
      event(.poolPush), event(.alloc, 1, "Singleton"), event(.`init`, 1, "Singleton"),
    ]
    let loop = (1...12).map { event(.retain, 1, "Singleton", UInt32($0), UInt32($0) + 1) }
    let mrc = side(
      "Car.m", .mrc, start + loop + [event(.autorelease, 1, "Singleton"), event(.drain)],
      output: "one\ntwo\n", alive: ["#1 Singleton"])
    let arc = side(
      "Car.m", .arc,
      start + loop + [
        event(.release, 1, "Singleton", 13, 12), event(.dealloc, 1, "Singleton"),
        event(.deallocBegin, 1, "Singleton"), event(.drain),
      ], output: "one\nthree\n")
    try expectSnapshot("comparison", allowsLongLines: false) { page in
      comparisonView(Comparison(left: mrc, right: arc), page: page) + ["", ""]
        + comparisonView(Comparison(left: mrc, right: mrc), page: page) + ["", ""]
        + comparisonView(
          Comparison(left: side("a", .mrc, []), right: side("b", .mrc, [])), page: page)
    }
  }

  @Test func alignmentKeepsWhatIsCommon() {
    func run(_ word: String) -> Comparison.Side {
      side("", .mrc, word.map { event(.send, 1, String($0)) })
    }
    func rows(_ a: String, _ b: String) -> String {
      Comparison(left: run(a), right: run(b)).rows.map {
        switch $0 {
        case .both: "="
        case .left: "<"
        case .right: ">"
        }
      }.joined()
    }
    #expect(rows("abc", "abc") == "===")
    #expect(rows("abc", "axc") == "=<>=")
    #expect(rows("", "ab") == ">>")
    #expect(rows("abcd", "bd") == "<=<=")
    #expect(rows("aaaa", "aa") == "==<<")
    #expect(Comparison(left: run("abc"), right: run("abd")).firstDifference == 2)
    #expect(Comparison(left: run("abc"), right: run("abc")).firstDifference == nil)
    let long = String(repeating: "x", count: 5_000)
    let comparison = Comparison(left: run("a" + long), right: run("b" + long))
    #expect(comparison.untold == 2 * (5_001 - Comparison.reach))
  }
}
