// Collections and blocks: enumerating, sorting, searching and filtering with a block.
//: part collections with blocks

@interface NSArray<ObjectType> (Blocks)
- (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options
                         usingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator)comparator;
- (NSArray<ObjectType> *)sortedArrayWithOptions:(NSSortOptions)options
                    usingComparator:(NSComparator)comparator;
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
- (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsPassingTest:
    (BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
- (NSUInteger)indexOfObject:(ObjectType)object inSortedRange:(NSRange)range
                    options:(NSBinarySearchingOptions)options usingComparator:(NSComparator)comparator;
- (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
- (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options
                       usingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSUInteger)indexOfObjectWithOptions:(NSEnumerationOptions)options
                           passingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSUInteger)indexOfObjectAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options
                         passingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsWithOptions:(NSEnumerationOptions)options
                                passingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options
                              passingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
@end
static void __selfsame_noBlock(id collection, SEL selector) {
  __selfsame_fail(@"NSInvalidArgumentException", @"*** -[%s %s]: block cannot be nil",
                  __selfsame_privateName(collection), sel_getName(selector));
}
@implementation NSArray (Blocks)
- (void)enumerateObjectsUsingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block {
  if (!block) __selfsame_noBlock(self, _cmd);
  [self enumerateObjectsWithOptions:0 usingBlock:block];
}
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options
                         usingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block {
  if (!block) __selfsame_noBlock(self, _cmd);
  NSUInteger i, count = [self count];
  unsigned long mutations = _mutations;
  BOOL stop = NO;
  for (i = 0; i < count && !stop; i++) {
    NSUInteger at = options & NSEnumerationReverse ? count - 1 - i : i;
    block([self objectAtIndex:at], at, &stop);
    if (_mutations != mutations && !stop) objc_enumerationMutation(self);
  }
}
- (NSArray *)sortedArrayUsingComparator:(NSComparator)comparator {
  return [self sortedArrayUsingFunction:__selfsame_byBlock context:(void *)(id)comparator];
}
- (NSArray *)sortedArrayWithOptions:(NSSortOptions)options
                    usingComparator:(NSComparator)comparator {
  return [self sortedArrayUsingComparator:comparator];
}
- (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors {
  return [self sortedArrayUsingFunction:__selfsame_byDescriptors context:(void *)descriptors];
}
- (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))test {
  NSUInteger i, count = [self count];
  BOOL stop = NO;
  for (i = 0; i < count && !stop; i++) {
    if (test([self objectAtIndex:i], i, &stop)) return i;
  }
  return NSNotFound;
}
- (NSIndexSet *)indexesOfObjectsPassingTest:
    (BOOL (^)(id object, NSUInteger index, BOOL *stop))test {
  NSMutableIndexSet *found = [NSMutableIndexSet indexSet];
  NSUInteger i, count = [self count];
  BOOL stop = NO;
  for (i = 0; i < count && !stop; i++) {
    if (test([self objectAtIndex:i], i, &stop)) [found addIndex:i];
  }
  return found;
}
- (NSArray *)filteredArrayUsingPredicate:(NSPredicate *)predicate {
  NSMutableArray *found = [NSMutableArray array];
  NSUInteger i, count = [self count];
  for (i = 0; i < count; i++) {
    id object = [self objectAtIndex:i];
    if ([predicate evaluateWithObject:object]) [found addObject:object];
  }
  return found;
}
// Halves the range until one place is left: the first that is not before the object, or the first behind it.
- (NSUInteger)indexOfObject:(id)object inSortedRange:(NSRange)range
                    options:(NSBinarySearchingOptions)options usingComparator:(NSComparator)comparator {
  if (range.location + range.length > [self count]) {
    __selfsame_fail(@"NSRangeException",
                    @"*** -[NSArray indexOfObject:inSortedRange:options:usingComparator:]: range {%lu, %lu} "
                    @"beyond bounds [0 .. %ld]", range.location, range.length, (long)[self count] - 1);
  }
  BOOL isLast = (options & NSBinarySearchingLastEqual) != 0;
  NSUInteger low = range.location, end = range.location + range.length, high = end;
  while (low < high) {
    NSUInteger middle = low + (high - low) / 2;
    NSInteger order = comparator([self objectAtIndex:middle], object);
    if (isLast ? order <= 0 : order < 0) low = middle + 1;
    else high = middle;
  }
  if (options & NSBinarySearchingInsertionIndex) return low;
  NSUInteger at = isLast ? low - 1 : low;
  if (at < range.location || at >= end) return NSNotFound;
  return comparator([self objectAtIndex:at], object) == 0 ? at : NSNotFound;
}
- (NSArray *)objectsAtIndexes:(NSIndexSet *)indexes {
  NSMutableArray *found = [NSMutableArray array];
  NSUInteger i;
  for (i = [indexes firstIndex]; i != NSNotFound; i = [indexes indexGreaterThanIndex:i]) {
    [found addObject:[self objectAtIndex:i]];
  }
  return found;
}
- (void)enumerateObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options
                       usingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block {
  if (!block) __selfsame_noBlock(self, _cmd);
  BOOL stop = NO, backwards = (options & NSEnumerationReverse) != 0;
  NSUInteger i = backwards ? [indexes lastIndex] : [indexes firstIndex];
  while (i != NSNotFound && !stop) {
    block([self objectAtIndex:i], i, &stop);
    i = backwards ? [indexes indexLessThanIndex:i] : [indexes indexGreaterThanIndex:i];
  }
}
- (NSIndexSet *)__all { return [NSIndexSet indexSetWithIndexesInRange:NSMakeRange(0, [self count])]; }
- (NSUInteger)indexOfObjectAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options
                         passingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))test {
  __block NSUInteger found = NSNotFound;
  [self enumerateObjectsAtIndexes:indexes options:options
                       usingBlock:^(id object, NSUInteger index, BOOL *stop) {
    if (test(object, index, stop)) {
      found = index;
      *stop = YES;
    }
  }];
  return found;
}
- (NSUInteger)indexOfObjectWithOptions:(NSEnumerationOptions)options
                           passingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))test {
  return [self indexOfObjectAtIndexes:[self __all] options:options passingTest:test];
}
- (NSIndexSet *)indexesOfObjectsAtIndexes:(NSIndexSet *)indexes options:(NSEnumerationOptions)options
                              passingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))test {
  NSMutableIndexSet *found = [NSMutableIndexSet indexSet];
  [self enumerateObjectsAtIndexes:indexes options:options
                       usingBlock:^(id object, NSUInteger index, BOOL *stop) {
    if (test(object, index, stop)) [found addIndex:index];
  }];
  return found;
}
- (NSIndexSet *)indexesOfObjectsWithOptions:(NSEnumerationOptions)options
                                passingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))test {
  return [self indexesOfObjectsAtIndexes:[self __all] options:options passingTest:test];
}
@end
@interface NSMutableArray<ObjectType> (Blocks)
- (void)sortUsingComparator:(NSComparator)comparator;
- (void)sortWithOptions:(NSSortOptions)options usingComparator:(NSComparator)comparator;
- (void)sortUsingDescriptors:(NSArray *)descriptors;
- (void)filterUsingPredicate:(NSPredicate *)predicate;
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
- (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes;
- (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray<ObjectType> *)objects;
@end
@implementation NSMutableArray (Blocks)
- (void)sortUsingComparator:(NSComparator)comparator {
  [self sortUsingFunction:__selfsame_byBlock context:(void *)(id)comparator];
}
- (void)sortWithOptions:(NSSortOptions)options usingComparator:(NSComparator)comparator {
  [self sortUsingComparator:comparator];
}
- (void)sortUsingDescriptors:(NSArray *)descriptors {
  [self sortUsingFunction:__selfsame_byDescriptors context:(void *)descriptors];
}
- (void)filterUsingPredicate:(NSPredicate *)predicate {
  [self setArray:[self filteredArrayUsingPredicate:predicate]];
}
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes {
  NSUInteger i;
  for (i = [indexes lastIndex]; i != NSNotFound; i = [indexes indexLessThanIndex:i]) {
    [self removeObjectAtIndex:i];
  }
}
- (void)insertObjects:(NSArray *)objects atIndexes:(NSIndexSet *)indexes {
  NSUInteger i, n = 0;
  for (i = [indexes firstIndex]; i != NSNotFound; i = [indexes indexGreaterThanIndex:i]) {
    [self insertObject:[objects objectAtIndex:n++] atIndex:i];
  }
}
- (void)replaceObjectsAtIndexes:(NSIndexSet *)indexes withObjects:(NSArray *)objects {
  NSUInteger i, n = 0;
  for (i = [indexes firstIndex]; i != NSNotFound; i = [indexes indexGreaterThanIndex:i]) {
    [self replaceObjectAtIndex:i withObject:[objects objectAtIndex:n++]];
  }
}
@end
@interface NSDictionary<KeyType, ObjectType> (Blocks)
- (void)enumerateKeysAndObjectsUsingBlock:(void (^)(KeyType key, ObjectType object, BOOL *stop))block;
- (void)enumerateKeysAndObjectsWithOptions:(NSEnumerationOptions)options
                                usingBlock:(void (^)(KeyType key, ObjectType object, BOOL *stop))block;
- (NSArray<KeyType> *)keysSortedByValueUsingComparator:(NSComparator)comparator;
- (NSSet<KeyType> *)keysOfEntriesWithOptions:(NSEnumerationOptions)options
                                 passingTest:(BOOL (^)(KeyType key, ObjectType object, BOOL *stop))test;
- (NSArray<KeyType> *)keysSortedByValueWithOptions:(NSSortOptions)options
                                   usingComparator:(NSComparator)comparator;
- (NSSet<KeyType> *)keysOfEntriesPassingTest:(BOOL (^)(KeyType key, ObjectType object, BOOL *stop))test;
@end
static NSInteger __selfsame_byValueBlock(id a, id b, void *context) {
  void **words = (void **)context;
  NSComparator comparator = (NSComparator)(id)words[1];
  return comparator([(NSDictionary *)words[0] objectForKey:a],
                    [(NSDictionary *)words[0] objectForKey:b]);
}
@implementation NSDictionary (Blocks)
- (void)enumerateKeysAndObjectsUsingBlock:(void (^)(id key, id object, BOOL *stop))block {
  if (!block) __selfsame_noBlock(self, _cmd);
  NSArray *keys = [self allKeys];
  NSUInteger i, count = [keys count];
  BOOL stop = NO;
  for (i = 0; i < count && !stop; i++) {
    id key = [keys objectAtIndex:i];
    block(key, [self objectForKey:key], &stop);
  }
}
- (void)enumerateKeysAndObjectsWithOptions:(NSEnumerationOptions)options
                                usingBlock:(void (^)(id key, id object, BOOL *stop))block {
  if (!block) __selfsame_noBlock(self, _cmd);
  [self enumerateKeysAndObjectsUsingBlock:block];
}
- (NSArray *)keysSortedByValueUsingComparator:(NSComparator)comparator {
  void *words[2] = {(void *)self, (void *)(id)comparator};
  return [[self allKeys] sortedArrayUsingFunction:__selfsame_byValueBlock context:words];
}
- (NSSet *)keysOfEntriesWithOptions:(NSEnumerationOptions)options
                        passingTest:(BOOL (^)(id key, id object, BOOL *stop))test {
  return [self keysOfEntriesPassingTest:test];
}
- (NSArray *)keysSortedByValueWithOptions:(NSSortOptions)options
                          usingComparator:(NSComparator)comparator {
  return [self keysSortedByValueUsingComparator:comparator];
}
- (NSSet *)keysOfEntriesPassingTest:(BOOL (^)(id key, id object, BOOL *stop))test {
  NSMutableSet *found = [NSMutableSet set];
  NSArray *keys = [self allKeys];
  NSUInteger i, count = [keys count];
  BOOL stop = NO;
  for (i = 0; i < count && !stop; i++) {
    id key = [keys objectAtIndex:i];
    if (test(key, [self objectForKey:key], &stop)) [found addObject:key];
  }
  return found;
}
@end
@interface NSSet<ObjectType> (Blocks)
- (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options
                         usingBlock:(void (^)(ObjectType object, BOOL *stop))block;
- (NSSet<ObjectType> *)objectsWithOptions:(NSEnumerationOptions)options
                              passingTest:(BOOL (^)(ObjectType object, BOOL *stop))test;
- (NSSet<ObjectType> *)objectsPassingTest:(BOOL (^)(ObjectType object, BOOL *stop))test;
- (NSSet<ObjectType> *)filteredSetUsingPredicate:(NSPredicate *)predicate;
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
@end
@implementation NSSet (Blocks)
- (void)enumerateObjectsUsingBlock:(void (^)(id object, BOOL *stop))block {
  if (!block) __selfsame_noBlock(self, _cmd);
  NSArray *all = [self allObjects];
  NSUInteger i, count = [all count];
  BOOL stop = NO;
  for (i = 0; i < count && !stop; i++) block([all objectAtIndex:i], &stop);
}
- (NSSet *)objectsPassingTest:(BOOL (^)(id object, BOOL *stop))test {
  NSMutableSet *found = [NSMutableSet set];
  NSArray *all = [self allObjects];
  NSUInteger i, count = [all count];
  BOOL stop = NO;
  for (i = 0; i < count && !stop; i++) {
    if (test([all objectAtIndex:i], &stop)) [found addObject:[all objectAtIndex:i]];
  }
  return found;
}
// A set has no order that could be turned round.
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options
                         usingBlock:(void (^)(id object, BOOL *stop))block {
  if (!block) __selfsame_noBlock(self, _cmd);
  [self enumerateObjectsUsingBlock:block];
}
- (NSSet *)objectsWithOptions:(NSEnumerationOptions)options
                  passingTest:(BOOL (^)(id object, BOOL *stop))test {
  return [self objectsPassingTest:test];
}
- (NSSet *)filteredSetUsingPredicate:(NSPredicate *)predicate {
  return [NSSet setWithArray:[[self allObjects] filteredArrayUsingPredicate:predicate]];
}
- (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors {
  return [[self allObjects] sortedArrayUsingDescriptors:descriptors];
}
@end
@interface NSMutableSet<ObjectType> (Blocks)
- (void)filterUsingPredicate:(NSPredicate *)predicate;
@end
@implementation NSMutableSet (Blocks)
- (void)filterUsingPredicate:(NSPredicate *)predicate {
  [self intersectSet:[self filteredSetUsingPredicate:predicate]];
}
@end
