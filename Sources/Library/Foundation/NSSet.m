// NSSet, NSMutableSet and NSCountedSet: the tables of NSDictionary, with members alone.
//: part NSDictionary

@interface NSSet<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration> {
  struct __selfsame_Table _table;
}
+ (instancetype)set;
+ (instancetype)setWithObject:(ObjectType)object;
+ (instancetype)setWithObjects:(ObjectType)first, ... __attribute__((sentinel));
+ (instancetype)setWithObjects:(const ObjectType *)objects count:(NSUInteger)count;
+ (instancetype)setWithArray:(NSArray<ObjectType> *)array;
+ (instancetype)setWithSet:(NSSet<ObjectType> *)other;
- (instancetype)initWithObjects:(ObjectType)first, ... __attribute__((sentinel));
- (instancetype)initWithObjects:(const ObjectType *)objects count:(NSUInteger)count;
- (instancetype)initWithArray:(NSArray<ObjectType> *)array;
- (instancetype)initWithSet:(NSSet<ObjectType> *)other;
- (instancetype)initWithSet:(NSSet<ObjectType> *)other copyItems:(BOOL)copies;
- (NSUInteger)count;
- (ObjectType)member:(ObjectType)object;
- (BOOL)containsObject:(ObjectType)object;
- (ObjectType)anyObject;
- (NSArray<ObjectType> *)allObjects;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (BOOL)isEqualToSet:(NSSet<ObjectType> *)other;
- (BOOL)isSubsetOfSet:(NSSet<ObjectType> *)other;
- (BOOL)intersectsSet:(NSSet<ObjectType> *)other;
- (NSSet<ObjectType> *)setByAddingObject:(ObjectType)object;
- (NSSet<ObjectType> *)setByAddingObjectsFromSet:(NSSet<ObjectType> *)other;
- (NSSet<ObjectType> *)setByAddingObjectsFromArray:(NSArray *)other;
- (void)makeObjectsPerformSelector:(SEL)selector;
- (void)makeObjectsPerformSelector:(SEL)selector withObject:(id)argument;
- (NSString *)descriptionWithLocale:(id)locale;
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level;
@end

@interface NSMutableSet<ObjectType> : NSSet<ObjectType>
+ (instancetype)setWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)addObject:(ObjectType)object;
- (void)removeObject:(ObjectType)object;
- (void)removeAllObjects;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)array;
- (void)unionSet:(NSSet<ObjectType> *)other;
- (void)minusSet:(NSSet<ObjectType> *)other;
- (void)intersectSet:(NSSet<ObjectType> *)other;
- (void)setSet:(NSSet<ObjectType> *)other;
@end

@interface NSCountedSet<ObjectType> : NSMutableSet<ObjectType> { NSMutableDictionary *_counts; }
- (NSUInteger)countForObject:(id)object;
@end

@interface NSSet (Parts)
- (instancetype)__initWithMembers:(NSSet *)members;
- (void)__needOwn:(SEL)selector;
- (void)__add:(id)object;
@end

__attribute__((selfsame_visible(collectionRead, self)))
@implementation NSSet
// A subclass that has its members somewhere else, as with arrays.
static BOOL __selfsame_isForeignSet(NSSet *set) {
  return __selfsame_isForeign(set, [NSSet class], [NSMutableSet class])
      && ![set isKindOfClass:[NSCountedSet class]];
}
static id __selfsame_wholeSet(NSSet *set) {
  if (set->_table.used || !__selfsame_isForeignSet(set)) return set;
  return [[[NSSet alloc] initWithSet:set] autorelease];
}
+ (instancetype)set { return [[[self alloc] init] autorelease]; }
+ (instancetype)setWithObject:(id)object {
  return [[[self alloc] initWithObjects:&object count:1] autorelease];
}
+ (instancetype)setWithObjects:(id)first, ... {
  BOOL isForeign = self != [NSSet class] && self != [NSMutableSet class] && self != [NSCountedSet class];
  id set = isForeign ? [[NSSet alloc] init] : [[self alloc] init];
  va_list arguments;
  __builtin_va_start(arguments, first);
  while (first) {
    [set __add:first];
    first = va_arg(arguments, id);
  }
  __builtin_va_end(arguments);
  if (!isForeign) return [set autorelease];
  return [[[self alloc] __initWithMembers:[set autorelease]] autorelease];
}
+ (instancetype)setWithObjects:(const id *)objects count:(NSUInteger)count {
  return [[[self alloc] initWithObjects:objects count:count] autorelease];
}
+ (instancetype)setWithArray:(NSArray *)array {
  return [[[self alloc] initWithArray:array] autorelease];
}
+ (instancetype)setWithSet:(NSSet *)other {
  return [[[self alloc] initWithSet:other] autorelease];
}
- (instancetype)initWithObjects:(id)first, ... {
  BOOL isForeign = __selfsame_isForeignSet(self);
  NSSet *all = isForeign ? [[[NSSet alloc] init] autorelease] : (self = [self init]);
  va_list arguments;
  __builtin_va_start(arguments, first);
  while (first) {
    [all __add:first];
    first = va_arg(arguments, id);
  }
  __builtin_va_end(arguments);
  return isForeign ? [self __initWithMembers:all] : self;
}
// The way of a program's own class: `members` is a plain set.
- (instancetype)__initWithMembers:(NSSet *)members {
  NSArray *all = [members allObjects];
  id *objects = (id *)malloc([all count] * sizeof(id) + 1);
  [all getObjects:objects];
  self = [self initWithObjects:objects count:[all count]];
  free(objects);
  return self;
}
- (instancetype)initWithObjects:(const id *)objects count:(NSUInteger)count {
  NSUInteger i;
  if (__selfsame_isForeignSet(self)) {
    if (![self isKindOfClass:[NSMutableSet class]]) __selfsame_abstract(self, [NSSet class], _cmd);
    self = [(NSMutableSet *)self initWithCapacity:count];
    for (i = 0; i < count; i++) [(NSMutableSet *)self addObject:objects[i]];
    return self;
  }
  self = [self init];
  for (i = 0; i < count; i++) {
    if (!objects[i]) {
      __selfsame_fail(@"NSInvalidArgumentException",
                      @"*** -[__NSPlaceholderSet initWithObjects:count:]: attempt to insert nil "
                      @"object from objects[%lu]", i);
    }
    [self __add:objects[i]];
  }
  return self;
}
- (instancetype)initWithArray:(NSArray *)array {
  if (__selfsame_isForeignSet(self)) {
    return [self __initWithMembers:[[[NSSet alloc] initWithArray:array] autorelease]];
  }
  self = [self init];
  NSUInteger i, count = [array count];
  for (i = 0; i < count; i++) [self __add:[array objectAtIndex:i]];
  return self;
}
- (instancetype)initWithSet:(NSSet *)other { return [self initWithArray:[other allObjects]]; }
- (instancetype)initWithSet:(NSSet *)other copyItems:(BOOL)copies {
  NSArray *all = [[NSArray alloc] initWithArray:[other allObjects] copyItems:copies];
  self = [self initWithArray:all];
  [all release];
  return self;
}
- (void)dealloc __attribute__((selfsame_visible(collectionWrite, self))) {
  __selfsame_empty(&_table);
  [super dealloc];
}
- (void)__add:(id)object {
  if (__selfsame_find(&_table, object) < 0) {
    __selfsame_append(&_table, [object retain], nil);
  }
}
- (id)copyWithZone:(NSZone *)zone {
  if (![self isKindOfClass:[NSMutableSet class]]) return [self retain];
  return [[NSSet allocWithZone:zone] initWithSet:self];
}
- (id)mutableCopyWithZone:(NSZone *)zone {
  return [[NSMutableSet allocWithZone:zone] initWithSet:self];
}
- (void)__needOwn:(SEL)selector {
  if (__selfsame_isForeignSet(self)) __selfsame_needsOwn(self, [NSSet class], [NSMutableSet class], selector);
}
- (NSUInteger)count {
  if (!_table.used) [self __needOwn:_cmd];
  return _table.count;
}
- (id)member:(id)object {
  if (!object) return nil;
  if (!_table.used) [self __needOwn:_cmd];
  long index = __selfsame_find(&_table, object);
  return index < 0 ? nil : _table.keys[index];
}
- (BOOL)containsObject:(id)object { return [self member:object] != nil; }
- (id)anyObject {
  if (!_table.used) self = __selfsame_wholeSet(self);
  NSUInteger i;
  for (i = 0; i < _table.used; i++) if (_table.keys[i]) return _table.keys[i];
  return nil;
}
- (NSArray *)allObjects {
  NSMutableArray *all = [[NSMutableArray alloc] init];
  NSUInteger i;
  if (!_table.used && __selfsame_isForeignSet(self)) {
    NSEnumerator *members = [self objectEnumerator];
    for (id member = [members nextObject]; member; member = [members nextObject]) {
      [all addObject:member];
    }
  }
  for (i = 0; i < _table.used; i++) if (_table.keys[i]) [all addObject:_table.keys[i]];
  return [all autorelease];
}
- (NSEnumerator *)objectEnumerator {
  if (!_table.used) [self __needOwn:_cmd];
  return [[self allObjects] objectEnumerator];
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length {
  if (!_table.used && __selfsame_isForeignSet(self)) {
    return __selfsame_snapshotRun([self allObjects], state, buffer, length);
  }
  return __selfsame_nextRun(&_table, state, buffer, length);
}
- (BOOL)isSubsetOfSet:(NSSet *)other {
  if (!_table.used) self = __selfsame_wholeSet(self);
  NSUInteger i;
  for (i = 0; i < _table.used; i++) {
    if (_table.keys[i] && ![other containsObject:_table.keys[i]]) return NO;
  }
  return YES;
}
- (BOOL)isEqualToSet:(NSSet *)other {
  Class counted = [NSCountedSet class];
  if ([other isKindOfClass:counted] && ![self isKindOfClass:counted]) return [other isEqualToSet:self];
  return self == other || ([other count] == [self count] && [self isSubsetOfSet:other]);
}
- (BOOL)isEqual:(id)other {
  return self == other || ([other isKindOfClass:[NSSet class]] && [self isEqualToSet:other]);
}
- (NSUInteger)hash {
  if (!_table.used) self = __selfsame_wholeSet(self);
  return _table.count;
}
- (BOOL)intersectsSet:(NSSet *)other {
  if (!_table.used) self = __selfsame_wholeSet(self);
  NSUInteger i;
  for (i = 0; i < _table.used; i++) {
    if (_table.keys[i] && [other containsObject:_table.keys[i]]) return YES;
  }
  return NO;
}
- (NSSet *)setByAddingObject:(id)object {
  NSSet *all = [[[NSSet alloc] initWithSet:self] autorelease];
  [all __add:object];
  return all;
}
- (NSSet *)setByAddingObjectsFromSet:(NSSet *)other {
  return [self setByAddingObjectsFromArray:[other allObjects]];
}
- (NSSet *)setByAddingObjectsFromArray:(NSArray *)other {
  NSSet *all = [[[NSSet alloc] initWithSet:self] autorelease];
  NSUInteger i, count = [other count];
  for (i = 0; i < count; i++) [all __add:[other objectAtIndex:i]];
  return all;
}
- (void)makeObjectsPerformSelector:(SEL)selector {
  [[self allObjects] makeObjectsPerformSelector:selector];
}
- (void)makeObjectsPerformSelector:(SEL)selector withObject:(id)argument {
  [[self allObjects] makeObjectsPerformSelector:selector withObject:argument];
}
- (NSString *)description { return [self descriptionWithLocale:nil indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale {
  return [self descriptionWithLocale:locale indent:0];
}
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
  NSString *indent = __selfsame_indent(level);
  NSMutableString *text = [NSMutableString stringWithString:indent];
  NSArray *all = [self allObjects];
  NSUInteger i, count = [all count];
  [text appendString:@"{(\n"];
  for (i = 0; i < count; i++) {
    [text appendString:indent];
    [text appendString:@"    "];
    [text appendString:__selfsame_described([all objectAtIndex:i], locale, level + 1, NO)];
    [text appendString:i + 1 < count ? @",\n" : @"\n"];
  }
  [text appendString:indent];
  [text appendString:@")}"];
  return text;
}
@end

__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSMutableSet
+ (instancetype)setWithCapacity:(NSUInteger)capacity {
  return [[[self alloc] initWithCapacity:capacity] autorelease];
}
- (instancetype)initWithCapacity:(NSUInteger)capacity {
  return __selfsame_isItsOwn(self, [NSMutableSet class], _cmd) ? [super init] : [self init];
}
- (void)addObject:(id)object {
  if (!_table.used) [self __needOwn:_cmd];
  if (!object) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSSetM addObject:]: object cannot be nil");
  }
  if ([self containsObject:object]) return;
  _table.mutations++;
  [self __add:object];
}
- (void)removeObject:(id)object {
  if (!_table.used) [self __needOwn:_cmd];
  long index = object ? __selfsame_find(&_table, object) : -1;
  if (index < 0) return;
  _table.mutations++;
  __selfsame_remove(&_table, index);
}
- (void)removeAllObjects {
  if (!_table.used && __selfsame_isForeignSet(self)) [self minusSet:self];
  __selfsame_empty(&_table);
}
- (void)addObjectsFromArray:(NSArray *)array {
  NSUInteger i, count = [array count];
  for (i = 0; i < count; i++) [self addObject:[array objectAtIndex:i]];
}
- (void)unionSet:(NSSet *)other { [self addObjectsFromArray:[other allObjects]]; }
- (void)minusSet:(NSSet *)other {
  NSArray *all = [other allObjects];
  NSUInteger i, count = [all count];
  for (i = 0; i < count; i++) [self removeObject:[all objectAtIndex:i]];
}
- (void)intersectSet:(NSSet *)other {
  NSArray *all = [self allObjects];
  NSUInteger i, count = [all count];
  for (i = 0; i < count; i++) {
    if (![other containsObject:[all objectAtIndex:i]]) [self removeObject:[all objectAtIndex:i]];
  }
}
- (void)setSet:(NSSet *)other {
  NSArray *all = [other allObjects];
  [self removeAllObjects];
  [self addObjectsFromArray:all];
}
@end

__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSCountedSet
- (void)__add:(id)object {
  if (!_counts) _counts = [[NSMutableDictionary alloc] init];
  if ([self containsObject:object]) {
    id key = [NSValue valueWithNonretainedObject:[self member:object]];
    NSUInteger count = [[_counts objectForKey:key] unsignedIntegerValue];
    [_counts setObject:[NSNumber numberWithUnsignedInteger:count + 1] forKey:key];
  } else {
    [super __add:object];
    [_counts setObject:[NSNumber numberWithUnsignedInteger:1]
                forKey:[NSValue valueWithNonretainedObject:object]];
  }
}
- (id)copyWithZone:(NSZone *)zone { return [self mutableCopyWithZone:zone]; }
- (id)mutableCopyWithZone:(NSZone *)zone {
  NSCountedSet *copy = [[[self class] allocWithZone:zone] init];
  NSArray *all = [self allObjects];
  NSUInteger i, k, count = [all count];
  for (i = 0; i < count; i++) {
    id object = [all objectAtIndex:i];
    for (k = [self countForObject:object]; k > 0; k--) [copy addObject:object];
  }
  return copy;
}
- (void)addObject:(id)object {
  if (!object) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[NSCountedSet addObject:]: attempt to insert nil");
  }
  [self __add:object];
}
- (void)removeObject:(id)object {
  id member = [self member:object];
  if (!member) return;
  id key = [NSValue valueWithNonretainedObject:member];
  NSUInteger count = [[_counts objectForKey:key] unsignedIntegerValue];
  if (count > 1) {
    [_counts setObject:[NSNumber numberWithUnsignedInteger:count - 1] forKey:key];
  } else {
    [_counts removeObjectForKey:key];
    [super removeObject:object];
  }
}
// A member that is there twice is not what is there once, in a plain set either.
- (BOOL)isEqualToSet:(NSSet *)other {
  if (![super isEqualToSet:other]) return NO;
  BOOL isCounted = [other isKindOfClass:[NSCountedSet class]];
  for (id member in self) {
    NSUInteger count = isCounted ? [(NSCountedSet *)other countForObject:member] : 1;
    if ([self countForObject:member] != count) return NO;
  }
  return YES;
}
- (NSUInteger)countForObject:(id)object {
  id member = [self member:object];
  if (!member) return 0;
  return [[_counts objectForKey:[NSValue valueWithNonretainedObject:member]]
      unsignedIntegerValue];
}
- (void)dealloc {
  [_counts release];
  [super dealloc];
}
@end
