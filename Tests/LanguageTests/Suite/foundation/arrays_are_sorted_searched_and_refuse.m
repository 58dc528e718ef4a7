// mode: arc
// sorting in four ways, predicates, collection operators, enumeration, what exceptions say
#import <Foundation/Foundation.h>
@interface Person : NSObject
@property (copy) NSString *name; @property int age;
+ (instancetype)n:(NSString *)n a:(int)a;
@end
@implementation Person
+ (instancetype)n:(NSString *)n a:(int)a { Person *p = [self new]; p.name = n; p.age = a; return p; }
- (NSString *)description { return [NSString stringWithFormat:@"%@/%d", _name, _age]; }
- (NSComparisonResult)compareAge:(Person *)o { return _age < o.age ? NSOrderedAscending : _age > o.age ? NSOrderedDescending : NSOrderedSame; }
@end
static NSInteger cmp(id a, id b, void *ctx) { (*(int *)ctx)++; return [[b name] compare:[a name]]; }
int main(void) { @autoreleasepool {
    NSArray<Person *> *p = @[[Person n:@"Jo" a:30], [Person n:@"Al" a:25], [Person n:@"Ed" a:30]];
    printf("%s\n", [[p sortedArrayUsingSelector:@selector(compareAge:)] componentsJoinedByString:@" "].UTF8String);
    printf("%s\n", [[p sortedArrayUsingComparator:^NSComparisonResult(Person *a, Person *b) { return [a.name compare:b.name]; }] componentsJoinedByString:@" "].UTF8String);
    int calls = 0; NSArray *f = [p sortedArrayUsingFunction:cmp context:&calls];
    printf("%s %d\n", [f componentsJoinedByString:@" "].UTF8String, calls > 0);
    NSSortDescriptor *age = [NSSortDescriptor sortDescriptorWithKey:@"age" ascending:NO], *name = [NSSortDescriptor sortDescriptorWithKey:@"name" ascending:YES selector:@selector(caseInsensitiveCompare:)];
    printf("%s\n", [[p sortedArrayUsingDescriptors:@[age, name]] componentsJoinedByString:@" "].UTF8String);
    NSMutableArray *m = [p mutableCopy];
    [m sortUsingDescriptors:@[[name reversedSortDescriptor]]]; printf("%s %d %s\n", [m componentsJoinedByString:@" "].UTF8String, age.ascending, name.key.UTF8String);
    NSPredicate *old = [NSPredicate predicateWithBlock:^BOOL(id o, NSDictionary *b) { return [o age] > 26; }];
    printf("%s %d\n", [[p filteredArrayUsingPredicate:old] componentsJoinedByString:@" "].UTF8String, [old evaluateWithObject:p[1]]);
    [m filterUsingPredicate:old]; printf("%lu\n", m.count);
    printf("%s %s %s %s %s\n", [[p valueForKeyPath:@"@avg.age"] description].UTF8String, [[p valueForKeyPath:@"@max.age"] description].UTF8String, [[p valueForKeyPath:@"@sum.age"] description].UTF8String, [[p valueForKeyPath:@"@count"] description].UTF8String, [[[p valueForKeyPath:@"@distinctUnionOfObjects.age"] sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","].UTF8String);
    printf("%s\n", [[p valueForKey:@"name"] componentsJoinedByString:@"+"].UTF8String);
    NSUInteger i = [p indexOfObjectPassingTest:^BOOL(Person *o, NSUInteger idx, BOOL *stop) { return o.age == 25; }];
    printf("%lu\n", i);
    NSIndexSet *s = [p indexesOfObjectsPassingTest:^BOOL(Person *o, NSUInteger idx, BOOL *stop) { return o.age == 30; }];
    printf("%lu %lu %lu %s\n", s.count, s.firstIndex, s.lastIndex, [[p objectsAtIndexes:s] componentsJoinedByString:@" "].UTF8String);
    [p enumerateObjectsWithOptions:NSEnumerationReverse usingBlock:^(Person *o, NSUInteger idx, BOOL *stop) { printf("%lu:%s ", idx, o.name.UTF8String); if (idx == 1) *stop = YES; }]; puts("");
    NSEnumerator *e = [p reverseObjectEnumerator]; id x; while ((x = [e nextObject])) printf("%s ", [x name].UTF8String); puts("");
    printf("%lu\n", [[p objectEnumerator] allObjects].count);
    NSArray *nums = @[@3, @1, @2]; 
    printf("%s\n", [[nums sortedArrayUsingSelector:@selector(compare:)] description].UTF8String);
    printf("%lu %lu\n", [nums indexOfObject:@2], [nums indexOfObject:@7] == NSNotFound ? 1ul : 0ul);
    printf("%s\n", [[nums subarrayWithRange:NSMakeRange(1, 2)] componentsJoinedByString:@","].UTF8String);
    printf("%d %s %s\n", [nums isEqualToArray:@[@3.0, @1, @2]], [[nums arrayByAddingObject:@9] lastObject] == nil ? "" : "9", [[@[] firstObject] description].UTF8String ?: "nil");
    printf("%s\n", [[nums firstObjectCommonWithArray:@[@2, @1]] description].UTF8String);
    NSMutableArray *q = [NSMutableArray arrayWithArray:nums];
    [q exchangeObjectAtIndex:0 withObjectAtIndex:2]; [q insertObject:@8 atIndex:1]; [q removeObjectAtIndex:0]; q[0] = @80; q[3 > q.count ? 0 : q.count] = @7;
    [q replaceObjectsInRange:NSMakeRange(0, 2) withObjectsFromArray:@[@"r"]]; [q removeObjectIdenticalTo:@"zz"]; [q removeLastObject];
    printf("%s\n", [q componentsJoinedByString:@","].UTF8String);
    @try { (void)nums[3]; } @catch (NSException *ex) { printf("%s\n%s\n", ex.name.UTF8String, ex.reason.UTF8String); }
    @try { [q insertObject:@1 atIndex:10]; } @catch (NSException *ex) { printf("%s\n%s\n", ex.name.UTF8String, ex.reason.UTF8String); }
    @try { NSArray *bad = @[@1, (id)nil]; (void)bad; } @catch (NSException *ex) { printf("%s\n%s\n", ex.name.UTF8String, ex.reason.UTF8String); }
    @try { NSDictionary *bad = @{@"k": (id)nil}; (void)bad; } @catch (NSException *ex) { printf("%s\n%s\n", ex.name.UTF8String, ex.reason.UTF8String); }
    @try { [[NSMutableDictionary dictionary] setObject:@1 forKey:nil]; } @catch (NSException *ex) { printf("%s\n%s\n", ex.name.UTF8String, ex.reason.UTF8String); }
    @try { [@"abc" substringFromIndex:5]; } @catch (NSException *ex) { printf("%s\n%s\n", ex.name.UTF8String, ex.reason.UTF8String); }
    @try { [@"abc" characterAtIndex:3]; } @catch (NSException *ex) { printf("%s\n%s\n", ex.name.UTF8String, ex.reason.UTF8String); }
    @try { [nums subarrayWithRange:NSMakeRange(2, 5)]; } @catch (NSException *ex) { printf("%s\n%s\n", ex.name.UTF8String, ex.reason.UTF8String); }
    @try { [p[0] setValue:@1 forKey:@"zip"]; } @catch (NSException *ex) { printf("%s\n", ex.name.UTF8String); }
    @try { [NSException raise:@"Mine" format:@"%d of %@", 3, @"x"]; } @catch (NSException *ex) { printf("%s %s\n", ex.name.UTF8String, ex.reason.UTF8String); }
} return 0; }
// expect: Al/25 Jo/30 Ed/30
// expect: Al/25 Ed/30 Jo/30
// expect: Jo/30 Ed/30 Al/25 1
// expect: Ed/30 Jo/30 Al/25
// expect: Jo/30 Ed/30 Al/25 0 name
// expect: Jo/30 Ed/30 0
// expect: 2
// expect: 28.3333333333333333333333333333333333333 30 85 3 25,30
// expect: Jo+Al+Ed
// expect: 1
// expect: 2 0 2 Jo/30 Ed/30
// expect: 2:Ed 1:Al 
// expect: Ed Al Jo 
// expect: 3
// expect: (
// expect:     1,
// expect:     2,
// expect:     3
// expect: )
// expect: 2 1
// expect: 1,2
// expect: 1 9 nil
// expect: 1
// expect: r,3
// expect: NSRangeException
// expect: *** -[__NSArrayI objectAtIndexedSubscript:]: index 3 beyond bounds [0 .. 2]
// expect: NSRangeException
// expect: *** -[__NSArrayM insertObject:atIndex:]: index 10 beyond bounds [0 .. 1]
// expect: NSInvalidArgumentException
// expect: *** -[__NSPlaceholderArray initWithObjects:count:]: attempt to insert nil object from objects[1]
// expect: NSInvalidArgumentException
// expect: *** -[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: attempt to insert nil object from objects[0]
// expect: NSInvalidArgumentException
// expect: *** -[__NSDictionaryM setObject:forKey:]: key cannot be nil
// expect: NSRangeException
// expect: -[__NSCFString substringFromIndex:]: Index 5 out of bounds; string length 3
// expect: NSRangeException
// expect: -[__NSCFString characterAtIndex:]: Range or index out of bounds
// expect: NSRangeException
// expect: *** -[__NSArrayI subarrayWithRange:]: range {2, 5} extends beyond bounds [0 .. 2]
// expect: NSUnknownKeyException
// expect: Mine 3 of x
