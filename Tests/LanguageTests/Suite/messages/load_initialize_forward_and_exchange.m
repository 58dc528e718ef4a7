// mode: mrc
// +load, +initialize, forwarding, classes at run time, exchanging methods
#import <Foundation/Foundation.h>
#import <objc/runtime.h>
@interface A : NSObject + (void)hello; - (NSString *)who; @end
@implementation A
+ (void)load { printf("A load\n"); } + (void)initialize { printf("A init for %s\n", class_getName(self)); }
+ (void)hello { printf("hello %s\n", class_getName(self)); } - (NSString *)who { return @"A"; }
@end
@interface B : A @end
@implementation B + (void)load { printf("B load\n"); } - (NSString *)who { return [@"B>" stringByAppendingString:[super who]]; } @end
@interface C : B @end
@implementation C + (void)initialize { if (self == [C class]) printf("C once\n"); } @end
@implementation A (Extra) + (void)load { printf("A(Extra) load\n"); } - (NSString *)extra { return @"extra"; } @end
@interface A (Extra) - (NSString *)extra; @end
@interface NSString (Rev) - (NSString *)reversed; @end
@implementation NSString (Rev) - (NSString *)reversed { NSMutableString *r = [NSMutableString string]; for (NSInteger i = [self length] - 1; i >= 0; i--) [r appendFormat:@"%C", [self characterAtIndex:i]]; return r; } @end
static id dynImp(id self, SEL _cmd, int x) { return [NSString stringWithFormat:@"dyn %@ %d", NSStringFromSelector(_cmd), x]; }
@interface D : NSObject @end
@implementation D
+ (BOOL)resolveInstanceMethod:(SEL)s { if (s == @selector(dyn:)) { class_addMethod(self, s, (IMP)dynImp, "@@:i"); return YES; } return [super resolveInstanceMethod:s]; }
- (id)forwardingTargetForSelector:(SEL)s { return s == @selector(uppercaseString) ? @"fwd" : nil; }
- (NSMethodSignature *)methodSignatureForSelector:(SEL)s { if (s == @selector(add:to:)) return [NSMethodSignature signatureWithObjCTypes:"i@:ii"]; return [super methodSignatureForSelector:s]; }
- (void)forwardInvocation:(NSInvocation *)inv { int a, b; [inv getArgument:&a atIndex:2]; [inv getArgument:&b atIndex:3]; int r = a + b; [inv setReturnValue:&r]; printf("inv %s %lu\n", sel_getName([inv selector]), (unsigned long)[[inv methodSignature] numberOfArguments]); }
@end
@interface D (Fake) - (id)dyn:(int)x; - (int)add:(int)a to:(int)b; - (NSString *)uppercaseString; - (void)nothing; @end
int main(void) { @autoreleasepool {
    printf("main\n"); [C hello]; [B hello]; [A hello];
    C *c = [[C new] autorelease]; printf("%s %s\n", [[c who] UTF8String], [[c extra] UTF8String]); printf("%s\n", [[@"abc" reversed] UTF8String]);
    D *d = [[D new] autorelease]; printf("%s\n", [[d dyn:4] UTF8String]); printf("%s %d\n", [[d uppercaseString] UTF8String], [d add:2 to:3]); printf("%d\n", [d respondsToSelector:@selector(dyn:)]);
    @try { [d nothing]; } @catch (NSException *e) { NSRange r = [[e reason] rangeOfString:@"unrecognized"]; printf("%s %d\n", [[e name] UTF8String], r.location != NSNotFound); }
    Class K = objc_allocateClassPair([A class], "Kid", 0); class_addIvar(K, "_z", sizeof(int), 2, "i"); IMP imp = imp_implementationWithBlock(^(id self, int q) { return q * 2; }); class_addMethod(K, @selector(twice:), imp, "i@:i"); objc_registerClassPair(K);
    id k = [[K new] autorelease]; printf("%d %s %s\n", ((int (*)(id, SEL, int))objc_msgSend)(k, @selector(twice:), 21), object_getClassName(k), [[k who] UTF8String]);
    Method m1 = class_getInstanceMethod([A class], @selector(who)), m2 = class_getInstanceMethod([A class], @selector(extra)); method_exchangeImplementations(m1, m2); printf("%s %s\n", [[c who] UTF8String], [[c extra] UTF8String]);
    IMP old = method_setImplementation(m2, imp_implementationWithBlock(^(id s) { return @"blk"; })); printf("%s %d\n", [[c extra] UTF8String], old != NULL);
    static char key; objc_setAssociatedObject(c, &key, @"assoc", OBJC_ASSOCIATION_COPY_NONATOMIC); printf("%s\n", [objc_getAssociatedObject(c, &key) UTF8String]);
    object_setClass(c, [A class]); printf("%s\n", object_getClassName(c)); printf("%d %d\n", [NSClassFromString(@"Kid") isSubclassOfClass:[A class]], objc_getClass("Nope") == nil);
    printf("%d %d %d\n", [c isKindOfClass:[B class]], [[A class] isEqual:[c class]], [C superclass] == [B class]);
    SEL s = sel_registerName("who"); printf("%s %d\n", [[c performSelector:s] UTF8String], s == @selector(who)); printf("%s\n", [[c performSelector:NSSelectorFromString(@"description")] hasPrefix:@"<A: 0x"] ? "yes" : "no");
    NSInvocation *inv = [NSInvocation invocationWithMethodSignature:[@"x" methodSignatureForSelector:@selector(stringByAppendingString:)]]; [inv setTarget:@"x"]; [inv setSelector:@selector(stringByAppendingString:)]; id arg = @"y"; [inv setArgument:&arg atIndex:2]; [inv invoke]; id res; [inv getReturnValue:&res]; printf("%s\n", [res UTF8String]);
} return 0; }
// expect: A load
// expect: B load
// expect: A(Extra) load
// expect: main
// expect: A init for A
// expect: A init for B
// expect: C once
// expect: hello C
// expect: hello B
// expect: hello A
// expect: B>A extra
// expect: cba
// expect: dyn dyn: 4
// expect: inv add:to: 4
// expect: FWD 5
// expect: 1
// expect: NSInvalidArgumentException 1
// expect: A init for Kid
// expect: 42 Kid A
// expect: B>extra A
// expect: blk 1
// expect: assoc
// expect: A
// expect: 1 1
// expect: 0 1 1
// expect: extra 1
// expect: yes
// expect: xy
