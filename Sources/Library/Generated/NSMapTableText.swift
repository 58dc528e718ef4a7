// swift-format-ignore-file
// Written by `make library` from Foundation/NSMapTable.m: change it there.
enum NSMapTableText {
static let text: StaticString = #"""
@interface NSMapTable<KeyType, ObjectType> : NSObject <NSCopying, NSFastEnumeration> {
  struct __selfsame_References _table;
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
  return [[[self alloc] initWithKeyOptions:keys valueOptions:values capacity:0] autorelease];
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
    _table.keyOptions = keys;
    _table.valueOptions = values;
  }
  return self;
}
- (void)dealloc {
  __selfsame_forgetAll(&_table);
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone {
  NSMapTable *made = [[NSMapTable allocWithZone:zone] initWithKeyOptions:_table.keyOptions
                                                            valueOptions:_table.valueOptions
                                                                capacity:0];
  for (id key in self) [made setObject:[self objectForKey:key] forKey:key];
  return made;
}
- (id)objectForKey:(id)key {
  long index = __selfsame_findReference(&_table, key);
  return index < 0 ? nil : __selfsame_referred(&_table.values[index], _table.valueOptions);
}
- (void)setObject:(id)object forKey:(id)key {
  if (!object || !key) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[NSConcreteMapTable setObject:forKey:]: %s cannot be nil",
                    key ? "object" : "key");
  }
  __selfsame_addReference(&_table, key, object);
}
- (void)removeObjectForKey:(id)key {
  __selfsame_removeKey(&_table, key);
}
- (void)removeAllObjects { __selfsame_forgetAll(&_table); }
- (NSUInteger)count { return __selfsame_countReferences(&_table); }
- (NSEnumerator *)keyEnumerator { return [__selfsame_allReferences(&_table, YES) objectEnumerator]; }
- (NSEnumerator *)objectEnumerator { return [__selfsame_allReferences(&_table, NO) objectEnumerator]; }
- (NSDictionary *)dictionaryRepresentation {
  NSMutableDictionary *made = [NSMutableDictionary dictionary];
  for (id key in self) [made setObject:[self objectForKey:key] forKey:key];
  return made;
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length {
  return __selfsame_referenceRun(&_table, state, buffer, length);
}
@end
"""#
}
