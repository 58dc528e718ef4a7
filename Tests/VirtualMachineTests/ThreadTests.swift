import Bytecode
import Compiler
import Diagnostics
import Foundation
import Syntax
import Testing

@testable import Session
@testable import VirtualMachine

/// Threads are data: a program with many of them can be cut after any instruction and carried into another
/// world, and a schedule depends on nothing but the program and its seed.
@Suite struct ThreadTests {
  static let program = """
    #import <Foundation/Foundation.h>
    #import <dispatch/dispatch.h>
    #include <pthread.h>
    static NSLock *lock;
    static int total;
    static id shared;
    static dispatch_semaphore_t finished;
    static void add(void *number) {
      @autoreleasepool {
        [[[NSObject alloc] init] autorelease];
        [lock lock];
        int before = total;
        usleep(3);
        total = before + (int)(long)number;
        [lock unlock];
      }
      dispatch_semaphore_signal(finished);
    }
    static void *spin(void *unused) {
      for (int i = 0; i < 40; i++) {
        @synchronized(lock) { total += 1; }
        if (i % 10 == 0) sched_yield();
      }
      return NULL;
    }
    static void make(void *unused) { if (!shared) shared = [[NSObject alloc] init]; }
    int main(void) {
      lock = [NSLock new];
      finished = dispatch_semaphore_create(0);
      dispatch_queue_t queue = dispatch_queue_create("work", DISPATCH_QUEUE_CONCURRENT);
      dispatch_queue_t line = dispatch_queue_create("line", NULL);
      pthread_t thread;
      pthread_create(&thread, NULL, spin, NULL);
      for (long i = 1; i <= 4; i++) dispatch_async_f(queue, (void *)i, add);
      for (long i = 0; i < 3; i++) dispatch_async_f(line, NULL, make);
      for (int i = 0; i < 4; i++) dispatch_semaphore_wait(finished, DISPATCH_TIME_FOREVER);
      pthread_join(thread, NULL);
      dispatch_sync_f(line, NULL, make);
      // All have ended then: what lies above a stack's top is no part of the state.
      usleep(100);
      printf("%d %d\\n", total, shared != nil);
      return 0;
    }
    """

  /// The program loaded, its main about to run.
  static func loaded(seed: UInt64) throws -> World {
    let text = Array(program.utf8)
    let session = ProgramSession()
    session.loadModules(text, from: "program.m")
    let file = session.state.sources.add(name: "program.m", origin: .file, text: text)
    guard case .tree(let tree, _) = session.state.read(file, .init(form: .file, arc: false)),
      let unit = session.state.compile(tree, .file, arc: false).unit
    else { throw GroundTests.TestProblem.doesNotCompile }
    #expect(session.world.load(unit).problem == nil)
    let world = session.world
    world.seedSchedule(seed)
    world.start(
      callable: try #require(world.callable(ofFunction: "main")), arguments: [0, 0, 0])
    return world
  }

  /// Where two runs part, in few words.
  static func difference(_ a: GroundTests.Seen, _ b: GroundTests.Seen) -> String? {
    if a == b { return nil }
    if let place = zip(a.events, b.events).enumerated().first(where: { $1.0 != $1.1 }) {
      return "event \(place.offset): \(place.element.0) against \(place.element.1)"
    }
    if a.events.count != b.events.count { return "\(a.events.count), \(b.events.count) events" }
    if a.output != b.output { return "output" }
    return a.result == b.result ? "fingerprint" : "\(a.result), \(b.result)"
  }

  @Test(arguments: [0, 1, 2, 3] as [UInt64])
  func aProgramWithThreadsCutAtEvery97thInstructionEndsTheSame(seed: UInt64) throws {
    let expected = GroundTests.finish(try Self.loaded(seed: seed))
    #expect(expected.result == .finished)
    var world = try Self.loaded(seed: seed)
    var cuts = 0
    while world.runScheduled(instructions: 97) == .sliceEnded {
      cuts += 1
      world = GroundTests.carried(world)
      // Going on to the end from each cut would take minutes.
      if cuts % 40 == 0 {
        let end = GroundTests.finish(GroundTests.carried(world))
        #expect(Self.difference(end, expected) == nil, "cut \(cuts)")
      }
    }
    #expect(cuts > 20)
    let last = GroundTests.Seen(
      result: .finished, output: world.output, events: world.events(0..<world.eventCount),
      fingerprint: world.fingerprint())
    #expect(Self.difference(last, expected) == nil)
  }

  @Test func aSeedIsRepeatableAndSeedsDiffer() throws {
    let runs = try (0..<6).map { GroundTests.finish(try Self.loaded(seed: UInt64($0))) }
    let again = GroundTests.finish(try Self.loaded(seed: 4))
    #expect(runs[4] == again)
    let orders = runs.map { $0.events.filter { $0.kind == .threadSwitch }.map(\.other) }
    #expect(Set(orders).count > 3)
  }

  /// The same, however the fuel is dealt out.
  @Test func turnsDoNotDependOnSlices() throws {
    let world = try Self.loaded(seed: 0)
    var result = RunResult.sliceEnded
    while result == .sliceEnded { result = world.run(fuel: 37) }
    let small = GroundTests.Seen(
      result: result, output: world.output, events: world.events(0..<world.eventCount),
      fingerprint: world.fingerprint())
    let large = GroundTests.finish(try Self.loaded(seed: 0))
    #expect(Self.difference(small, large) == nil)
  }

  /// What is guarded rightly does not depend on the schedule; the library itself least of all.
  @Test(arguments: [
    "b075-con-dispatch-once", "b076-con-synchronized", "b077-con-locks", "b082-con-groups",
  ])
  func everyScheduleEndsTheSame(program: String) throws {
    let text = try GroundTests.text(of: program)
    func output(_ seed: UInt64) -> [UInt8] {
      var options = SessionOptions()
      options.mode = text.starts(with: Array("// mode: mrc".utf8)) ? .mrc : .arc
      options.mask = .none
      options.seed = seed
      let outcome = ProgramSession(options: options).runFile(path: program, text: text)
      return outcome.output.flatMap(\.bytes)
    }
    let usual = output(0)
    for seed in [1, 2, 3, 6, 8, 12] as [UInt64] { #expect(output(seed) == usual, "seed \(seed)") }
  }
}
