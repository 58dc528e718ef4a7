import Bytecode
import Compiler
import Diagnostics
import Foundation
import Syntax
import Testing

@testable import Session
@testable import VirtualMachine

/// The ground that everything later stands on: a run can be cut after any instruction, saved, carried into a
/// fresh world and go on there, and nobody can tell. Programs are taken from the conformance folder.
@Suite struct GroundTests {
  static let programs: [String] = [
    "a001-counting-two-owners-one-dealloc", "a010-pools-objects-born-while-draining",
    "a012-pools-autorelease-overridden-in-three-ways",
    "a018-overrides-alloc-and-allocwithzone-in-one-line",
    "a027-singletons-subclass-gets-whatever-came-first",
    "a038-init-gives-nil-and-frees-the-shell", "a043-zones-memory-from-the-default-zone",
    "a044-zones-created-named-and-recycled", "a047-zones-should-retain-or-really-copy",
    "b031-c-side-effects-once", "b025-c-heap-structures",
  ]

  /// What an observer can know of a finished run.
  struct Seen: Equatable {
    var result: RunResult
    var output: [OutputChunk]
    var events: [Event]
    var fingerprint: UInt64
  }

  static func text(of program: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Conformance")
    return Array(try Data(contentsOf: folder.appendingPathComponent(program + ".m")))
  }

  /// A world in which the program is loaded and main is about to run.
  static func loaded(_ text: [UInt8], arc: Bool = false) throws -> World {
    let session = ProgramSession()
    let file = session.state.sources.add(name: "program.m", origin: .file, text: text)
    guard case .tree(let tree, _) = session.state.read(file, .init(form: .file, arc: arc))
    else { throw TestProblem.doesNotParse }
    guard let unit = session.state.compile(tree, .file, arc: arc).unit else {
      throw TestProblem.doesNotCompile
    }
    #expect(session.world.load(unit).problem == nil)
    return session.world
  }

  enum TestProblem: Error { case doesNotParse, doesNotCompile, noFunction }

  static func finish(_ world: World) -> Seen {
    var result = RunResult.sliceEnded
    while result == .sliceEnded { result = world.run(fuel: 10_000) }
    return Seen(
      result: result, output: world.output, events: world.events(0..<world.eventCount),
      fingerprint: world.fingerprint())
  }

  /// A fresh world in the state of another one.
  static func carried(_ world: World) -> World {
    let fresh = World()
    fresh.restore(world.snapshot())
    fresh.output = world.output
    // The log is outside the state: what was logged so far is handed over as it is.
    fresh.putBack(world.events(0..<world.eventCount), from: 1)
    return fresh
  }

  @Test(arguments: programs)
  func aRunCutAtEvery97thInstructionEndsTheSame(program: String) throws {
    let text = try Self.text(of: program)
    let whole = try Self.loaded(text)
    let main = try #require(whole.callable(ofFunction: "main"))
    whole.start(callable: main, arguments: [0, 0, 0])
    let expected = Self.finish(whole)
    #expect(expected.result == .finished)

    let stepped = try Self.loaded(text)
    stepped.start(callable: main, arguments: [0, 0, 0])
    var cuts = 0
    while stepped.run(instructions: 97) == .sliceEnded {
      cuts += 1
      let fresh = Self.carried(stepped)
      #expect(fresh.fingerprint() == stepped.fingerprint(), "cut \(cuts)")
      let seen = Self.finish(fresh)
      #expect(seen.result == expected.result, "cut \(cuts)")
      #expect(seen.output == expected.output, "cut \(cuts)")
      #expect(seen.events == expected.events, "cut \(cuts)")
      #expect(seen.fingerprint == expected.fingerprint, "cut \(cuts)")
    }
    #expect(cuts > 0)
    let last = Seen(
      result: .finished, output: stepped.output,
      events: stepped.events(0..<stepped.eventCount), fingerprint: stepped.fingerprint())
    #expect(last == expected)
  }

  static let twoThreads = """
    #import <Foundation/Foundation.h>
    @interface Bead : NSObject { @public int number; Bead *next; } @end
    @implementation Bead
    - (void)dealloc { [next release]; [super dealloc]; }
    @end
    int work(int seed) {
      NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
      Bead *first = nil;
      int sum = 0;
      for (int i = 0; i < 6; i++) {
        Bead *bead = [[Bead alloc] init];
        bead->number = seed * 10 + i;
        bead->next = first;
        first = bead;
        int local = bead->number, *pointer = &local;
        *pointer += [[[Bead new] autorelease] retainCount];
        sum += local;
      }
      printf("%d: %d\\n", seed, sum);
      [first release];
      [pool drain];
      return sum;
    }
    """

  /// Runs two threads by turns of one instruction; carries the world over at every `cut`-th.
  static func alternate(_ start: World, cut: Int?) throws -> Seen {
    var world = start
    let work = try #require(world.callable(ofFunction: "work"))
    world.start(callable: work, arguments: [1])
    let second = try #require(world.startThread(callable: work, arguments: [2]))
    var turn = 0
    while !(world.isFinished(thread: 1) && world.isFinished(thread: second)) {
      let next = turn % 2 == 0 ? 1 : second
      turn += 1
      if world.isFinished(thread: next) { continue }
      world.switchThread(to: next)
      let result = world.run(instructions: 1)
      if result == .stopped { throw TestProblem.noFunction }
      if let cut, turn % cut == 0 { world = carried(world) }
    }
    world.switchThread(to: 1)
    return Seen(
      result: .finished, output: world.output, events: world.events(0..<world.eventCount),
      fingerprint: world.fingerprint())
  }

  @Test func twoThreadsSwitchedAtEveryInstructionEndTheSame() throws {
    let text = Array(Self.twoThreads.utf8)
    let whole = try Self.alternate(try Self.loaded(text), cut: nil)
    let cut = try Self.alternate(try Self.loaded(text), cut: 97)
    #expect(whole.output == cut.output)
    #expect(whole.events == cut.events)
    #expect(whole.fingerprint == cut.fingerprint)
    let printed = String(decoding: whole.output.flatMap(\.bytes), as: UTF8.self)
    #expect(printed.contains("1: 81\n") && printed.contains("2: 141\n"))
    // Each thread's objects are numbered by that thread alone.
    let made = whole.events.filter { $0.kind == .alloc }.map(\.object)
    #expect(made.filter { $0 >> 24 == 0 }.count == made.filter { $0 >> 24 == 1 }.count)
  }

  /// A thread's addresses depend on its own allocations, whatever the other one does.
  @Test func addressesDoNotDependOnTheOtherThread() throws {
    let text = Array(Self.twoThreads.utf8)
    func addresses(_ order: [Int]) throws -> [UInt64] {
      let world = try Self.loaded(text)
      let work = try #require(world.callable(ofFunction: "work"))
      world.start(callable: work, arguments: [1])
      let second = try #require(world.startThread(callable: work, arguments: [2]))
      for turn in order {
        world.switchThread(to: turn == 0 ? 1 : second)
        while world.run(fuel: 1000) == .sliceEnded {}
      }
      return world.events(0..<world.eventCount).filter { $0.kind == .alloc }
        .sorted { $0.object < $1.object }.compactMap { world.lastAddress(ofSerial: $0.object) }
    }
    #expect(try addresses([0, 1]) == addresses([1, 0]))
  }

  @Test func theSameSessionTwiceGivesTheSameLog() throws {
    let text = try Self.text(of: "a012-pools-autorelease-overridden-in-three-ways")
    func run() throws -> Seen {
      let world = try Self.loaded(text)
      world.start(callable: try #require(world.callable(ofFunction: "main")), arguments: [0, 0, 0])
      return Self.finish(world)
    }
    #expect(try run() == run())
  }

  @Test func anAbandonedBranchLeavesNothing() throws {
    let world = try Self.loaded(Array(Self.twoThreads.utf8))
    let work = try #require(world.callable(ofFunction: "work"))
    let before = world.snapshot()
    let fingerprint = world.fingerprint()
    world.start(callable: work, arguments: [3])
    let first = Self.finish(world)
    world.restore(before)
    #expect(world.fingerprint() == fingerprint)
    world.start(callable: work, arguments: [3])
    #expect(Self.finish(world) == first)
  }

  /// Objects are not looked at again where nothing has run between two snapshots; where something has, or the world was
  /// put back, they are.
  @Test func aSnapshotThatSharesHoldsWhatTheWorldHeld() throws {
    let world = try Self.loaded(Array(Self.twoThreads.utf8))
    let work = try #require(world.callable(ofFunction: "work"))
    var snapshots: [(snapshot: WorldSnapshot, fingerprint: UInt64)] = []
    func take() {
      snapshots.append(
        (world.snapshot(sharing: snapshots.last?.snapshot), world.fingerprint()))
    }
    take()
    world.start(callable: work, arguments: [3])
    take()
    while world.run(instructions: 50) == .sliceEnded { take() }
    take()
    let (all, held) = (snapshots, world.ledger.bytes)
    // Nothing has run: what the latest holds of objects belongs to both.
    take()
    #expect(world.ledger.bytes - held < 100_000)
    for (snapshot, fingerprint) in all.reversed() + all {
      world.restore(snapshot)
      #expect(world.fingerprint() == fingerprint)
      let copy = world.snapshot(sharing: all.last?.snapshot)
      let fresh = World()
      fresh.restore(copy)
      #expect(fresh.fingerprint() == fingerprint)
    }
  }
}
