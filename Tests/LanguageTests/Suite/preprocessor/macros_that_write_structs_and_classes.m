// mode: mrc
// stringizing, pasting, X-macros, classes from macros, #line, names of functions
#import <Foundation/Foundation.h>
#define STR(x) #x
#define XSTR(x) STR(x)
#define CAT(a, b) a##b
#define XCAT(a, b) CAT(a, b)
#define VERSION 3.1
#define LOG(fmt, ...) printf("[%s:%d] " fmt "\n", __func__, __LINE__ - BASE, ##__VA_ARGS__)
#define BASE 20
#define COUNT(...) COUNT_(__VA_ARGS__, 5, 4, 3, 2, 1)
#define COUNT_(a, b, c, d, e, n, ...) n
#define FIELDS X(int, id_, 1) X(double, ratio, 2.5) X(char, tag, 'z')
struct rec {
#define X(t, n, v) t n;
    FIELDS
#undef X
};
#define DECL(name, T) @interface name : NSObject { T value; } - (T)value; @end
#define IMPL(name, T, init_) @implementation name - (id)init { if ((self = [super init])) value = init_; return self; } - (T)value { return value; } @end
DECL(IntBox, int) IMPL(IntBox, int, 42)
DECL(DblBox, double) IMPL(DblBox, double, 1.25)
#define MAX3(a, b, c) MAX(MAX(a, b), c)
#define FOR_EACH(x, arr) for (id x in arr)
#define EMPTY
#define PAREN (1, 2)
#define ADD(a, b) ((a) + (b))
#define APPLY(m, args) m args
#define foo foo + 1
#if defined(VERSION) && !defined(NOPE) && (1 ? 2 : 0) > 1 && 'a' == 97 && -1 < 0 && (0xFFu & 0x0F) == 15
#define OK1 "yes"
#else
#define OK1 "no"
#endif
#if __has_feature(objc_arc)
#define MODE "arc"
#elif defined(__OBJC__)
#define MODE "mrc"
#endif
#ifndef DEBUG
# define DLOG(...) ((void)0)
#else
# define DLOG(...) printf(__VA_ARGS__)
#endif
static void where(void) { printf("%s\n", __FUNCTION__); }
@interface M : NSObject @end
@implementation M - (void)say:(int)x to:(id)y { printf("%s %s\n", __PRETTY_FUNCTION__, sel_getName(_cmd)); } + (void)k { printf("%s\n", __func__); } @end
int main(void) {
    printf("%s %s %s\n", STR(VERSION), XSTR(VERSION), STR(a  +   "b\n"));
    int XCAT(var, 7) = 7; printf("%d %d\n", var7, COUNT(a, b, c));
    struct rec r = {
#define X(t, n, v) .n = v,
        FIELDS
#undef X
    }; printf("%d %g %c\n", r.id_, r.ratio, r.tag);
    printf("%d %g\n", [[[IntBox new] autorelease] value], [[[DblBox new] autorelease] value]);
    printf("%d %d\n", MAX3(3, 9, 4), APPLY(ADD, PAREN)); 
    FOR_EACH(s, ([NSArray arrayWithObjects:@"x", @"y", nil])) printf("%s ", [s UTF8String]); puts("");
    puts(OK1); puts(MODE); DLOG("hidden %d\n", 1); where(); [[[M new] autorelease] say:1 to:nil]; [M k];
    printf("%s\n", strrchr(__FILE__, '.')); printf("%d %d %d\n", __COUNTER__, __COUNTER__, __COUNTER__);
#line 100 "other.m"
    printf("%d %s\n", __LINE__, __FILE__);
    printf("%d\n", ADD(EMPTY 2, 3) EMPTY); printf("%s|\n", STR());
    printf("%d\n", XCAT(XCAT(1, 2), 3)); printf("%d\n", __STDC_VERSION__ >= 199901L); printf("%d\n", MIN(2, 3) + ABS(-4));
    return 0;
}
// expect: VERSION 3.1 a + "b\n"
// expect: 7 3
// expect: 1 2.5 z
// expect: 42 1.25
// expect: 9 3
// expect: x y 
// expect: yes
// expect: mrc
// expect: where
// expect: -[M say:to:] say:to:
// expect: +[M k]
// expect: .m
// expect: 0 1 2
// expect: 100 other.m
// expect: 5
// expect: |
// expect: 123
// expect: 1
// expect: 6
