/// Small programs by hand, of many kinds of memory, locks and threads: what two threads do, what is there before
/// them, and a condition on the end. Compared with a search in which every instruction is a place to switch.
struct SmallProgram: Sendable {
  var isARC = false
  var before: String
  var body: String
  var check: String

  init(_ before: String, _ body: String, _ check: String, isARC: Bool = false) {
    self.isARC = isARC
    self.before = before
    self.body = body
    self.check = check
  }

  var text: String {
    """
    // mode: \(isARC ? "arc" : "mrc")
    #import <Foundation/Foundation.h>
    @interface Box : NSObject { @public int n; id held; }
    @property (nonatomic) int plain;
    @property (atomic) int careful;
    @property (nonatomic, strong) id thing;
    @property (atomic, strong) id kept;
    - (void)add;
    @end
    @implementation Box
    - (void)add { n++; }
    @end
    int x, y, z; static Box *box; static NSLock *gate, *other;
    static id shared; static dispatch_once_t token; static dispatch_semaphore_t flag;
    \(before.contains("void setup") ? before : before + "\nvoid setup(void) { box = [Box new]; gate = [NSLock new]; other = [NSLock new]; flag = dispatch_semaphore_create(0); }")
    void body(int n) { \(body) }
    """
  }

  static let all: [SmallProgram] = [
    // Plain memory
    SmallProgram("", "x++;", "x == 2"),
    SmallProgram("", "x = n; y = x;", "y != 0"),
    SmallProgram("", "if (n) x = y; else y = x + 1;", "x + y != 2"),
    SmallProgram("", "x = n + 1; if (x == 2) y++;", "y == 1"),
    SmallProgram("", "int t = x; t += n + 1; x = t;", "x == 3"),
    SmallProgram("static int a[2];", "a[n] = 1; if (!a[1 - n]) x++;", "x < 2"),
    SmallProgram(
      "static int a[2], turn;",
      "a[n] = 1; turn = 1 - n; if (a[1 - n] && turn != n) return; x++;", "x < 2"),
    SmallProgram(
      "static struct { int a, b; } p, q;",
      "if (n) { q.a = p.a; q.b = p.b; } else { p.a = 1; p.b = 1; }", "q.a == q.b"),
    SmallProgram(
      "typedef struct { long a, b; } P; static P p, q;",
      "if (n) { q = p; } else { p.a = 1; p.b = 1; }", "q.a == q.b"),
    SmallProgram(
      "typedef struct { long a, b; } P; static P p;",
      "if (n) { P k = {1, 1}; p = k; } else { P m = p; x = m.a != m.b; }", "x == 0"),
    SmallProgram(
      "typedef struct { long a, b; } P; static P p, q;",
      "if (n) { P k = {1, 1}; p = k; } else q = p;", "q.a >= q.b"),
    SmallProgram(
      "static long a[2] = {7, 7};", "if (n) memset(a, 0, 16); else x = a[0] != a[1];", "x == 0"),
    SmallProgram(
      "static char s[4];", "if (n) strcpy(s, \"ab\"); else x = (int)strlen(s);", "x != 2"),
    SmallProgram(
      "static int *m; void setup(void) { m = malloc(8); m[0] = 0; }", "m[0] += n + 1;",
      "m[0] == 3"),
    SmallProgram("static short h[2];", "h[n] = 3; x = h[0] + h[1];", "x == 6"),
    SmallProgram("static long double_ = 0;", "double_ = double_ * 2 + n;", "double_ != 1"),
    SmallProgram("static volatile int v;", "v = v + 1; v = v + 1;", "v == 4"),
    SmallProgram("", "if (n) { while (!x) ; y = z; } else { z = 1; x = 1; }", "y == 1"),
    SmallProgram("", "for (int i = 0; i < 2; i++) x++;", "x == 4"),
    // Objects
    SmallProgram("", "[box add];", "box->n == 2"),
    SmallProgram("", "box->n = n; if (box->n) y++;", "y == 1"),
    SmallProgram("", "box.plain = box.plain + 1;", "box.plain == 2"),
    SmallProgram("", "box.careful = box.careful + 1;", "box.careful == 2"),
    SmallProgram("", "box.thing = [[Box new] autorelease];", ""),
    SmallProgram("", "box.kept = [[Box new] autorelease];", "objects(Box) == 2"),
    SmallProgram("", "if (n) box.kept = nil; else x = box.kept != nil;", "x == 0"),
    SmallProgram("", "[box retain]; [box release];", "objects(Box) == 1"),
    SmallProgram("", "if (n) [box release]; else [box add];", ""),
    SmallProgram(
      "", "Box *mine = [Box new]; mine->n = 3; [mine add]; x = mine->n; [mine release];",
      "x == 4"),
    SmallProgram("", "if (!shared) shared = [Box new];", "objects(Box) == 2"),
    SmallProgram("", "box->held = shared; shared = box;", "box->held == nil"),
    SmallProgram("", "if (!shared) shared = [Box new];", "objects(Box) == 2", isARC: true),
    SmallProgram("", "shared = [Box new];", "objects(Box) == 2", isARC: true),
    SmallProgram(
      "static __weak id w;",
      "if (n) { box = nil; } else { id here = w = box; x = here != nil; }", "x == 1", isARC: true),
    SmallProgram("", "box.thing = nil; shared = box.thing;", "shared == nil", isARC: true),
    // Locks
    SmallProgram("", "[gate lock]; x++; [gate unlock];", "x == 2"),
    SmallProgram("", "if (n) [gate lock]; x++; if (n) [gate unlock];", "x == 2"),
    SmallProgram("", "if ([gate tryLock]) { x++; [gate unlock]; }", "x == 2"),
    SmallProgram(
      "",
      "NSLock *a = n ? gate : other, *b = n ? other : gate; [a lock]; [b lock]; [b unlock]; [a unlock];",
      ""),
    SmallProgram("", "@synchronized (box) { x++; } y = x;", "y == 2"),
    SmallProgram("", "@synchronized (n ? box : nil) { x++; }", "x == 2"),
    SmallProgram("", "@synchronized (box) { @synchronized (box) { x++; } }", "x == 2"),
    SmallProgram(
      "static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;",
      "pthread_mutex_lock(&m); x += 2; pthread_mutex_unlock(&m); x--;", "x == 2"),
    SmallProgram(
      "static atomic_int a;", "int old = atomic_load(&a); atomic_store(&a, old + 1);",
      "a == 2"),
    SmallProgram(
      "static atomic_int a;",
      "int old = 0; if (atomic_compare_exchange_strong(&a, &old, 1)) x++;", "x == 1"),
    SmallProgram("", "dispatch_once(&token, ^{ x++; }); y = x;", "y == 1"),
    SmallProgram("", "dispatch_once(&token, ^{ shared = box; }); if (!shared) x++;", "x == 0"),
    SmallProgram(
      "",
      "if (n) dispatch_semaphore_signal(flag); else { dispatch_semaphore_wait(flag, DISPATCH_TIME_FOREVER); x = y; } y = 1;",
      "x == 0"),
    SmallProgram(
      "",
      "if (n) { y = 1; dispatch_semaphore_signal(flag); } else { dispatch_semaphore_wait(flag, DISPATCH_TIME_FOREVER); x = y; }",
      "x == 1"),
    SmallProgram(
      "", "if (n) dispatch_semaphore_wait(flag, DISPATCH_TIME_FOREVER); else x = 1;", ""),
    SmallProgram(
      "static NSCondition *c; void setup(void) { c = [NSCondition new]; }",
      "[c lock]; if (n) { x = 1; [c signal]; } else { while (!x) [c wait]; y = 1; } [c unlock];",
      "y == 1"),
    SmallProgram(
      "static NSCondition *c; void setup(void) { c = [NSCondition new]; }",
      "[c lock]; if (n) { [c signal]; } else { [c wait]; } [c unlock];", ""),
    // Queues
    SmallProgram(
      "static dispatch_queue_t q; void setup(void) { q = dispatch_queue_create(\"q\", NULL); }",
      "dispatch_sync(q, ^{ x++; });", "x == 2"),
    SmallProgram(
      "static dispatch_queue_t q; void setup(void) { q = dispatch_queue_create(\"q\", NULL); }",
      "if (n) dispatch_sync(q, ^{ x++; }); else x++;", "x == 2"),
    SmallProgram(
      "", "__block int mine = 0; void (^add)(void) = ^{ mine++; }; add(); x += mine;",
      "x == 2"),
  ]
}
