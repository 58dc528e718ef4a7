// mode: arc
// KVC with collections and validation, KVO with dependent keys and paths
#import <Foundation/Foundation.h>
@interface Acct : NSObject { NSMutableArray *_items; } @property (nonatomic) double balance; @property (nonatomic, copy) NSString *owner; @property (nonatomic, strong) Acct *link; @property NSInteger n; @property BOOL on; @property (readonly) NSString *info; @end
@implementation Acct
- (instancetype)init { if (self = [super init]) _items = [NSMutableArray new]; return self; }
- (NSString *)info { return [NSString stringWithFormat:@"%@:%.1f", _owner, _balance]; }
+ (NSSet *)keyPathsForValuesAffectingInfo { return [NSSet setWithObjects:@"owner", @"balance", nil]; }
- (NSUInteger)countOfItems { return _items.count; } - (id)objectInItemsAtIndex:(NSUInteger)i { return _items[i]; } - (void)insertObject:(id)o inItemsAtIndex:(NSUInteger)i { [_items insertObject:o atIndex:i]; } - (void)removeObjectFromItemsAtIndex:(NSUInteger)i { [_items removeObjectAtIndex:i]; }
- (id)valueForUndefinedKey:(NSString *)k { return [@"?" stringByAppendingString:k]; }
- (void)setNilValueForKey:(NSString *)k { printf("nil for %s\n", k.UTF8String); }
- (BOOL)validateOwner:(id *)v error:(NSError **)e { if ([*v length] < 2) { if (e) *e = [NSError errorWithDomain:@"V" code:1 userInfo:nil]; return NO; } return YES; }
@end
@interface W : NSObject @end
@implementation W - (void)observeValueForKeyPath:(NSString *)p ofObject:(id)o change:(NSDictionary *)c context:(void *)x { printf("%s %s->%s k%d ctx%ld\n", p.UTF8String, [[c[NSKeyValueChangeOldKey] description] UTF8String], [[c[NSKeyValueChangeNewKey] description] UTF8String], [c[NSKeyValueChangeKindKey] intValue], (long)x); } @end
int main(void) { @autoreleasepool {
    Acct *a = [Acct new]; [a setValue:@3.5 forKey:@"balance"]; [a setValue:@"Jo" forKey:@"owner"]; [a setValue:@7 forKey:@"n"]; [a setValue:@YES forKey:@"on"];
    printf("%g %s %ld %d %s\n", a.balance, a.owner.UTF8String, (long)a.n, a.on, [[a valueForKey:@"info"] UTF8String]);
    a.link = [Acct new]; [a setValue:@"Al" forKeyPath:@"link.owner"]; printf("%s %s\n", [[a valueForKeyPath:@"link.owner"] UTF8String], [[a valueForKeyPath:@"link.link.owner"] description].UTF8String ?: "nil");
    printf("%s\n", [[a valueForKey:@"zork"] UTF8String]); [a setValue:nil forKey:@"n"];
    NSDictionary *d = [a dictionaryWithValuesForKeys:@[@"owner", @"n"]]; printf("%s %d\n", [d[@"owner"] UTF8String], [d[@"n"] intValue]); [a setValuesForKeysWithDictionary:@{@"owner": @"Zed", @"n": @9}]; printf("%s %ld\n", a.owner.UTF8String, (long)a.n);
    NSMutableArray *items = [a mutableArrayValueForKey:@"items"]; [items addObject:@"i1"]; [items addObject:@"i2"]; [items removeObjectAtIndex:0]; printf("%lu %s\n", (unsigned long)[[a valueForKey:@"items"] count], [[a valueForKeyPath:@"items.@count"] description].UTF8String);
    id bad = @"x"; NSError *e; printf("%d %ld\n", [a validateValue:&bad forKey:@"owner" error:&e], (long)e.code);
    W *w = [W new]; [a addObserver:w forKeyPath:@"balance" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionOld context:(void *)5]; [a addObserver:w forKeyPath:@"info" options:NSKeyValueObservingOptionNew context:NULL]; [a addObserver:w forKeyPath:@"link.owner" options:NSKeyValueObservingOptionNew | NSKeyValueObservingOptionInitial context:NULL];
    a.balance = 4; [a setValue:@5 forKey:@"balance"]; a.link.owner = @"new"; a.link = [Acct new];
    [a willChangeValueForKey:@"balance"]; [a didChangeValueForKey:@"balance"];
    [a removeObserver:w forKeyPath:@"balance"]; [a removeObserver:w forKeyPath:@"link.owner"]; a.balance = 6; [a removeObserver:w forKeyPath:@"info"]; a.balance = 8;
    @try { [a removeObserver:w forKeyPath:@"info"]; } @catch (NSException *x) { printf("%s\n", x.name.UTF8String); }
    @try { [[NSObject new] valueForKey:@"q"]; } @catch (NSException *x) { printf("%s\n", x.name.UTF8String); }
    @try { [[NSObject new] setValue:@1 forKeyPath:@"q.r"]; } @catch (NSException *x) { printf("%s\n", x.name.UTF8String); }
    NSNotificationCenter *nc = [NSNotificationCenter defaultCenter]; id tok = [nc addObserverForName:@"Ping" object:nil queue:nil usingBlock:^(NSNotification *n) { printf("ping %s %d\n", n.name.UTF8String, [n.userInfo[@"v"] intValue]); }]; [nc postNotificationName:@"Ping" object:a userInfo:@{@"v": @3}]; [nc removeObserver:tok]; [nc postNotificationName:@"Ping" object:nil];
    printf("%s\n", [[@[@{@"p": @{@"q": @1}}, @{@"p": @{@"q": @2}}] valueForKeyPath:@"p.q"] componentsJoinedByString:@","].UTF8String);
} return 0; }
// expect: 3.5 Jo 7 1 Jo:3.5
// expect: Al nil
// expect: ?zork
// expect: nil for n
// expect: Jo 7
// expect: Zed 9
// expect: 1 1
// expect: 0 1
// expect: link.owner (null)->Al k1 ctx0
// expect: info (null)->Zed:4.0 k1 ctx0
// expect: balance 3.5->4 k1 ctx5
// expect: info (null)->Zed:5.0 k1 ctx0
// expect: balance 4->5 k1 ctx5
// expect: link.owner (null)->new k1 ctx0
// expect: link.owner (null)-><null> k1 ctx0
// expect: info (null)->Zed:5.0 k1 ctx0
// expect: balance 5->5 k1 ctx5
// expect: info (null)->Zed:6.0 k1 ctx0
// expect: NSRangeException
// expect: NSUnknownKeyException
// expect: NSUnknownKeyException
// expect: ping Ping 3
// expect: 1,2
