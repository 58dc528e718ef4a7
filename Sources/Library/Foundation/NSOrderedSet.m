// NSOrderedSet: an array that holds every member once, and its mutable kin.
//
// It keeps an array for the order; members are retained by that array and found by `-isEqual:`.
//: part NSOrderedSet

@interface NSOrderedSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration> {
  NSMutableArray *_members;
}
+ (instancetype)orderedSet;
+ (instancetype)orderedSetWithObject:(ObjectType)object;
+ (instancetype)orderedSetWithObjects:(ObjectType)first, ... __attribute__((sentinel));
+ (instancetype)orderedSetWithObjects:(const ObjectType *)objects count:(NSUInteger)count;
+ (instancetype)orderedSetWithArray:(NSArray<ObjectType> *)array;
+ (instancetype)orderedSetWithSet:(NSSet<ObjectType> *)set;
+ (instancetype)orderedSetWithOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (instancetype)initWithObject:(ObjectType)object;
- (instancetype)initWithObjects:(ObjectType)first, ... __attribute__((sentinel));
- (instancetype)initWithObjects:(const ObjectType *)objects count:(NSUInteger)count;
- (instancetype)initWithArray:(NSArray<ObjectType> *)array;
- (instancetype)initWithSet:(NSSet<ObjectType> *)set;
- (instancetype)initWithOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (NSUInteger)count;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
- (NSUInteger)indexOfObject:(ObjectType)object;
- (BOOL)containsObject:(ObjectType)object;
- (ObjectType)firstObject;
- (ObjectType)lastObject;
- (NSArray<ObjectType> *)array;
- (NSSet<ObjectType> *)set;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
- (NSOrderedSet<ObjectType> *)reversedOrderedSet;
- (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator)comparator;
- (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options
                         usingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
- (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSIndexSet *)indexesOfObjectsPassingTest:
    (BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
- (NSOrderedSet<ObjectType> *)filteredOrderedSetUsingPredicate:(NSPredicate *)predicate;
- (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
- (BOOL)isEqualToOrderedSet:(NSOrderedSet *)other;
- (BOOL)isSubsetOfOrderedSet:(NSOrderedSet *)other;
- (BOOL)isSubsetOfSet:(NSSet *)other;
- (BOOL)intersectsOrderedSet:(NSOrderedSet *)other;
- (BOOL)intersectsSet:(NSSet *)other;
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level;
@end

@interface NSMutableOrderedSet<ObjectType> : NSOrderedSet<ObjectType>
+ (instancetype)orderedSetWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)addObject:(ObjectType)object;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)removeObject:(ObjectType)object;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)removeObjectsInArray:(NSArray<ObjectType> *)array;
- (void)removeAllObjects;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
- (void)exchangeObjectAtIndex:(NSUInteger)index withObjectAtIndex:(NSUInteger)other;
- (void)moveObjectsAtIndexes:(NSIndexSet *)indexes toIndex:(NSUInteger)index;
- (void)sortUsingComparator:(NSComparator)comparator;
- (void)sortUsingDescriptors:(NSArray *)descriptors;
- (void)filterUsingPredicate:(NSPredicate *)predicate;
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
- (void)removeObjectsInRange:(NSRange)range;
- (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes;
- (void)unionOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (void)unionSet:(NSSet<ObjectType> *)other;
- (void)minusOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (void)minusSet:(NSSet<ObjectType> *)other;
- (void)intersectOrderedSet:(NSOrderedSet<ObjectType> *)other;
- (void)intersectSet:(NSSet<ObjectType> *)other;
@end

__attribute__((selfsame_visible(collectionRead, self)))
@implementation NSOrderedSet
+ (instancetype)orderedSet { return [[[self alloc] init] autorelease]; }
+ (instancetype)orderedSetWithObject:(id)object {
  return [[[self alloc] initWithObject:object] autorelease];
}
+ (instancetype)orderedSetWithObjects:(id)first, ... {
  NSOrderedSet *made = [[self alloc] init];
  va_list arguments;
  va_start(arguments, first);
  for (id next = first; next; next = va_arg(arguments, id)) [made __add:next];
  va_end(arguments);
  return [made autorelease];
}
+ (instancetype)orderedSetWithObjects:(const id *)objects count:(NSUInteger)count {
  return [[[self alloc] initWithObjects:objects count:count] autorelease];
}
+ (instancetype)orderedSetWithArray:(NSArray *)array {
  return [[[self alloc] initWithArray:array] autorelease];
}
+ (instancetype)orderedSetWithSet:(NSSet *)set {
  return [[[self alloc] initWithSet:set] autorelease];
}
+ (instancetype)orderedSetWithOrderedSet:(NSOrderedSet *)other {
  return [[[self alloc] initWithOrderedSet:other] autorelease];
}
- (instancetype)init {
  self = [super init];
  if (self) _members = [[NSMutableArray alloc] init];
  return self;
}
- (instancetype)initWithObject:(id)object {
  self = [self init];
  [self __add:object];
  return self;
}
- (instancetype)initWithObjects:(id)first, ... {
  self = [self init];
  va_list arguments;
  va_start(arguments, first);
  for (id next = first; next; next = va_arg(arguments, id)) [self __add:next];
  va_end(arguments);
  return self;
}
- (instancetype)initWithObjects:(const id *)objects count:(NSUInteger)count {
  self = [self init];
  for (NSUInteger i = 0; i < count; i++) [self __add:objects[i]];
  return self;
}
- (instancetype)initWithArray:(NSArray *)array {
  self = [self init];
  NSUInteger i, count = [array count];
  for (i = 0; i < count; i++) [self __add:[array objectAtIndex:i]];
  return self;
}
- (instancetype)initWithSet:(NSSet *)set { return [self initWithArray:[set allObjects]]; }
- (instancetype)initWithOrderedSet:(NSOrderedSet *)other {
  return [self initWithArray:other->_members];
}
- (void)dealloc __attribute__((selfsame_visible(collectionWrite, self))) {
  [_members release];
  [super dealloc];
}
- (void)__add:(id)object {
  if (!object) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSOrderedSetM addObject:]: object cannot be nil");
  }
  if (![_members containsObject:object]) [_members addObject:object];
}
- (id)copyWithZone:(NSZone *)zone {
  if (![self isKindOfClass:[NSMutableOrderedSet class]]) return [self retain];
  return [[NSOrderedSet allocWithZone:zone] initWithOrderedSet:self];
}
- (id)mutableCopyWithZone:(NSZone *)zone {
  return [[NSMutableOrderedSet allocWithZone:zone] initWithOrderedSet:self];
}
- (NSUInteger)count { return [_members count]; }
- (id)objectAtIndex:(NSUInteger)index {
  if (index >= [_members count]) {
    __selfsame_fail(@"NSRangeException",
                    @"*** -[__NSOrderedSetI objectAtIndex:]: index %lu beyond bounds "
                    @"[0 .. %ld]", index, (long)[_members count] - 1);
  }
  return [_members objectAtIndex:index];
}
- (id)objectAtIndexedSubscript:(NSUInteger)index { return [self objectAtIndex:index]; }
- (NSArray *)objectsAtIndexes:(NSIndexSet *)indexes { return [_members objectsAtIndexes:indexes]; }
- (NSUInteger)indexOfObject:(id)object { return [_members indexOfObject:object]; }
- (BOOL)containsObject:(id)object { return [_members containsObject:object]; }
- (id)firstObject { return [_members firstObject]; }
- (id)lastObject { return [_members lastObject]; }
- (NSArray *)array { return [NSArray arrayWithArray:_members]; }
- (NSSet *)set { return [NSSet setWithArray:_members]; }
- (NSEnumerator *)objectEnumerator { return [_members objectEnumerator]; }
- (NSEnumerator *)reverseObjectEnumerator { return [_members reverseObjectEnumerator]; }
- (NSOrderedSet *)reversedOrderedSet {
  return [NSOrderedSet orderedSetWithArray:[[_members reverseObjectEnumerator] allObjects]];
}
- (NSArray *)sortedArrayUsingComparator:(NSComparator)comparator {
  return [_members sortedArrayUsingComparator:comparator];
}
- (void)enumerateObjectsUsingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block {
  [_members enumerateObjectsUsingBlock:block];
}
- (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options
                         usingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block {
  [_members enumerateObjectsWithOptions:options usingBlock:block];
}
- (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))test {
  return [_members indexOfObjectPassingTest:test];
}
- (NSIndexSet *)indexesOfObjectsPassingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))test {
  return [_members indexesOfObjectsPassingTest:test];
}
- (NSOrderedSet *)filteredOrderedSetUsingPredicate:(NSPredicate *)predicate {
  return [NSOrderedSet orderedSetWithArray:[_members filteredArrayUsingPredicate:predicate]];
}
- (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors {
  return [_members sortedArrayUsingDescriptors:descriptors];
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length {
  return [_members countByEnumeratingWithState:state objects:buffer count:length];
}
- (BOOL)isEqualToOrderedSet:(NSOrderedSet *)other {
  return other && [_members isEqualToArray:other->_members];
}
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSOrderedSet class]] && [self isEqualToOrderedSet:other]);
}
- (NSUInteger)hash { return [_members count]; }
- (BOOL)isSubsetOfOrderedSet:(NSOrderedSet *)other { return [self isSubsetOfSet:(NSSet *)other]; }
- (BOOL)isSubsetOfSet:(NSSet *)other {
  NSUInteger i, count = [_members count];
  for (i = 0; i < count; i++) {
    if (![other containsObject:[_members objectAtIndex:i]]) return NO;
  }
  return YES;
}
- (BOOL)intersectsOrderedSet:(NSOrderedSet *)other { return [self intersectsSet:(NSSet *)other]; }
- (BOOL)intersectsSet:(NSSet *)other {
  NSUInteger i, count = [_members count];
  for (i = 0; i < count; i++) {
    if ([other containsObject:[_members objectAtIndex:i]]) return YES;
  }
  return NO;
}
- (id)valueForKey:(NSString *)key {
  return [NSOrderedSet orderedSetWithArray:[_members valueForKey:key]];
}
- (NSString *)description { return [self descriptionWithLocale:nil indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
  NSString *indent = __selfsame_indent(level);
  NSMutableString *text = [NSMutableString stringWithString:indent];
  NSUInteger i, count = [_members count];
  [text appendString:@"{(\n"];
  for (i = 0; i < count; i++) {
    [text appendString:indent];
    [text appendString:@"    "];
    [text appendString:__selfsame_described([_members objectAtIndex:i], locale, level + 1, NO)];
    [text appendString:i + 1 < count ? @",\n" : @"\n"];
  }
  [text appendString:indent];
  [text appendString:@")}"];
  return text;
}
@end

__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSMutableOrderedSet
+ (instancetype)orderedSetWithCapacity:(NSUInteger)capacity { return [self orderedSet]; }
- (instancetype)initWithCapacity:(NSUInteger)capacity { return [self init]; }
- (void)addObject:(id)object { [self __add:object]; }
- (void)addObjectsFromArray:(NSArray *)array {
  NSUInteger i, count = [array count];
  for (i = 0; i < count; i++) [self __add:[array objectAtIndex:i]];
}
- (void)insertObject:(id)object atIndex:(NSUInteger)index {
  if (![_members containsObject:object]) [_members insertObject:object atIndex:index];
}
- (void)removeObject:(id)object { [_members removeObject:object]; }
- (void)removeObjectAtIndex:(NSUInteger)index { [_members removeObjectAtIndex:index]; }
- (void)removeObjectsInArray:(NSArray *)array { [_members removeObjectsInArray:array]; }
- (void)removeAllObjects { [_members removeAllObjects]; }
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object {
  NSUInteger found = [_members indexOfObject:object];
  if (found == NSNotFound || found == index) {
    [_members replaceObjectAtIndex:index withObject:object];
  }
}
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index {
  if (index == [_members count]) [self __add:object];
  else [self replaceObjectAtIndex:index withObject:object];
}
- (void)exchangeObjectAtIndex:(NSUInteger)index withObjectAtIndex:(NSUInteger)other {
  [_members exchangeObjectAtIndex:index withObjectAtIndex:other];
}
- (void)moveObjectsAtIndexes:(NSIndexSet *)indexes toIndex:(NSUInteger)index {
  NSArray *moved = [_members objectsAtIndexes:indexes];
  [_members removeObjectsAtIndexes:indexes];
  NSUInteger i, count = [moved count];
  for (i = 0; i < count; i++) {
    [_members insertObject:[moved objectAtIndex:i] atIndex:index + i];
  }
}
- (void)sortUsingComparator:(NSComparator)comparator {
  [_members sortUsingComparator:comparator];
}
- (void)sortUsingDescriptors:(NSArray *)descriptors { [_members sortUsingDescriptors:descriptors]; }
- (void)filterUsingPredicate:(NSPredicate *)predicate { [_members filterUsingPredicate:predicate]; }
- (void)removeObjectsAtIndexes:(NSIndexSet *)indexes { [_members removeObjectsAtIndexes:indexes]; }
- (void)removeObjectsInRange:(NSRange)range { [_members removeObjectsInRange:range]; }
// What is a member already stays where it is.
- (void)insertObjects:(NSArray *)objects atIndexes:(NSIndexSet *)indexes {
  NSUInteger at = [indexes firstIndex];
  for (NSUInteger i = 0; i < [objects count]; i++, at = [indexes indexGreaterThanIndex:at]) {
    [self insertObject:[objects objectAtIndex:i] atIndex:at];
  }
}
- (void)unionOrderedSet:(NSOrderedSet *)other { [self addObjectsFromArray:[other array]]; }
- (void)unionSet:(NSSet *)other { [self addObjectsFromArray:[other allObjects]]; }
- (void)minusOrderedSet:(NSOrderedSet *)other { [self removeObjectsInArray:[other array]]; }
- (void)minusSet:(NSSet *)other { [self removeObjectsInArray:[other allObjects]]; }
- (void)intersectOrderedSet:(NSOrderedSet *)other { [self intersectSet:(NSSet *)other]; }
- (void)intersectSet:(NSSet *)other {
  NSUInteger i = [_members count];
  while (i-- > 0) {
    if (![other containsObject:[_members objectAtIndex:i]]) [_members removeObjectAtIndex:i];
  }
}
@end
