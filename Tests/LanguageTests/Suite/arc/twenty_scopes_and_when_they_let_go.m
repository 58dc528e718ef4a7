// mode: arc
// scope ends, reassignment, loops, blocks, bridge casts, switch, arrays
#import <Foundation/Foundation.h>
@interface T : NSObject { @public NSString *n; } - (instancetype)initWithName:(NSString *)x; @end
@implementation T
- (instancetype)initWithName:(NSString *)x { if (self = [super init]) n = x; return self; }
- (void)dealloc { printf("~%s ", n.UTF8String); }
+ (T *)make:(NSString *)s { return [[T alloc] initWithName:s]; }
- (T *)newChild { return [[T alloc] initWithName:[n stringByAppendingString:@".c"]]; }
@end
static T *pass(T *t) { printf("in "); return t; }
static void out(T **o) { *o = [T make:@"out"]; }
static void eat(T *t) { t = nil; printf("eaten "); }
struct Pair { __unsafe_unretained T *u; int k; };
int main(void) {
    { T *a = [T make:@"a"]; T *b = a; a = nil; printf("b=%s ", b->n.UTF8String); } puts("1");
    { [T make:@"tmp"]; printf("after "); } puts("2");
    { T *a = pass([T make:@"p"]); printf("x "); (void)a; } puts("3");
    @autoreleasepool { T *o; out(&o); printf("%s ", o->n.UTF8String); o = nil; printf("pool "); } puts("4");
    { eat([T make:@"e"]); printf("back "); } puts("5");
    for (int i = 0; i < 3; i++) { T *t = [T make:[NSString stringWithFormat:@"l%d", i]]; if (i == 1) continue; printf("body%d ", i); (void)t; } puts("6");
    { T *x = [T make:@"x"], *y = [T make:@"y"], *z = [T make:@"z"]; (void)x; (void)y; (void)z; } puts("7");
    { __weak T *w; { T *s = [T make:@"s"]; w = s; printf("%d ", w != nil); } printf("%d ", w == nil); } puts("8");
    { T *s = [T make:@"one"]; s = [T make:@"two"]; printf("re "); s = s; } puts("9");
    { NSMutableArray *m = [NSMutableArray new]; [m addObject:[T make:@"m1"]]; [m addObject:[T make:@"m2"]]; [m removeObjectAtIndex:0]; printf("rm "); m[0] = [T make:@"m3"]; printf("set "); } puts("10");
    { T *t = [T make:@"par"]; T *c = [t newChild]; t = nil; printf("%s ", c->n.UTF8String); } puts("11");
    { void (^b)(void) = nil; { T *cap = [T make:@"cap"]; b = ^{ printf("[%s] ", cap->n.UTF8String); }; } b(); b = nil; printf("blk "); } puts("12");
    { struct Pair p; T *k = [T make:@"k"]; p.u = k; p.k = 1; k = nil; printf("%d ", p.k); } puts("13");
    @try { T *t = [T make:@"try"]; (void)t; @throw [NSException exceptionWithName:@"E" reason:@"r" userInfo:nil]; } @catch (NSException *e) { printf("%s ", e.name.UTF8String); } puts("14");
    { T *t = [T make:@"tern"]; T *u = t ?: [T make:@"other"]; T *v = 0 ? t : [T make:@"v"]; (void)u; printf("%s ", v->n.UTF8String); } puts("15");
    { __block T *bt = [T make:@"blk"]; void (^f)(void) = ^{ bt = nil; }; f(); printf("done "); } puts("16");
    { T *const arr[2] = { [T make:@"c0"], [T make:@"c1"] }; printf("%s ", arr[1]->n.UTF8String); } puts("17");
    { id o = [T make:@"cast"]; void *raw = (__bridge_retained void *)o; o = nil; printf("held "); T *bk = (__bridge_transfer T *)raw; (void)bk; } puts("18");
    { switch (1) { case 1: { T *t = [T make:@"sw"]; (void)t; break; } default: ; } printf("out "); } puts("19");
    { T *s = [T make:@"ret"]; __strong T **pp = &s; *pp = [T make:@"via"]; printf("pp "); } puts("20");
    return 0;
}
// expect: b=a ~a 1
// expect: ~tmp after 2
// expect: in x ~p 3
// expect: out pool ~out 4
// expect: eaten ~e back 5
// expect: body0 ~l0 ~l1 body2 ~l2 6
// expect: ~z ~y ~x 7
// expect: 1 ~s 1 8
// expect: ~one re ~two 9
// expect: ~m1 rm ~m2 set ~m3 10
// expect: ~par par.c ~par.c 11
// expect: [cap] ~cap blk 12
// expect: ~k 1 13
// expect: E 14
// expect: v ~v ~tern 15
// expect: ~blk done 16
// expect: c1 ~c1 ~c0 17
// expect: held ~cast 18
// expect: ~sw out 19
// expect: ~ret pp ~via 20
