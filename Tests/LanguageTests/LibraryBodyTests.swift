import Bytecode
import Compiler
import Diagnostics
import Foundation
import Syntax
import Testing

@testable import Library
@testable import Session
@testable import VirtualMachine

/// Bodies of the library are compiled at their first call. When that is must be seen by nobody.
@Suite struct LibraryBodyTests {
  /// Every body compiles, fits the room that the index keeps for it, and sends what the index lists.
  @Test func everyBodyFitsItsRoom() throws {
    let world = World()
    let image = try #require(LibraryImage.with(Array(LibraryPart.all.indices)))
    world.restore(image.snapshot)
    let missing = world.tables.callables.indices.filter(world.isMissing)
    #expect(missing.count > 1500)
    let broken = missing.filter { !world.complete($0) }
    #expect(broken.map { world.callableName($0) } == [])
  }

  /// What nearly every program starts with stays small: a part that is named by a word of daily use, or a common
  /// part that names one of the rare ones, makes each start slower.
  @Test func anArrayNeedsFewParts() throws {
    let parts = LibraryPart.all
    for name in ["NSNumber", "NSArray", "NSDictionary"] {
      let part = try #require(parts.first { $0.name == name })
      #expect(part.needs.count <= 10, "\(part.needs.map { parts[$0].name })")
    }
  }

  /// Each part by itself, with what the index says that it needs: nothing else is there, and nothing is missing.
  @Test(arguments: LibraryPart.all.indices)
  func everyPartStandsOnWhatItNeeds(part: Int) throws {
    let world = World()
    let image = try #require(LibraryImage.with(LibraryPart.all[part].needs))
    world.restore(image.snapshot)
    let broken = world.tables.callables.indices.filter {
      world.isMissing($0) && !world.complete($0)
    }
    #expect(broken.map { world.callableName($0) } == [])
  }

  /// What stands in a comment calls for nothing, in a string it may, and a quotation mark ends neither.
  @Test func aCommentCallsForNothing() {
    func parts(_ text: String) -> [String] {
      ModuleIndex.shared.modules(for: Array(text.utf8)).map { LibraryPart.all[$0].name }
    }
    #expect(parts("int a; // in NSArray ^\n/* NSDate */ int b;") == [])
    #expect(parts("char c = '\"'; // NSDate\n") == [])
    #expect(parts("NSLog(@\"http://%@\", @1); // NSDate").contains("NSNumber"))
    #expect(parts("id c = NSClassFromString(@\"NSDate\");").contains("NSDate"))
    #expect(parts("const char *s = \"\\\"// \"; NSDate *d;").contains("NSDate"))
    #expect(parts("for (id x in a) {}").contains("NSFastEnumeration"))
    #expect(parts("char *s = \"a cat in a hat ^ @[@1, @YES, @try] 'in'\"; int in_ = 'i';") == [])
    #expect(parts("char *s = \"in\"; void (^b)(void); char q = '\"', r = '^';").contains("Blocks"))
  }

  /// A part that does not compile is told by name, and stays away: in Objective-C, in Swift and in C++.
  @Test func aBrokenPartIsToldInEveryLanguage() {
    func told(_ load: (ProgramSession, inout [Diagnostic]) -> Void) {
      let session = ProgramSession()
      var refused: [Diagnostic] = []
      load(session, &refused)
      #expect(refused.map(\.code) == [.libraryPartClashes])
      #expect(refused.first?.arguments.first == "Broken")
      #expect(session.evaluate("1 + 1").status == .done)
    }
    let broken = LibraryPart("Broken", ["int f( {"])
    told { $1 = $0.load([(1 << 20, broken)]) }
    told { session, refused in
      var names: [String: String] = [:]
      #expect(session.cppPart(broken, &names, &refused).isEmpty)
    }
    told { #expect($0.swiftPart(LibraryPart("Broken", ["func f( {"]), &$1).isEmpty) }
    told { #expect($0.swiftPart(LibraryPart("Broken", ["let a: Nothing = 1"]), &$1).isEmpty) }
  }

  /// So is a core that does not compile: the process does not end for it.
  @Test func aBrokenCoreIsTold() {
    let image = LibraryImage(core: [LibraryPart("Core", ["int f( {"])])
    let session = ProgramSession(core: image)
    let outcome = session.evaluate("1 + 1")
    #expect(outcome.status == .failed)
    #expect(outcome.diagnostics.map(\.code) == [.libraryPartClashes])
    #expect(outcome.diagnostics.first?.arguments.first == "Core")
    #expect(
      session.runFile(path: "a.m", text: Array("int main(void) { return 0; }".utf8)).status
        == .failed)
  }

  /// What has no index entry is compiled with its part: room that is used again at each call.
  @Test func whatKeepsSomethingBetweenCallsIsThereFromTheBeginning() throws {
    let session = ProgramSession()
    _ = session.evaluate("dispatch_get_main_queue();")
    let names = ["dispatch_get_global_queue", "dispatch_group_wait"]
    let isMissing = try names.map { name in
      session.world.isMissing(try #require(session.world.callable(ofFunction: name)))
    }
    #expect(isMissing == [false, true])
  }

  /// A run with all bodies brought in before, and one that brings them in as they are called: the same output,
  /// the same events, the same memory.
  @Test(arguments: programs)
  func theMomentChangesNothing(program: String) throws {
    let text = try String(
      contentsOf: SuiteTests.folder.appendingPathComponent(program), encoding: .utf8)
    let expected = Expectation(text)
    func run(ahead: Bool) -> (Outcome, [Event], UInt64, UInt64) {
      var options = SessionOptions()
      options.mode = expected.mode
      options.seed = expected.seed
      options.mask = .all
      options.maxSteps = 20_000_000
      let session = ProgramSession(options: options)
      session.loadModules(session.moduleText(Array(text.utf8)), from: program)
      if ahead {
        for callable in session.world.tables.callables.indices {
          session.world.complete(callable)
        }
      }
      let outcome = session.runFile(path: program, text: Array(text.utf8))
      return (
        outcome, session.events(outcome.events), session.world.fingerprint(), session.world.steps
      )
    }
    let before = run(ahead: true)
    let after = run(ahead: false)
    #expect(before.0.output == after.0.output)
    #expect(before.0.stop == after.0.stop)
    #expect(before.1 == after.1)
    #expect(before.2 == after.2)
    #expect(before.3 == after.3)
  }

  /// Every fifth program of the suite, and all with threads.
  static let programs = SuiteTests.programs.enumerated().filter {
    $0.offset % 5 == 0 || $0.element.hasPrefix("threads/") || $0.element.hasPrefix("dispatch/")
  }.map(\.element)

  /// Cut after each instruction, saved, and gone on with in another world: also where a body is missing.
  @Test func aRunIsCutWhereABodyIsMissing() throws {
    let text = Array(
      """
      #import <Foundation/Foundation.h>
      int main(void) {
        NSMutableArray *a = [NSMutableArray arrayWithObjects:@"b", @"a", nil];
        [a sortUsingSelector:@selector(compare:)];
        printf("%s\\n", [[a componentsJoinedByString:@"-"] UTF8String]);
        return 0;
      }
      """.utf8)
    let session = ProgramSession()
    session.loadModules(text, from: "a.m")
    var unit = CodeUnit()
    #expect(compiled(text, session, &unit))
    _ = session.world.load(unit)
    let main = try #require(session.world.callable(ofFunction: "main"))
    session.world.start(callable: main, arguments: [0, 0, 0])
    var world = session.world
    var result = RunResult.sliceEnded
    while result == .sliceEnded {
      result = world.run(instructions: 7)
      let next = World()
      next.output = world.output
      let output = world.output
      next.restore(world.snapshot())
      next.output = output
      world = next
    }
    #expect(result == .finished)
    let output = String(decoding: world.output.flatMap(\.bytes), as: UTF8.self)
    #expect(output == "a-b\n")
  }

  private func compiled(_ text: [UInt8], _ session: ProgramSession, _ unit: inout CodeUnit) -> Bool
  {
    let file = session.state.sources.add(name: "a.m", origin: .file, text: text)
    guard
      case .tree(let tree, _) = session.state.read(file, .init(form: .file, arc: false)),
      let made = session.state.compile(tree, .file, arc: false).unit
    else { return false }
    unit = made
    return true
  }
}
