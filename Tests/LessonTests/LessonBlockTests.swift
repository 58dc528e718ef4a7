import Diagnostics
import LessonEngine
import Session
import Testing
import Texts

/// Blocks that say more than code: files, timelines, the shell's echo, modes of single steps.
@Suite struct LessonBlockTests {
  static let matter = "---\nlesson: 1\nid: t\ntitle: T\n---\n\n"

  static func proofs(_ body: String, echo: EchoDrawing? = nil) throws -> [Proof] {
    let loaded = LoadedLesson(text: matter + body)
    let lesson = try #require(loaded.lesson, "\(loaded.diagnostics)")
    return Checker(echo: echo) { ProgramSession(options: $0) }.proofs(of: lesson)
  }

  static func failures(_ body: String, echo: EchoDrawing? = nil) throws -> [String] {
    try proofs(body, echo: echo).compactMap { proof in
      proof.failure.map { "\(proof.title) \($0.reason) \($0.arguments) \($0.diagnostics)" }
    }
  }

  @Test func aFileIsImported() throws {
    let body = """
      ```objc setup file=Lamp.h
      @interface Lamp : NSObject
      - (int)watts;
      @end
      ```

      <!-- step: a -->

      ```objc run
      #import "Lamp.h"
      @implementation Lamp
      - (int)watts { return 40; }
      @end
      printf("%d\\n", [[Lamp new] watts]);
      ```

      ```output
      40
      ```

      """
    #expect(try Self.failures(body) == [])
    let without = body.replacing("objc setup file=Lamp.h", with: "objc show file=Lamp.h")
    #expect(try !Self.failures(without).isEmpty)
  }

  @Test func anAnswerThatIsAFileIsImportedByTheProbe() throws {
    let body = """
      <!-- step: a -->

      ```objc task file=Lamp.h
      #define WATTS ___
      ```

      ```objc solution
      #define WATTS 40
      ```

      ```objc wrong
      #define WATTS 41
      ```

      ```objc probe light
      #import "Lamp.h"
      int watts = WATTS;
      ```

      ```check light
      watts == 40    -- 40 watts
      ```

      <!-- step: b -->

      ```objc run
      #import "Lamp.h"
      printf("%d\\n", WATTS);
      ```

      ```output
      40
      ```

      """
    #expect(try Self.failures(body) == [])
  }

  static let timeline = """
    ```objc run
    NSObject *a = [[NSObject alloc] init];
    [a retain]; [a release]; [a release];
    ```

    ```timeline
    alloc #1 NSObject
    retain #1 NSObject 1 → 2
    release  #1 NSObject 2 -> 1
    release #1 NSObject 1 -> 0
    dealloc #1 NSObject
    ```

    """

  @Test func aTimelineIsCompared() throws {
    #expect(try Self.failures(Self.timeline) == [])
    // init is not named, so it may be left out; the second release is, so it may not.
    let short = Self.timeline.replacing("release #1 NSObject 1 -> 0\n", with: "")
    #expect(try Self.failures(short).count == 1)
    let other = Self.timeline.replacing("alloc #1", with: "alloc #2")
    #expect(try Self.failures(other).count == 1)
    let swapped = Self.timeline.replacing("1 → 2", with: "1 -> 3")
    #expect(try Self.failures(swapped).count == 1)
  }

  @Test func theEchoIsComparedInItsLanguage() throws {
    let body = "```objc run\n1 + 1\n```\n\n```shell\necho en 1\n```\n"
    let echo: EchoDrawing = { outcome, _, language in
      "echo \(language.code) \(outcome.values.count)\n"
    }
    #expect(try Self.failures(body, echo: echo) == [])
    #expect(try Self.failures(body) { _, _, _ in "other" }.count == 1)
    #expect(try Self.proofs(body).isEmpty)
  }

  @Test func aStepHasAModeOfItsOwn() throws {
    let body = """
      ```objc setup
      @interface Box : NSObject
      @end
      @implementation Box
      - (void)dealloc { printf("gone\\n"); [super dealloc]; }
      @end
      ```

      <!-- step: a mode=arc -->

      ```objc run
      Box *b = [Box new];
      b = nil;
      ```

      ```output
      gone
      ```

      ```objc task
      Box *c = ___;
      ```

      ```objc solution
      Box *c = [Box new]; Box *d = c;
      ```

      ```check
      count(c) == 2   -- two owners
      ```

      <!-- step: b -->

      ```objc run
      Box *e = [Box new];
      Box *f = e;
      printf("%lu\\n", [e retainCount]);
      ```

      ```output
      1
      ```

      """
    #expect(try Self.failures(body) == [])
    #expect(try !Self.failures(body.replacing(" mode=arc", with: "")).isEmpty)
  }

  @Test func threadsRunUnderTheUsualSchedule() throws {
    let body = """
      ```objc setup
      @interface Tally : NSObject { int n; }
      - (void)work;
      - (int)n;
      @end
      @implementation Tally
      - (void)work { @synchronized(self) { n = n + 1; } }
      - (int)n { return n; }
      @end
      Tally *t = [Tally new];
      ```

      <!-- step: a -->

      ```objc task
      ___;
      ```

      ```objc solution
      for (int i = 0; i < 3; i++)
        [NSThread detachNewThreadSelector:@selector(work) toTarget:t withObject:nil];
      ```

      ```objc wrong
      [t work];
      ```

      ```objc probe later
      [NSThread sleepForTimeInterval:1];
      ```

      ```check later
      ivar(t, n) == 3   -- three threads work
      lock(t) before unlock(t)  -- under a lock
      ```

      """
    #expect(try Self.failures(body) == [])
  }
}
