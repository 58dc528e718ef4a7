import Compiler
import Diagnostics
import Foundation
import FuzzInputs
import Syntax
import Testing

@testable import Session
@testable import VirtualMachine

/// What holds the machine: for random programs in three languages a run is the same as the run cut anywhere and
/// carried on in a fresh world, and the same as the run taken back and done again: in output, events and
/// fingerprint.
@Suite struct MachinePropertyTests {
  /// A few in every test run; `make long` asks for many.
  static let seeds = UInt64(BoundTests.isLong ? 400 : 8)

  struct Seen: Equatable {
    var output: String
    var events: [Event]
    var fingerprint: UInt64
  }

  private static func text(_ chunks: [OutputChunk]) -> String {
    String(decoding: chunks.flatMap(\.bytes), as: UTF8.self)
  }

  private static func seen(_ world: World) -> Seen {
    Seen(
      output: text(world.output), events: world.events(0..<world.eventCount),
      fingerprint: world.fingerprint())
  }

  /// The first event that is another one.
  private static func difference(_ seen: [Event], _ expected: [Event]) -> String {
    guard let index = zip(seen, expected).enumerated().first(where: { $1.0 != $1.1 })?.offset else {
      return "\(seen.count) events, \(expected.count) expected"
    }
    return "event \(index) of \(expected.count): \(seen[index])\nexpected \(expected[index])"
  }

  /// A world in which the program is about to run; nil with an issue recorded.
  private static func loaded(_ text: String, _ language: ProgramWriter.Language) -> World? {
    let session = ProgramSession()
    session.inputLanguage = InputLanguage(ofFile: "program." + language.rawValue) ?? .objectiveC
    session.loadModules(session.moduleText(Array(text.utf8)), from: "")
    let file = session.state.sources.add(
      name: "program", origin: .file, text: Array(text.utf8))
    let reading = ReadingOptions(form: .file, arc: false)
    let input = session.readInput(file, reading)
    guard case .tree(let tree, _) = input.result else {
      Issue.record("not read:\n\(text)")
      return nil
    }
    let result = session.state.compile(tree, .file, arc: session.countsByARC(input.translated))
    guard var unit = result.unit else {
      Issue.record("\(result.diagnostics.map(\.title))\n\(text)")
      return nil
    }
    input.translated?.finish(&unit)
    let report = session.world.load(unit)
    guard report.problem == nil,
      let entry = session.world.callable(ofFunction: "main") ?? report.entry
    else {
      Issue.record("not loaded:\n\(text)")
      return nil
    }
    session.world.start(callable: entry, arguments: [0, 0, 0])
    return session.world
  }

  private static func carried(_ world: World) -> World {
    let fresh = World()
    fresh.restore(world.snapshot())
    fresh.output = world.output
    fresh.putBack(world.events(0..<world.eventCount), from: 1)
    return fresh
  }

  @Test(arguments: ProgramWriter.Language.allCases)
  func aRunCutAnywhereIsTheSameRun(_ language: ProgramWriter.Language) {
    for seed in 0..<Self.seeds {
      var writer = ProgramWriter(language, seed: seed)
      let text = writer.program(statements: 12)
      guard let whole = Self.loaded(text, language), let first = Self.loaded(text, language) else {
        return
      }
      while whole.run(fuel: 10_000) == .sliceEnded {}
      let expected = Self.seen(whole)
      var current = first
      var result = RunResult.sliceEnded
      var cuts = 0
      while result == .sliceEnded {
        // Dense at the beginning of a stretch, far apart in the long run.
        let length = cuts < 12 ? 1 + writer.dice.roll(400) : 20_000
        result = current.runScheduled(instructions: length)
        cuts += 1
        if result == .sliceEnded { current = Self.carried(current) }
      }
      let seen = Self.seen(current)
      guard seen == expected else {
        Issue.record(
          """
          seed \(seed): output \(seen.output == expected.output), events \
          \(seen.events == expected.events), fingerprint \(seen.fingerprint == expected.fingerprint)
          \(Self.difference(seen.events, expected.events))
          \(text)
          """)
        return
      }
    }
  }

  @Test(arguments: ProgramWriter.Language.allCases)
  func whatIsUndoneAndDoneAgainIsTheSame(_ language: ProgramWriter.Language) {
    for seed in 0..<Self.seeds {
      var writer = ProgramWriter(language, seed: seed &+ 1_000_003)
      let inputs = [writer.beginning] + (0..<10).map { _ in writer.statement() }
      var options = SessionOptions()
      let plain = ProgramSession(options: options)
      options.keepsHistory = true
      let moved = ProgramSession(options: options)
      for session in [plain, moved] {
        session.inputLanguage = InputLanguage(ofFile: "x." + language.rawValue) ?? .objectiveC
      }
      var output = ""
      var other = ""
      for input in inputs {
        let outcome = plain.evaluate(input)
        output += Self.text(outcome.output)
        var again = moved.evaluate(input)
        guard outcome.status == .done, again.status == .done else {
          Issue.record(
            "seed \(seed): \(outcome.status) \(again.status) \(outcome.diagnostics)\n\(input)")
          return
        }
        switch writer.dice.roll(3) {
        case 0:
          _ = moved.undoInput()
          again = moved.evaluate(input)
        case 1:
          let events = moved.eventsOfTheLine
          if !events.isEmpty {
            _ = moved.go(toEvent: events.lowerBound + writer.dice.roll(events.count))
          }
          _ = moved.goToEnd()
        default: break
        }
        other += Self.text(again.output)
        let expected = Seen(
          output: output, events: plain.events(0..<plain.eventCount),
          fingerprint: plain.world.fingerprint())
        let seen = Seen(
          output: other, events: moved.events(0..<moved.eventCount),
          fingerprint: moved.world.fingerprint())
        guard seen == expected else {
          Issue.record(
            """
            seed \(seed): output \(seen.output == expected.output), events \
            \(seen.events == expected.events), fingerprint \
            \(seen.fingerprint == expected.fingerprint), after \(input)
            \(inputs.joined(separator: "\n"))
            """)
          return
        }
      }
    }
  }
}
