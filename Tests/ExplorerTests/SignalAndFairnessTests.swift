import Explorer
import Testing

/// One signal wakes one waiter, whichever; a circle of states is a livelock only where nobody who could go on is left
/// out; a class is begun after the classes above it.
@Suite struct SignalAndFairnessTests {
  private static let conditions = [
    (
      "pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; pthread_cond_t c = PTHREAD_COND_INITIALIZER;",
      "pthread_mutex_lock(&m);", "pthread_cond_wait(&c, &m);", "pthread_cond_signal(&c);",
      "pthread_cond_broadcast(&c);", "pthread_mutex_unlock(&m);"
    ),
    (
      "NSCondition *c; ", "[c lock];", "[c wait];", "[c signal];", "[c broadcast];", "[c unlock];"
    ),
  ]

  @Test(arguments: [0, 1]) func aSignalWakesOneOfThoseWhoWait(_ kind: Int) throws {
    let (made, lock, wait, signal, broadcast, unlock) = Self.conditions[kind]
    let setup = kind == 0 ? "void setup(void) { }" : "void setup(void) { c = [NSCondition new]; }"
    func search(_ body: String, _ times: Int = 3) throws -> Exploration {
      try explore(
        """
        #import <pthread.h>
        int ready, turn; \(made)
        \(setup)
        void body(int thread) { \(lock) \(body) \(unlock) }
        """, threads: times, setup: "setup")
    }
    let first = "if (thread == 0) { ready = 1; WAKE } else while (!ready) \(wait)"
    let one = try search(first.replacing("WAKE", with: signal))
    #expect(one.verdict == .found)
    guard case .deadlock? = one.failure else {
      Issue.record("\(String(describing: one.failure))")
      return
    }
    // Each order in which both wait, and each of the two that the signal may wake.
    #expect(one.interleavings == 10 && one.bad == 4)
    #expect(try search(first.replacing("WAKE", with: broadcast)).verdict == .proved)
    #expect(try search(first.replacing("WAKE", with: signal), 2).verdict == .proved)
    let ring = "while (turn != thread) \(wait) turn = (thread + 1) % 3; \(signal)"
    #expect(try search(ring).verdict == .found)
    // Who was woken hands it on.
    let chain = "if (thread == 0) ready = 1; else while (!ready) \(wait) \(signal)"
    #expect(try search(chain).verdict == .proved)
  }

  /// The lock is free on each round: who wants it can take it.
  @Test(arguments: [
    ("[lock lock];", "[lock unlock];"), ("@synchronized(lock) {", "}"),
    ("pthread_mutex_lock(&mutex);", "pthread_mutex_unlock(&mutex);"),
  ]) func whoLooksAgainUnderALockIsNoLivelock(_ take: String, _ give: String) throws {
    let found = try explore(
      """
      #import <pthread.h>
      NSLock *lock; pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER; int flag;
      void setup(void) { lock = [NSLock new]; }
      void body(int thread) {
        if (thread == 1) { \(take) flag = 1; \(give) return; }
        for (;;) { int seen; \(take) seen = flag; \(give) if (seen) break; }
      }
      """, setup: "setup")
    #expect(found.verdict == .proved)
  }

  /// Both run and run, each undoing what the other needs.
  @Test func twoWhoUndoEachOthersWorkAreALivelock() throws {
    let found = try explore(
      """
      int a, b;
      void body(int thread) {
        int *mine = thread ? &b : &a, *other = thread ? &a : &b;
        for (;;) { *mine = 1; if (!*other) break; *mine = 0; }
      }
      """)
    guard case .livelock? = found.failure else {
      Issue.record("\(found.verdict)")
      return
    }
  }

  @Test func aClassWaitsForTheOneAboveIt() throws {
    let found = try explore(
      """
      int half, bad;
      @interface A : NSObject
      @end
      @interface B : A
      @end
      @implementation A
      + (void)initialize { if (self == [A class]) { half = 1; half = 2; } }
      @end
      @implementation B
      + (void)initialize { if (half == 1) bad = 1; }
      @end
      void body(int thread) { thread ? [A class] : [B class]; }
      """, check: "bad == 0")
    #expect(found.verdict == .proved)
  }
}
