// swift-format-ignore-file
// Written by `make library` from Foundation/NSHashTable.m: change it there.
enum NSHashTableText {
static let text: StaticString = #"""
typedef NSUInteger NSPointerFunctionsOptions;
typedef NSUInteger NSHashTableOptions;
typedef NSUInteger NSMapTableOptions;
enum {
  NSPointerFunctionsStrongMemory = 0,
  NSPointerFunctionsOpaqueMemory = 2,
  NSPointerFunctionsWeakMemory = 5,
  NSPointerFunctionsObjectPersonality = 0,
  NSPointerFunctionsOpaquePersonality = 256,
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

// --- One place ---

static BOOL __selfsame_isWeak(NSUInteger options) {
  return (options & 255) == NSPointerFunctionsWeakMemory;
}
static BOOL __selfsame_isStrong(NSUInteger options) {
  return (options & 255) == NSPointerFunctionsStrongMemory;
}
// What a place is to hold of an object. Ownership: the place's, if it is a strong one.
static id __selfsame_claim(id object, NSUInteger options) {
  if (!__selfsame_isStrong(options)) return object;
  return options & NSPointerFunctionsCopyIn ? [object copy] : [object retain];
}
static void __selfsame_begin(id *place, id claimed, NSUInteger options) {
  if (__selfsame_isWeak(options)) objc_initWeak(place, claimed);
  else *place = claimed;
}
// What the place refers to: not an object that is being destroyed.
static id __selfsame_referred(id *place, NSUInteger options) {
  return __selfsame_isWeak(options) ? objc_loadWeak(place) : *place;
}
// Ends the place. Ownership: the caller releases the result.
static id __selfsame_takeReference(id *place, NSUInteger options) {
  id old = *place;
  if (__selfsame_isWeak(options)) objc_destroyWeak(place);
  *place = nil;
  return __selfsame_isStrong(options) ? old : nil;
}
static void __selfsame_moveReference(id *to, id *from, NSUInteger options) {
  if (__selfsame_isWeak(options)) objc_moveWeak(to, from);
  else *to = *from;
}

// --- A table of them ---

// Entry i is keys[i] (nil: removed, or dead), values[i] and hashes[i]; slots hold i + 1, 0 for free, -1 for removed.
struct __selfsame_References {
  id *keys;
  id *values;
  NSUInteger *hashes;
  int *slots;
  NSUInteger used;
  NSUInteger count;
  NSUInteger capacity;
  NSUInteger slotCount;
  NSUInteger keyOptions;
  NSUInteger valueOptions;
  unsigned long mutations;
};

static BOOL __selfsame_isByPointer(struct __selfsame_References *table) {
  return (table->keyOptions
          & (NSPointerFunctionsObjectPointerPersonality | NSPointerFunctionsOpaquePersonality)) != 0;
}
static BOOL __selfsame_isKey(struct __selfsame_References *table, NSUInteger index, id key) {
  BOOL isWeak = __selfsame_isWeak(table->keyOptions);
  id mine = isWeak ? objc_loadWeakRetained(&table->keys[index]) : table->keys[index];
  BOOL isSame = mine == key || (mine && !__selfsame_isByPointer(table) && [key isEqual:mine]);
  if (isWeak) [mine release];
  return isSame;
}
// Mixed: hashes that lie side by side do not stay so, and none looks like a pointer to an object.
static NSUInteger __selfsame_keyHash(struct __selfsame_References *table, id key) {
  NSUInteger hash = __selfsame_isByPointer(table) ? (NSUInteger)key : [key hash];
  hash *= 0x9E3779B97F4A7C15UL;
  return hash ^ hash >> 32;
}
static NSUInteger __selfsame_firstSlot(struct __selfsame_References *table, NSUInteger hash) {
  return hash & (table->slotCount - 1);
}
static long __selfsame_findHashed(struct __selfsame_References *table, id key, NSUInteger hash) {
  if (!table->slotCount) return -1;
  NSUInteger at = __selfsame_firstSlot(table, hash);
  for (; table->slots[at]; at = (at + 1) & (table->slotCount - 1)) {
    long index = (long)table->slots[at] - 1;
    if (index >= 0 && table->hashes[index] == hash && __selfsame_isKey(table, index, key)) return index;
  }
  return -1;
}
static long __selfsame_findReference(struct __selfsame_References *table, id key) {
  return key && table->count ? __selfsame_findHashed(table, key, __selfsame_keyHash(table, key)) : -1;
}
static void __selfsame_enter(struct __selfsame_References *table, NSUInteger index) {
  NSUInteger at = __selfsame_firstSlot(table, table->hashes[index]);
  while (table->slots[at] > 0) at = (at + 1) & (table->slotCount - 1);
  table->slots[at] = (int)index + 1;
}
static void __selfsame_removeReference(struct __selfsame_References *table, NSUInteger index) {
  NSUInteger at = __selfsame_firstSlot(table, table->hashes[index]);
  while (table->slots[at] != (int)index + 1) at = (at + 1) & (table->slotCount - 1);
  table->slots[at] = -1;
  table->count--;
  id key = __selfsame_takeReference(&table->keys[index], table->keyOptions);
  id value = __selfsame_takeReference(&table->values[index], table->valueOptions);
  if (!table->count) {
    table->used = 0;
    memset(table->slots, 0, table->slotCount * sizeof(int));
  }
  [key release];
  [value release];
}
static void __selfsame_removeKey(struct __selfsame_References *table, id key) {
  long index = __selfsame_findReference(table, key);
  if (index < 0) return;
  table->mutations++;
  __selfsame_removeReference(table, index);
}
// Forgets the entries of which a part has died: their slots are still there, those of removed ones are not. Who asks how
// many there are changes nothing.
static BOOL __selfsame_forgetDead(struct __selfsame_References *table) {
  BOOL areWeak = __selfsame_isWeak(table->valueOptions), found = NO;
  if (!areWeak && !__selfsame_isWeak(table->keyOptions)) return NO;
  for (NSUInteger i = 0; i < table->used; i++) {
    if (table->keys[i] && (!areWeak || table->values[i])) continue;
    NSUInteger at = __selfsame_firstSlot(table, table->hashes[i]);
    while (table->slots[at] && table->slots[at] != (int)i + 1) at = (at + 1) & (table->slotCount - 1);
    if (!table->slots[at]) continue;
    __selfsame_removeReference(table, i);
    found = YES;
  }
  return found;
}
static void __selfsame_widen(struct __selfsame_References *table) {
  if (table->used < table->capacity) return;
  // What goes with an entry may have been the last owner of another's key.
  while (__selfsame_forgetDead(table)) {}
  if (table->used < table->capacity) return;
  struct __selfsame_References old = *table;
  table->capacity = old.count * 2 < 4 ? 4 : old.count * 2;
  table->slotCount = 8;
  while (table->slotCount < table->capacity * 2) table->slotCount *= 2;
  table->keys = (id *)malloc(table->capacity * sizeof(id));
  table->values = (id *)malloc(table->capacity * sizeof(id));
  table->hashes = (NSUInteger *)malloc(table->capacity * sizeof(NSUInteger));
  table->slots = (int *)calloc(table->slotCount, sizeof(int));
  table->used = 0;
  for (NSUInteger i = 0; i < old.used; i++) {
    if (!old.keys[i]) continue;
    NSUInteger to = table->used++;
    table->hashes[to] = old.hashes[i];
    __selfsame_moveReference(&table->keys[to], &old.keys[i], table->keyOptions);
    __selfsame_moveReference(&table->values[to], &old.values[i], table->valueOptions);
    __selfsame_enter(table, to);
  }
  free(old.keys);
  free(old.values);
  free(old.hashes);
  free(old.slots);
}
static void __selfsame_addReference(struct __selfsame_References *table, id key, id value) {
  NSUInteger hash = __selfsame_keyHash(table, key);
  long found = __selfsame_findHashed(table, key, hash);
  if (found >= 0 && !value) return;
  id claimed = __selfsame_claim(value, table->valueOptions);
  id owned = found < 0 ? __selfsame_claim(key, table->keyOptions) : nil;
  table->mutations++;
  // Who makes copies may have changed the table.
  if ((table->keyOptions | table->valueOptions) & NSPointerFunctionsCopyIn) {
    found = __selfsame_findHashed(table, key, hash);
    if (found < 0 && !owned) owned = __selfsame_claim(key, table->keyOptions);
    else if (found >= 0 && owned && __selfsame_isStrong(table->keyOptions)) [owned release];
  }
  if (found >= 0) {
    id old = __selfsame_takeReference(&table->values[found], table->valueOptions);
    __selfsame_begin(&table->values[found], claimed, table->valueOptions);
    [old release];
    return;
  }
  __selfsame_widen(table);
  NSUInteger index = table->used++;
  table->count++;
  table->hashes[index] = hash;
  __selfsame_begin(&table->keys[index], owned, table->keyOptions);
  __selfsame_begin(&table->values[index], claimed, table->valueOptions);
  __selfsame_enter(table, index);
}
static void __selfsame_forgetAll(struct __selfsame_References *table) {
  struct __selfsame_References old = *table;
  memset(table, 0, sizeof(*table));
  table->keyOptions = old.keyOptions;
  table->valueOptions = old.valueOptions;
  table->mutations = old.mutations + 1;
  for (NSUInteger i = 0; i < old.used; i++) {
    [__selfsame_takeReference(&old.keys[i], old.keyOptions) release];
    [__selfsame_takeReference(&old.values[i], old.valueOptions) release];
  }
  free(old.keys);
  free(old.values);
  free(old.hashes);
  free(old.slots);
}
static NSUInteger __selfsame_countReferences(struct __selfsame_References *table) {
  __selfsame_forgetDead(table);
  return table->count;
}
// The keys or the values of the entries that are there with all they have.
static NSMutableArray *__selfsame_allReferences(struct __selfsame_References *table, BOOL ofKeys) {
  NSMutableArray *all = [NSMutableArray array];
  BOOL areWeak = __selfsame_isWeak(table->valueOptions);
  for (NSUInteger i = 0; i < table->used; i++) {
    id key = __selfsame_referred(&table->keys[i], table->keyOptions);
    id value = ofKeys && !areWeak ? nil : __selfsame_referred(&table->values[i], table->valueOptions);
    if (key && (value || !areWeak)) [all addObject:ofKeys ? key : value];
  }
  return all;
}
// The keys from an entry on, as many as there is room for; a table that changes meanwhile is noticed.
static NSUInteger __selfsame_referenceRun(struct __selfsame_References *table,
                                          NSFastEnumerationState *state, id *buffer,
                                          NSUInteger length) {
  NSUInteger told = 0;
  BOOL areWeak = __selfsame_isWeak(table->valueOptions);
  for (; told < length && state->state < table->used; state->state++) {
    id key = __selfsame_referred(&table->keys[state->state], table->keyOptions);
    if (key && (!areWeak || __selfsame_referred(&table->values[state->state], table->valueOptions))) {
      buffer[told++] = key;
    }
  }
  state->itemsPtr = buffer;
  state->mutationsPtr = &table->mutations;
  return told;
}

@interface NSHashTable<ObjectType> : NSObject <NSCopying, NSFastEnumeration> {
  struct __selfsame_References _table;
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
  return [[[self alloc] initWithOptions:options capacity:0] autorelease];
}
+ (NSHashTable *)weakObjectsHashTable {
  return [self hashTableWithOptions:NSPointerFunctionsWeakMemory];
}
+ (NSHashTable *)hashTableWithWeakObjects { return [self weakObjectsHashTable]; }
- (instancetype)init { return [self initWithOptions:0 capacity:0]; }
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options capacity:(NSUInteger)capacity {
  self = [super init];
  if (self) {
    _table.keyOptions = options;
    _table.valueOptions = NSPointerFunctionsOpaqueMemory;
  }
  return self;
}
- (void)dealloc {
  __selfsame_forgetAll(&_table);
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone {
  NSHashTable *made = [[NSHashTable allocWithZone:zone] initWithOptions:_table.keyOptions capacity:0];
  for (id object in [self allObjects]) [made addObject:object];
  return made;
}
- (void)addObject:(id)object {
  if (object) __selfsame_addReference(&_table, object, nil);
}
- (void)removeObject:(id)object {
  __selfsame_removeKey(&_table, object);
}
- (void)removeAllObjects { __selfsame_forgetAll(&_table); }
- (BOOL)containsObject:(id)object { return __selfsame_findReference(&_table, object) >= 0; }
- (id)member:(id)object {
  long index = __selfsame_findReference(&_table, object);
  return index < 0 ? nil : __selfsame_referred(&_table.keys[index], _table.keyOptions);
}
- (id)anyObject { return [[self allObjects] firstObject]; }
- (NSUInteger)count { return __selfsame_countReferences(&_table); }
- (NSArray *)allObjects { return __selfsame_allReferences(&_table, YES); }
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
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length {
  return __selfsame_referenceRun(&_table, state, buffer, length);
}
@end
"""#
}
