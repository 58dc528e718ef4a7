// NSMapTable: a dictionary that need not own its keys or its values.
//: part NSHashTable, NSMapTable

@interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSFastEnumeration> {
  NSMutableArray *_keys;
  NSMutableArray *_values;
  NSUInteger _keyOptions;
  NSUInteger _valueOptions;
}
+ (NSMapTable<KeyType, ObjectType> *)mapTableWithKeyOptions:(NSPointerFunctionsOptions)keys
                                              valueOptions:(NSPointerFunctionsOptions)values;
+ (NSMapTable<KeyType, ObjectType> *)strongToStrongObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)mapTableWithStrongToStrongObjects;
+ (NSMapTable<KeyType, ObjectType> *)weakToStrongObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)mapTableWithWeakToStrongObjects;
+ (NSMapTable<KeyType, ObjectType> *)strongToWeakObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)mapTableWithStrongToWeakObjects;
+ (NSMapTable<KeyType, ObjectType> *)weakToWeakObjectsMapTable;
+ (NSMapTable<KeyType, ObjectType> *)mapTableWithWeakToWeakObjects;
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
__attribute__((selfsame_visible(collectionWrite, self)))
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
+ (NSMapTable *)mapTableWithStrongToStrongObjects { return [self strongToStrongObjectsMapTable]; }
+ (NSMapTable *)mapTableWithWeakToStrongObjects { return [self weakToStrongObjectsMapTable]; }
+ (NSMapTable *)mapTableWithStrongToWeakObjects { return [self strongToWeakObjectsMapTable]; }
+ (NSMapTable *)mapTableWithWeakToWeakObjects { return [self weakToWeakObjectsMapTable]; }
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
