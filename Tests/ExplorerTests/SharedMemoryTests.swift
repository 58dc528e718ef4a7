import Diagnostics
import Explorer
import Foundation
import Session
import Testing

/// What one thread writes and another reads: texts and clocks, atomics, and memory that nobody has used yet.
@Suite struct SharedMemoryTests {
  /// What a leaf reads because a text or a format says so is seen: the one thread writes a letter, the other reads it.
  @Test(arguments: [
    "sprintf(out, \"%s\", text);", "snprintf(out, 8, \"%2$s\", 0, text);",
    "sprintf(out, \"%.1s\", text);", "sprintf(out, text);", "strcpy(out, text);",
    "out[0] = strtok(copy(text), \" \")[0];",
  ])
  func aTextThatALeafReadsIsSeen(_ body: String) throws {
    let found = try explore(
      """
      char text[8] = "a", out[8];
      char *copy(char *from) { static char held[8]; return strcpy(held, from); }
      void body(int thread) { if (thread) { text[0] = 'b'; } else { \(body) } }
      """, check: "out[0] == 'a'")
    #expect(found.verdict == .found, "\(found.reason ?? "")")
  }

  /// A schedule begins with the memory as it was when all of them began, also where that thread had used some before:
  /// what another schedule left on the heap is nobody's.
  @Test(arguments: [
    "static int *early; __attribute__((constructor)) static void begin(void) { early = malloc(4); }",
    "@interface E : NSObject @end @implementation E static E *early; + (void)load { early = [E new]; } @end",
  ])
  func aScheduleFindsFreshMemory(_ before: String) throws {
    for (work, check) in [
      ("P *p = [P new]; p->n++; seen = p->n;", "seen == 1"),
      ("int *a = calloc(1, 4); seen = ++*a;", "seen == 1"),
      (
        "NSLock *lock = [NSLock new]; [lock lock]; seen = 1; [lock unlock]; [lock lock]; [lock unlock];",
        "seen == 1"
      ),
      (
        "pthread_t t; pthread_create(&t, 0, other, 0); pthread_join(t, 0); seen = given;",
        "seen == 1"
      ),
    ] {
      let text = """
        #import <Foundation/Foundation.h>
        #include <pthread.h>
        @interface P : NSObject { @public int n; } @end
        @implementation P @end
        static int seen, given;
        static void *other(void *x) { given = 1; return 0; }
        \(before)
        int main() { \(work) return 0; }
        """
      let found = try Model(text: text, parallel: nil, check: check).explorer.explore()
      #expect(found.verdict == .proved, "\(work) \(found.reason ?? "")")
      let other = try Model(text: text, parallel: nil, check: "seen == 0").explorer.explore()
      #expect(other.verdict == .found, "\(work)")
    }
  }

  /// An atomic is met with care wherever it is read or written; what it guards then has no race either.
  @Test(arguments: [
    ("model.m", "_Atomic int ready;", "ready = 1;", "ready"),
    ("model.m", "char *_Atomic ready;", "ready = \"\";", "ready != NULL"),
    (
      "model.m", "struct { int n; _Atomic unsigned char ready; } a[2];", "a[1].ready = 1;",
      "a[1].ready"
    ),
    (
      "model.m", "struct { int n; _Atomic struct { long a, b; } p; } s;",
      "s.p = (typeof(s.p)){1, 1};", "({ typeof(s.p) p = s.p; ((long *)&p)[1]; })"
    ),
    ("model.cpp", "#include <atomic>\nstd::atomic<int> ready;", "ready.store(1);", "ready.load()"),
    ("model.cpp", "#include <atomic>\nstd::atomic<bool> ready;", "ready = true;", "ready"),
  ])
  func anAtomicIsNoRace(_ path: String, _ declaration: String, _ set: String, _ isSet: String)
    throws
  {
    func races(_ declaration: String) throws -> Int {
      let text = """
        \(declaration)
        int data, seen = 1;
        void body(int thread) { if (thread) { data = 1; \(set) } else if (\(isSet)) { seen = data; } }
        int main() { return 0; }
        """
      let found = try Model(text: text, path: path, check: "seen == 1").explorer.explore()
      #expect(found.verdict == .proved, "\(found.reason ?? "")")
      return found.races.count
    }
    #expect(try races(declaration) == 0)
    if path == "model.m" {
      let plain = declaration.replacingOccurrences(of: "_Atomic", with: "")
      #expect(try races(plain) > 0)
    }
  }

  /// Who stores and who loads a pointer, and whether what it points to may be read before it was written.
  static let publications: [(store: String, load: String, isRacy: Bool)] = {
    let relaxed = "memory_order_relaxed"
    func store(_ order: String) -> String { "atomic_store_explicit(&shared, b, \(order));" }
    func load(_ order: String) -> String { "atomic_load_explicit(&shared, \(order))" }
    let (release, acquire) = (
      "atomic_thread_fence(memory_order_release);", "atomic_thread_fence(memory_order_acquire);"
    )
    let fenced = "({ Box *b = \(load(relaxed)); \(acquire) b; })"
    let late = "({ Box *n = NULL; atomic_compare_exchange_strong_explicit(&shared, &n, n,"
    return [
      ("shared = b;", "shared", false),
      (store("memory_order_release"), load("memory_order_acquire"), false),
      (store("memory_order_release"), load("memory_order_seq_cst"), false),
      (store(relaxed), load("memory_order_acquire"), true),
      (store("memory_order_release"), load(relaxed), true),
      (store(relaxed), load(relaxed), true),
      (release + store(relaxed), fenced, false),
      (release + store(relaxed), load(relaxed), true),
      (store(relaxed), fenced, true),
      (store("memory_order_release"), fenced, false),
      (store(relaxed) + release, fenced, true),
      (
        "@synchronized(lock) { \(store(relaxed)) }",
        "({ Box *b; @synchronized(lock) { b = \(load(relaxed)); } b; })", false
      ),
      ("@synchronized(lock) { \(store(relaxed)) }", load(relaxed), true),
      (
        "atomic_exchange_explicit(&shared, b, memory_order_acq_rel);", load("memory_order_acquire"),
        false
      ),
      (
        "atomic_exchange_explicit(&shared, b, memory_order_acquire);", load("memory_order_acquire"),
        true
      ),
      (
        store("memory_order_release"), "\(late) memory_order_release, memory_order_acquire); n; })",
        false
      ),
      (store("memory_order_release"), "\(late) \(relaxed), \(relaxed)); n; })", true),
      (
        "__atomic_store_n(&shared, b, __ATOMIC_RELAXED);",
        "__atomic_load_n(&shared, __ATOMIC_ACQUIRE)", true
      ),
      (
        "__sync_synchronize();" + store(relaxed),
        "({ Box *b = \(load(relaxed)); __sync_synchronize(); b; })", false
      ),
    ]
  }()

  /// The machine shows no pointer before what it points to; a real one may, where the order that was asked for allows
  /// it.
  @Test(arguments: publications.indices)
  func whatIsPublishedWithoutAnOrderIsARace(_ number: Int) throws {
    let (store, load, isRacy) = Self.publications[number]
    let found = try explore(
      """
      #include <stdatomic.h>
      typedef struct { int n; } Box;
      static _Atomic(Box *) shared;
      static NSObject *lock;
      __attribute__((constructor)) static void begin(void) { lock = [NSObject new]; }
      int seen = 1;
      void body(int thread) {
        if (thread) { Box *b = malloc(sizeof(Box)); b->n = 1; \(store) }
        else { Box *b = \(load); if (b) seen = b->n; }
      }
      """, check: "seen == 1")
    #expect(found.verdict == .proved, "\(found.reason ?? "")")
    #expect(found.isRacy == isRacy, "\(store) and \(load)")
  }

  /// The same of a plain variable beside a flag, by its name; a counter that nothing hangs on is no race.
  @Test(arguments: [
    (
      "model.m", "#include <stdatomic.h>\natomic_bool ready;",
      "data = 1; atomic_store_explicit(&ready, 1, memory_order_relaxed);",
      "if (atomic_load(&ready)) seen = data;", ["data"]
    ),
    (
      "model.cpp", "#include <atomic>\nstd::atomic<bool> ready(false);",
      "data = 1; ready.store(true, std::memory_order_relaxed);",
      "if (ready.load(std::memory_order_acquire)) seen = data;", ["data"]
    ),
    (
      "model.cpp", "#include <atomic>\nstd::atomic<bool> ready(false);",
      "data = 1; ready.store(true, std::memory_order_release);",
      "if (ready.load(std::memory_order_relaxed)) { std::atomic_thread_fence(std::memory_order_acquire); seen = data; }",
      []
    ),
    (
      "model.cpp", "#include <atomic>\nstd::atomic<int> ready(0);",
      "ready.fetch_add(1, std::memory_order_relaxed);",
      "ready.fetch_add(1, std::memory_order_relaxed);", []
    ),
    (
      "model.m", "#include <stdatomic.h>\natomic_int taken;",
      "if (!atomic_exchange_explicit(&taken, 1, memory_order_acquire)) { data++; atomic_store_explicit(&taken, 0, memory_order_release); }",
      "if (!atomic_exchange_explicit(&taken, 1, memory_order_acquire)) { data++; atomic_store_explicit(&taken, 0, memory_order_release); }",
      []
    ),
    (
      "model.m", "#include <stdatomic.h>\natomic_int taken;",
      "if (!atomic_exchange_explicit(&taken, 1, memory_order_relaxed)) { data++; atomic_store_explicit(&taken, 0, memory_order_release); }",
      "if (!atomic_exchange_explicit(&taken, 1, memory_order_relaxed)) { data++; atomic_store_explicit(&taken, 0, memory_order_release); }",
      ["data"]
    ),
  ])
  func aPlainVariableBehindARelaxedFlagIsARace(
    _ path: String, _ before: String, _ one: String, _ other: String, _ races: [String]
  ) throws {
    let text = """
      \(before)
      int data, seen = 1;
      void body(int thread) { if (thread) { \(one) } else { \(other) } }
      int main() { return 0; }
      """
    let found = try Model(text: text, path: path, check: "seen == 1").explorer.explore()
    #expect(found.verdict == .proved, "\(found.reason ?? "")")
    #expect(found.races.map(\.variable) == races, "\(one)")
  }

  /// Whoever was waited for is known, whatever order was asked for.
  @Test(arguments: [
    "pthread_t t; pthread_create(&t, 0, other, 0); pthread_join(t, 0);",
    "dispatch_group_t g = dispatch_group_create(); dispatch_group_async(g, dispatch_get_global_queue(0, 0), ^{ other(0); }); dispatch_group_wait(g, DISPATCH_TIME_FOREVER);",
    "dispatch_sync(dispatch_queue_create(\"q\", 0), ^{ other(0); });",
    "NSThread *t = [[NSThread alloc] initWithBlock:^{ other(0); }]; [t start]; while (!t.finished) usleep(1);",
    "dispatch_semaphore_t s = dispatch_semaphore_create(0); dispatch_async(dispatch_get_global_queue(0, 0), ^{ other(0); dispatch_semaphore_signal(s); }); dispatch_semaphore_wait(s, DISPATCH_TIME_FOREVER);",
  ])
  func whoWasWaitedForIsKnown(_ work: String) throws {
    let text = """
      #import <Foundation/Foundation.h>
      #include <pthread.h>
      #include <stdatomic.h>
      #include <unistd.h>
      static int data; static atomic_int count;
      static void *other(void *x) {
        data++;
        atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
        return 0;
      }
      int main() { data = 5; \(work) data++; return data; }
      """
    let found = try Model(text: text, parallel: nil, check: "data == 7").explorer.explore()
    #expect(found.verdict == .proved, "\(work) \(found.reason ?? "")")
    #expect(found.races.isEmpty, "\(work)")
  }

  /// The time itself conflicts with nothing; where it is put down does.
  @Test(arguments: [
    "time(&word);", "struct timeval now; gettimeofday(&now, 0); word = now.tv_sec;",
  ])
  func whatAClockWritesIsSeen(_ body: String) throws {
    let found = try explore(
      """
      long word; int seen;
      void body(int thread) { if (thread) { \(body) } else { seen = word != 0; } }
      """, check: "seen == 0")
    #expect(found.verdict == .found, "\(found.reason ?? "")")
  }

  /// Whoever prints a text, or has it written to, takes part in the order of steps: there are two stories.
  @Test(arguments: [
    "puts(text);", "fputs(text, stdout);", "printf(\"%s\", text);", "printf(\"%d%s\", 1, text);",
    "printf(\"x%hhn\", (signed char *)text);", "fprintf(stderr, \"%*s\", 3, text);",
  ])
  func aTextThatIsPrintedIsSeen(_ body: String) throws {
    let found = try explore(
      "char text[8] = \"a\"; void body(int thread) { if (thread) { text[0] = 'b'; } else { \(body) } }"
    )
    #expect(found.stories == 2, "\(found.reason ?? "")")
  }

  @Test func atomicUpdatesLoseNothing() throws {
    let found = try explore(
      "atomic_int total; void body(int thread) { atomic_fetch_add(&total, 1); }",
      check: "total == 2")
    #expect(found.verdict == .proved)
    #expect(found.interleavings == 2)
  }
}
