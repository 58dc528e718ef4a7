// mode: arc
// arrays of blocks, makers, recursion, captures by value, variable arguments
#import <Foundation/Foundation.h>
typedef int (^Op)(int, int);
typedef Op (^Maker)(int);
@interface Ctl : NSObject @property (copy) void (^onDone)(NSString *); @property (copy, nonatomic) NSString *nm; - (void)go; @end
@implementation Ctl
- (void)go { __weak typeof(self) w = self; self.onDone = ^(NSString *s) { typeof(self) st = w; printf("%s:%s ", st.nm.UTF8String, s.UTF8String); }; if (_onDone) _onDone(@"go"); }
- (void)dealloc { printf("~ctl "); }
@end
static Op adder(int k) { return ^(int a, int b) { return a + b + k; }; }
static void each(NSArray *a, void (NS_NOESCAPE ^f)(id, NSUInteger)) { NSUInteger i = 0; for (id x in a) f(x, i++); }
static int glob = 1;
int main(void) {
    @autoreleasepool {
        Op ops[] = { ^(int a, int b) { return a - b; }, adder(10), ^int(int a, int b) { return a * b; } };
        for (int i = 0; i < 3; i++) printf("%d ", ops[i](7, 3)); puts("");
        Maker mk = ^Op(int k) { return ^(int a, int b) { return (a + b) * k; }; }; printf("%d\n", mk(3)(1, 2));
        __block int n = 0; int frozen = 5; static int st = 2; 
        void (^inc)(void) = ^{ n += frozen; st++; glob *= 2; }; frozen = 100; inc(); inc(); printf("%d %d %d\n", n, st, glob);
        __block int (^fact)(int); fact = ^(int k) { return k <= 1 ? 1 : k * fact(k - 1); }; printf("%d\n", fact(6)); fact = nil;
        each(@[@"a", @"b"], ^(id x, NSUInteger i) { printf("%lu=%s ", i, [x UTF8String]); }); puts("");
        Ctl *c = [Ctl new]; c.nm = @"c"; [c go]; c = nil; puts("");
        printf("%s %s %s\n", [[^{} class] description].UTF8String, [[[^{ (void)frozen; } copy] class] description].UTF8String, [[inc class] description].UTF8String);
        NSMutableDictionary *tbl = [NSMutableDictionary dictionary]; tbl[@"sq"] = ^(int v) { return v * v; }; int (^sq)(int) = tbl[@"sq"]; printf("%d\n", sq(9));
        struct { int x, y; } pt = {1, 2}; void (^sh)(void) = ^{ printf("%d,%d ", pt.x, pt.y); }; pt.x = 50; sh(); 
        int arr3[] = {1, 2, 3}; int *p = arr3; int (^sum)(void) = ^{ return p[0] + p[1] + p[2]; }; arr3[0] = 10; printf("%d\n", sum());
        NSMutableString *ms = [NSMutableString stringWithString:@"m"]; void (^ap)(void) = ^{ [ms appendString:@"!"]; }; ap(); ap(); printf("%s\n", ms.UTF8String);
        dispatch_block_t db = ^{ printf("db\n"); }; db();
        ^(NSString *s) { printf("%s\n", s.UTF8String); }(@"immediate");
        NSComparisonResult (^cmp)(id, id) = ^(id a, id b) { return [b compare:a]; }; printf("%s\n", [[@[@1, @3, @2] sortedArrayUsingComparator:cmp] componentsJoinedByString:@""].UTF8String);
        void (^outer)(void) = ^{ __block int q = 1; void (^inner)(void) = ^{ q += n; }; inner(); printf("%d\n", q); }; outer();
        id any = ^{ return 4; }; printf("%d %d\n", ((int (^)(void))any)(), [any isKindOfClass:NSClassFromString(@"NSBlock")]);
        double (^nums)(int, ...) = ^(int k, ...) { va_list ap2; va_start(ap2, k); double t = 0; while (k--) t += va_arg(ap2, double); va_end(ap2); return t; }; printf("%g\n", nums(2, 1.5, 2.0));
    }
    return 0;
}
// expect: 4 20 21 
// expect: 9
// expect: 10 4 4
// expect: 720
// expect: 0=a 1=b 
// expect: c:go ~ctl 
// expect: __NSGlobalBlock__ __NSMallocBlock__ __NSMallocBlock__
// expect: 81
// expect: 1,2 15
// expect: m!!
// expect: db
// expect: immediate
// expect: 321
// expect: 11
// expect: 4 1
// expect: 3.5
