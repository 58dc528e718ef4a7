import Explorer
import Testing

/// Where a thread waits for what never comes, how many schedules there are of threads that the program starts, and what is
/// found where the states do not fit.
@Suite struct WaitAndCountTests {
  /// A thread reads, and then waits for what nobody ever gives: its read was done, and others see it wait no more than
  /// a sleeper. Schedules and bad ones are counted by hand.
  @Test(arguments: [
    ("if (thread == 0) { if (!done) dispatch_semaphore_wait(ready, ever); } else done = 1;", 2, 1),
    ("if (thread == 0) { if (!done) dispatch_group_wait(group, ever); } else done = 1;", 2, 1),
    ("if (thread == 0) { if (!done) [lock lock]; } else done = 1;", 2, 1),
    (
      "if (thread == 0) { done++; if (done == 1) dispatch_semaphore_wait(ready, ever); } else done = 5;",
      4, 2
    ),
    (
      "if (thread == 0) { if (!done) dispatch_semaphore_wait(ready, ever); } "
        + "else { done = 1; if (done == 2) dispatch_semaphore_signal(ready); }", 3, 1
    ),
    ("done++; while (done < 2) dispatch_semaphore_wait(ready, ever);", 20, 16),
  ])
  func aWaitBehindAReadIsADeadlock(_ body: String, _ all: Int, _ bad: Int) throws {
    let found = try explore(
      """
      int done; dispatch_semaphore_t ready; dispatch_group_t group; NSLock *lock;
      void setup(void) {
        ready = dispatch_semaphore_create(0); group = dispatch_group_create();
        dispatch_group_enter(group); lock = [NSLock new]; [lock lock];
      }
      void body(int thread) { dispatch_time_t ever = DISPATCH_TIME_FOREVER; \(body) }
      """, setup: "setup")
    #expect(found.verdict == .found)
    #expect(found.preemptions == 0)
    #expect(found.interleavings == UInt128(all) && found.bad == UInt128(bad))
    guard case .deadlock? = found.failure else {
      Issue.record("\(String(describing: found.failure))")
      return
    }
    let orders = try explore(
      """
      int done; dispatch_semaphore_t ready;
      void setup(void) { ready = dispatch_semaphore_create(0); }
      void body(int thread) {
        if (thread == 1) { if (!done) dispatch_semaphore_wait(ready, DISPATCH_TIME_FOREVER); }
        else done = 1;
      }
      """, setup: "setup")
    #expect(orders.bad == 1 && orders.preemptions == 0)
  }

  /// Threads that a program starts itself: how many schedules need fewer switches is counted over all of them.
  @Test(arguments: [(2, 3), (3, 13)])
  func aProgramsOwnThreadsAreCounted(_ threads: Int, _ fewer: Int) throws {
    let found = try Model(
      text: """
        #import <Foundation/Foundation.h>
        #import <pthread.h>
        static int n;
        static void *add(void *p) { n++; return NULL; }
        int main(void) {
          pthread_t all[\(threads)];
          for (int i = 0; i < \(threads); i++) pthread_create(&all[i], NULL, add, NULL);
          for (int i = 0; i < \(threads); i++) pthread_join(all[i], NULL);
          return 0;
        }
        """, parallel: nil, check: "n == \(threads)"
    ).explorer.explore()
    #expect(found.verdict == .found && found.preemptions == 1)
    #expect(found.withFewerSwitches == UInt128(fewer))
  }

  /// Where the states do not fit, a failure that one switch makes is found all the same, and at its first place.
  @Test func aLongLoopLosesItsFirstUpdate() throws {
    let found = try explore(
      "int n; void body(int thread) { for (int i = 0; i < 150; i++) n++; }", check: "n == 300")
    #expect(found.verdict == .found && found.preemptions == 1)
    #expect(found.token?.hasSuffix("-1b") == true)
    #expect(found.interleavings == nil)
    let guarded = try explore(
      """
      NSLock *lock; int n; void setup(void) { lock = [NSLock new]; }
      void body(int thread) { for (int i = 0; i < 100; i++) { [lock lock]; n++; [lock unlock]; } }
      """, check: "n == 200", setup: "setup")
    #expect(guarded.verdict == .proved && guarded.uncounted == .tooMany)
  }

  /// What the count keeps from two threads at once is no reason to refuse: the last owner has the object alone.
  @Test func aLocalSemaphoreMayDieInAThread() throws {
    let found = try Model(
      text: """
        // mode: arc
        #import <Foundation/Foundation.h>
        static int done;
        int main(void) {
          dispatch_semaphore_t ready = dispatch_semaphore_create(0);
          dispatch_queue_t queue = dispatch_queue_create("q", DISPATCH_QUEUE_SERIAL);
          dispatch_async(queue, ^{ done = 1; dispatch_semaphore_signal(ready); });
          dispatch_semaphore_wait(ready, DISPATCH_TIME_FOREVER);
          return done != 1;
        }
        """, parallel: nil, check: "done == 1"
    ).explorer.explore()
    #expect(found.verdict == .proved, "\(found.reason ?? "")")
  }
}
