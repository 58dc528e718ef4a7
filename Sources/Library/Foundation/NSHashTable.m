// NSHashTable, NSMapTable and NSPointerFunctions' options: collections that need not own what they hold.
//
// Each entry is a small object with a strong and a weak reference, of which one is used. The module is
// written under ARC: the weak reference becomes nil by itself when its object dies, and the entry is then
// skipped.
//: part NSHashTable, NSMapTable
//: arc

typedef NSUInteger NSPointerFunctionsOptions;
typedef NSUInteger NSHashTableOptions;
typedef NSUInteger NSMapTableOptions;
enum {
  NSPointerFunctionsStrongMemory = 0,
  NSPointerFunctionsWeakMemory = 5,
  NSPointerFunctionsObjectPersonality = 0,
  NSPointerFunctionsObjectPointerPersonality = 512,
  NSPointerFunctionsCopyIn = 65536,
  NSHashTableStrongMemory = 0,
  NSHashTableWeakMemory = 5,
  NSHashTableObjectPointerPersonality = 512,
  NSHashTableCopyIn = 65536,
  NSMapTableStrongMemory = 0,
  NSMapTableWeakMemory = 5,
  NSMapTableObjectPointerPersonality = 512,
  NSMapTableCopyIn = 65536
};

// One reference, strong or weak, and how it compares.
@interface __NSReference : NSObject {
  id _strong;
  __weak id _weak;
  NSUInteger _options;
}
- (instancetype)initWithObject:(id)object options:(NSUInteger)options;
- (id)object;
- (BOOL)is:(id)other;
@end
@implementation __NSReference
- (instancetype)initWithObject:(id)object options:(NSUInteger)options {
  self = [super init];
  if (self) {
    _options = options;
    if (options & NSPointerFunctionsWeakMemory) _weak = object;
    else _strong = options & NSPointerFunctionsCopyIn ? [object copy] : object;
  }
  return self;
}
- (id)object { return _options & NSPointerFunctionsWeakMemory ? _weak : _strong; }
- (BOOL)is:(id)other {
  id mine = [self object];
  if (!mine || !other) return NO;
  if (mine == other) return YES;
  if (_options & NSPointerFunctionsObjectPointerPersonality) return NO;
  return [mine hash] == [other hash] && [mine isEqual:other];
}
@end

@interface NSHashTable<ObjectType> : NSObject <NSCopying, NSFastEnumeration> {
  NSMutableArray *_entries;
  NSUInteger _options;
}
+ (NSHashTable<ObjectType> *)hashTableWithOptions:(NSPointerFunctionsOptions)options;
+ (NSHashTable<ObjectType> *)weakObjectsHashTable;
+ (NSHashTable<ObjectType> *)hashTableWithWeakObjects;
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options capacity:(NSUInteger)capacity;
- (void)addObject:(ObjectType)object;
- (void)removeObject:(ObjectType)object;
- (void)removeAllObjects;
- (BOOL)containsObject:(ObjectType)object;
- (ObjectType)member:(ObjectType)object;
- (ObjectType)anyObject;
- (NSUInteger)count;
- (NSArray<ObjectType> *)allObjects;
- (NSSet<ObjectType> *)setRepresentation;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (void)unionHashTable:(NSHashTable<ObjectType> *)other;
- (void)minusHashTable:(NSHashTable<ObjectType> *)other;
- (void)intersectHashTable:(NSHashTable<ObjectType> *)other;
- (BOOL)intersectsHashTable:(NSHashTable<ObjectType> *)other;
- (BOOL)isSubsetOfHashTable:(NSHashTable<ObjectType> *)other;
- (BOOL)isEqualToHashTable:(NSHashTable<ObjectType> *)other;
@end
__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSHashTable
+ (NSHashTable *)hashTableWithOptions:(NSPointerFunctionsOptions)options {
  return [[self alloc] initWithOptions:options capacity:0];
}
+ (NSHashTable *)weakObjectsHashTable {
  return [self hashTableWithOptions:NSPointerFunctionsWeakMemory];
}
+ (NSHashTable *)hashTableWithWeakObjects { return [self weakObjectsHashTable]; }
- (instancetype)init { return [self initWithOptions:0 capacity:0]; }
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options capacity:(NSUInteger)capacity {
  self = [super init];
  if (self) {
    _options = options;
    _entries = [[NSMutableArray alloc] init];
  }
  return self;
}
- (id)copyWithZone:(NSZone *)zone {
  NSHashTable *made = [[NSHashTable alloc] initWithOptions:_options capacity:0];
  for (id object in [self allObjects]) [made addObject:object];
  return made;
}
- (__NSReference *)__entryOf:(id)object {
  for (__NSReference *entry in _entries) if ([entry is:object]) return entry;
  return nil;
}
// Forgets the entries whose objects have died.
- (void)__sweep {
  NSUInteger i = [_entries count];
  while (i-- > 0) {
    if (![[_entries objectAtIndex:i] object]) [_entries removeObjectAtIndex:i];
  }
}
- (void)addObject:(id)object {
  if (!object || [self __entryOf:object]) return;
  [self __sweep];
  [_entries addObject:[[__NSReference alloc] initWithObject:object options:_options]];
}
- (void)removeObject:(id)object {
  __NSReference *entry = [self __entryOf:object];
  if (entry) [_entries removeObjectIdenticalTo:entry];
}
- (void)removeAllObjects { [_entries removeAllObjects]; }
- (BOOL)containsObject:(id)object { return [self __entryOf:object] != nil; }
- (id)member:(id)object { return [[self __entryOf:object] object]; }
- (id)anyObject { return [[self allObjects] firstObject]; }
- (NSUInteger)count {
  [self __sweep];
  return [_entries count];
}
- (NSArray *)allObjects {
  NSMutableArray *all = [NSMutableArray array];
  for (__NSReference *entry in _entries) {
    id object = [entry object];
    if (object) [all addObject:object];
  }
  return all;
}
- (NSSet *)setRepresentation { return [NSSet setWithArray:[self allObjects]]; }
- (NSEnumerator *)objectEnumerator { return [[self allObjects] objectEnumerator]; }
- (void)unionHashTable:(NSHashTable *)other {
  for (id object in [other allObjects]) [self addObject:object];
}
- (void)minusHashTable:(NSHashTable *)other {
  for (id object in [other allObjects]) [self removeObject:object];
}
- (void)intersectHashTable:(NSHashTable *)other {
  for (id object in [self allObjects]) if (![other containsObject:object]) [self removeObject:object];
}
- (BOOL)intersectsHashTable:(NSHashTable *)other {
  for (id object in [self allObjects]) if ([other containsObject:object]) return YES;
  return NO;
}
- (BOOL)isSubsetOfHashTable:(NSHashTable *)other {
  for (id object in [self allObjects]) if (![other containsObject:object]) return NO;
  return YES;
}
- (BOOL)isEqualToHashTable:(NSHashTable *)other {
  return [[self allObjects] count] == [[other allObjects] count] && [self isSubsetOfHashTable:other];
}
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSHashTable class]] && [self isEqualToHashTable:other]);
}
- (NSUInteger)hash { return [[self allObjects] count]; }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id *)buffer
                                    count:(NSUInteger)length {
  return __selfsame_snapshotRun([self allObjects], state, buffer, length);
}
@end
