import Session

/// One small program for each row of docs/language.md: what the row claims is what happens.
struct LanguageProbe: CustomStringConvertible {
  enum End: Equatable {
    /// Runs to its end and prints this, on both streams together.
    case prints(String)
    /// Ends with this problem, which a compile error or a stop of the machine is.
    case problem(String)
  }
  /// How the first cell of the row begins.
  var row: String
  var program: String
  var end: End
  var mode: MemoryMode

  init(_ row: String, _ program: String, _ end: End, mode: MemoryMode = .mrc) {
    self.row = row
    self.program = program
    self.end = end
    self.mode = mode
  }

  var description: String { row }

  /// The same within a main.
  static func inMain(_ row: String, _ body: String, _ end: End) -> LanguageProbe {
    LanguageProbe(row, "int main(void) { \(body) return 0; }", end)
  }

  static let table: [LanguageProbe] =
    c + preprocessor + objectiveC + ownership + library + frameworks + withoutEffect + apple

  // MARK: C

  private static let c: [LanguageProbe] = [
    .inMain(
      "integer types",
      "unsigned u = 0; u--; signed char s = (char)200; _Bool b = 7;"
        + #" printf("%u %d %d %.1f", u, s, b, 1.5f);"#, .prints("4294967295 -56 1 1.5")),
    .inMain("`long double`", #"printf("%lu", sizeof(long double));"#, .prints("8")),
    LanguageProbe(
      "`enum`",
      "enum A : short { X = 4, Y }; typedef NS_ENUM(NSInteger, E) { P, Q };"
        + " typedef NS_OPTIONS(NSUInteger, O) { R = 1 << 2 };"
        + #" int main(void) { printf("%d %ld %d", Y, (long)Q, (int)R); return 0; }"#,
      .prints("5 1 4")),
    LanguageProbe(
      "structs, unions",
      "struct P { int x, y; }; union U { int i; char c[4]; }; struct B { unsigned a : 3; };"
        + " struct F { int n; int d[]; };"
        + " struct P swap(struct P p) { struct P q = { p.y, p.x }; return q; }"
        + " int main(void) { struct P p = { 1, 2 }; p = swap(p); union U u; u.i = 65;"
        + " struct B b; b.a = 9; struct F *f = malloc(12); f->d[1] = 3;"
        + #" printf("%d %c %d %d", p.x, u.c[0], b.a, f->d[1]); free(f); return 0; }"#,
      .prints("2 A 1 3")),
    LanguageProbe(
      "arrays, pointers",
      "int twice(int x) { return 2 * x; } int main(void) { int a[] = { 1, 2, 3 };"
        + #" int *p = a + 1; int (*f)(int) = twice; printf("%d %d", p[1], f(*p)); return 0; }"#,
      .prints("3 4")),
    LanguageProbe(
      "designated initialisers",
      "struct P { int x, y; }; int main(void) { int a[] = { [2] = 7 };"
        + #" struct P p = (struct P){ .y = 2 }; printf("%d %d", a[2], p.y); return 0; }"#,
      .prints("7 2")),
    .inMain(
      "`if for while",
      "int i = 0; do { if (++i == 2) continue; } while (i < 3); while (i < 9) i++;"
        + " switch (i) { case 1 ... 9: goto out; default: return 1; }"
        + #" out: for (;;) break; printf("%d", 0 ?: i);"#, .prints("9")),
    .inMain(
      "statement expressions",
      "_Static_assert(sizeof(int) == 4, \"\"); __typeof__(1) x = ({ int y = 2; y; });"
        + #" __auto_type z = x; printf("%d %s", z, _Generic(x, int: "int", default: "?"));"#,
      .prints("2 int")),
    LanguageProbe(
      "a `const` variable",
      "static const int n = 2; int main(void) { const int m = n + 1; int a[m] = { 4 };"
        + #" switch (2) { case n: printf("%zu %d", sizeof a / sizeof *a, a[0]); } return 0; }"#,
      .prints("3 4")),
    LanguageProbe(
      "file and function statics",
      "static inline int f(void) { static int n = 3; return n++; } extern int g;"
        + #" static int h = 1; int g = 5; int main(void) { f(); printf("%d %d", f(), g + h);"#
        + " return 0; }", .prints("4 6")),
    LanguageProbe(
      "variadic functions",
      "int sum(int n, ...) { va_list l; va_start(l, n); int s = 0;"
        + " while (n--) s += va_arg(l, int); va_end(l); return s; }"
        + #" int main(void) { printf("%d", sum(3, 1, 2, 3)); return 0; }"#, .prints("6")),
    .inMain(
      "string and character functions",
      #"char *p = malloc(8); strcpy(p, "12"); printf("%d %lu %d %.0f", atoi(p), strlen(p),"#
        + " isdigit(p[0]) != 0, sqrt(16)); free(p);", .prints("12 2 1 4")),
    LanguageProbe(
      "`qsort`",
      "#include <assert.h>\nint c(const void *a, const void *b) { return *(int *)a - *(int *)b; }"
        + " int main(void) { int a[] = { 3, 1, 2 }; qsort(a, 3, 4, c); assert(a[0] == 1);"
        + #" printf("%d%d %d %d", a[1], a[2], getchar(), time(0) > 0); return 0; }"#,
      .prints("23 -1 1")),
    LanguageProbe(
      "`packed`",
      "struct __attribute__((packed)) A { char c; int x; };\n#pragma pack(push, 2)\n"
        + "struct B { char c; int x; };\n#pragma pack(pop)\n"
        + "struct C { char c; char d __attribute__((aligned(8))); };"
        + " int main(void) { _Alignas(16) char e[3];"
        + #" printf("%lu %lu %lu %d", sizeof(struct A), sizeof(struct B), sizeof(struct C),"#
        + " (int)((unsigned long)e % 16)); return 0; }", .prints("5 6 16 0")),
    LanguageProbe(
      "arrays of variable length, also",
      "int sum(int r, int c, int m[r][c]) { int s = 0; for (int i = 0; i < r * c; i++)"
        + " s += m[i / c][i % c]; return s; } int main(void) { int n = 2; int m[n][n + 1];"
        + " for (int i = 0; i < 6; i++) m[i / 3][i % 3] = i;"
        + #" printf("%d %lu", sum(2, 3, m), sizeof m); return 0; }"#, .prints("15 24")),
    LanguageProbe(
      "`__attribute__((cleanup",
      #"void f(int *p) { printf("f%d ", *p); }"#
        + #" __attribute__((constructor)) void a(void) { printf("a "); }"#
        + #" __attribute__((destructor)) void z(void) { printf("z"); }"#
        + " int main(void) { int x __attribute__((cleanup(f))) = 1; { x++; } return 0; }",
      .prints("a f2 z")),
    LanguageProbe(
      "`_Thread_local`",
      "#include <pthread.h>\nstatic __thread int x = 2;"
        + " void *run(void *p) { x++; return NULL; } int main(void) { pthread_t t; x = 9;"
        + " pthread_create(&t, NULL, run, NULL); pthread_join(t, NULL);"
        + #" printf("%d", x); return 0; }"#, .prints("9")),
    .inMain("`_Atomic`", #"static _Atomic int n; n += 2; n++; printf("%d", n);"#, .prints("3")),
    LanguageProbe(
      "`errno`",
      "#include <errno.h>\n#include <time.h>\nint main(void) { time_t t = 0; char b[20];"
        + " errno = ENOENT; strftime(b, 20, \"%F\", gmtime(&t));"
        + #" printf("%s %s %d", b, strerror(errno), __builtin_popcount(7)); return 0; }"#,
      .prints("1970-01-01 No such file or directory 3")),
    LanguageProbe(
      "the limits of `<float.h>`",
      "#include <float.h>\n#include <locale.h>\n#include <wctype.h>\nint main(void) {"
        + #" printf("%d %d %s", DBL_MAX_EXP, iswalpha(L'x') != 0, setlocale(LC_ALL, "")); return 0; }"#,
      .prints("1024 1 C")),
    LanguageProbe(
      "attributes that would",
      "__attribute__((vector_size(16))) int v; int main(void) { return 0; }", .problem("E0401")),
    .inMain("`scanf`", "int n; scanf(\"%d\", &n);", .problem("E0402")),
    .inMain("`fopen`", "fopen(\"a\", \"r\");", .problem("E0402")),
    .inMain("`__int128`", "asm(\"nop\");", .problem("E0211")),
    .inMain(
      "string prefixes", "const wchar_t *p = L\"xyz\"; printf(\"%d\", (int)(p[1] - L'x'));",
      .prints("1")),
    LanguageProbe(
      "old-style",
      "int add(a, b) int a, b; { return a + b; } int main(void) { printf(\"%d\", add(1, 2)); return 0; }",
      .prints("3")),
    .inMain("nested functions", "int f(int x) { return x; }", .problem("E0209")),
  ]

  // MARK: Preprocessor

  private static let preprocessor: [LanguageProbe] = [
    LanguageProbe(
      "object and function macros",
      "#define CAT(a, b) a##b\n#define STR(x) #x\n"
        + "#define LOG(f, ...) printf(f \"|\", ##__VA_ARGS__)\n"
        + "int main(void) { int CAT(x, y) = 3; LOG(\"%d %s\", xy, STR(hi)); LOG(\"no\");"
        + " return 0; }", .prints("3 hi|no|")),
    LanguageProbe(
      "`#if` arithmetic",
      "#define A 2\n#if A * 3 == 6 && defined(A)\n#undef A\n#endif\n#ifdef A\n#error no\n#endif\n"
        + "#ifndef A\nint main(void) { return 0; }\n#endif\n", .prints("")),
    .inMain(
      "`__has_feature`",
      #"printf("%d %s %d %d", __has_feature(objc_arc), __func__, __LINE__, __COUNTER__);"#,
      .prints("0 main 1 0")),
    LanguageProbe(
      "system headers",
      "#import <Foundation/Foundation.h>\n#import <objc/runtime.h>\n#include <stdio.h>\n"
        + "int main(void) { return 0; }", .prints("")),
    LanguageProbe("`#import \"File.h\"`", "#import \"Nowhere.h\"\n", .problem("E0112")),
    LanguageProbe(
      "`@import`",
      "@import Foundation;\n@import ObjectiveC.runtime;\n@import Darwin.C.stdio;\n"
        + "int main(void) { return 0; }", .prints("")),
  ]

  // MARK: Objective-C

  private static let objectiveC: [LanguageProbe] = [
    LanguageProbe(
      "`@interface`",
      "@class D; @interface A : NSObject { @public int n; } - (int)f; + (int)g; @end"
        + " @implementation A - (int)f { return n; } + (int)g { return 1; } @end"
        + " @interface B : A @end @implementation B - (int)f { return [super f] + 1; } @end"
        + #" int main(void) { B *b = [B new]; b->n = 4; printf("%d %d", [b f], [B g]);"#
        + " [b release]; return 0; }", .prints("5 1")),
    LanguageProbe(
      "categories",
      "@interface A : NSObject @end @interface A () { int n; } - (int)n; @end"
        + " @interface A (More) - (int)more; @end"
        + " @implementation A - (int)n { return n; } @end"
        + " @implementation A (More) - (int)more { return 7; } @end"
        + #" int main(void) { A *a = [A new]; printf("%d %d", [a n], [a more]); return 0; }"#,
      .prints("0 7")),
    LanguageProbe(
      "`@protocol`",
      "@protocol P <NSObject> - (int)f; @optional - (int)g; @end"
        + " @interface A : NSObject <P> @end @implementation A - (int)f { return 1; } @end"
        + #" int main(void) { id<P> p = [A new]; printf("%d %d %d", [p f],"#
        + " [p respondsToSelector:@selector(g)], [p conformsToProtocol:@protocol(P)]);"
        + " return 0; }", .prints("1 0 1")),
    LanguageProbe(
      "`@property`",
      "@interface A : NSObject @property (nonatomic, retain) NSString *r;"
        + " @property (copy) NSString *c; @property (assign, readonly) int n;"
        + " @property (getter=isOn, setter=put:) BOOL on; @property (class, readonly) int k;"
        + " @property int d; @end @implementation A @synthesize n = _count; @dynamic d;"
        + " + (int)k { return 4; } - (int)d { return 6; } @end"
        + " int main(void) { A *a = [A new]; a.r = @\"r\"; a.c = @\"c\"; a.on = YES;"
        + #" NSLog(@"%@%@ %d %d %d %d", a.r, a.c, a.n, a.isOn, A.k, a.d); return 0; }"#,
      .prints("rc 0 1 4 6\n")),
    .inMain(
      "`@selector`",
      #"printf("%s %s", @encode(int *), sel_getName(@selector(a:b:)));"#
        + " [[NSObject new] performSelector:@selector(release)];", .prints("^i a:b:")),
    LanguageProbe(
      "`+initialize`",
      "@interface A : NSObject @end @implementation A"
        + #" + (void)load { printf("load "); } + (void)initialize { printf("once"); } @end"#
        + " int main(void) { [A new]; [A new]; return 0; }", .prints("load once")),
    LanguageProbe(
      "`@autoreleasepool`",
      #"@interface A : NSObject @end @implementation A - (void)dealloc { printf("gone ");"#
        + " [super dealloc]; } @end int main(void) { NSAutoreleasePool *p ="
        + " [[NSAutoreleasePool alloc] init]; [[A new] autorelease]; [p drain];"
        + " @autoreleasepool { [[A new] autorelease]; } return 0; }", .prints("gone gone ")),
    LanguageProbe(
      "messages to nil",
      "@interface A : NSObject @end @implementation A - (id)retain { return self; }"
        + #" - (oneway void)release { } @end int main(void) { id n = nil; printf("%d ","#
        + " [n isEqual:n]); A *a = [A new]; [a release]; [a release]; [(id)a foo]; return 0; }",
      .problem("R0602")),
    LanguageProbe(
      "`instancetype`",
      "NS_ASSUME_NONNULL_BEGIN @interface Box<T> : NSObject - (instancetype)me;"
        + " - (nullable T)get; @end NS_ASSUME_NONNULL_END @implementation Box"
        + " - (instancetype)me { return self; } - (id)get { return nil; } @end"
        + #" int main(void) { Box<NSString *> *b = [Box new]; printf("%d", [b me].get == nil);"#
        + " return 0; }", .prints("1")),
    LanguageProbe(
      "`@compatibility_alias`",
      "@compatibility_alias Foo NSObject; int main(void) { printf(\"%s\", class_getName([Foo class])); return 0; }",
      .prints("NSObject")),
  ]

  // MARK: Objective-C: ARC, blocks, exceptions, literals, forwarding

  private static let ownership: [LanguageProbe] = [
    LanguageProbe(
      "ARC",
      #"@interface A : NSObject @end @implementation A - (void)dealloc { printf("gone "); } @end"#
        + " int main(void) { __weak A *w; { A *a = [A new]; w = a; } void *p ="
        + " (__bridge_retained void *)[A new]; A *b = (__bridge_transfer A *)p;"
        + #" printf("%d %d ", w == nil, b != nil); return 0; }"#, .prints("gone 1 1 gone "),
      mode: .arc),
    LanguageProbe(
      "manual counting",
      "@interface A : NSObject @property (weak) id x; @end @implementation A @end",
      .problem("E0341")),
    .inMain(
      "blocks",
      "__block int n = 1; int k = 2; void (^b)(int) = ^(int x) { n += x + k; }; b(3);"
        + #" void (^c)(int) = [b copy]; c(1); [c release]; printf("%d", n);"#, .prints("9")),
    .inMain(
      "`@try`",
      "@try { @throw [NSException exceptionWithName:@\"N\" reason:@\"r\" userInfo:nil]; }"
        + #" @catch (NSException *e) { printf("%s ", [[e reason] UTF8String]); }"#
        + #" @finally { printf("done"); }"#, .prints("r done")),
    .inMain(
      "`@synchronized`",
      "id o = [NSObject new]; @synchronized (o) { @synchronized (o) { printf(\"in\"); } }",
      .prints("in")),
    .inMain(
      "`@5`",
      "NSArray *a = @[@1, @(2 + 3), @YES]; NSDictionary *d = @{ @\"k\": @2.5 };"
        + " NSMutableArray *m = [a mutableCopy]; m[0] = @7;"
        + #" NSLog(@"%@ %@ %@", m[0], a[1], d[@"k"]);"#, .prints("7 5 2.5\n")),
    LanguageProbe(
      "lightweight generics",
      "@interface Box<T> : NSObject @property (retain) T value; @end @implementation Box @end"
        + " int main(void) { NSArray<NSString *> *a = @[@\"abc\"];"
        + " Box<NSNumber *> *b = [Box new]; b.value = @4;"
        + #" printf("%lu %d", a.firstObject.length, b.value.intValue); return 0; }"#,
      .prints("3 4")),
    LanguageProbe(
      "ARC: structs that own",
      "@interface T : NSObject @end @implementation T"
        + #" - (void)dealloc { printf("dealloc "); } @end"#
        + " struct S { T *t; }; struct S make(void) { struct S s = { [T new] }; return s; }"
        + #" int main(void) { { struct S a = make(); struct S b = a; a.t = nil; printf("b ");"#
        + #" b.t = b.t; } printf("end"); return 0; }"#, .prints("b dealloc end"), mode: .arc),
    LanguageProbe(
      "ARC: `ns_consumed`",
      "@interface T : NSObject @end @implementation T"
        + #" - (void)dealloc { printf("dealloc "); } @end"#
        + #" void take(__attribute__((ns_consumed)) T *t) { printf("take "); }"#
        + #" int main(void) { take([T new]); printf("end"); return 0; }"#,
      .prints("take dealloc end"), mode: .arc),
    .inMain(
      "`for (x in", #"for (id x in @[@1, @2]) printf("%d", [x intValue]);"#, .prints("12")),
    LanguageProbe(
      "forwarding",
      #"@interface T : NSObject @end @implementation T - (void)hi { printf("hi "); } @end"#
        + " @interface A : NSObject @end @implementation A"
        + " - (id)forwardingTargetForSelector:(SEL)s {"
        + " return s == @selector(hi) ? [T new] : nil; }"
        + " - (NSMethodSignature *)methodSignatureForSelector:(SEL)s {"
        + " return [NSMethodSignature signatureWithObjCTypes:\"v@:\"]; }"
        + " - (void)forwardInvocation:(NSInvocation *)i {"
        + #" printf("%s", sel_getName([i selector])); } @end"#
        + " int main(void) { id a = [A new]; [a hi]; [a drain]; return 0; }",
      .prints("hi drain")),
    LanguageProbe(
      "`objc_requires_super`",
      "@interface A : NSObject + (id)new __attribute__((unavailable)); @end"
        + " @implementation A @end int main(void) { [A new]; return 0; }", .problem("E0351")),
  ]

  // MARK: Library

  private static let library: [LanguageProbe] = [
    .inMain(
      "`NSObject`",
      #"id o = [[NSObject alloc] init]; printf("%lu %d %s", [[o retain] retainCount],"#
        + " [o isKindOfClass:[NSObject class]], object_getClassName(o));",
      .prints("2 1 NSObject")),
    .inMain(
      "`NSString`",
      "NSMutableString *s = [NSMutableString string]; [s appendFormat:@\"%d-%@\", 3, @\"x\"];"
        + #" printf("%s %lu", [[s uppercaseString] UTF8String], [s length]);"#,
      .prints("3-X 3")),
    .inMain("`NSLog`", #"NSLog(@"%@ %5.2f %s", @"a", 1.5, "b");"#, .prints("a  1.50 b\n")),
    .inMain(
      "`NSAllocateObject`",
      "id o = NSAllocateObject([NSObject class], 0, NULL); id c = NSCopyObject(o, 0, NULL);"
        + #" printf("%d", o != c); NSDeallocateObject(o); NSDeallocateObject(c);"#,
      .prints("1")),
    .inMain(
      "zones",
      "NSZone *z = NSCreateZone(4096, 16, YES); NSSetZoneName(z, @\"mine\");"
        + " id o = [NSObject allocWithZone:z];"
        + #" printf("%d %s", NSZoneFromPointer(o) == z, [NSZoneName([o zone]) UTF8String]);"#,
      .prints("1 mine")),
  ]

  private static let frameworks: [LanguageProbe] = [
    .inMain(
      "`NSNumber`",
      "NSMutableDictionary *d = [NSMutableDictionary dictionary];"
        + " d[@\"a\"] = [NSNumber numberWithInt:4];"
        + " NSArray *a = [@[@3, @1] sortedArrayUsingSelector:@selector(compare:)];"
        + #" printf("%lu %d %d", [[NSSet setWithArray:@[@1, @1]] count], [d[@"a"] intValue],"#
        + " [a[0] intValue]);", .prints("1 4 1")),
    .inMain(
      "Core Foundation",
      #"CFStringRef s = CFSTR("abc"); printf("%ld %d", CFStringGetLength(s), (id)kCFBooleanTrue == @YES);"#,
      .prints("3 1")),
    LanguageProbe(
      "`NSException`",
      "@interface A : NSObject @end @implementation A"
        + " - (void)f { NSAssert(1 == 2, @\"no %d\", 3); } @end"
        + " int main(void) { [[A new] f]; return 0; }", .problem("R0601")),
    LanguageProbe(
      "`NSProxy`",
      "@interface P : NSProxy { @public id real; } @end @implementation P"
        + " - (NSMethodSignature *)methodSignatureForSelector:(SEL)s {"
        + " return [real methodSignatureForSelector:s]; }"
        + " - (void)forwardInvocation:(NSInvocation *)i { [i invokeWithTarget:real]; } @end"
        + " int main(void) { P *p = [P alloc]; p->real = @\"abc\";"
        + #" printf("%lu", [(NSString *)p length]); return 0; }"#, .prints("3")),
    LanguageProbe(
      "key-value",
      "@interface A : NSObject @property int n; @end @implementation A"
        + " - (void)observeValueForKeyPath:(NSString *)k ofObject:(id)o"
        + #" change:(NSDictionary *)c context:(void *)x { printf("%s ", [k UTF8String]); } @end"#
        + " int main(void) { A *a = [A new];"
        + " [a addObserver:a forKeyPath:@\"n\" options:0 context:NULL];"
        + #" [a setValue:@3 forKey:@"n"]; printf("%d", [[a valueForKey:@"n"] intValue]);"#
        + " [a removeObserver:a forKeyPath:@\"n\"]; return 0; }", .prints("n 3")),
    .inMain(
      "`dispatch_once`",
      "static dispatch_once_t t; for (int i = 0; i < 2; i++)"
        + #" dispatch_once(&t, ^{ printf("once "); });"#
        + " dispatch_queue_t q = dispatch_queue_create(\"q\", NULL);"
        + #" dispatch_sync(q, ^{ printf("sync "); }); dispatch_group_t g = dispatch_group_create();"#
        + #" dispatch_group_async(g, q, ^{ printf("async"); });"#
        + " dispatch_group_wait(g, DISPATCH_TIME_FOREVER);", .prints("once sync async")),
    LanguageProbe(
      "`NSThread`",
      "static void *f(void *p) { return (char *)p + 1; } int main(void) { pthread_t t; void *r;"
        + " pthread_create(&t, NULL, f, (void *)4); pthread_join(t, &r); _Atomic int n = 0;"
        + " atomic_fetch_add(&n, 2); NSLock *l = [NSLock new]; [l lock];"
        + #" printf("%ld %d %d", (long)r, n, [l tryLock]); [l unlock]; return 0; }"#,
      .prints("5 2 0")),
    .inMain(
      "`NSOrderedSet`",
      "NSOrderedSet *s = [NSOrderedSet orderedSetWithObjects:@\"a\", @\"a\", nil];"
        + " NSHashTable *weak = [NSHashTable weakObjectsHashTable];"
        + " NSObject *o = [NSObject new]; [weak addObject:o]; [o release];"
        + #" printf("%lu %lu", (unsigned long)[s count], (unsigned long)[[weak allObjects] count]);"#,
      .prints("1 0")),
    .inMain(
      "`NSIndexPath`",
      "NSPointerArray *list = [NSPointerArray strongObjectsPointerArray]; [list addPointer:NULL];"
        + #" printf("%ld %lu", (long)[[NSIndexPath indexPathForRow:2 inSection:1] row], (unsigned long)[list count]);"#,
      .prints("2 1")),
    .inMain(
      "`NSCoding`",
      "NSData *data = [NSKeyedArchiver archivedDataWithRootObject:[NSArray arrayWithObject:@\"a\"]];"
        + #" printf("%s", [[[NSKeyedUnarchiver unarchiveObjectWithData:data] lastObject] UTF8String]);"#,
      .prints("a")),
    .inMain(
      "`NSFileHandle`",
      "[[NSFileHandle fileHandleWithStandardOutput] writeData:[@\"out\" dataUsingEncoding:4]];"
        + " NSFileManager *files = [NSFileManager defaultManager];"
        + #" printf(" %lu", (unsigned long)[[[files enumeratorAtPath:@"/tmp"] allObjects] count]);"#,
      .prints("out 0")),
    .inMain(
      "`NSUUID`",
      #"printf("%s %d", [[[NSURL URLWithString:@"http://a.b/c"] host] UTF8String],"#
        + " [[NSUUID UUID] isEqual:[NSUUID UUID]]);",
      .prints("a.b 0")),
    .inMain(
      "`NSNumberFormatter`",
      "NSNumberFormatter *f = [[NSNumberFormatter alloc] init];"
        + " [f setNumberStyle:NSNumberFormatterCurrencyStyle];"
        + " NSLog(@\"%@\", [f stringFromNumber:[NSNumber numberWithDouble:-1234.565]]);",
      .prints("-$1,234.56\n")),
    .inMain(
      "`NSJSONSerialization`",
      "NSData *d = [@\"{\\\"a\\\": [1, true]}\" dataUsingEncoding:4];"
        + " id a = [[NSJSONSerialization JSONObjectWithData:d options:0 error:NULL] objectForKey:@\"a\"];"
        + " d = [NSJSONSerialization dataWithJSONObject:a options:0 error:NULL];"
        + #" printf("%.*s", (int)[d length], (char *)[d bytes]);"#, .prints("[1,true]")),
    .inMain(
      "`NSRegularExpression`",
      "NSRegularExpression *r = [NSRegularExpression regularExpressionWithPattern:@\"(b+)c\" options:0 error:NULL];"
        + " NSLog(@\"%@\", [r stringByReplacingMatchesInString:@\"abbc\" options:0 range:NSMakeRange(0, 4)"
        + " withTemplate:@\"<$1>\"]);",
      .prints("a<bb>\n")),
    .inMain(
      "`NSUndoManager`",
      "NSUndoManager *u = [[NSUndoManager alloc] init]; NSMutableArray *a = [NSMutableArray array];"
        + " [[u prepareWithInvocationTarget:a] removeLastObject]; [a addObject:@\"x\"]; [u undo];"
        + " NSLog(@\"%lu %d\", [a count], [u canRedo]);",
      .prints("0 0\n")),
    .inMain(
      "`NSValueTransformer`",
      "NSLog(@\"%@\", [[NSValueTransformer valueTransformerForName:NSNegateBooleanTransformerName]"
        + " transformedValue:@NO]);",
      .prints("1\n")),
    .inMain(
      "`NSPredicate`",
      "NSArray *a = [NSArray arrayWithObjects:@\"ab\", @\"b\", @\"cb\", nil];"
        + " NSPredicate *p = [NSPredicate predicateWithFormat:@\"SELF MATCHES %@ AND length > %d\","
        + " @\"[a-b]+\", 1]; NSLog(@\"%@ %@\", p, [[a filteredArrayUsingPredicate:p] lastObject]);",
      .prints("SELF MATCHES \"[a-b]+\" AND length > 1 ab\n")),
    .inMain(
      "`NSCalendar` (Gregorian)",
      "NSDateFormatter *f = [[NSDateFormatter alloc] init]; [f setDateFormat:@\"d MMM yyyy\"];"
        + " NSDate *d = [f dateFromString:@\"29 Feb 2012\"];"
        + " d = [[NSCalendar currentCalendar] dateByAddingUnit:NSCalendarUnitYear value:1 toDate:d"
        + " options:0]; NSLog(@\"%@ %@\", [f stringFromDate:d], [[f timeZone] name]);",
      .prints("28 Feb 2013 UTC\n")),
    .inMain(
      "`sscanf`",
      #"int a; char w[8]; int n = sscanf("12 xy", "%d %7s", &a, w); printf("%d %d %s", n, a, w);"#,
      .prints("2 12 xy")),
    .inMain(
      "`NSDate`",
      "NSUserDefaults *d = [NSUserDefaults standardUserDefaults];"
        + " [d setInteger:3 forKey:@\"k\"];"
        + #" printf("%ld %d %d", (long)[d integerForKey:@"k"], [NSDate date] != nil,"#
        + " [NSFileManager defaultManager] == [NSFileManager defaultManager]);",
      .prints("3 1 1")),
    .inMain(
      "the singletons of UIKit",
      "CLLocationManager *m = [CLLocationManager new];"
        + #" printf("%d %d", [UIScreen mainScreen] == [UIScreen mainScreen], m != nil);"#,
      .prints("1 1")),
    LanguageProbe(
      "of `objc/runtime.h`",
      "@interface A : NSObject - (int)a; - (int)b; @end @implementation A"
        + " - (int)a { return 1; } - (int)b { return 2; } @end int main(void) { static char k;"
        + " method_exchangeImplementations(class_getInstanceMethod([A class], @selector(a)),"
        + " class_getInstanceMethod([A class], @selector(b))); A *a = [A new];"
        + " objc_setAssociatedObject(a, &k, @\"v\", OBJC_ASSOCIATION_RETAIN);"
        + #" printf("%d %s %d", [a a], [objc_getAssociatedObject(a, &k) UTF8String],"#
        + " ((int (*)(id, SEL))objc_msgSend)(a, @selector(b))); return 0; }", .prints("2 v 1")),
  ]

  // MARK: Accepted without effect

  private static let withoutEffect: [LanguageProbe] = [
    LanguageProbe(
      "attributes that only advise",
      #"__attribute__((unused, pure)) static int f(void) { return 1; }"#
        + " int main(void) { return 0; }", .prints("")),
    LanguageProbe(
      "`__attribute__`s that nobody",
      " __attribute__((foobar)) int x; int main(void) { return 0; }", .prints("")),
  ]

  // MARK: Apple's systems and this one

  private static let apple: [LanguageProbe] = [
    LanguageProbe(
      "counts, pools",
      """
      @interface Part : NSObject
      @end
      @implementation Part
      - (void)dealloc { printf("part "); [super dealloc]; }
      @end
      @interface Whole : NSObject { Part *part; }
      @end
      @implementation Whole
      - (id)init { self = [super init]; part = [Part new]; return self; }
      - (void)dealloc { printf("whole "); [part release]; [super dealloc]; }
      @end
      int main(void) {
        @autoreleasepool {
          Whole *w = [[Whole new] autorelease];
          [w retain];
          printf("%lu ", (unsigned long)[w retainCount]);
          [w release];
          printf("%lu ", (unsigned long)[w retainCount]);
        }
        printf("end");
        return 0;
      }
      """, .prints("2 1 whole part end")),
    .inMain(
      "what `%@`", #"printf("%s", [[[NSArray arrayWithObject:@"a b"] description] UTF8String]);"#,
      .prints("(\n    \"a b\"\n)")),
    LanguageProbe(
      "ivars synthesized",
      """
      @interface A : NSObject
      @property BOOL a; @property double b; @property BOOL c; @property int d;
      @end
      @implementation A
      @end
      int main(void) { printf("%lu", (unsigned long)class_getInstanceSize([A class])); return 0; }
      """, .prints("24")),
    LanguageProbe(
      "observers of a notification centre",
      """
      @interface Ear : NSObject
      @end
      @implementation Ear
      - (void)hear:(NSNotification *)note { printf("heard"); }
      @end
      int main(void) {
        NSNotificationCenter *centre = [NSNotificationCenter defaultCenter];
        Ear *ear = [Ear new];
        [centre addObserver:ear selector:@selector(hear:) name:@"N" object:nil];
        [ear release];
        [centre postNotificationName:@"N" object:nil];
        printf("silence");
        return 0;
      }
      """, .prints("silence")),
    LanguageProbe(
      "under ARC what a factory answers",
      """
      int main(void) {
        @autoreleasepool {
          __weak id array, number;
          {
            NSArray *a = [NSMutableArray array];
            NSNumber *n = @5;
            array = a;
            number = n;
          }
          printf("%d %d", array != nil, number != nil);
        }
        return 0;
      }
      """, .prints("0 1"), mode: .arc),
    LanguageProbe(
      "key-value observers hear",
      """
      @interface Ear : NSObject
      @end
      @implementation Ear
      - (void)observeValueForKeyPath:(NSString *)path ofObject:(id)object change:(NSDictionary *)change
                             context:(void *)context { printf("%s", (const char *)context); }
      @end
      @interface Tank : NSObject
      @property int level;
      @end
      @implementation Tank
      @end
      int main(void) {
        Tank *tank = [Tank new];
        Ear *ear = [Ear new];
        [tank addObserver:ear forKeyPath:@"level" options:0 context:"a"];
        [tank addObserver:ear forKeyPath:@"level" options:0 context:"b"];
        tank.level = 1;
        return 0;
      }
      """, .prints("ba")),
    LanguageProbe(
      "a class's ivars move",
      """
      @interface A : NSObject
      @end
      @interface B : A { @public long own; }
      @end
      @implementation B
      @end
      @implementation A { long hidden; }
      - (id)init { self = [super init]; hidden = 7; return self; }
      @end
      int main(void) { printf("%ld", ((B *)[B new])->own); return 0; }
      """, .prints("0")),
    LanguageProbe(
      "a block gives its captures back",
      """
      @interface Bead : NSObject { @public char name; }
      @end
      @implementation Bead
      - (void)dealloc { printf("%c", name); }
      @end
      static Bead *bead(char name) { Bead *made = [Bead new]; made->name = name; return made; }
      static void (^build(void))(void) {
        Bead *a = bead('a'), *b = bead('b');
        __block Bead *c = bead('c');
        return ^{ (void)c; (void)a; (void)b; };
      }
      int main(void) {
        void (^work)(void) = build();
        work = nil;
        Bead *d = bead('d');
        if (d) ^{ (void)d; }();
        d = nil;
        printf(".");
        return 0;
      }
      """, .prints("cbad."), mode: .arc),
    LanguageProbe(
      "asking whether it responds",
      """
      @interface A : NSObject
      @end
      @implementation A
      + (BOOL)resolveInstanceMethod:(SEL)selector { printf("asked "); return NO; }
      @end
      int main(void) {
        printf("%d", [[A new] respondsToSelector:@selector(count)]);
        return 0;
      }
      """, .prints("asked 0")),
    .inMain(
      "addresses", #"printf("%p", (void *)[NSObject new]);"#, .prints("0x600010000010")),
    .inMain(
      "time",
      "time_t start = time(NULL); sleep(3600);"
        + #" printf("%d", (int)(time(NULL) - start));"#, .prints("3600")),
    LanguageProbe(
      "threads",
      """
      static void *work(void *name) {
        for (int i = 0; i < 2; i++) printf("%s", (char *)name);
        return NULL;
      }
      int main(void) {
        pthread_t a, b;
        pthread_create(&a, NULL, work, "a");
        pthread_create(&b, NULL, work, "b");
        pthread_join(a, NULL);
        pthread_join(b, NULL);
        return 0;
      }
      """, .prints("aabb")),
    .inMain(
      "zones",
      "NSZone *zone = NSCreateZone(4096, 4096, YES);"
        + #" printf("%d", NSZoneFromPointer([NSObject allocWithZone:zone]) == zone);"#, .prints("1")
    ),
    .inMain("what would crash", "int *p = NULL; *p = 1;", .problem("R0607")),
    .inMain(
      "a number that does not fit",
      #"printf("%ld", (long)[[NSNumber numberWithDouble:1e30] integerValue]);"#,
      .prints("-9223372036854775808")),
    LanguageProbe(
      "what a block literal captured in the condition",
      """
      @interface Bead : NSObject
      @end
      @implementation Bead
      - (void)dealloc { printf("gone "); }
      @end
      static BOOL ask(BOOL (^test)(void)) { return test(); }
      int main(void) {
        Bead *bead = [Bead new];
        int rounds = 0;
        do ; while (ask(^{ return (BOOL)(bead != nil); }) && rounds++ < 2);
        bead = nil;
        return 0;
      }
      """, .prints("gone "), mode: .arc),
    .inMain(
      "the objects of class clusters",
      #"id raw = [NSArray alloc]; NSArray *a = [raw initWithObjects:@"x", nil];"#
        + #" printf("%d %d", [a isMemberOfClass:[NSArray class]], raw == a);"#, .prints("1 1")),
    .inMain(
      "`callStackSymbols`",
      #"printf("%d", [[[NSThread callStackSymbols] componentsJoinedByString:@""] containsString:@"main"]);"#,
      .prints("1")),
  ]
}
