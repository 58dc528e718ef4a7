import LessonEngine
import Session
import Testing
import VirtualMachine

@testable import Explorer

/// Every model of the ground truth (`Models/table.tsv`) as an Objective-C program, with its numbers.
@Suite struct GroundTruthTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var model: String
    var threads: Int
    var check: String
    /// By column; nil where the table is empty.
    var numbers: [String: String]
    var testDescription: String { "\(model) × \(threads)" }
  }

  static let rows: [Row] = {
    let lines = Models.text("table.tsv").split(separator: "\n")
    let names = lines[0].split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    return lines.dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      var numbers: [String: String] = [:]
      for (name, cell) in zip(names, cells) where !cell.isEmpty { numbers[name] = cell }
      return Row(model: cells[0], threads: Int(cells[1]) ?? 0, check: cells[2], numbers: numbers)
    }
  }()

  /// Rows that take long in a debug build are for `make long`.
  static let short = rows.filter { $0.threads <= 3 || Models.isLong }

  @Test(arguments: short) func reproduces(_ row: Row) throws {
    let model = try Model(row.model, threads: row.threads, check: row.check)
    let found = model.explorer.explore()
    func number(_ column: String) -> UInt128? { row.numbers[column].flatMap { UInt128($0) } }
    let bad = number("bad") ?? 0
    #expect(found.verdict == (bad == 0 ? .proved : .found), "\(found.reason ?? "")")
    #expect(found.interleavings == number("interleavings"))
    #expect(found.bad == bad)
    if let states = number("states") { #expect(UInt128(found.states ?? .max) <= states) }
    if let moves = number("transitions") { #expect(UInt128(found.transitions ?? .max) <= moves) }
    if let traces = number("traces") {
      #expect(found.traces.map { UInt128($0) } == traces)
      #expect(found.badTraces.map { UInt128($0) } == number("badTraces"))
    }
    #expect(found.preemptions.map { UInt128($0) } == number("preemptions"))
    #expect(found.steps.map { UInt128($0) } == number("steps"))
    if bad > 0 {
      let token = try #require(found.token)
      #expect(token.utf8.count <= 16, "\(token)")
      let deviations = try #require(ScheduleToken(token)?.deviations)
      #expect(deviations.count <= 3)
      // The token leads to the same end.
      let schedule = try #require(ScheduleToken(token))
      let replayed = try #require(model.explorer.replay(schedule))
      #expect(replayed.order == found.order)
      #expect(replayed.failure != nil)
    }
    let bounded = try #require(model.explorer.countsByPreemptions(most: 2))
    for limit in 0...2 {
      #expect(bounded[limit].all == number("pb\(limit)"), "pb\(limit)")
      #expect(bounded[limit].bad == number("pb\(limit)bad"), "pb\(limit)bad")
    }
  }

  /// Stories: traces up to renaming of the threads.
  @Test(arguments: [
    ("naive.m", 2, 3, 2), ("naive.m", 3, 13, 12), ("double-checked.m", 2, 2, 0),
    ("double-checked.m", 3, 3, 0), ("locked.m", 3, 1, 0), ("once.m", 3, 1, 0),
  ])
  func tellsStories(_ model: String, _ threads: Int, _ all: Int, _ bad: Int) throws {
    let check = Self.rows.first { $0.model == model }?.check ?? ""
    let found = try Model(model, threads: threads, check: check).explorer.explore()
    #expect(found.stories == all)
    #expect(found.badStories == bad)
  }

  /// The other rungs of the ladder, asked for by name.
  @Test(arguments: [("naive.m", 3), ("locked.m", 3), ("once-crossed.m", 2), ("counter-2.m", 2)])
  func otherSearchesAgree(_ model: String, _ threads: Int) throws {
    let row = try #require(Self.rows.first { $0.model == model && $0.threads == threads })
    let isBad = row.numbers["bad"] != "0"
    func run(_ search: ExplorationRequest.Search) throws -> Exploration {
      var request = ExplorationRequest()
      request.search = search
      request.budget = 400
      let text = Models.text(model)
      return try Model(
        text: text, threads: threads, check: row.check,
        setup: text.contains("void setup(") ? "setup" : nil, request: request
      ).explorer.explore()
    }
    let orders = try run(.dpor)
    #expect(orders.verdict == (isBad ? .found : .proved))
    #expect(orders.traces.map(String.init) == row.numbers["traces"])
    #expect(orders.badTraces.map(String.init) == row.numbers["badTraces"])
    for search in [ExplorationRequest.Search.random, .pct] {
      let found = try run(search)
      #expect(found.verdict == (isBad ? .found : .bounded))
      if isBad { #expect(found.token != nil) }
    }
  }
}

extension Explorer {
  /// Schedules with at most so many preemptions: all and bad; nil where it is not to be had.
  fileprivate func countsByPreemptions(most: Int) -> [(all: UInt128, bad: UInt128)]? {
    session.explored(entry) { world in
      warmUp(world)
      for _ in 0..<64 {
        guard let graph = graph(world, budget: request.budget) else { return nil }
        if graph.complete(isInterrupted: isInterrupted) {
          return Census.byPreemptions(graph, most: most)
        }
        guard world.hasNewPlace else { return nil }
      }
      return nil
    }
  }
}
