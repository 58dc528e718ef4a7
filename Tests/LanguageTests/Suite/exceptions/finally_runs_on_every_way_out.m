// mode: mrc
// nested handlers, rethrow, return and continue in @try, what the library raises
#import <Foundation/Foundation.h>
@interface Res : NSObject { NSString *n; } + (Res *)n:(NSString *)n; @end
@implementation Res + (Res *)n:(NSString *)n { Res *r = [[self new] autorelease]; r->n = [n copy]; return r; } - (void)dealloc { printf("~%s ", [n UTF8String]); [n release]; [super dealloc]; } @end
@interface MyErr : NSException @end @implementation MyErr @end
static int depth(int n) { @try { if (n == 0) @throw [MyErr exceptionWithName:@"deep" reason:@"bottom" userInfo:@{@"k": @1}]; return depth(n - 1); } @finally { printf("f%d ", n); } }
static int fin(int k) { @try { if (k) return 1; @throw @"str"; } @catch (NSString *s) { printf("caught %s ", [s UTF8String]); return 2; } @finally { printf("fin "); } return 3; }
static void loop(void) { for (int i = 0; i < 4; i++) { @try { if (i == 1) continue; if (i == 3) break; printf("b%d ", i); } @finally { printf("c%d ", i); } } }
int main(void) {
    @autoreleasepool { @try { depth(2); } @catch (MyErr *e) { printf("%s %s %s %d\n", [NSStringFromClass([e class]) UTF8String], [[e name] UTF8String], [[e reason] UTF8String], [[[e userInfo] objectForKey:@"k"] intValue]); } }
    printf("%d ", fin(1)); printf("%d\n", fin(0)); loop(); puts("");
    @autoreleasepool { @try { @try { [NSException raise:NSInvalidArgumentException format:@"x%d", 1]; } @catch (NSException *e) { printf("in %s ", [[e reason] UTF8String]); @throw; } @finally { printf("f "); } } @catch (id e) { printf("out %s\n", [[e name] UTF8String]); } }
    @try { @autoreleasepool { [Res n:@"a"]; @throw [[NSException alloc] initWithName:@"n" reason:nil userInfo:nil]; } } @catch (NSException *e) { printf("%s %d\n", [[e name] UTF8String], [e reason] == nil); }
    @try { @try { @throw @1; } @catch (NSString *s) { printf("no "); } } @catch (NSNumber *n) { printf("num %d\n", [n intValue]); }
    @try { @try { @throw @"first"; } @finally { @throw @"second"; } } @catch (NSString *s) { printf("%s\n", [s UTF8String]); }
    id lock = [[NSObject new] autorelease]; @try { @synchronized (lock) { @throw @"sync"; } } @catch (id x) { @synchronized (lock) { printf("relocked\n"); } }
    @try { [@[] objectAtIndex:0]; } @catch (NSException *e) { printf("%s\n", [[e reason] UTF8String]); }
    @try { [@"x" performSelector:@selector(bogus)]; } @catch (NSException *e) { printf("%s\n", [[e name] UTF8String]); }
    @try { [[NSString alloc] initWithString:nil]; } @catch (NSException *e) { printf("%s\n", [[e name] UTF8String]); }
    @try { [[NSMutableArray array] removeObjectAtIndex:0]; } @catch (NSException *e) { printf("%s %s\n", [[e name] UTF8String], [[e reason] UTF8String]); }
    @try { [@"abc" substringWithRange:NSMakeRange(2, 5)]; } @catch (NSException *e) { printf("%s\n", [[e reason] UTF8String]); }
    @try { NSCParameterAssert(1 == 2); } @catch (NSException *e) { printf("%s %s\n", [[e name] UTF8String], [[e reason] UTF8String]); }
    @try { [(id)[NSObject class] frob]; } @catch (NSException *e) { NSString *r = [e reason]; printf("%s\n", [[r substringToIndex:28] UTF8String]); }
    @try { NSMutableArray *m = [NSMutableArray arrayWithObjects:@1, @2, @3, nil]; for (id x in m) [m addObject:x]; } @catch (NSException *e) { printf("%s\n", [[e name] UTF8String]); }
    @try { [[NSArray array] performSelector:@selector(addObject:) withObject:@1]; } @catch (NSException *e) { printf("%s\n", [[e name] UTF8String]); }
    NSSetUncaughtExceptionHandler(NULL); printf("%d\n", [[NSException exceptionWithName:@"a" reason:@"b" userInfo:nil] callStackSymbols] == nil);
    return 0;
}
// expect: f0 f1 f2 MyErr deep bottom 1
// expect: fin 1 caught str fin 2
// expect: b0 c0 c1 b2 c2 c3 
// expect: in x1 f out NSInvalidArgumentException
// expect: n 0
// expect: num 1
// expect: second
// expect: relocked
// expect: *** -[__NSArray0 objectAtIndex:]: index 0 beyond bounds for empty array
// expect: NSInvalidArgumentException
// expect: NSInvalidArgumentException
// expect: NSRangeException *** -[__NSArrayM removeObjectAtIndex:]: index 0 beyond bounds for empty array
// expect: -[__NSCFString substringWithRange:]: Range {2, 5} out of bounds; string length 3
// expect: *** Assertion failure in int main(void)(), finally_runs_on_every_way_out.m:23
// expect: NSInternalInconsistencyException Invalid parameter not satisfying: 1 == 2
// expect: +[NSObject frob]: unrecogniz
// expect: NSGenericException
// expect: NSInvalidArgumentException
// expect: 1
