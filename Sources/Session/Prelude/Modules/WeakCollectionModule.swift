/// NSHashTable, NSMapTable and NSPointerFunctions' options: collections that need not own what they hold.
///
/// Each entry is a small object with a strong and a weak reference, of which one is used. The module is
/// written under ARC: the weak reference becomes nil by itself when its object dies, and the entry is then
/// skipped.
enum WeakCollectionModule {
  static let module = PreludeModule(
    name: "NSHashTable, NSMapTable",
    names: """
      NSHashTable NSMapTable NSPointerFunctionsOptions NSPointerFunctionsStrongMemory
      NSPointerFunctionsWeakMemory NSPointerFunctionsObjectPersonality
      NSPointerFunctionsObjectPointerPersonality NSPointerFunctionsCopyIn
      NSHashTableStrongMemory NSHashTableWeakMemory NSHashTableObjectPointerPersonality
      NSHashTableCopyIn NSMapTableStrongMemory NSMapTableWeakMemory NSMapTableCopyIn
      NSMapTableObjectPointerPersonality
      """,
    text: text, arc: true)

  private static let text: StaticString = #"""
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
    @end
    @implementation NSHashTable
    + (NSHashTable *)hashTableWithOptions:(NSPointerFunctionsOptions)options {
      return [[self alloc] initWithOptions:options capacity:0];
    }
    + (NSHashTable *)weakObjectsHashTable {
      return [self hashTableWithOptions:NSPointerFunctionsWeakMemory];
    }
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
    - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                      objects:(id *)buffer
                                        count:(NSUInteger)length {
      return __selfsame_snapshotRun([self allObjects], state, buffer, length);
    }
    @end

    @interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSFastEnumeration> {
      NSMutableArray *_keys;
      NSMutableArray *_values;
      NSUInteger _keyOptions;
      NSUInteger _valueOptions;
    }
    + (NSMapTable<KeyType, ObjectType> *)mapTableWithKeyOptions:(NSPointerFunctionsOptions)keys
                                                  valueOptions:(NSPointerFunctionsOptions)values;
    + (NSMapTable<KeyType, ObjectType> *)strongToStrongObjectsMapTable;
    + (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable;
    + (NSMapTable<KeyType, ObjectType> *)strongToWeakObjectsMapTable;
    + (NSMapTable<KeyType, ObjectType> *)weakToWeakObjectsMapTable;
    - (instancetype)initWithKeyOptions:(NSPointerFunctionsOptions)keys
                          valueOptions:(NSPointerFunctionsOptions)values
                              capacity:(NSUInteger)capacity;
    - (ObjectType)objectForKey:(KeyType)key;
    - (void)setObject:(ObjectType)object forKey:(KeyType)key;
    - (void)removeObjectForKey:(KeyType)key;
    - (void)removeAllObjects;
    - (NSUInteger)count;
    - (NSEnumerator<KeyType> *)keyEnumerator;
    - (NSEnumerator<ObjectType> *)objectEnumerator;
    - (NSDictionary<KeyType, ObjectType> *)dictionaryRepresentation;
    @end
    @implementation NSMapTable
    + (NSMapTable *)mapTableWithKeyOptions:(NSPointerFunctionsOptions)keys
                              valueOptions:(NSPointerFunctionsOptions)values {
      return [[self alloc] initWithKeyOptions:keys valueOptions:values capacity:0];
    }
    + (NSMapTable *)strongToStrongObjectsMapTable {
      return [self mapTableWithKeyOptions:0 valueOptions:0];
    }
    + (NSMapTable *)weakToStrongObjectsMapTable {
      return [self mapTableWithKeyOptions:NSPointerFunctionsWeakMemory valueOptions:0];
    }
    + (NSMapTable *)strongToWeakObjectsMapTable {
      return [self mapTableWithKeyOptions:0 valueOptions:NSPointerFunctionsWeakMemory];
    }
    + (NSMapTable *)weakToWeakObjectsMapTable {
      return [self mapTableWithKeyOptions:NSPointerFunctionsWeakMemory
                             valueOptions:NSPointerFunctionsWeakMemory];
    }
    - (instancetype)init { return [self initWithKeyOptions:0 valueOptions:0 capacity:0]; }
    - (instancetype)initWithKeyOptions:(NSPointerFunctionsOptions)keys
                          valueOptions:(NSPointerFunctionsOptions)values
                              capacity:(NSUInteger)capacity {
      self = [super init];
      if (self) {
        _keyOptions = keys;
        _valueOptions = values;
        _keys = [[NSMutableArray alloc] init];
        _values = [[NSMutableArray alloc] init];
      }
      return self;
    }
    - (id)copyWithZone:(NSZone *)zone {
      NSMapTable *made = [[NSMapTable alloc] initWithKeyOptions:_keyOptions
                                                   valueOptions:_valueOptions
                                                       capacity:0];
      for (id key in self) [made setObject:[self objectForKey:key] forKey:key];
      return made;
    }
    - (NSUInteger)__indexOf:(id)key {
      NSUInteger i, count = [_keys count];
      for (i = 0; i < count; i++) if ([[_keys objectAtIndex:i] is:key]) return i;
      return NSNotFound;
    }
    // Forgets the pairs of which one half has died.
    - (void)__sweep {
      NSUInteger i = [_keys count];
      while (i-- > 0) {
        if ([[_keys objectAtIndex:i] object] && [[_values objectAtIndex:i] object]) continue;
        [_keys removeObjectAtIndex:i];
        [_values removeObjectAtIndex:i];
      }
    }
    - (id)objectForKey:(id)key {
      NSUInteger index = [self __indexOf:key];
      return index == NSNotFound ? nil : [[_values objectAtIndex:index] object];
    }
    - (void)setObject:(id)object forKey:(id)key {
      if (!object || !key) {
        __selfsame_fail(@"NSInvalidArgumentException",
                        @"*** -[NSConcreteMapTable setObject:forKey:]: %s cannot be nil",
                        key ? "object" : "key");
      }
      [self __sweep];
      __NSReference *value = [[__NSReference alloc] initWithObject:object options:_valueOptions];
      NSUInteger index = [self __indexOf:key];
      if (index != NSNotFound) {
        [_values replaceObjectAtIndex:index withObject:value];
        return;
      }
      [_keys addObject:[[__NSReference alloc] initWithObject:key options:_keyOptions]];
      [_values addObject:value];
    }
    - (void)removeObjectForKey:(id)key {
      NSUInteger index = [self __indexOf:key];
      if (index == NSNotFound) return;
      [_keys removeObjectAtIndex:index];
      [_values removeObjectAtIndex:index];
    }
    - (void)removeAllObjects {
      [_keys removeAllObjects];
      [_values removeAllObjects];
    }
    - (NSUInteger)count {
      [self __sweep];
      return [_keys count];
    }
    - (NSArray *)__allOf:(NSArray *)entries {
      [self __sweep];
      NSMutableArray *all = [NSMutableArray array];
      for (__NSReference *entry in entries) {
        id object = [entry object];
        if (object) [all addObject:object];
      }
      return all;
    }
    - (NSEnumerator *)keyEnumerator { return [[self __allOf:_keys] objectEnumerator]; }
    - (NSEnumerator *)objectEnumerator { return [[self __allOf:_values] objectEnumerator]; }
    - (NSDictionary *)dictionaryRepresentation {
      NSMutableDictionary *made = [NSMutableDictionary dictionary];
      for (id key in self) [made setObject:[self objectForKey:key] forKey:key];
      return made;
    }
    - (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                      objects:(id *)buffer
                                        count:(NSUInteger)length {
      return __selfsame_snapshotRun([self __allOf:_keys], state, buffer, length);
    }
    @end
    """#
}
