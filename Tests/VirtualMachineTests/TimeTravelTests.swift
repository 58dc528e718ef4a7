import Diagnostics
import Testing

@testable import Session
@testable import VirtualMachine

/// Going back and forth: the same place is the same world, whatever the way there.
@Suite struct TimeTravelTests {
  /// A conversation, input by input.
  struct Program: Sendable, CustomTestStringConvertible {
    var name: String
    var mode = MemoryMode.mrc
    var inputs: [String]
    var testDescription: String { name }
  }

  static let bead = """
    @interface Bead : NSObject { @public int number; Bead *next; }
    - (id)initWithNumber:(int)n next:(Bead *)b;
    @end
    @implementation Bead
    - (id)initWithNumber:(int)n next:(Bead *)b {
      if ((self = [super init])) { number = n; next = [b retain]; } return self; }
    - (void)dealloc { [next release]; [super dealloc]; }
    @end
    """

  static let programs: [Program] = [
    Program(
      name: "counts and pools",
      inputs: [
        bead, "Bead *a = [[Bead alloc] initWithNumber:1 next:nil];",
        "Bead *b = [[Bead alloc] initWithNumber:2 next:a];", "int plain = 3;",
        "[a release]; [b retain]; [b autorelease];",
        """
        NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
        for (int i = 0; i < 5; i++) {
          [[[Bead alloc] initWithNumber:i next:b] autorelease]; printf("%d\\n", i); }
        [pool drain];
        """,
        "plain += 4;", "[b release];",
      ]),
    Program(
      name: "zones",
      inputs: [
        bead, "NSZone *zone = NSCreateZone(4096, 1024, YES);",
        "Bead *z = [[Bead allocWithZone:zone] initWithNumber:1 next:nil];",
        "char *text = NSZoneMalloc(zone, 40); text[3] = 'x'; NSZoneFree(zone, text);",
        "[z release]; NSRecycleZone(zone);",
      ]),
    Program(
      name: "weak, blocks, ARC", mode: .arc,
      inputs: [
        "@interface Lamp : NSObject @property (copy) void (^lit)(void); @end @implementation Lamp @end",
        "Lamp *lamp = [Lamp new]; __weak Lamp *shade = lamp;",
        "int __block count = 0; lamp.lit = ^{ count++; NSLog(@\"%d\", count); };",
        "for (int i = 0; i < 4; i++) { lamp.lit(); Lamp *other = [Lamp new]; other.lit = lamp.lit; }",
        "lamp = nil; shade == nil",
        "NSMutableArray *list = [NSMutableArray new]; [list addObject:@[@1, @\"two\"]];",
        "[list removeAllObjects];",
      ]),
    Program(
      name: "exceptions",
      inputs: [
        bead,
        """
        void thrower(int depth) {
          Bead *b = [[[Bead alloc] initWithNumber:depth next:nil] autorelease];
          if (depth == 0) [NSException raise:@"Deep" format:@"at %d", b->number];
          @try { thrower(depth - 1); } @finally { printf("out %d\\n", depth); }
        }
        """,
        "@try { thrower(3); } @catch (NSException *e) { NSLog(@\"%@\", e); }",
        "Bead *kept = [[Bead alloc] initWithNumber:1 next:nil];",
        "@synchronized (kept) { [kept retain]; }",
      ]),
    Program(
      name: "threads",
      inputs: [
        bead,
        """
        @interface Worker : NSObject { @public Bead *shared; int rounds; }
        - (void)work:(id)unused;
        @end
        @implementation Worker
        - (void)work:(id)unused {
          NSAutoreleasePool *pool = [[NSAutoreleasePool alloc] init];
          for (int i = 0; i < 6; i++) @synchronized (self) {
            Bead *old = shared; shared = [[Bead alloc] initWithNumber:i next:old]; [old release];
            rounds++; }
          [pool drain];
        }
        @end
        """,
        "Worker *w = [[Worker alloc] init];",
        """
        [NSThread detachNewThreadSelector:@selector(work:) toTarget:w withObject:nil];
        [NSThread detachNewThreadSelector:@selector(work:) toTarget:w withObject:nil];
        [w work:nil];
        """,
        "[NSThread sleepForTimeInterval:0.01]; w->rounds",
      ]),
    Program(
      name: "GCD", mode: .arc,
      inputs: [
        "@interface One : NSObject + (instancetype)shared; @end",
        """
        @implementation One
        + (instancetype)shared { static One *one; static dispatch_once_t token;
          dispatch_once(&token, ^{ one = [self new]; }); return one; }
        @end
        """,
        """
        dispatch_queue_t queue = dispatch_queue_create("q", DISPATCH_QUEUE_SERIAL);
        for (int i = 0; i < 5; i++) dispatch_async(queue, ^{ NSLog(@"%d %@", i, [One shared]); });
        dispatch_sync(queue, ^{ printf("done\\n"); });
        """,
        """
        dispatch_apply(4, dispatch_get_global_queue(0, 0), ^(size_t n) { [One shared]; });
        """,
      ]),
    Program(
      name: "a stop in the middle",
      inputs: [
        bead, "Bead *a = [[Bead alloc] initWithNumber:1 next:nil];",
        "[a retain]; [a release]; [a release]; [a retain];",
      ]),
  ]

  static func session(_ program: Program, keepsHistory: Bool = true) -> ProgramSession {
    var options = SessionOptions()
    options.mode = program.mode
    options.keepsHistory = keepsHistory
    return ProgramSession(options: options)
  }

  static func played(_ program: Program) -> ProgramSession {
    let session = session(program)
    for input in program.inputs {
      let outcome = session.evaluate(input)
      #expect(outcome.status != .failed, "\(program.name): \(outcome.diagnostics)")
    }
    return session
  }

  /// splitmix64, so that every run of the test walks the same ways.
  struct Dice {
    var state: UInt64
    mutating func roll(_ sides: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      z ^= z >> 31
      return Int(truncatingIfNeeded: z % UInt64(max(sides, 1)))
    }
  }

  #if DEBUG
    static let walks = 300
  #else
    static let walks = 10_000
  #endif

  @Test(arguments: programs)
  func aPlaceIsTheSameWorldFromEverywhere(program: Program) {
    let session = Self.played(program)
    let end = session.eventCount
    let log = session.events(1..<end)
    let last = session.world.fingerprint()
    let output = session.world.outputForTests
    // Every place there is, from the end to the beginning; the steps of :back leave the library's own out.
    var seen: [Int: UInt64] = [end: last]
    for event in stride(from: end - 1, through: 0, by: -1) where seen[event] == nil {
      _ = session.go(toEvent: event)
      let here = session.eventCount
      let world = session.world.fingerprint()
      #expect(seen[here] == nil || seen[here] == world)
      seen[here] = world
      if seen.count > 5_000 { break }
    }
    // No event's number leads before the first one.
    while session.goBack(1_000) != .atBeginning {}
    seen[session.eventCount] = session.world.fingerprint()
    #expect(seen.count > min(log.count / 3, 4_000))
    var dice = Dice(state: 42)
    for walk in 0..<(Self.walks / Self.programs.count) {
      for _ in 0..<(1 + dice.roll(4)) {
        switch dice.roll(5) {
        case 0: _ = session.goBack(1 + dice.roll(20))
        case 1: _ = session.goForward(1 + dice.roll(20))
        case 2: _ = session.goBack(1)
        case 3: _ = session.goToEnd()
        default: _ = session.go(toEvent: 1 + dice.roll(end - 1))
        }
        let here = session.eventCount
        #expect(session.world.fingerprint() == seen[here], "walk \(walk), event \(here)")
        #expect(session.events(1..<here) == Array(log.prefix(here - 1)), "walk \(walk)")
      }
    }
    _ = session.goToEnd()
    #expect(session.world.fingerprint() == last)
    #expect(session.events(1..<end) == log)
    #expect(session.world.outputForTests == output, "nothing is printed twice")
  }

  @Test(arguments: programs)
  func recordingChangesNothing(program: Program) {
    let recorded = Self.played(program)
    let plain = Self.session(program, keepsHistory: false)
    for input in program.inputs { _ = plain.evaluate(input) }
    #expect(plain.world.fingerprint() == recorded.world.fingerprint())
    #expect(plain.events(0..<plain.eventCount) == recorded.events(0..<recorded.eventCount))
  }
}

extension World {
  fileprivate var outputForTests: [OutputChunk] { output }
}
