// mode: mrc
// encodings of ivars and properties, method lists, protocols
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Base : NSObject { @public int a; @protected NSString *b; double c; BOOL d; char e[5]; struct { int x; float y; } s; id <NSCopying> q; Class k; SEL m; void (^blk)(int); int (*fp)(void); unsigned bits : 3; }
@property (nonatomic, copy, getter=theName, setter=putName:) NSString *name;
@property (assign, readonly) int ro;
@property (retain) id obj;
@property (nonatomic) CGRect rect;
- (int)sum:(int)x with:(double)y and:(id)z;
+ (void)klass;
@end
@implementation Base
@synthesize name = _n, ro, obj, rect = _r;
- (int)sum:(int)x with:(double)y and:(id)z { return x + (int)y; }
+ (void)klass {}
- (void)dealloc { [_n release]; [obj release]; [super dealloc]; }
@end
@protocol P1 <NSObject> - (void)must; @optional - (int)may:(char)c; @property int pp; @end
@interface Derived : Base <P1> @end
@implementation Derived @synthesize pp; - (void)must {} - (int)sum:(int)x with:(double)y and:(id)z { return -1; } @end
static int byName(const void *a, const void *b) { return strcmp(*(const char **)a, *(const char **)b); }
int main(void) {
    unsigned n; Ivar *iv = class_copyIvarList([Base class], &n);
    for (unsigned i = 0; i < n; i++) printf("%s %s %s\n", ivar_getName(iv[i]), ivar_getTypeEncoding(iv[i]), ivar_getOffset(iv[i]) >= 8 ? "ok" : "bad");
    free(iv);
    objc_property_t *ps = class_copyPropertyList([Base class], &n); const char *lines[20];
    for (unsigned i = 0; i < n; i++) { char *l = malloc(200); sprintf(l, "%s: %s", property_getName(ps[i]), property_getAttributes(ps[i])); lines[i] = l; } free(ps);
    qsort(lines, n, sizeof *lines, byName); for (unsigned i = 0; i < n; i++) puts(lines[i]);
    Method m = class_getInstanceMethod([Derived class], @selector(sum:with:and:));
    printf("%s %u %s\n", sel_getName(method_getName(m)), method_getNumberOfArguments(m), method_getTypeEncoding(m));
    char *rt = method_copyReturnType(m), *at = method_copyArgumentType(m, 3); printf("%s %s\n", rt, at); free(rt); free(at);
    printf("%d %d %d\n", class_conformsToProtocol([Derived class], @protocol(P1)), class_conformsToProtocol([Base class], @protocol(P1)), [Derived conformsToProtocol:@protocol(NSObject)]);
    printf("%d %d\n", class_respondsToSelector([Derived class], @selector(klass)), class_respondsToSelector(object_getClass([Derived class]), @selector(klass)));
    Method *ml = class_copyMethodList([Derived class], &n); const char *names[20]; for (unsigned i = 0; i < n; i++) names[i] = sel_getName(method_getName(ml[i])); free(ml);
    qsort(names, n, sizeof *names, byName); for (unsigned i = 0; i < n; i++) printf("%s ", names[i]); puts("");
    struct objc_method_description *md = protocol_copyMethodDescriptionList(@protocol(P1), NO, YES, &n); for (unsigned i = 0; i < n; i++) printf("%s %s; ", sel_getName(md[i].name), md[i].types); printf("%u\n", n); free(md);
    printf("%s %s %d\n", class_getName(class_getSuperclass([Derived class])), object_getClassName([[Derived new] autorelease]), class_isMetaClass(object_getClass([Base class])));
    Ivar cv = class_getInstanceVariable([Derived class], "c"); Derived *d = [Derived new]; *(double *)((char *)d + ivar_getOffset(cv)) = 2.5; printf("%g\n", [[d valueForKey:@"c"] doubleValue]);
    printf("%s %s %s\n", "-", @encode(id *), @encode(const char *[3]));
    printf("%lu %d\n", sizeof(Class), class_getInstanceSize([NSObject class]) == 8);
    return 0;
}
// expect: a i ok
// expect: b @"NSString" ok
// expect: c d ok
// expect: d B ok
// expect: e [5c] ok
// expect: s {?="x"i"y"f} ok
// expect: q @"<NSCopying>" ok
// expect: k # ok
// expect: m : ok
// expect: blk @? ok
// expect: fp ^? ok
// expect: bits b3 ok
// expect: ro i ok
// expect: _n @"NSString" ok
// expect: obj @ ok
// expect: _r {CGRect="origin"{CGPoint="x"d"y"d}"size"{CGSize="width"d"height"d}} ok
// expect: name: T@"NSString",C,N,GtheName,SputName:,V_n
// expect: obj: T@,&,Vobj
// expect: rect: T{CGRect={CGPoint=dd}{CGSize=dd}},N,V_r
// expect: ro: Ti,R,Vro
// expect: sum:with:and: 5 i36@0:8i16d20@28
// expect: i d
// expect: 1 0 1
// expect: 0 1
// expect: must pp setPp: sum:with:and: 
// expect: may: i20@0:8c16; pp i16@0:8; setPp: v20@0:8i16; 3
// expect: Base Derived 1
// expect: 2.5
// expect: - ^@ [3*]
// expect: 8 1
