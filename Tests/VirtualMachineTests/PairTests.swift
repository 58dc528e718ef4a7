import Bytecode
import Testing

@testable import VirtualMachine

/// Two instructions, or more, in one step are what they are one by one (`InstructionPair`).
@Suite struct PairTests {
  /// Every pair stands in it; numbers overflow, a wild address is read, and loops end on every way.
  static let program = """
    #import <Foundation/Foundation.h>
    static long shared;
    static id only;
    @interface Cell : NSObject { int small; long large; NSUInteger natural; id held; }
    - (int)small; - (long)large; - (void)add:(int)a to:(long)b; - (int)sum:(int)a; - (id)held; - (NSUInteger)natural;
    @end
    @implementation Cell
    - (int)small { return small; }
    - (long)large { return large; }
    - (id)held { return self; }
    - (NSUInteger)natural { return natural; }
    - (void)add:(int)a to:(long)b {
      small += a; large += b; small++; large++; natural++; natural += b; natural += large;
      int more = small + 1; long most = large + b; natural += more + most;
      large = small + b; small = large; self->large += small;
    }
    - (int)sum:(int)a { return small + a; }
    @end
    static long global(void) { return shared; }
    static id once(void) { if (only == nil) only = [Cell new]; return only; }
    static long known(void) { if (only == nil) only = [Cell new]; return 1; }
    static long both(long a, long b) { return a + b; }
    static int three(int a, int b, int c) { return a * 100 + b * 10 + c; }
    static int passed(int a, int b, int c) { int d = three(c, b, a); return d; }
    static int counted(int n, long m, NSUInteger u) {
      int turns = 0;
      for (int i = 0; i < n; i++) turns += 1;
      for (int i = 0; i < 7; i++) turns += 1;
      for (long i = 0; i < m; i++) turns += 1;
      for (long i = 0; i < 9; i++) turns += 1;
      for (NSUInteger i = 0; i < u; i++) turns += 1;
      return turns;
    }
    static int nothing(void) { return 0; }
    static int sign(int a) { if (a) return a; return 0; }
    static int order(const void *a, const void *b, unsigned long n) { return memcmp(a, b, n); }
    static void zero(long *a) { if (a) return; printf("nowhere\\n"); }
    int main(void) {
      Cell *cell = once();
      [cell add:5 to:1L << 62];
      int few = [cell small];
      long most = [cell large];
      [cell add:few to:most];
      [cell add:2147483647 to:1L << 62];
      shared = both([cell large], 0x7FFFFFFFFFFFFFFF);
      printf("%d %ld %ld %d %d\\n", [cell small], [cell large], global(), [cell sum:3], nothing());
      printf("%d %d %d\\n", counted(0, 0, 0), counted(3, 4, 5), passed(1, 2, 3));
      printf("%d %ld %lu\\n", [cell held] == once(), known(), [cell natural]);
      printf("%d %d\\n", sign(0), sign(5));
      zero(0);
      zero(&most);
      long row[3] = { 1, 2, 3 };
      long sum = 0;
      for (int i = 0; i < 3; i++) sum += row[i];
      printf("%ld %d\\n", sum, order(&row[0], &row[1], sizeof(long)) != 0);
      for (int i = 2147483646; i < 2147483647; i++) printf("last\\n");
      Cell *wild = (Cell *)0x10;
      return WILD ? *(int *)wild : 0;
    }
    """

  /// Those that only code under ARC has.
  static let owned = """
    #import <Foundation/Foundation.h>
    @interface Owner : NSObject { id two; }
    @property (nonatomic, strong) id one;
    - (void)keep:(id)other;
    @end
    @implementation Owner
    - (void)keep:(id)other { two = other; two = other; two = nil; two = [Owner new]; two = other; }
    - (void)dealloc { printf("gone\\n"); }
    @end
    static void exchange(void) {
      Owner *owner = [Owner new], *first = [Owner new], *second = [Owner new];
      owner.one = first;
      owner.one = second;
      owner.one = second;
      owner.one = [Owner new];
      owner.one = nil;
      owner.one = @"text";
      owner.one = first;
      [owner keep:second];
    }
    int main(void) {
      exchange();
      NSObject *object = [NSObject new];
      __weak NSObject *weak = object;
      int found = 0;
      for (int i = 0; i < 5; i++) if (weak) found++;
      object = nil;
      for (int i = 0; i < 5; i++) if (weak == nil) found += 10;
      printf("%d\\n", found);
      return 0;
    }
    """

  enum Program: CaseIterable { case tame, wild, owned }

  private static func world(_ which: Program) throws -> World {
    let world =
      which == .owned
      ? try GroundTests.loaded(Array(owned.utf8), arc: true)
      : try GroundTests.loaded(
        Array("#define WILD \(which == .wild ? 1 : 0)\n\(program)".utf8))
    let main = try #require(world.callable(ofFunction: "main"))
    world.start(callable: main, arguments: [0, 0, 0])
    return world
  }

  @Test func everyPairIsMadeWhereCodeIsLoaded() throws {
    var found: Set<Opcode> = []
    for record in try Program.allCases.flatMap({ try Self.world($0).tables.callables }) {
      guard let code = record.code, let storage = record.storage else { continue }
      for pc in code.instructions.indices {
        let laid = Fetched(storage.instructions[pc])
        #expect(InstructionPair.single(laid).op == code.instructions[pc].op, "\(record.name) \(pc)")
        if let opcode = Instruction(bits: laid.bits).opcode, opcode.descriptor.pair != nil {
          found.insert(opcode)
        }
      }
    }
    #expect(Opcode.allCases.filter { $0.descriptor.pair != nil && !found.contains($0) } == [])
  }

  @Test(arguments: Program.allCases)
  func inOneStepOrInTwo(_ which: Program) throws {
    let whole = GroundTests.finish(try Self.world(which))
    #expect(whole.result == (which == .wild ? .stopped : .finished))
    for length in [1, 2, 3, 1000] {
      let world = try Self.world(which)
      var result = RunResult.sliceEnded
      while result == .sliceEnded { result = world.run(instructions: length) }
      let seen = GroundTests.Seen(
        result: result, output: world.output, events: world.events(0..<world.eventCount),
        fingerprint: world.fingerprint())
      #expect(seen == whole, "\(length) instructions at a time")
    }
    // A slice may end between the two.
    let world = try Self.world(which)
    var result = RunResult.sliceEnded
    while result == .sliceEnded { result = world.run(fuel: 1) }
    #expect(world.output == whole.output && world.fingerprint() == whole.fingerprint)
  }
}
