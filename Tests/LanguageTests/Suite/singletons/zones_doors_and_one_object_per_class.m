// mode: mrc
// zones passed on, the strict singleton, one for each class, extra counts
#import <Foundation/Foundation.h>
@interface Zoned : NSObject <NSCopying> { int v; } @property int v; @end
@implementation Zoned @synthesize v;
+ (id)allocWithZone:(NSZone *)z { printf("awz %s ", z == NULL ? "null" : z == NSDefaultMallocZone() ? "default" : "other"); return [super allocWithZone:z]; }
- (id)copyWithZone:(NSZone *)z { printf("cwz %s ", z ? "z" : "null"); Zoned *c = [[[self class] allocWithZone:z] init]; c.v = v + 1; return c; }
@end
@interface Single : NSObject + (Single *)shared; @property (retain) NSMutableArray *log; @end
static Single *one;
@implementation Single @synthesize log;
+ (Single *)shared { @synchronized (self) { if (!one) one = [[super allocWithZone:NULL] init]; } return one; }
+ (id)allocWithZone:(NSZone *)z { return [[self shared] retain]; }
- (id)init { if ((self = [super init]) && !log) { log = [NSMutableArray new]; printf("init "); } return self; }
- (id)copyWithZone:(NSZone *)z { return self; } - (id)retain { return self; } - (NSUInteger)retainCount { return NSUIntegerMax; } - (oneway void)release {} - (id)autorelease { return self; }
@end
@interface SubSingle : Single @end @implementation SubSingle @end
@interface Lazy : NSObject @end
static int made; @implementation Lazy + (instancetype)shared { static Lazy *l; static dispatch_once_t t; dispatch_once(&t, ^{ l = [[self alloc] init]; }); return l; } - (instancetype)init { if (self = [super init]) made++; return self; } @end
@interface Per : NSObject + (instancetype)shared; @end
@implementation Per + (instancetype)shared { static NSMutableDictionary *all; @synchronized ([Per class]) { if (!all) all = [NSMutableDictionary new]; id o = [all objectForKey:NSStringFromClass(self)]; if (!o) { o = [[self new] autorelease]; [all setObject:o forKey:NSStringFromClass(self)]; } return o; } } @end
@interface PerA : Per @end @implementation PerA @end
int main(void) {
    NSAutoreleasePool *p = [NSAutoreleasePool new];
    Zoned *a = [Zoned new]; puts(""); Zoned *b = [[Zoned alloc] init]; puts(""); NSZone *z = NSCreateZone(1024, 256, YES); NSSetZoneName(z, @"mine"); Zoned *c = [[Zoned allocWithZone:z] init]; puts(""); Zoned *d = [a copy]; printf("%d\n", d.v); Zoned *e = [a copyWithZone:z]; puts("");
    printf("%s\n", [NSZoneName(z) UTF8String]); void *mem = NSZoneMalloc(z, 16); printf("%d\n", NSZoneFromPointer(mem) == z); NSZoneFree(z, mem); id raw = NSAllocateObject([Zoned class], 8, z); printf("%d %lu\n", [raw v], (unsigned long)[raw retainCount]); ((char *)object_getIndexedIvars(raw))[0] = 'i'; [raw release];
    printf("%d %d\n", NSShouldRetainWithZone(a, NULL), NSShouldRetainWithZone(a, z)); [a release]; [b release]; [c release]; [d release]; [e release]; NSRecycleZone(z);
    Single *s1 = [Single shared], *s2 = [[Single alloc] init], *s3 = [Single new], *s4 = [s1 copy], *s5 = [SubSingle shared]; printf("%d %d %d %d %s\n", s1 == s2, s2 == s3, s3 == s4, s5 == s1, class_getName([s5 class])); printf("%lu\n", (unsigned long)[s1 retainCount]); [s1 release]; [s1 release]; [[s1 retain] autorelease]; [s1.log addObject:@"x"]; printf("%lu\n", (unsigned long)[s2.log count]);
    @try { [s1 mutableCopy]; } @catch (NSException *x) { printf("%s\n", [[x name] UTF8String]); }
    id l1 = [Lazy shared], l2 = [Lazy shared], l3 = [[Lazy new] autorelease]; printf("%d %d %d\n", l1 == l2, l1 == l3, made);
    printf("%d %d %d\n", [Per shared] == [Per shared], (id)[PerA shared] == (id)[Per shared], [[PerA shared] isKindOfClass:[PerA class]]);
    printf("%lu %d\n", (unsigned long)NSExtraRefCount(l1), NSDecrementExtraRefCountWasZero(l3)); NSIncrementExtraRefCount(l1); printf("%lu\n", (unsigned long)[l1 retainCount]);
    printf("%d %d %d\n", [[NSNull alloc] init] == [NSNull null], [[NSObject class] retainCount] == NSUIntegerMax, [[Zoned class] copy] == [Zoned class]); printf("%lu\n", (unsigned long)[@"const" retainCount] == NSUIntegerMax ? 1ul : 0ul);
    [p drain]; return 0;
}
// expect: awz null 
// expect: awz null 
// expect: awz other 
// expect: cwz null awz null 1
// expect: cwz z awz other 
// expect: mine
// expect: 1
// expect: 0 1
// expect: 1 0
// expect: init 1 1 1 1 Single
// expect: 18446744073709551615
// expect: 1
// expect: NSInvalidArgumentException
// expect: 1 0 2
// expect: 1 0 1
// expect: 0 1
// expect: 2
// expect: 1 1 1
// expect: 1
