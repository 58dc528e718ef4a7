// mode: arc
// optional methods, own subscripts and enumeration, class properties, options, nil
#import <Foundation/Foundation.h>
@protocol Shape <NSObject> @property (readonly) double area; @optional - (NSString *)nick; + (instancetype)unit; @end
@interface Sq : NSObject <Shape> @property double side; @end @implementation Sq - (double)area { return _side * _side; } + (instancetype)unit { Sq *s = [self new]; s.side = 1; return s; } @end
@interface Ci : NSObject <Shape> { double r; } - (instancetype)initWithR:(double)r NS_DESIGNATED_INITIALIZER; - (instancetype)init NS_UNAVAILABLE; @end
@implementation Ci - (instancetype)initWithR:(double)x { self = [super init]; if (self) r = x; return self; } - (double)area { return 3 * r * r; } - (NSString *)nick { return @"circle"; } @end
@interface Vec : NSObject <NSFastEnumeration, NSCopying> { NSArray *a; } + (instancetype)with:(id)f, ... NS_REQUIRES_NIL_TERMINATION; - (id)objectAtIndexedSubscript:(NSUInteger)i; - (void)setObject:(id)o atIndexedSubscript:(NSUInteger)i; - (id)objectForKeyedSubscript:(NSString *)k; @end
@implementation Vec
+ (instancetype)with:(id)f, ... { NSMutableArray *m = [NSMutableArray new]; va_list ap; va_start(ap, f); for (id x = f; x; x = va_arg(ap, id)) [m addObject:x]; va_end(ap); Vec *v = [self new]; v->a = m; return v; }
- (id)objectAtIndexedSubscript:(NSUInteger)i { return a[i]; } - (void)setObject:(id)o atIndexedSubscript:(NSUInteger)i { ((NSMutableArray *)a)[i] = o; } - (id)objectForKeyedSubscript:(NSString *)k { return [k isEqual:@"last"] ? a.lastObject : nil; }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)s objects:(id __unsafe_unretained [])b count:(NSUInteger)n { return [a countByEnumeratingWithState:s objects:b count:n]; }
- (id)copyWithZone:(NSZone *)z { Vec *v = [[[self class] allocWithZone:z] init]; v->a = [a mutableCopy]; return v; }
@end
@interface Par : NSObject @property (class, copy) NSString *title; @property (class, readonly) int count; @property (nonatomic, getter=isOn) BOOL on; @property (nonatomic, weak) id del; @property (nonatomic, unsafe_unretained) id un; @property (atomic, copy) NSArray *arr; @property (nonatomic, readonly, copy) NSString *ro; @end
@interface Par () @property (nonatomic, readwrite, copy) NSString *ro; @end
static NSString *ttl; static int cnt;
@implementation Par @dynamic un; - (id)un { return nil; } - (void)setUn:(id)u {} + (NSString *)title { return ttl ?: @"none"; } + (void)setTitle:(NSString *)t { ttl = [t copy]; } + (int)count { return cnt++; } - (void)setOn:(BOOL)on { printf("on=%d ", on); _on = on; } - (instancetype)init { if ((self = [super init])) self.ro = @"ro"; return self; } @end
typedef NS_OPTIONS(NSUInteger, Opt) { OptA = 1 << 0, OptB = 1 << 1, OptC = 1 << 2, OptAll = OptA | OptB | OptC };
int main(void) { @autoreleasepool {
    NSArray<id<Shape>> *sh = @[[Sq unit], [[Ci alloc] initWithR:2]]; for (id<Shape> x in sh) printf("%g %s ", x.area, [x respondsToSelector:@selector(nick)] ? x.nick.UTF8String : "-"); puts("");
    printf("%d %d %d\n", [Sq conformsToProtocol:@protocol(Shape)], [@1 conformsToProtocol:@protocol(NSCopying)], [Sq instancesRespondToSelector:@selector(nick)]);
    Vec *v = [Vec with:@"a", @"b", @"c", nil]; v[1] = @"B"; printf("%s %s %s\n", [v[1] UTF8String], [v[@"last"] UTF8String], [v[@"x"] UTF8String] ?: "nil"); for (NSString *s in v) printf("%s", s.UTF8String); Vec *w = [v copy]; w[0] = @"Z"; printf(" %s%s\n", [v[0] UTF8String], [w[0] UTF8String]);
    Par *p = [Par new]; Par.title = @"T"; printf("%s %d %d\n", Par.title.UTF8String, Par.count, Par.count); p.on = YES; p.on = !p.on; printf("%d %s\n", p.isOn, p.ro.UTF8String); @autoreleasepool { p.del = [NSObject new]; } printf("%d\n", p.del == nil); NSMutableArray *ma = [@[@1] mutableCopy]; p.arr = ma; [ma addObject:@2]; printf("%lu\n", p.arr.count);
    Opt o = OptA | OptC; printf("%d %d %lu %lu\n", !!(o & OptB), (o & OptC) == OptC, (unsigned long)(o & ~OptA), (unsigned long)OptAll); o ^= OptAll; printf("%lu\n", (unsigned long)o);
    id nothing = nil; printf("%d %g %d %d\n", (int)[nothing length], [nothing doubleValue], [nothing isEqual:nothing], [nothing count] == 0); NSRange nr = [(NSString *)nothing rangeOfString:@"x"]; printf("%lu %lu\n", nr.location, nr.length);
    Class c = NSClassFromString(@"Sq"); id made = [[c alloc] init]; [made setValue:@3 forKey:@"side"]; printf("%g %s\n", [made area], NSStringFromClass([made class]).UTF8String); SEL sel = NSSelectorFromString(@"setSide:"); NSMethodSignature *sig = [made methodSignatureForSelector:sel]; printf("%lu %s\n", (unsigned long)sig.numberOfArguments, [sig getArgumentTypeAtIndex:2]); NSInvocation *inv = [NSInvocation invocationWithMethodSignature:sig]; inv.selector = sel; inv.target = made; double five = 5; [inv setArgument:&five atIndex:2]; [inv invoke]; printf("%g\n", [made area]);
} return 0; }
// expect: 1 - 12 circle 
// expect: 1 1 0
// expect: B c nil
// expect: aBc aZ
// expect: T 0 1
// expect: on=1 on=0 0 ro
// expect: 1
// expect: 1
// expect: 0 1 4 7
// expect: 2
// expect: 0 0 0 1
// expect: 0 0
// expect: 9 Sq
// expect: 3 d
// expect: 25
