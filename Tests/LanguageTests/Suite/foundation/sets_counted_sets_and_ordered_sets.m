// mode: mrc
// NSSet algebra, NSCountedSet, NSOrderedSet and its mutable kin, retain counts of members
#import <Foundation/Foundation.h>
static void show(id s) { printf("%s\n", [[[[s allObjects] sortedArrayUsingSelector:@selector(compare:)] componentsJoinedByString:@","] UTF8String]); }
int main(void) {
    NSAutoreleasePool *pool = [NSAutoreleasePool new];
    NSSet *a = [NSSet setWithObjects:@1, @2, @3, @2, nil], *b = [NSSet setWithArray:@[@3, @4]];
    printf("%lu %d %d\n", (unsigned long)[a count], [a containsObject:@2], [a containsObject:@9]);
    NSMutableSet *u = [[a mutableCopy] autorelease];
    [u unionSet:b]; show(u);
    [u intersectSet:[NSSet setWithObjects:@1, @4, @77, nil]]; show(u);
    [u minusSet:[NSSet setWithObject:@1]]; show(u);
    printf("%d %d %d\n", [a intersectsSet:b], [u isSubsetOfSet:b], [a isEqualToSet:[NSSet setWithArray:@[@3,@2,@1]]]);
    show([a setByAddingObject:@10]); show([a setByAddingObjectsFromSet:b]);
    show([a objectsPassingTest:^BOOL(id o, BOOL *stop) { return [o intValue] > 1; }]);
    printf("%s\n", [[[a member:@2] description] UTF8String]);
    NSCountedSet *c = [NSCountedSet setWithArray:@[@"x", @"y", @"x"]];
    [c addObject:@"x"]; [c removeObject:@"y"];
    printf("%lu %lu %lu\n", (unsigned long)[c countForObject:@"x"], (unsigned long)[c countForObject:@"y"], (unsigned long)[c count]);
    NSOrderedSet *o = [NSOrderedSet orderedSetWithObjects:@"c", @"a", @"c", @"b", nil];
    printf("%lu %s %s %lu\n", (unsigned long)[o count], [[o objectAtIndex:0] UTF8String], [o[1] UTF8String], (unsigned long)[o indexOfObject:@"b"]);
    printf("%s\n", [[[o array] componentsJoinedByString:@""] UTF8String]);
    NSMutableOrderedSet *mo = [[o mutableCopy] autorelease];
    [mo addObject:@"a"]; [mo addObject:@"z"]; [mo insertObject:@"q" atIndex:0]; [mo removeObject:@"c"]; [mo moveObjectsAtIndexes:[NSIndexSet indexSetWithIndex:0] toIndex:2];
    for (NSString *s in mo) printf("%s ", [s UTF8String]);
    printf("%d\n", [mo containsObject:@"z"]);
    printf("%s\n", [[[mo reversedOrderedSet] firstObject] UTF8String]);
    NSSet *sorted = [NSSet setWithObjects:@"bb", @"a", @"ccc", nil];
    NSArray *by = [sorted sortedArrayUsingDescriptors:@[[NSSortDescriptor sortDescriptorWithKey:@"length" ascending:NO]]];
    printf("%s\n", [[by componentsJoinedByString:@" "] UTF8String]);
    printf("%s\n", [[[a valueForKey:@"stringValue"] description] UTF8String] ? "ok" : "no");
    printf("%s %s\n", [[[NSSet setWithObject:@"a b"] description] UTF8String], [[[NSSet set] description] UTF8String]);
    [a enumerateObjectsUsingBlock:^(id x, BOOL *stop) { *stop = YES; }];
    [u makeObjectsPerformSelector:@selector(description)];
    [u removeAllObjects]; printf("%lu %d\n", (unsigned long)[u count], [u anyObject] == nil);
    [u addObjectsFromArray:@[@5, @5]]; printf("%lu\n", (unsigned long)[u count]);
    @try { [u addObject:nil]; } @catch (NSException *e) { printf("%s\n", [[e name] UTF8String]); }
    NSObject *obj = [NSObject new]; [u addObject:obj]; printf("%lu\n", (unsigned long)[obj retainCount]); [u removeObject:obj]; printf("%lu\n", (unsigned long)[obj retainCount]);
    [obj release];
    [pool drain];
    return 0;
}
// expect: 3 1 0
// expect: 1,2,3,4
// expect: 1,4
// expect: 4
// expect: 1 1 1
// expect: 1,2,3,10
// expect: 1,2,3,4
// expect: 2,3
// expect: 2
// expect: 3 0 1
// expect: 3 c a 2
// expect: cab
// expect: a b q z 1
// expect: z
// expect: ccc bb a
// expect: ok
// expect: {(
// expect:     "a b"
// expect: )} {(
// expect: )}
// expect: 0 1
// expect: 1
// expect: NSInvalidArgumentException
// expect: 2
// expect: 1
