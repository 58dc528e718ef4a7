import Explorer
import Testing

/// What the ground truth's models do not use: other locks, time, collections, and what cannot be explored.
@Suite struct ConstructTests {
  private func explore(
    _ text: String, threads: Int = 2, check: String = "", setup: String? = nil
  ) throws -> Exploration {
    try Model(
      text: "#import <Foundation/Foundation.h>\n#import <objc/runtime.h>\n" + text,
      threads: threads, check: check, setup: setup
    ).explorer.explore()
  }

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

  @Test func synchronizedOnNilIsNoLock() throws {
    let found = try explore(
      "int total; id gate; void body(int thread) { @synchronized (gate) { total++; } }",
      check: "total == 2")
    #expect(found.verdict == .found)
    #expect(found.races.map(\.variable) == ["total"])
  }

  @Test func atomicUpdatesLoseNothing() throws {
    let found = try explore(
      "atomic_int total; void body(int thread) { atomic_fetch_add(&total, 1); }",
      check: "total == 2")
    #expect(found.verdict == .proved)
    #expect(found.interleavings == 2)
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

  /// Methods that change while threads run are not explored, and nobody pretends.
  @Test(arguments: [
    "method_exchangeImplementations(class_getInstanceMethod([A class], @selector(a)), class_getInstanceMethod([A class], @selector(b)));",
    "class_replaceMethod([A class], @selector(a), (IMP)setup, \"v@:\");",
    "class_addMethod([A class], @selector(c), (IMP)setup, \"v@:\");",
    "objc_allocateClassPair([A class], \"Fresh\", 0);",
    "object_setClass([A new], [NSObject class]);",
  ])
  func whatCannotBeExploredIsRefused(_ body: String) throws {
    let found = try explore(
      """
      @interface A : NSObject
      - (void)a; - (void)b;
      @end
      @implementation A
      - (void)a {}
      - (void)b {}
      @end
      void setup(void) {}
      void body(int thread) { \(body) }
      """)
    #expect(found.verdict == .cannot)
    #expect(found.reason?.isEmpty == false)
    #expect(found.interleavings == nil)
  }

  /// A mutable array is not made for two threads at once; behind a lock it is as good as any.
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
}
