import Explorer
import Testing

/// Locks of C, and threads of C++: who holds what, for how long, and who waits for whom.
@Suite struct LockAndThreadTests {
  /// What a thread does when it has given its lock back is guarded by none, whichever word of the lock that touched.
  @Test(arguments: [
    ("pthread_mutex_lock(&g.m); n++; pthread_mutex_unlock(&g.m);", ["g.m"]),
    ("pthread_mutex_lock(&g.m); pthread_mutex_unlock(&g.m); n++;", []),
    ("os_unfair_lock_lock(&g.u); n++; os_unfair_lock_unlock(&g.u);", ["g.u"]),
    ("pthread_rwlock_wrlock(&g.w); n++; pthread_rwlock_unlock(&g.w);", ["g.w"]),
  ])
  func locksOfCGuardWhileTheyAreHeld(_ body: String, _ guards: [String]) throws {
    let found = try Model(
      text: """
        #import <Foundation/Foundation.h>
        static int n;
        static struct { pthread_mutex_t m; os_unfair_lock u; pthread_rwlock_t w; } g;
        void body(int t) { \(body) }
        """, check: "n <= 2"
    ).explorer.explore()
    #expect(found.verdict == .proved, "\(found.reason ?? "")")
    #expect(found.locks.guards.first { $0.variable == "n" }?.locks == guards)
  }

  /// A lock that a thread takes to its end is told: nobody waits for it yet, but the next one will.
  @Test(arguments: [
    ("if (t == 0) { pthread_mutex_lock(&m); n++; }", ["m"]),
    ("pthread_mutex_lock(&m); n++; if (t < 2) pthread_mutex_unlock(&m);", []),
    ("@synchronized([NSObject class]) { n++; } if (t == 1) os_unfair_lock_lock(&u);", ["u"]),
  ])
  func aLockThatIsKeptIsTold(_ body: String, _ kept: [String]) throws {
    let found = try Model(
      text: """
        #import <Foundation/Foundation.h>
        static int n;
        static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
        static os_unfair_lock u = OS_UNFAIR_LOCK_INIT;
        void body(int t) { \(body) }
        """, check: "n <= 2"
    ).explorer.explore()
    #expect(found.verdict == .proved, "\(found.reason ?? "")")
    #expect(found.locks.kept.map(\.lock) == kept)
  }

  /// C++'s own threads: what they share, wait for and are joined by.
  @Test(arguments: [
    ("std::thread a(add), b(add); a.join(); b.join();", "n == 2", false),
    ("std::thread a(add); a.join(); std::thread b(add); b.join();", "n == 2", true),
    (
      "std::thread a(guarded, std::ref(m)), b(guarded, std::ref(m)); a.join(); b.join();", "n == 2",
      true
    ),
    ("std::thread a(add); a.detach();", "n == 1", false),
    (
      "std::thread a([] { std::unique_lock<std::mutex> l(m); c.wait(l, [] { return n == 1; }); }); { std::lock_guard<std::mutex> l(m); n = 1; } c.notify_one(); a.join();",
      "n == 1", true
    ),
    // The signal comes before somebody waits for it.
    (
      "std::thread a([] { std::unique_lock<std::mutex> l(m); if (n == 0) c.wait(l); }); n = 1; c.notify_one(); a.join();",
      "n == 1", false
    ),
  ])
  func threadsOfCPlusPlusAreExplored(_ work: String, _ check: String, _ isSafe: Bool) throws {
    let found = try Model(
      text: """
        #include <thread>
        #include <mutex>
        #include <condition_variable>
        int n;
        std::mutex m;
        std::condition_variable c;
        void add() { n++; }
        void guarded(std::mutex &m) { std::lock_guard<std::mutex> guard(m); n++; }
        int main() { \(work) }
        """, path: "m.cpp", parallel: nil, check: check
    ).explorer.explore()
    #expect(found.verdict == (isSafe ? .proved : .found), "\(found.reason ?? "")")
  }
}
