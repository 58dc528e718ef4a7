// swift-format-ignore-file
// Written by `make library` from Foundation/NSDictionary.m: change it there.
enum NSDictionaryText {
static let text: StaticString = #"""
// Entry i is keys[i] (nil: removed) and values[i]; slots hold i + 1, 0 for free, -1 for removed.
struct __selfsame_Table {
  id *keys;
  id *values;
  int *slots;
  NSUInteger used;
  NSUInteger count;
  NSUInteger capacity;
  NSUInteger slotCount;
  unsigned long mutations;
};

long __selfsame_tableFind(struct __selfsame_Table *table, id key)
    __attribute__((selfsame_native(tableFind)));
id __selfsame_tableValue(struct __selfsame_Table *table, id key)
    __attribute__((selfsame_native(tableValue)));
int __selfsame_tableSet(struct __selfsame_Table *table, id key, id value)
    __attribute__((selfsame_native(tableSet)));

// Where the search for a hash begins. Texts that differ in their last letter have hashes that lie side by side.
static NSUInteger __selfsame_slot(struct __selfsame_Table *table, NSUInteger hash) {
  hash *= 0x9E3779B97F4A7C15UL;
  return (hash ^ hash >> 32) & (table->slotCount - 1);
}

static long __selfsame_find(struct __selfsame_Table *table, id key) {
  if (!table->count) return -1;
  long entry = __selfsame_tableFind(table, key);
  if (entry != -2) return entry;
  NSUInteger mask = table->slotCount - 1, at = __selfsame_slot(table, [key hash]);
  while (table->slots[at]) {
    long index = (long)table->slots[at] - 1;
    if (index >= 0) {
      id mine = table->keys[index];
      if (mine == key || [key isEqual:mine]) return index;
    }
    at = (at + 1) & mask;
  }
  return -1;
}
static void __selfsame_place(struct __selfsame_Table *table, NSUInteger index) {
  NSUInteger mask = table->slotCount - 1;
  NSUInteger at = __selfsame_slot(table, [table->keys[index] hash]);
  while (table->slots[at] > 0) at = (at + 1) & mask;
  table->slots[at] = (int)index + 1;
}
// Makes room for one more; squeezes removed entries out.
static void __selfsame_makeRoom(struct __selfsame_Table *table) {
  if (table->used < table->capacity) return;
  NSUInteger capacity = table->count * 2 < 4 ? 4 : table->count * 2, i, n = 0;
  id *keys = (id *)malloc(capacity * sizeof(id));
  id *values = (id *)malloc(capacity * sizeof(id));
  for (i = 0; i < table->used; i++) {
    if (!table->keys[i]) continue;
    keys[n] = table->keys[i];
    values[n] = table->values ? table->values[i] : nil;
    n++;
  }
  free(table->keys);
  free(table->values);
  free(table->slots);
  table->keys = keys;
  table->values = values;
  table->used = n;
  table->capacity = capacity;
  table->slotCount = 8;
  while (table->slotCount < capacity * 2) table->slotCount *= 2;
  table->slots = (int *)calloc(table->slotCount, sizeof(int));
  for (i = 0; i < n; i++) __selfsame_place(table, i);
}
// Takes over the caller's claims on both.
static void __selfsame_append(struct __selfsame_Table *table, id key, id value) {
  __selfsame_makeRoom(table);
  table->keys[table->used] = key;
  table->values[table->used] = value;
  __selfsame_place(table, table->used);
  table->used++;
  table->count++;
}
static void __selfsame_remove(struct __selfsame_Table *table, long index) {
  id key = table->keys[index], value = table->values[index];
  NSUInteger mask = table->slotCount - 1, at = __selfsame_slot(table, [key hash]);
  NSUInteger steps;
  for (steps = 0; steps <= mask && table->slots[at] != (int)index + 1; steps++) {
    at = (at + 1) & mask;
  }
  // A key that changed its hash while it lay here is found the long way.
  if (table->slots[at] != (int)index + 1) {
    for (at = 0; at <= mask; at++) if (table->slots[at] == (int)index + 1) break;
  }
  table->slots[at] = -1;
  table->keys[index] = nil;
  table->values[index] = nil;
  table->count--;
  if (table->count == 0) {
    table->used = 0;
    memset(table->slots, 0, table->slotCount * sizeof(int));
  }
  [key release];
  [value release];
}
static void __selfsame_empty(struct __selfsame_Table *table) {
  struct __selfsame_Table old = *table;
  NSUInteger i;
  memset(table, 0, sizeof(*table));
  table->mutations = old.mutations + 1;
  for (i = 0; i < old.used; i++) {
    [old.keys[i] release];
    [old.values[i] release];
  }
  free(old.keys);
  free(old.values);
  free(old.slots);
}
static NSUInteger __selfsame_nextRun(struct __selfsame_Table *table,
                                     NSFastEnumerationState *state, id *buffer,
                                     NSUInteger length) {
  NSUInteger n = 0, at = state->state;
  while (n < length && at < table->used) {
    if (table->keys[at]) buffer[n++] = table->keys[at];
    at++;
  }
  state->state = at;
  state->itemsPtr = buffer;
  state->mutationsPtr = &table->mutations;
  return n;
}

@interface NSDictionary<__covariant KeyType, __covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration> {
  struct __selfsame_Table _table;
}
+ (instancetype)dictionary;
+ (instancetype)dictionaryWithObject:(ObjectType)object forKey:(KeyType)key;
+ (instancetype)dictionaryWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType> *)keys;
+ (instancetype)dictionaryWithObjects:(const ObjectType *)objects
                              forKeys:(const KeyType *)keys
                                count:(NSUInteger)count;
+ (instancetype)dictionaryWithObjectsAndKeys:(id)first, ... __attribute__((sentinel));
+ (instancetype)dictionaryWithDictionary:(NSDictionary<KeyType, ObjectType> *)other;
- (instancetype)initWithObjects:(NSArray<ObjectType> *)objects forKeys:(NSArray<KeyType> *)keys;
- (instancetype)initWithObjects:(const ObjectType *)objects
                        forKeys:(const KeyType *)keys
                          count:(NSUInteger)count;
- (instancetype)initWithObjectsAndKeys:(id)first, ... __attribute__((sentinel));
- (instancetype)initWithDictionary:(NSDictionary<KeyType, ObjectType> *)other;
- (instancetype)initWithDictionary:(NSDictionary<KeyType, ObjectType> *)other copyItems:(BOOL)copies;
- (NSUInteger)count;
- (ObjectType)objectForKey:(KeyType)key;
- (ObjectType)objectForKeyedSubscript:(KeyType)key;
- (NSArray<KeyType> *)allKeys;
- (NSArray<ObjectType> *)allValues;
- (NSArray<KeyType> *)allKeysForObject:(ObjectType)object;
- (void)getObjects:(ObjectType __unsafe_unretained *)objects andKeys:(KeyType __unsafe_unretained *)keys;
- (void)getObjects:(ObjectType __unsafe_unretained *)objects andKeys:(KeyType __unsafe_unretained *)keys count:(NSUInteger)count;
- (NSArray<ObjectType> *)objectsForKeys:(NSArray<KeyType> *)keys notFoundMarker:(ObjectType)marker;
- (NSArray<KeyType> *)keysSortedByValueUsingSelector:(SEL)comparator;
- (NSEnumerator<KeyType> *)keyEnumerator;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (BOOL)isEqualToDictionary:(NSDictionary<KeyType, ObjectType> *)other;
- (NSString *)descriptionWithLocale:(id)locale;
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level;
@end

@interface NSMutableDictionary<KeyType, ObjectType> : NSDictionary<KeyType, ObjectType>
+ (instancetype)dictionaryWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)setObject:(ObjectType)object forKey:(KeyType)key;
- (void)setObject:(ObjectType)object forKeyedSubscript:(KeyType)key;
- (void)removeObjectForKey:(KeyType)key;
- (void)removeAllObjects;
- (void)removeObjectsForKeys:(NSArray<KeyType> *)keys;
- (void)addEntriesFromDictionary:(NSDictionary<KeyType, ObjectType> *)other;
- (void)setDictionary:(NSDictionary<KeyType, ObjectType> *)other;
@end

@interface NSDictionary (Parts)
- (instancetype)__initWithEntries:(NSDictionary *)entries;
- (void)__needOwn:(SEL)selector;
- (void)__set:(id)object forKey:(id)key;
@end

__attribute__((selfsame_visible(collectionRead, self)))
@implementation NSDictionary
// A subclass that has its keys somewhere else, as with arrays.
static BOOL __selfsame_isForeignDictionary(NSDictionary *dictionary) {
  return __selfsame_isForeign(dictionary, [NSDictionary class], [NSMutableDictionary class]);
}
static id __selfsame_wholeDictionary(NSDictionary *dictionary) {
  if (dictionary->_table.used || !__selfsame_isForeignDictionary(dictionary)) return dictionary;
  return [[[NSDictionary alloc] initWithDictionary:dictionary] autorelease];
}
+ (instancetype)dictionary { return [[[self alloc] init] autorelease]; }
+ (instancetype)dictionaryWithObject:(id)object forKey:(id)key {
  return [[[self alloc] initWithObjects:&object forKeys:&key count:1] autorelease];
}
+ (instancetype)dictionaryWithObjects:(NSArray *)objects forKeys:(NSArray *)keys {
  return [[[self alloc] initWithObjects:objects forKeys:keys] autorelease];
}
+ (instancetype)dictionaryWithObjects:(const id *)objects
                              forKeys:(const id *)keys
                                count:(NSUInteger)count {
  return [[[self alloc] initWithObjects:objects forKeys:keys count:count] autorelease];
}
+ (instancetype)dictionaryWithObjectsAndKeys:(id)first, ... {
  BOOL isPlain = self == [NSDictionary class] || self == [NSMutableDictionary class];
  id dictionary = isPlain ? [[self alloc] init] : [[NSDictionary alloc] init];
  va_list arguments;
  __builtin_va_start(arguments, first);
  while (first) {
    id key = va_arg(arguments, id);
    if (!key) {
      __selfsame_fail(@"NSInvalidArgumentException",
                      @"+[NSDictionary dictionaryWithObjectsAndKeys:]: "
                      @"second object of each pair must be non-nil.  Or, did you forget to "
                      @"nil-terminate your parameter list?");
    }
    [dictionary __set:first forKey:key];
    first = va_arg(arguments, id);
  }
  __builtin_va_end(arguments);
  if (isPlain) return [dictionary autorelease];
  return [[[self alloc] __initWithEntries:[dictionary autorelease]] autorelease];
}
+ (instancetype)dictionaryWithDictionary:(NSDictionary *)other {
  return [[[self alloc] initWithDictionary:other] autorelease];
}
// The way of a program's own class: `entries` is a plain dictionary.
- (instancetype)__initWithEntries:(NSDictionary *)entries {
  NSUInteger count = [entries count];
  id *objects = (id *)malloc(2 * count * sizeof(id) + 1);
  [entries getObjects:objects andKeys:objects + count];
  self = [self initWithObjects:objects forKeys:objects + count count:count];
  free(objects);
  return self;
}
- (instancetype)initWithObjects:(NSArray *)objects forKeys:(NSArray *)keys {
  NSUInteger i, count = [keys count];
  if (__selfsame_isForeignDictionary(self)) {
    return [self __initWithEntries:[[[NSDictionary alloc] initWithObjects:objects forKeys:keys] autorelease]];
  }
  self = [self init];
  if ([objects count] != count) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[NSDictionary initWithObjects:forKeys:]: count of objects (%lu) "
                    @"differs from count of keys (%lu)", [objects count], count);
  }
  for (i = 0; i < count; i++) {
    [self __set:[objects objectAtIndex:i] forKey:[keys objectAtIndex:i]];
  }
  return self;
}
- (instancetype)initWithObjects:(const id *)objects
                        forKeys:(const id *)keys
                          count:(NSUInteger)count {
  NSUInteger i;
  if (__selfsame_isForeignDictionary(self)) {
    if (![self isKindOfClass:[NSMutableDictionary class]]) {
      __selfsame_abstract(self, [NSDictionary class], _cmd);
    }
    self = [(NSMutableDictionary *)self initWithCapacity:count];
    for (i = 0; i < count; i++) [(NSMutableDictionary *)self setObject:objects[i] forKey:keys[i]];
    return self;
  }
  self = [self init];
  for (i = 0; i < count; i++) {
    if (!objects[i] || !keys[i]) {
      __selfsame_fail(@"NSInvalidArgumentException",
                      @"*** -[__NSPlaceholderDictionary initWithObjects:forKeys:count:]: "
                      @"attempt to insert nil object from objects[%lu]", i);
    }
    [self __set:objects[i] forKey:keys[i]];
  }
  return self;
}
- (instancetype)initWithObjectsAndKeys:(id)first, ... {
  BOOL isForeign = __selfsame_isForeignDictionary(self);
  NSDictionary *all = isForeign ? [[[NSDictionary alloc] init] autorelease] : (self = [self init]);
  va_list arguments;
  __builtin_va_start(arguments, first);
  while (first) {
    id key = va_arg(arguments, id);
    if (!key) {
      __selfsame_fail(@"NSInvalidArgumentException",
                      @"-[NSDictionary initWithObjectsAndKeys:]: "
                      @"second object of each pair must be non-nil.  Or, did you forget to "
                      @"nil-terminate your parameter list?");
    }
    [all __set:first forKey:key];
    first = va_arg(arguments, id);
  }
  __builtin_va_end(arguments);
  return isForeign ? [self __initWithEntries:all] : self;
}
- (instancetype)initWithDictionary:(NSDictionary *)other {
  return [self initWithDictionary:other copyItems:NO];
}
- (instancetype)initWithDictionary:(NSDictionary *)other copyItems:(BOOL)copies {
  if (__selfsame_isForeignDictionary(self)) {
    return [self __initWithEntries:[[[NSDictionary alloc] initWithDictionary:other copyItems:copies] autorelease]];
  }
  self = [self init];
  NSArray *keys = [other allKeys];
  NSUInteger i, count = [keys count];
  for (i = 0; i < count; i++) {
    id key = [keys objectAtIndex:i], object = [other objectForKey:key];
    if (copies) object = [object copy];
    [self __set:object forKey:key];
    if (copies) [object release];
  }
  return self;
}
- (void)dealloc __attribute__((selfsame_visible(collectionWrite, self))) {
  __selfsame_empty(&_table);
  [super dealloc];
}
- (void)__set:(id)object forKey:(id)key {
  long index = __selfsame_find(&_table, key);
  if (index >= 0) {
    id old = _table.values[index];
    _table.values[index] = [object retain];
    [old release];
    return;
  }
  __selfsame_append(&_table, [key copy], [object retain]);
}
- (id)copyWithZone:(NSZone *)zone {
  if (![self isKindOfClass:[NSMutableDictionary class]]) return [self retain];
  return [[NSDictionary allocWithZone:zone] initWithDictionary:self];
}
- (id)mutableCopyWithZone:(NSZone *)zone {
  return [[NSMutableDictionary allocWithZone:zone] initWithDictionary:self];
}
- (void)__needOwn:(SEL)selector {
  __selfsame_needsOwn(self, [NSDictionary class], [NSMutableDictionary class], selector);
}
- (NSUInteger)count {
  if (!_table.used) [self __needOwn:_cmd];
  return _table.count;
}
- (id)objectForKey:(id)key {
  id value = __selfsame_tableValue(&_table, key);
  if (value) return value;
  if (!_table.used) [self __needOwn:_cmd];
  long index = key ? __selfsame_find(&_table, key) : -1;
  return index < 0 ? nil : _table.values[index];
}
- (id)objectForKeyedSubscript:(id)key { return [self objectForKey:key]; }
- (NSArray *)allKeys {
  if (!_table.used && __selfsame_isForeignDictionary(self)) return [[self keyEnumerator] allObjects];
  NSMutableArray *all = [NSMutableArray array];
  NSUInteger i;
  for (i = 0; i < _table.used; i++) if (_table.keys[i]) [all addObject:_table.keys[i]];
  return all;
}
- (NSArray *)allValues {
  if (!_table.used) self = __selfsame_wholeDictionary(self);
  NSMutableArray *all = [NSMutableArray array];
  NSUInteger i;
  for (i = 0; i < _table.used; i++) if (_table.keys[i]) [all addObject:_table.values[i]];
  return all;
}
- (void)getObjects:(id __unsafe_unretained *)objects andKeys:(id __unsafe_unretained *)keys {
  [self getObjects:objects andKeys:keys count:[self count]];
}
- (void)getObjects:(id __unsafe_unretained *)objects andKeys:(id __unsafe_unretained *)keys count:(NSUInteger)count {
  NSArray *all = [self allKeys];
  for (NSUInteger i = 0; i < count && i < [all count]; i++) {
    id key = [all objectAtIndex:i];
    if (keys) keys[i] = key;
    if (objects) objects[i] = [self objectForKey:key];
  }
}
- (NSArray *)allKeysForObject:(id)object {
  if (!_table.used) self = __selfsame_wholeDictionary(self);
  NSMutableArray *all = [NSMutableArray array];
  NSUInteger i;
  for (i = 0; i < _table.used; i++) {
    if (_table.keys[i] && [_table.values[i] isEqual:object]) [all addObject:_table.keys[i]];
  }
  return all;
}
- (NSArray *)objectsForKeys:(NSArray *)keys notFoundMarker:(id)marker {
  NSMutableArray *all = [NSMutableArray array];
  NSUInteger i, count = [keys count];
  for (i = 0; i < count; i++) {
    id object = [self objectForKey:[keys objectAtIndex:i]];
    [all addObject:object ? object : marker];
  }
  return all;
}
static NSInteger __selfsame_byValue(id a, id b, void *context) {
  void **words = (void **)context;
  NSDictionary *dictionary = (NSDictionary *)words[0];
  return (NSInteger)[[dictionary objectForKey:a] performSelector:(SEL)words[1]
                                                      withObject:[dictionary objectForKey:b]];
}
- (NSArray *)keysSortedByValueUsingSelector:(SEL)comparator {
  void *words[2] = {(void *)self, (void *)comparator};
  return [[self allKeys] sortedArrayUsingFunction:__selfsame_byValue context:words];
}
- (NSEnumerator *)keyEnumerator {
  if (!_table.used) [self __needOwn:_cmd];
  return [[self allKeys] objectEnumerator];
}
- (NSEnumerator *)objectEnumerator { return [[self allValues] objectEnumerator]; }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length {
  if (!_table.used && __selfsame_isForeignDictionary(self)) {
    return __selfsame_snapshotRun([self allKeys], state, buffer, length);
  }
  return __selfsame_nextRun(&_table, state, buffer, length);
}
- (BOOL)isEqualToDictionary:(NSDictionary *)other {
  if (!_table.used) self = __selfsame_wholeDictionary(self);
  NSUInteger i;
  if (self == other) return YES;
  if ([other count] != _table.count) return NO;
  for (i = 0; i < _table.used; i++) {
    if (!_table.keys[i]) continue;
    id its = [other objectForKey:_table.keys[i]];
    if (!its || ![_table.values[i] isEqual:its]) return NO;
  }
  return YES;
}
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSDictionary class]] && [self isEqualToDictionary:other]);
}
- (NSUInteger)hash {
  if (!_table.used) self = __selfsame_wholeDictionary(self);
  return _table.count;
}
- (NSString *)description { return [self descriptionWithLocale:nil indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale {
  return [self descriptionWithLocale:locale indent:0];
}
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
  NSString *indent = __selfsame_indent(level);
  NSMutableString *text = [NSMutableString stringWithString:indent];
  // Keys that can be ordered are, as on the real system.
  NSArray *keys = [self allKeys];
  NSUInteger i, count = [keys count], strings = 0;
  for (i = 0; i < count; i++) {
    if ([[keys objectAtIndex:i] isKindOfClass:[NSString class]]) strings++;
  }
  if (strings == count) keys = [keys sortedArrayUsingSelector:@selector(compare:)];
  [text appendString:@"{\n"];
  for (i = 0; i < count; i++) {
    id key = [keys objectAtIndex:i];
    [text appendString:indent];
    [text appendString:@"    "];
    [text appendString:__selfsame_described(key, locale, level + 1, YES)];
    [text appendString:@" = "];
    [text appendString:__selfsame_described([self objectForKey:key], locale, level + 1, YES)];
    [text appendString:@";\n"];
  }
  [text appendString:indent];
  [text appendString:@"}"];
  return text;
}
@end

__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSMutableDictionary
+ (instancetype)dictionaryWithCapacity:(NSUInteger)capacity {
  return [[[self alloc] initWithCapacity:capacity] autorelease];
}
- (instancetype)initWithCapacity:(NSUInteger)capacity {
  return __selfsame_isItsOwn(self, [NSMutableDictionary class], _cmd) ? [super init] : [self init];
}
- (void)setObject:(id)object forKey:(id)key {
  if (!_table.used) [self __needOwn:_cmd];
  if (__selfsame_tableSet(&_table, key, object)) return;
  if (!key) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSDictionaryM setObject:forKey:]: key cannot be nil");
  }
  if (!object) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSDictionaryM setObject:forKey:]: object cannot be nil (key: %@)",
                    key);
  }
  long index = __selfsame_find(&_table, key);
  if (index < 0) {
    __selfsame_append(&_table, [key copy], [object retain]);
    _table.mutations++;
    return;
  }
  id old = _table.values[index];
  _table.values[index] = [object retain];
  [old release];
}
- (void)setObject:(id)object forKeyedSubscript:(id)key {
  if (!key) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSDictionaryM setObject:forKeyedSubscript:]: key cannot be nil");
  }
  if (object) [self setObject:object forKey:key];
  else [self removeObjectForKey:key];
}
- (void)removeObjectForKey:(id)key {
  if (!_table.used) [self __needOwn:_cmd];
  if (!key) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSDictionaryM removeObjectForKey:]: key cannot be nil");
  }
  long index = __selfsame_find(&_table, key);
  if (index < 0) return;
  _table.mutations++;
  __selfsame_remove(&_table, index);
}
- (void)removeAllObjects {
  if (!_table.used && __selfsame_isForeignDictionary(self)) [self removeObjectsForKeys:[self allKeys]];
  __selfsame_empty(&_table);
}
- (void)removeObjectsForKeys:(NSArray *)keys {
  NSUInteger i, count = [keys count];
  for (i = 0; i < count; i++) [self removeObjectForKey:[keys objectAtIndex:i]];
}
- (void)addEntriesFromDictionary:(NSDictionary *)other {
  NSArray *keys = [other allKeys];
  NSUInteger i, count = [keys count];
  for (i = 0; i < count; i++) {
    id key = [keys objectAtIndex:i];
    [self setObject:[other objectForKey:key] forKey:key];
  }
}
- (void)setDictionary:(NSDictionary *)other {
  NSDictionary *kept = [[NSDictionary alloc] initWithDictionary:other];
  [self removeAllObjects];
  [self addEntriesFromDictionary:kept];
  [kept release];
}
@end
"""#
}
