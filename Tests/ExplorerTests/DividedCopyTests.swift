import Explorer
import Testing

/// What is longer than a word is not copied at once: another thread may come in between its words, and the copy is so
/// many steps. How many schedules there are is counted by hand.
@Suite struct DividedCopyTests {
  /// One writes so many words, the other one reads them: each of its reads and writes is a step, in every order, and
  /// where it has seen half of each, it says so in a step more.
  @Test(arguments: [
    (
      "typedef struct { long from, to; } T; static T t;", "T k = {4, 4}; t = k;",
      "T m = t; bad = m.from != m.to;"
    ),
    (
      "typedef struct { double v[2]; } T; static T t;", "T k = {{2, 2}}; t = k;",
      "T m = t; bad = m.v[0] != m.v[1];"
    ),
    (
      "static long t[2];", "long k[2] = {3, 3}; memcpy(t, k, 16);",
      "long m[2]; memmove(m, t, 16); bad = m[0] != m[1];"
    ),
    (
      "static char t[16] = \"\";", "strcpy(t, \"0123456789\");",
      "long m[2]; memcpy(m, t, 16); bad = !m[0] != !m[1];"
    ),
    (
      "static long t[2];", "memset(t, 1, 16);",
      "long m[2]; memcpy(m, t, 16); bad = m[0] != m[1];"
    ),
    (
      "typedef struct { int a, b, c; } T; static T t;", "T k = {1, 1, 1}; t = k;",
      "T m = t; bad = m.a != m.c;"
    ),
  ])
  func aCopyOfTwoWordsIsTorn(_ before: String, _ writer: String, _ reader: String) throws {
    let found = try explore(
      "\(before) static int bad;\nvoid body(int n) { if (n) { \(reader) } else { \(writer) } }",
      check: "bad == 0")
    #expect(found.verdict == .found, "\(writer) \(found.reason ?? "")")
    #expect(found.preemptions == 1)
    // Two writes among two reads and the write of `bad`: 10. Torn are those that have the first write before both reads
    // and the second behind them (two, for `bad`), and the one with both writes between the reads.
    #expect(found.interleavings == 10 && found.bad == 3, "\(writer)")
  }

  /// A single word, what only one thread can reach, and what a lock holds together have no step more.
  @Test(arguments: [
    (
      "typedef struct { int a, b; } T; static T t;", "T k = {1, 1}; t = k;",
      "T m = t; if (m.a != m.b) bad = 1;"
    ),
    (
      """
      typedef struct { long a, b; } T;
      @interface B : NSObject @property (atomic) T t; @end
      @implementation B
      @synthesize t;
      @end
      static B *b; void setup(void) { b = [B new]; }
      """,
      "T k = {1, 1}; b.t = k;", "T m = b.t; if (m.a != m.b) bad = 1;"
    ),
  ])
  func oneStepStaysOne(_ before: String, _ writer: String, _ reader: String) throws {
    let found = try explore(
      "\(before) static int bad;\nvoid body(int n) { if (n) { \(reader) } else { \(writer) } }",
      check: "bad == 0", setup: before.contains("setup") ? "setup" : nil)
    #expect(found.verdict == .proved && found.interleavings == 2)
  }

  @Test func whatIsTheThreadsOwnIsNoStep() throws {
    let found = try explore(
      """
      typedef struct { long a[8]; } T; static int n;
      void body(int number) { T x = {{1}}, y = x; T z; memcpy(&z, &y, sizeof z); n += (int)z.a[0]; }
      """, check: "n <= 2")
    #expect(found.verdict == .proved && found.interleavings == 6)
  }

  /// The values of a story are those of the members, as their types have them.
  @Test func aStoryTellsMembersByTheirTypes() throws {
    let found = try explore(
      """
      typedef struct { int a, b; double d; } T; static T t; static int bad;
      void body(int n) { if (n) { T m = t; bad = m.a != (int)m.d; } else { T k = {1, 9, 1.5}; t = k; } }
      """, check: "bad == 0")
    let told = found.schedule.filter(\.isWrite).map { "\($0.variable) = \($0.value)" }
    #expect(told.contains("t.a = 1") && told.contains("t.d = 1.5"), "\(told)")
  }

  /// The box of a __block variable is counted: whoever lets go of it last frees it, whichever thread that is.
  @Test func aBlockVariableMayDieInEitherThread() throws {
    let found = try Model(
      text: """
        // mode: arc
        #import <Foundation/Foundation.h>
        int main(void) {
          __block long sum = 1;
          dispatch_semaphore_t over = dispatch_semaphore_create(0);
          dispatch_queue_t queue = dispatch_queue_create("q", NULL);
          dispatch_async(queue, ^{ sum += 2; dispatch_semaphore_signal(over); });
          dispatch_semaphore_wait(over, DISPATCH_TIME_FOREVER);
          return sum != 3;
        }
        """, parallel: nil
    ).explorer.explore()
    #expect(found.verdict == .proved, "\(found.reason ?? "")")
  }
}
