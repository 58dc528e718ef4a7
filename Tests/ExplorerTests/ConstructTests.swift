import Diagnostics
import Explorer
import Foundation
import Session
import Testing

/// What the ground truth's models do not use: other locks, time, collections, and what cannot be explored.
@Suite struct ConstructTests {
  /// Each guards `total++` for two threads.
  @Test(arguments: [
    (
      "NSObject *gate; void setup(void) { gate = [NSObject new]; }",
      "@synchronized (gate) { total++; }"
    ),
    (
      "NSRecursiveLock *gate; void setup(void) { gate = [NSRecursiveLock new]; }",
      "[gate lock]; [gate lock]; total++; [gate unlock]; [gate unlock];"
    ),
    (
      "pthread_mutex_t gate; void setup(void) { pthread_mutex_init(&gate, NULL); }",
      "pthread_mutex_lock(&gate); total++; pthread_mutex_unlock(&gate);"
    ),
    (
      "os_unfair_lock gate; void setup(void) {}",
      "os_unfair_lock_lock(&gate); total++; os_unfair_lock_unlock(&gate);"
    ),
    (
      "dispatch_semaphore_t gate; void setup(void) { gate = dispatch_semaphore_create(1); }",
      "dispatch_semaphore_wait(gate, DISPATCH_TIME_FOREVER); total++; dispatch_semaphore_signal(gate);"
    ),
  ])
  func aGuardedCounterIsProved(_ declaration: String, _ body: String) throws {
    let found = try explore(
      "int total; \(declaration)\nvoid body(int thread) { \(body) }", check: "total == 2",
      setup: "setup")
    #expect(found.verdict == .proved, "\(found.reason ?? "") \(found.bad ?? 0)")
    #expect(found.races.isEmpty)
  }

  /// A file of statements is its own main: what it starts is explored, and nothing of it runs before.
  @Test(arguments: [
    (
      "script.m",
      """
      #import <Foundation/Foundation.h>
      int n = 0;
      dispatch_group_t g = dispatch_group_create();
      for (int i = 0; i < 2; i++) dispatch_group_async(g, dispatch_get_global_queue(0, 0), ^{ n++; });
      dispatch_group_wait(g, DISPATCH_TIME_FOREVER);
      """
    ),
    (
      "script.swift",
      """
      import Foundation
      var n = 0
      let group = DispatchGroup()
      for _ in 0..<2 { DispatchQueue.global().async(group: group) { n += 1 } }
      group.wait()
      """
    ),
  ])
  func statementsAreAProgramOfTheirOwn(_ path: String, _ text: String) throws {
    let naive = try Model(text: text, path: path, parallel: nil, check: "n == 2").explorer.explore()
    #expect(naive.verdict == .found)
    #expect(naive.preemptions == 1)
    let alone = text.replacingOccurrences(of: "0..<2", with: "0..<1")
      .replacingOccurrences(of: "i < 2", with: "i < 1")
    let one = try Model(text: alone, path: path, parallel: nil, check: "n == 1").explorer.explore()
    #expect(one.verdict == .proved)
  }

  /// What the machine stops before the first place to switch is told as well.
  @Test func aStopAtOnceSaysWhy() throws {
    let found = try explore("void body(int thread) { [NSObject nope]; }")
    #expect(found.verdict == .found)
    #expect(found.diagnostic?.code.rawValue == "R0602")
  }

  @Test func synchronizedOnNilIsNoLock() throws {
    let found = try explore(
      "int total; id gate; void body(int thread) { @synchronized (gate) { total++; } }",
      check: "total == 2")
    #expect(found.verdict == .found)
    #expect(found.races.map(\.variable) == ["total"])
  }

  /// A thread that looks again and again is no livelock while somebody is about to help it; two that give way to
  /// each other are, and so is one whom nobody helps.
  @Test(arguments: [
    ("if (thread) flag = 1; else while (!flag) ;", false),
    ("if (thread) { if (!flag) flag = 2; } else while (flag != 1) ;", true),
    (
      "want[thread] = 1; while (want[1 - thread]) { want[thread] = 0; want[thread] = 1; } want[thread] = 0;",
      true
    ),
  ])
  func livelocksAreFairCircles(_ body: String, _ isBad: Bool) throws {
    let found = try explore("static int flag, want[2]; void body(int thread) { \(body) }")
    #expect(found.verdict == (isBad ? .found : .proved))
    #expect(found.interleavings == nil)
    guard isBad else { return }
    guard case .livelock(let start)? = found.failure else {
      Issue.record("\(String(describing: found.failure))")
      return
    }
    #expect(start < found.schedule.count)
  }

  /// Which lock guards which variable, and where none does.
  @Test func locksetsAreTold() throws {
    let found = try explore(
      """
      NSLock *gate; int total, other; void setup(void) { gate = [NSLock new]; }
      void body(int thread) {
        if (thread) { total++; return; }
        [gate lock]; total++; other++; [gate unlock];
      }
      """, check: "total == 2", setup: "setup")
    #expect(found.verdict == .found)
    let total = try #require(found.locks.guards.first { $0.variable == "total" })
    #expect(total.locks.isEmpty)
    #expect(total.apart.map(\.locks).contains(["gate"]))
    let locked = try explore(
      """
      NSObject *gate; int total; void setup(void) { gate = [NSObject new]; }
      void body(int thread) { @synchronized (gate) { total++; } }
      """, check: "total == 2", setup: "setup")
    #expect(locked.locks.guards.map(\.locks) == [["gate"]])
  }

  /// A ring of three, the schedule that needs one switch fewer, and how many those are.
  @Test func aRingOfWaitsIsNamed() throws {
    let found = try explore(
      """
      NSLock *forks[3];
      void setup(void) { for (int i = 0; i < 3; i++) forks[i] = [NSLock new]; }
      void body(int thread) {
        NSLock *left = forks[thread], *right = forks[(thread + 1) % 3];
        [left lock]; [right lock]; [right unlock]; [left unlock];
      }
      """, threads: 3, setup: "setup")
    #expect(found.verdict == .found)
    #expect(found.interleavings == 168)
    #expect(found.bad == 6)
    #expect(found.waits.map(\.name) == ["forks[1]", "forks[2]", "forks[0]"])
    #expect(found.twin != nil)
    #expect(found.withFewerSwitches == 6)
  }

  /// The end of main is the end of all: what a thread may or may not have done by then.
  @Test func mainMayEndEarly() throws {
    let found = try Model(
      text: """
        #import <Foundation/Foundation.h>
        static int x;
        int main(void) { [NSThread detachNewThreadWithBlock:^{ x = 1; }]; return 0; }
        """, parallel: nil, check: "x == 1"
    ).explorer.explore()
    #expect(found.verdict == .found)
    #expect(found.bad ?? 0 < found.interleavings ?? 0)
    #expect(found.leftBehind == [2])
  }

  /// Who waited for his workers leaves none behind, and what he reads afterwards meets nobody.
  @Test func whoWaitedIsAlone() throws {
    let found = try Model(
      text: """
        // mode: arc
        #import <Foundation/Foundation.h>
        static int total, seen;
        int main(void) {
          dispatch_group_t group = dispatch_group_create();
          dispatch_queue_t queue = dispatch_get_global_queue(0, 0);
          for (int i = 0; i < 2; i++) dispatch_group_async(group, queue, ^{
            total++;
          });
          dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
          seen = total;
          return 0;
        }
        """, parallel: nil, check: "seen == 2"
    ).explorer.explore()
    #expect(found.verdict == .found)
    #expect(found.leftBehind == [])
    let apart = try #require(found.locks.guards.first { $0.variable == "total" }).apart
    #expect(Set(apart.map(\.thread)) == [2, 3])
    #expect(apart.map(\.line) == [8, 8])
    // Workers that found nothing to do have left nothing undone.
    let fed = try Model(
      text: """
        // mode: arc
        #import <Foundation/Foundation.h>
        static int total;
        int main(void) {
          dispatch_group_t group = dispatch_group_create();
          for (int i = 0; i < 2; i++) dispatch_group_async(group, dispatch_get_global_queue(0, 0), ^{
            @synchronized ([NSObject class]) { total++; }
          });
          dispatch_group_wait(group, DISPATCH_TIME_FOREVER);
          return 0;
        }
        """, parallel: nil, check: "total == 2"
    ).explorer.explore()
    #expect(fed.verdict == .proved)
    #expect(fed.leftBehind == [])
  }

  /// A schedule is walked by hand: every step can be taken back, and another one taken.
  @Test func aScheduleIsWalked() throws {
    let model = try Model(
      text: "static int total; void body(int thread) { total++; }", check: "total == 2")
    let aside = try #require(model.session.beginAside())
    let walk = try #require(ScheduleWalk(model.explorer))
    #expect(walk.choices().map(\.thread) == [2, 3])
    for thread in [2, 3, 3, 2] { #expect(walk.choose(thread)) }
    #expect(walk.isOver)
    #expect(walk.failure != nil)
    #expect(walk.token.hasSuffix("-1b"))
    walk.go(to: 1)
    #expect(!walk.isOver)
    for thread in [2, 3, 3] { #expect(walk.choose(thread)) }
    #expect(walk.isOver)
    #expect(walk.failure == nil)
    #expect(!walk.choose(2))
    walk.end()
    model.session.endAside(aside)
  }

  /// A semaphore that nobody signals: a wait without end.
  @Test func aLostSignalIsADeadlock() throws {
    let found = try explore(
      """
      dispatch_semaphore_t ready; void setup(void) { ready = dispatch_semaphore_create(0); }
      void body(int thread) { dispatch_semaphore_wait(ready, DISPATCH_TIME_FOREVER); }
      """, setup: "setup")
    #expect(found.verdict == .found)
    guard case .deadlock(let waits)? = found.failure else {
      Issue.record("\(String(describing: found.failure))")
      return
    }
    #expect(waits.count == 2)
  }

  /// Virtual time, `dispatch_semaphore_wait(s, T)` beside `sleep 10; signal`. Lazy: nothing moves until nobody can
  /// run, and equal deadlines are a choice; slow: time may also jump to the next deadline while somebody can.
  @Test(arguments: [
    (ExplorationRequest.Clock.lazy, 5, 2), (.lazy, 10, 4), (.lazy, 20, 2), (.slow, 5, 15),
    (.slow, 10, 23), (.slow, 20, 17),
  ])
  func timeOutsAreExplored(_ clock: ExplorationRequest.Clock, _ seconds: Int, _ schedules: Int)
    throws
  {
    var request = ExplorationRequest()
    request.clock = clock
    func run(_ wait: String, check: String = "") throws -> Exploration {
      try Model(
        text: """
          #import <Foundation/Foundation.h>
          dispatch_semaphore_t s; int late;
          void setup(void) { s = dispatch_semaphore_create(0); }
          void body(int n) {
            if (n) { sleep(10); dispatch_semaphore_signal(s); return; }
            \(wait)(s, dispatch_time(0, \(seconds) * 1000000000L));
          }
          """, threads: 2, check: check, setup: "setup", request: request
      ).explorer.explore()
    }
    let found = try run("dispatch_semaphore_wait")
    #expect(found.interleavings == UInt128(schedules))
    #expect(found.traces == nil)
    // Which outcomes there are.
    let late = try run("late = dispatch_semaphore_wait", check: "late == 0").verdict == .found
    let inTime = try run("late = dispatch_semaphore_wait", check: "late != 0").verdict == .found
    #expect(late == (clock == .slow || seconds <= 10))
    #expect(inTime == (clock == .slow || seconds >= 10))
  }

  /// A thread's first message to a class with a +initialize of its own is like a dispatch_once.
  @Test(arguments: [(2, 6, 2), (3, 90, 3)])
  func initializeIsAOnce(_ threads: Int, _ schedules: Int, _ traces: Int) throws {
    let found = try explore(
      """
      static id only;
      @interface Shop : NSObject
      @end
      @implementation Shop
      + (void)initialize { if (self == [Shop class]) only = [[NSObject alloc] init]; }
      + (id)shared { return only; }
      @end
      void body(int thread) { [Shop shared]; }
      """, threads: threads, check: "only != nil")
    #expect(found.verdict == .proved)
    #expect(found.interleavings == UInt128(schedules))
    #expect(found.traces == traces)
  }

  /// The program's own main, its threads and its queues.
  @Test func aProgramsOwnThreadsAreExplored() throws {
    func verdict(_ work: String) throws -> Exploration {
      try Model(
        text: """
          #import <Foundation/Foundation.h>
          int total;
          static void *add(void *x) { total++; return NULL; }
          int main(void) { \(work) return 0; }
          """, parallel: nil, check: "total == 2"
      ).explorer.explore()
    }
    let threads = try verdict(
      """
      pthread_t a, b;
      pthread_create(&a, NULL, add, NULL); pthread_create(&b, NULL, add, NULL);
      pthread_join(a, NULL); pthread_join(b, NULL);
      """)
    #expect(threads.verdict == .found)
    #expect(threads.preemptions == 1)
    let queue = try verdict(
      """
      dispatch_queue_t q = dispatch_queue_create("q", NULL);
      dispatch_group_t g = dispatch_group_create();
      for (int i = 0; i < 2; i++) dispatch_group_async(g, q, ^{ add(NULL); });
      dispatch_group_wait(g, DISPATCH_TIME_FOREVER);
      """)
    #expect(queue.verdict == .proved, "\(queue.reason ?? "") \(queue.bad ?? 0)")
  }

  /// Operations, run loops, dispatch_apply: how many schedules fail says who may run beside whom.
  @Test(arguments: [
    ("NSOperationQueue *q = [NSOperationQueue new];", false),
    ("NSOperationQueue *q = [NSOperationQueue new]; q.maxConcurrentOperationCount = 1;", true),
  ])
  func operationsAreExplored(_ queue: String, _ isSafe: Bool) throws {
    let found = try Model(
      text: """
        #import <Foundation/Foundation.h>
        int n;
        int main(void) {
          @autoreleasepool {
            \(queue)
            for (int i = 0; i < 2; i++) [q addOperationWithBlock:^{ n++; }];
            [q waitUntilAllOperationsAreFinished];
          }
          return 0;
        }
        """, parallel: nil, check: "n == 2"
    ).explorer.explore()
    #expect(found.verdict == (isSafe ? .proved : .found), "\(found.reason ?? "")")
  }

  /// One operation after another, and a message that the main thread performs: no two at a time.
  @Test(arguments: [
    """
    NSOperationQueue *q = [NSOperationQueue new];
    NSOperation *a = [NSBlockOperation blockOperationWithBlock:^{ [w add:nil]; }];
    NSOperation *b = [NSBlockOperation blockOperationWithBlock:^{ [w add:nil]; }];
    [b addDependency:a]; [q addOperation:a]; [q addOperation:b]; [b waitUntilFinished];
    """,
    """
    [NSThread detachNewThreadWithBlock:^{
      [w performSelectorOnMainThread:@selector(add:) withObject:nil waitUntilDone:YES]; }];
    [w add:nil];
    [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:1]];
    """,
  ])
  func whatRunsOneAfterTheOtherIsProved(_ work: String) throws {
    let found = try Model(
      text: """
        // mode: arc
        #import <Foundation/Foundation.h>
        @interface Worker : NSObject { @public int n; }
        - (void)add:(id)x;
        @end
        @implementation Worker
        - (void)add:(id)x { n++; }
        @end
        static Worker *w;
        int main(void) { @autoreleasepool { w = [Worker new]; \(work) } return 0; }
        """, parallel: nil, check: "w->n == 2"
    ).explorer.explore()
    #expect(found.verdict == .proved, "\(found.reason ?? "") \(found.bad ?? 0)")
  }

  /// The end of a program by `exit` is judged by the state in which it comes; two such ends are not one.
  @Test(arguments: [ExplorationRequest.Search.auto, .dpor])
  func exitsAreJudgedByTheirState(_ search: ExplorationRequest.Search) throws {
    var request = ExplorationRequest()
    request.search = search
    func verdict(_ check: String) throws -> Exploration.Verdict {
      try Model(
        text: """
          static int n, done;
          void body(int thread) { n = n + 1; done = done + 1; if (done == 2) exit(n); }
          """, check: check, request: request
      ).explorer.explore().verdict
    }
    #expect(try verdict("n == 2") == .found)
    #expect(try verdict("n == 1") == .found)
    #expect(try verdict("n > 0") == .proved)
  }

  /// A program that ends while threads are at work: orders of operations tell all its ends, too.
  @Test(arguments: ["x == 0", "x == 1", "x < 2", "y <= x", "y == x"])
  func ordersOfOperationsTellEarlyEnds(_ check: String) throws {
    func verdict(_ search: ExplorationRequest.Search) throws -> Exploration.Verdict {
      var request = ExplorationRequest()
      request.search = search
      return try Model(
        text: """
          #import <Foundation/Foundation.h>
          static int x, y;
          int main(void) {
            [NSThread detachNewThreadWithBlock:^{ NSLog(@"a"); x = 1; }];
            [NSThread detachNewThreadWithBlock:^{ y = x; }];
            return 0;
          }
          """, parallel: nil, check: check, request: request
      ).explorer.explore().verdict
    }
    #expect(try verdict(.dpor) == verdict(.auto))
  }

  /// A thread that goes round and round has no end of its own, and nobody says it had.
  @Test(arguments: [
    (ExplorationRequest.Search.dpor, Exploration.Verdict.bounded), (.pct, .bounded),
    (.layers, .proved),
  ])
  func whoSpinsIsToldOf(
    _ search: ExplorationRequest.Search, _ verdict: Exploration.Verdict
  ) throws {
    var request = ExplorationRequest()
    request.search = search
    request.budget = 300
    let found = try Model(
      text: """
        #import <Foundation/Foundation.h>
        int main(void) {
          NSThread *t = [[NSThread alloc] initWithBlock:^{}]; [t start];
          while (!t.isFinished) ;
          return 0;
        }
        """, parallel: nil, request: request
    ).explorer.explore()
    #expect(found.verdict == verdict, "\(found.reason ?? "")")
  }

  /// Whether a thread has finished is something that others may see in time or not; to cancel one takes no lock.
  @Test(arguments: [
    ("while (!t.isFinished) ;", "n == 1", Exploration.Verdict.proved),
    ("if (t.isFinished) n = 5;", "n != 5", .found),
    ("if (t.isFinished) n = 5;", "n != 1", .found),
    ("if (n == 1 && !t.isFinished) n = 7;", "n != 7", .found),
    ("[t cancel]; while (!t.isFinished) ;", "n == 1", .found),
    ("while (!t.isFinished) ;  [t cancel];", "n == 1", .proved),
  ])
  func othersSeeThatAThreadHasFinished(
    _ work: String, _ check: String, _ verdict: Exploration.Verdict
  ) throws {
    let found = try Model(
      text: """
        #import <Foundation/Foundation.h>
        static int n;
        static NSThread *t;
        int main(void) {
          t = [[NSThread alloc] initWithBlock:^{ if (!t.isCancelled) n = 1; }];
          [t start];
          \(work)
          return 0;
        }
        """, parallel: nil, check: check
    ).explorer.explore()
    #expect(found.verdict == verdict, "\(found.reason ?? "")")
  }

  /// A walk by chance promises nothing; runs with changing priorities do, and say how much.
  @Test func whatChancePromises() throws {
    func run(_ search: ExplorationRequest.Search) throws -> Exploration {
      var request = ExplorationRequest()
      request.search = search
      request.budget = 600
      return try Model(
        text: "static int total; void body(int thread) { total++; }", check: "total < 3",
        request: request
      ).explorer.explore()
    }
    let walk = try run(.random)
    #expect(walk.runs == 600)
    #expect(walk.percent == nil)
    let percent = try #require(try run(.pct).percent)
    #expect((90...100).contains(percent))
  }

  /// C++ and Swift: their locks, their once, and without them.
  @Test(arguments: [
    (
      "m.cpp",
      "#include <mutex>\nstd::mutex m; int n;\nvoid body(int i) { std::lock_guard<std::mutex> g(m); n++; }",
      "n == 2", true
    ),
    (
      "m.cpp",
      "#include <mutex>\nstd::once_flag f; int n; void make() { n++; }\nvoid body(int i) { std::call_once(f, make); }",
      "n == 1", true
    ),
    ("m.cpp", "#include <atomic>\nstd::atomic<int> n;\nvoid body(int i) { n++; }", "n == 2", true),
    (
      "m.cpp",
      "#include <atomic>\nstd::atomic<int> n;\nvoid body(int i) { n.store(n.load() + 1); }",
      "n == 2", false
    ),
    (
      "m.cpp", "int n; struct S { S() { n++; } };\nvoid body(int i) { static S only; }", "n == 1",
      true
    ),
    (
      "m.cpp",
      "int n; struct S { S() { n++; } }; S *only;\nvoid body(int i) { if (!only) only = new S; }",
      "n == 1", false
    ),
    (
      "m.swift",
      "final class S { static let only = S(); init() { n += 1 } }\nvar n = 0\nfunc body(_ i: Int) { _ = S.only }",
      "n == 1", true
    ),
    ("m.swift", "var n = 0\nfunc body(_ i: Int) { n += 1 }", "n == 2", false),
    (
      "m.swift",
      "import Foundation\nvar n = 0\nlet lock = NSLock()\nfunc body(_ i: Int) { lock.lock(); n += 1; lock.unlock() }",
      "n == 2", true
    ),
    (
      "m.swift",
      "import Foundation\nvar n = 0\nlet q = DispatchQueue(label: \"q\")\nfunc body(_ i: Int) { q.sync { n += 1 } }",
      "n == 2", true
    ),
  ])
  func otherLanguagesAreExplored(
    _ path: String, _ text: String, _ check: String, _ isSafe: Bool
  ) throws {
    let found = try Model(text: text, path: path, check: check).explorer.explore()
    #expect(found.verdict == (isSafe ? .proved : .found), "\(found.reason ?? "")")
  }

  /// What is made for one thread at a time, or changes classes while threads run, is not explored, and nobody
  /// pretends: it is refused by its name.
  @Test(arguments: [
    (
      "", "",
      "method_exchangeImplementations(class_getInstanceMethod([A class], @selector(a)), class_getInstanceMethod([A class], @selector(b)));",
      "method_exchangeImplementations"
    ),
    (
      "", "",
      "method_setImplementation(class_getInstanceMethod([A class], @selector(a)), (IMP)setup);",
      "method_setImplementation"
    ),
    (
      "", "", "class_replaceMethod([A class], @selector(a), (IMP)setup, \"v@:\");",
      "class_replaceMethod"
    ),
    ("", "", "class_addMethod([A class], @selector(c), (IMP)setup, \"v@:\");", "class_addMethod"),
    ("", "", "objc_allocateClassPair([A class], \"Fresh\", 0);", "objc_allocateClassPair"),
    ("A *x;", "x = [A new];", "object_setClass(x, [NSObject class]);", "object_setClass"),
    ("", "", "class_addProtocol([A class], @protocol(NSCopying));", "class_addProtocol"),
    ("", "", "imp_implementationWithBlock(^(id s) {});", "imp_implementationWithBlock"),
    ("", "", "NSCreateZone(4096, 4096, NO);", "NSCreateZone"),
    ("NSZone *x;", "x = NSCreateZone(4096, 4096, NO);", "NSRecycleZone(x);", "NSRecycleZone"),
    (
      "A *x; static char k;", "x = [A new];",
      "objc_setAssociatedObject(x, &k, @1, OBJC_ASSOCIATION_RETAIN);", "objc_setAssociatedObject"
    ),
    ("NSMutableArray *x;", "x = [NSMutableArray new];", "[x addObject:@1];", "addObject:"),
    (
      "NSMutableArray *x;", "x = [@[@1, @2, @3] mutableCopy];", "[x removeLastObject];",
      "removeLastObject"
    ),
    (
      "NSMutableArray *x;", "x = [@[@1, @2, @3] mutableCopy];", "[x insertObject:@2 atIndex:0];",
      "insertObject:atIndex:"
    ),
    (
      "NSMutableArray *x;", "x = [@[@1, @2, @3] mutableCopy];",
      "if (thread) [x removeAllObjects]; else [x count];", "count"
    ),
    (
      "NSMutableArray *x;", "x = [@[@1, @2] mutableCopy];",
      "if (thread) [x removeAllObjects]; else for (id y in x) ;", "countByEnumerating"
    ),
    (
      "NSMutableArray *x;", "x = [@[@3, @2] mutableCopy];",
      "[x sortUsingSelector:@selector(compare:)];", "sortUsingSelector:"
    ),
    (
      "NSMutableDictionary *x;", "x = [NSMutableDictionary new];",
      "[x setObject:@1 forKey:@\"a\"];", "setObject:forKey:"
    ),
    (
      "NSMutableDictionary *x;", "x = [NSMutableDictionary new];", "x[@\"b\"] = @2;",
      "setObject:forKeyedSubscript:"
    ),
    (
      "NSMutableDictionary *x;", "x = [@{@\"a\": @1} mutableCopy];",
      "[x removeObjectForKey:@\"a\"];", "removeObjectForKey:"
    ),
    ("NSMutableSet *x;", "x = [NSMutableSet new];", "[x addObject:@1];", "addObject:"),
    ("NSCountedSet *x;", "x = [NSCountedSet new];", "[x addObject:@1];", "addObject:"),
    (
      "NSMutableOrderedSet *x;", "x = [NSMutableOrderedSet new];", "[x addObject:@1];", "addObject:"
    ),
    ("NSMutableIndexSet *x;", "x = [NSMutableIndexSet new];", "[x addIndex:3];", "addIndex:"),
    (
      "NSMutableString *x;", "x = [NSMutableString new];", "[x appendString:@\"a\"];",
      "appendString:"
    ),
    (
      "NSMutableString *x;", "x = [NSMutableString new];", "[x appendFormat:@\"%d\", thread];",
      "appendFormat:"
    ),
    (
      "NSMutableData *x;", "x = [NSMutableData new];", "[x appendBytes:\"a\" length:1];",
      "appendBytes:length:"
    ),
    (
      "NSHashTable *x;", "x = [[NSHashTable weakObjectsHashTable] retain];", "[x addObject:@1];",
      "addObject:"
    ),
    (
      "NSMapTable *x;", "x = [[NSMapTable strongToStrongObjectsMapTable] retain];",
      "[x setObject:@1 forKey:@2];", "setObject:forKey:"
    ),
    ("NSCache *x;", "x = [NSCache new];", "[x setObject:@1 forKey:@2];", "setObject:forKey:"),
    ("A *x;", "x = [A new];", "[x setValue:@\"a\" forKey:@\"text\"];", "setValue:forKey:"),
    (
      "NSScanner *x;", "x = [[NSScanner alloc] initWithString:@\"1 2\"];", "int v; [x scanInt:&v];",
      "scanInt:"
    ),
    ("char x[10];", "strcpy(x, \"a b\");", "strtok(x, \" \");", "strtok"),
    (
      "NSPointerArray *x;", "x = [[NSPointerArray strongObjectsPointerArray] retain];",
      "[x addPointer:x];", "addPointer:"
    ),
  ])
  func whatCannotBeExploredIsRefused(
    _ globals: String, _ setup: String, _ body: String, _ name: String
  ) throws {
    let found = try explore(
      """
      @interface A : NSObject
      @property (nonatomic, copy) NSString *text;
      - (void)a; - (void)b;
      @end
      @implementation A
      - (void)a {}
      - (void)b {}
      @end
      \(globals)
      void setup(void) { \(setup) }
      void body(int thread) { \(body) }
      """, setup: "setup")
    #expect(found.verdict == .cannot)
    #expect(found.reason?.contains(name) == true, "\(found.reason ?? "")")
    #expect(found.interleavings == nil)
  }

  /// A mutable array is not made for two threads at once; behind a lock it is as good as any.
  /// Each word of a table belongs to the table, however far from its beginning: nobody else can see it.
  @Test func aLargeTableOfOnesOwn() throws {
    let found = try explore(
      """
      int n; void body(int thread) {
        long *table = malloc(4000000); for (int i = 0; i < 3; i++) table[400000 + i] = i;
        NSMutableArray *list = [NSMutableArray new];
        for (int i = 0; i < 100; i++) [list addObject:@"a"];
        n = 1; free(table);
      }
      """, check: "n == 1")
    #expect(found.verdict == .proved, "\(found.reason ?? "")")
  }

  @Test func aCollectionNeedsALock() throws {
    let list =
      "NSMutableArray *list; NSLock *gate; void setup(void) { list = [NSMutableArray new]; gate = [NSLock new]; }"
    let open = try explore(
      list + "void body(int thread) { [list addObject:@\"a\"]; }", setup: "setup")
    #expect(open.verdict == .cannot)
    let locked = try explore(
      list + "void body(int thread) { [gate lock]; [list addObject:@\"a\"]; [gate unlock]; }",
      check: "list.count == 2", setup: "setup")
    #expect(locked.verdict == .proved, "\(locked.reason ?? "")")
  }

  /// Two threads may fail the same assertion: it prints and ends the program in one step.
  @Test(arguments: [
    "assert(n > 5);", "n = n + 1; assert(n < 2);", "int b = n; n = b + 1; assert(n == b + 1);",
    "int b = n; n = b + 1; assert(b < 1);",
  ]) func anAssertionThatFailsIsFound(_ body: String) throws {
    let found = try explore("#include <assert.h>\nint n; void body(int thread) { \(body) }")
    #expect(found.verdict == .found, "\(found.reason ?? "")")
    guard case .stop? = found.failure else {
      Issue.record("no stop")
      return
    }
  }

  @Test func anAssertionThatHoldsIsProved() throws {
    let found = try explore(
      """
      #include <assert.h>
      int n; NSLock *gate; void setup(void) { gate = [NSLock new]; }
      void body(int thread) { [gate lock]; int b = n; n = b + 1; assert(n == b + 1); [gate unlock]; }
      """, check: "n == 2", setup: "setup")
    #expect(found.verdict == .proved, "\(found.reason ?? "")")
  }
}
