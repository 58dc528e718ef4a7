import Conditions
import Diagnostics
import Session
import Testing
import VirtualMachine

/// Conditions asked of a world directly, without a lesson around them.
@Suite struct ConditionTests {
  private static let classes = """
    @interface Box : NSObject @end
    @implementation Box @end
    @interface Lid : Box @end
    @implementation Lid
    - (NSUInteger)retainCount { return 99; }
    @end
    """

  private struct World {
    let session: ProgramSession
    var answered: Answering

    init(_ inputs: String...) {
      session = ProgramSession(options: SessionOptions())
      _ = session.evaluate(ConditionTests.classes)
      answered = Answering(clockAtStart: session.clock)
      for input in inputs { answered.add(session.evaluate(input), in: session) }
    }

    func truth(_ condition: String) -> Bool? {
      let (compiled, problems) = Condition.compile(condition)
      #expect(problems.isEmpty, "\(condition): \(problems)")
      return compiled?.evaluate(in: session, after: answered)
    }
  }

  private static let pairs = [
    "Box *a = [Box new], *b = [a retain], *c = nil; Lid *lid = [Lid new];",
    "Box *gone = [Box new]; [gone release]; gone = nil; [[Box new] autorelease];",
    "Lid *second = (Lid *)NSCopyObject(lid, 0, NULL); [a init]; [b retain]; [b autorelease];",
  ]

  /// The quick way looks into the machine, the long one asks the compiler: a number in parentheses goes the
  /// long way, and both answer alike.
  @Test(arguments: [
    ("count(a)", 3), ("count(lid)", 1), ("inits(a)", 2), ("pooled(b)", 1), ("live(Box)", 2),
    ("live(Lid)", 2), ("live(NSLock)", 0), ("made(Box)", 3), ("made(Lid)", 2), ("deallocs(Box)", 1),
    ("deallocs(Lid)", 0), ("leaks", 0),
  ])
  func bothWaysAnswerAlike(_ number: String, _ value: Int) {
    let world = World(Self.pairs[0], Self.pairs[1], Self.pairs[2])
    for guess in max(0, value - 1)...(value + 1) {
      #expect(world.truth("\(number) == \(guess)") == (guess == value), "\(number) == \(guess)")
      #expect(world.truth("(\(number)) == \(guess)") == (guess == value), "(\(number)) == \(guess)")
      #expect(world.truth("\(number) < \(guess)") == (value < guess))
      #expect(world.truth("\(guess) >= \(number)") == (guess >= value))
    }
  }

  @Test func whatIsNotThereIsNeitherTrueNorFalse() {
    let world = World(Self.pairs[0])
    for condition in ["nowhere == 1", "live(Nowhere) == 0", "count(nowhere) == 1", "sent(nope)"] {
      #expect(world.truth(condition) == nil, "\(condition)")
      #expect(world.truth("not \(condition)") == nil, "not \(condition)")
    }
    #expect(world.truth("c same a") == false)
    #expect(world.truth("b same a") == true)
  }

  @Test func aDeadVariableIsAZombieAndALiveOneIsNot() {
    let world = World("Box *a = [Box new], *b = a, *kept = [Box new];", "[a release];")
    #expect(world.truth("zombies == 1") == true, "two variables, one object")
    #expect(world.truth("live(Box) == 1") == true)
    #expect(World(Self.pairs[0]).truth("zombies == 0") == true)
  }

  @Test(arguments: [
    ("int *p = 0; *p = 1;", "other"), ("[[NSArray array] objectAtIndex:1];", "exception"),
    ("NSLock *k = [NSLock new]; [k lock]; [k lock];", "deadlock"),
    ("Box *a = [Box new]; [a release]; [a hash];", "zombie"),
    ("Box *a = [Box new]; [a release]; [a release];", "over-release"),
    ("static dispatch_once_t o; dispatch_once(&o, ^{ dispatch_once(&o, ^{}); });", "deadlock"),
    ("int x = nowhere;", "compile-error"), ("int x = 1;", "normally"),
  ])
  func anEndingHasOneName(_ input: String, _ name: String) {
    let world = World(input)
    let names = [
      "exception", "zombie", "over-release", "limit", "deadlock", "compile-error", "normally",
    ]
    for each in names { #expect(world.truth("ends \(each)") == (each == name), "ends \(each)") }
  }

  /// Asking leaves no trace.
  @Test func lookingChangesNothing() {
    let world = World(Self.pairs[0])
    let events = world.session.eventCount
    let objects = world.session.objects()
    for condition in [
      "[[Box new] retainCount] == 1", "live(Box) == 1", "at-end live(Box) == 0",
      "count([a retain]) == 3",
      "every(Box, count(it) == 2)",
    ] {
      #expect(world.truth(condition) != nil, "\(condition)")
      #expect(world.session.eventCount == events)
      #expect(world.session.objects() == objects)
    }
  }

  /// A final state is asked only what a state can answer.
  @Test(arguments: [
    ("live(Box) == 1", true), ("count(a) == 2 && a != nil", true), ("made(Box) == 1", true),
    ("alloc(Box) before dealloc(Box)", false), ("always live(Box) <= 1", false),
    ("sent(retain) == 1", false),
  ])
  func aFinalStateKnowsNoBefore(_ condition: String, _ isAboutStates: Bool) {
    var problems: [Diagnostic] = []
    #expect((FinalCheck(condition, problems: &problems) != nil) == isAboutStates)
  }
}
