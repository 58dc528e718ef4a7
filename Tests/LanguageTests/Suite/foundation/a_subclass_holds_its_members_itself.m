// mode: mrc
// A subclass of a collection that answers the primitives has all the other methods by them.
@interface Tens : NSArray
@end
@implementation Tens
- (NSUInteger)count { return 3; }
- (id)objectAtIndex:(NSUInteger)index { return [NSNumber numberWithUnsignedInteger:index * 10]; }
@end
@interface Logged : NSMutableArray { NSMutableArray *_inner; }
@end
@implementation Logged
- (id)init {
  if ((self = [super init])) _inner = [[NSMutableArray alloc] init];
  return self;
}
- (void)dealloc {
  [_inner release];
  [super dealloc];
}
- (NSUInteger)count { return [_inner count]; }
- (id)objectAtIndex:(NSUInteger)index { return [_inner objectAtIndex:index]; }
- (void)insertObject:(id)object atIndex:(NSUInteger)index {
  NSLog(@"+%@", object);
  [_inner insertObject:object atIndex:index];
}
- (void)removeObjectAtIndex:(NSUInteger)index {
  NSLog(@"-%@", [_inner objectAtIndex:index]);
  [_inner removeObjectAtIndex:index];
}
- (void)addObject:(id)object { [self insertObject:object atIndex:[self count]]; }
- (void)removeLastObject { [self removeObjectAtIndex:[self count] - 1]; }
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object { [_inner replaceObjectAtIndex:index withObject:object]; }
@end
@interface Pair : NSSet
@end
@implementation Pair
- (NSUInteger)count { return 2; }
- (id)member:(id)object { return [[self objectEnumerator] nextObject] == object ? object : [object isEqual:@"y"] ? @"y" : nil; }
- (NSEnumerator *)objectEnumerator { return [[NSArray arrayWithObjects:@"x", @"y", nil] objectEnumerator]; }
@end
@interface Squares : NSDictionary
@end
@implementation Squares
- (NSUInteger)count { return 2; }
- (id)objectForKey:(id)key { return [NSNumber numberWithInt:[key intValue] * [key intValue]]; }
- (NSEnumerator *)keyEnumerator { return [[NSArray arrayWithObjects:@"2", @"3", nil] objectEnumerator]; }
@end
int main(void) {
  @autoreleasepool {
    Tens *tens = [[Tens new] autorelease];
    NSLog(@"%@ %@ %lu", [tens firstObject], [tens lastObject], [tens indexOfObject:@10]);  // expect: 0 20 1
    NSLog(@"%@ %d", [tens componentsJoinedByString:@","], [tens isEqual:@[@0, @10, @20]]);  // expect: 0,10,20 1
    for (id one in tens) printf("%s;", [[one description] UTF8String]);
    printf("%s\n", [[tens[1] description] UTF8String]);  // expect: 0;10;20;10
    NSLog(@"%@", [[tens subarrayWithRange:NSMakeRange(1, 2)] componentsJoinedByString:@" "]);  // expect: 10 20
    Logged *logged = [[Logged new] autorelease];
    [logged addObjectsFromArray:@[@"b", @"a", @"c"]];
    // expect: +b
    // expect: +a
    // expect: +c
    [logged removeObject:@"a"];  // expect: -a
    [logged exchangeObjectAtIndex:0 withObjectAtIndex:1];
    NSLog(@"%@ %d", [logged componentsJoinedByString:@","], [logged containsObject:@"b"]);  // expect: c,b 1
    [logged removeAllObjects];
    // expect: -b
    // expect: -c
    Pair *pair = [[Pair new] autorelease];
    NSLog(@"%d %lu %d", [pair containsObject:@"y"], [[pair allObjects] count], [pair isEqual:[NSSet setWithObjects:@"x", @"y", nil]]);  // expect: 1 2 1
    for (id one in pair) NSLog(@"%@", one);
    // expect: x
    // expect: y
    Squares *squares = [[Squares new] autorelease];
    NSLog(@"%@ %@ %lu", squares[@"3"], [squares allValues][0], [[[squares mutableCopy] autorelease] count]);  // expect: 9 4 2
    for (id key in squares) NSLog(@"%@=%@", key, squares[key]);
    // expect: 2=4
    // expect: 3=9
  }
  return 0;
}
