// mode: arc
// timers, delayed messages, associations at death, defaults, data
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface Tick : NSObject { int n; } @property (strong) NSTimer *t; @end
@implementation Tick - (void)fire:(NSTimer *)t { printf("tick %d %s\n", ++n, [t.userInfo UTF8String]); if (n == 3) { [t invalidate]; } } - (void)later:(id)x { printf("later %s\n", [x UTF8String]); } - (void)dealloc { printf("tick gone\n"); } @end
@interface Dog : NSObject @property (copy) NSString *name; @end @implementation Dog - (void)dealloc { printf("~%s\n", _name.UTF8String); } @end
static const char *kKey = "k";
int main(void) { @autoreleasepool {
    Tick *k = [Tick new]; k.t = [NSTimer scheduledTimerWithTimeInterval:0.1 target:k selector:@selector(fire:) userInfo:@"u" repeats:YES]; [k performSelector:@selector(later:) withObject:@"arg" afterDelay:0.15]; __block int b = 0; [NSTimer scheduledTimerWithTimeInterval:0.05 repeats:NO block:^(NSTimer *t) { b = 1; printf("block timer\n"); }];
    NSDate *d0 = [NSDate date]; [[NSRunLoop currentRunLoop] runUntilDate:[NSDate dateWithTimeIntervalSinceNow:0.5]]; printf("%d %d\n", b, k.t.isValid); printf("%d\n", [[NSDate date] timeIntervalSinceDate:d0] >= 0.5); k.t = nil; k = nil;
    dispatch_async(dispatch_get_main_queue(), ^{ printf("main block\n"); CFRunLoopStop(CFRunLoopGetMain()); }); CFRunLoopRun();
    Dog *host = [Dog new]; host.name = @"host"; @autoreleasepool { Dog *as = [Dog new]; as.name = @"assoc"; objc_setAssociatedObject(host, kKey, as, OBJC_ASSOCIATION_RETAIN_NONATOMIC); Dog *cp = [Dog new]; cp.name = @"assign"; objc_setAssociatedObject(host, "z", cp, OBJC_ASSOCIATION_ASSIGN); } printf("%s\n", [objc_getAssociatedObject(host, kKey) name].UTF8String); objc_setAssociatedObject(host, kKey, nil, OBJC_ASSOCIATION_RETAIN); host = nil;
    NSHashTable *obs = [NSHashTable weakObjectsHashTable]; Dog *o1 = [Dog new]; o1.name = @"o1"; [obs addObject:o1]; @autoreleasepool { Dog *o2 = [Dog new]; o2.name = @"o2"; [obs addObject:o2]; printf("%lu\n", (unsigned long)obs.allObjects.count); } printf("%lu\n", (unsigned long)obs.allObjects.count); for (Dog *x in obs) printf("%s\n", x.name.UTF8String);
    NSError *e; NSString *bad = [NSString stringWithContentsOfFile:@"/nope" encoding:NSUTF8StringEncoding error:&e]; printf("%d %s %ld\n", bad == nil, e.domain.UTF8String, (long)e.code);
    NSUserDefaults *ud = [NSUserDefaults standardUserDefaults]; [ud registerDefaults:@{@"vol": @5}]; printf("%ld ", (long)[ud integerForKey:@"vol"]); [ud setInteger:9 forKey:@"vol"]; printf("%ld %d ", (long)[ud integerForKey:@"vol"], [[[NSUserDefaults alloc] init] integerForKey:@"vol"] == 9); [ud removeObjectForKey:@"vol"]; printf("%ld\n", (long)[ud integerForKey:@"vol"]);
    NSProcessInfo *pi = [NSProcessInfo processInfo]; printf("%d\n", pi.processName.length > 0); NSMutableData *md = [NSMutableData dataWithLength:3]; ((char *)md.mutableBytes)[1] = 7; [md increaseLengthBy:1]; [md replaceBytesInRange:NSMakeRange(0, 1) withBytes:"A"]; [md setLength:3]; printf("%lu %d %c\n", (unsigned long)md.length, ((const char *)md.bytes)[1], *(const char *)md.bytes);
    NSEnumerator *en = [@{@"a": @1} keyEnumerator]; id key; while ((key = [en nextObject])) printf("%s\n", [key UTF8String]); NSDictionary *dd = @{@"x": @1, @"y": @2}; __block int sum = 0; [dd enumerateKeysAndObjectsUsingBlock:^(id k2, id v, BOOL *st) { sum += [v intValue]; }]; printf("%d %s\n", sum, [[[dd keysOfEntriesPassingTest:^BOOL(id k3, id v, BOOL *st) { return [v intValue] > 1; }] anyObject] UTF8String]);
    printf("%s\n", [[dd keysSortedByValueUsingComparator:^(id a, id c) { return [c compare:a]; }] componentsJoinedByString:@""].UTF8String); NSMutableDictionary *mm = [dd mutableCopy]; [mm removeObjectsForKeys:@[@"x"]]; mm[@"z"] = nil; [mm setDictionary:@{@"n": @0}]; printf("%s\n", mm.description.UTF8String);
} printf("end\n"); return 0; }
// expect: block timer
// expect: tick 1 u
// expect: later arg
// expect: tick 2 u
// expect: tick 3 u
// expect: 1 0
// expect: 1
// expect: tick gone
// expect: main block
// expect: ~assign
// expect: assoc
// expect: ~assoc
// expect: ~host
// expect: 2
// expect: ~o2
// expect: 1
// expect: o1
// expect: 1 NSCocoaErrorDomain 260
// expect: 5 9 1 5
// expect: 1
// expect: 3 7 A
// expect: a
// expect: 3 y
// expect: yx
// expect: {
// expect:     n = 0;
// expect: }
// expect: ~o1
// expect: end
