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
