// mode: arc
#import <Foundation/Foundation.h>
int main(void) {
  @autoreleasepool {
    NSArray *all = @[ @"a", @"bb", @"cc", @"d", @"ee" ];
    BOOL (^two)(id, NSUInteger, BOOL *) = ^BOOL(NSString *s, NSUInteger i, BOOL *stop) { return s.length == 2; };
    NSIndexSet *odd = [all indexesOfObjectsPassingTest:^BOOL(id o, NSUInteger i, BOOL *stop) { return i % 2; }];
    printf("%lu ", [all indexOfObjectWithOptions:NSEnumerationReverse passingTest:two]);
    printf("%lu ", [all indexOfObjectAtIndexes:odd options:0 passingTest:two]);
    printf("%d\n", [all indexOfObjectAtIndexes:odd options:0 passingTest:^BOOL(id o, NSUInteger i, BOOL *stop) {
      return NO;
    }] == NSNotFound);  // expect: 4 1 1
    NSIndexSet *found = [all indexesOfObjectsWithOptions:NSEnumerationReverse
                                             passingTest:^BOOL(NSString *s, NSUInteger i, BOOL *stop) {
      if (i == 2) *stop = YES;
      return s.length == 2;
    }];
    printf("%lu %lu\n", found.count, found.firstIndex);  // expect: 2 2
    printf("%lu\n", [all indexesOfObjectsAtIndexes:odd options:0 passingTest:two].count);  // expect: 1
    [all enumerateObjectsAtIndexes:odd options:NSEnumerationReverse
                        usingBlock:^(NSString *s, NSUInteger i, BOOL *stop) { printf("[%lu%s]", i, s.UTF8String); }];
    printf("\n");  // expect: [3d][1bb]
    NSMutableArray *more = [all mutableCopy];
    [more replaceObjectsAtIndexes:odd withObjects:@[ @"X", @"Y" ]];
    printf("%s\n", [more componentsJoinedByString:@" "].UTF8String);  // expect: a X cc Y ee
    NSDictionary *ages = @{@"Ann": @40, @"Bob": @7};
    printf("%lu ", [ages keysOfEntriesWithOptions:0 passingTest:^BOOL(id k, id v, BOOL *stop) {
      return [v intValue] > 9;
    }].count);
    printf("%s\n", [[ages keysSortedByValueWithOptions:0 usingComparator:^NSComparisonResult(id a, id b) {
      return [a compare:b];
    }] componentsJoinedByString:@" "].UTF8String);  // expect: 1 Bob Ann
    NSSet *set = [NSSet setWithArray:all];
    printf("%lu\n", [set objectsWithOptions:0 passingTest:^BOOL(NSString *s, BOOL *stop) {
      return s.length == 1;
    }].count);  // expect: 2
    NSHashTable *table = [NSHashTable hashTableWithWeakObjects], *other = [NSHashTable new];
    for (NSString *s in all) [table addObject:s];
    [other addObject:all[1]];
    [other addObject:all[2]];
    printf("%d%d ", [other isSubsetOfHashTable:table], [table isEqual:other]);
    [table minusHashTable:other];
    printf("%lu%d ", table.count, [table intersectsHashTable:other]);
    [table unionHashTable:other];
    [table intersectHashTable:other];
    printf("%d\n", [table isEqualToHashTable:other]);  // expect: 10 30 1
    NSMapTable *names = [NSMapTable mapTableWithStrongToWeakObjects];
    [names setObject:all forKey:@"all"];
    printf("%lu\n", [[names objectForKey:@"all"] count]);  // expect: 5
    printf("%s\n", NSLocalizedStringFromTable(@"Red", @"Color", @"").UTF8String);  // expect: Red
  }
  return 0;
}
