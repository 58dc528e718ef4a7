// NSCache: a dictionary that retains its keys without copying them and may throw entries away.
//
// Here nothing is thrown away of its own accord but what goes beyond `countLimit`, oldest first, so that a
// program prints the same each time; Apple promises no order.
//: part NSCache

// Its table is a dictionary's.
@class NSDictionary, NSCache;
@protocol NSCacheDelegate <NSObject>
@optional
- (void)cache:(NSCache *)cache willEvictObject:(id)object;
@end
@interface NSCache<KeyType, ObjectType> : NSObject {
  struct __selfsame_Table _table;
  // No entry before it is left.
  NSUInteger _oldest;
  NSString *_name;
  NSUInteger _countLimit;
  NSUInteger _totalCostLimit;
  id _delegate;
  BOOL _evictsObjectsWithDiscardedContent;
}
@property (copy) NSString *name;
@property (assign) id<NSCacheDelegate> delegate;
@property NSUInteger countLimit;
@property NSUInteger totalCostLimit;
@property BOOL evictsObjectsWithDiscardedContent;
- (ObjectType)objectForKey:(KeyType)key;
- (void)setObject:(ObjectType)object forKey:(KeyType)key;
- (void)setObject:(ObjectType)object forKey:(KeyType)key cost:(NSUInteger)cost;
- (void)removeObjectForKey:(KeyType)key;
- (void)removeAllObjects;
@end
__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSCache
@synthesize name = _name, delegate = _delegate, countLimit = _countLimit;
@synthesize totalCostLimit = _totalCostLimit;
@synthesize evictsObjectsWithDiscardedContent = _evictsObjectsWithDiscardedContent;
- (instancetype)init {
  self = [super init];
  if (self) _name = @"";
  return self;
}
- (void)dealloc {
  [self removeAllObjects];
  __selfsame_empty(&_table);
  [_name release];
  [super dealloc];
}
- (void)__evictAt:(long)index {
  if (![_delegate respondsToSelector:@selector(cache:willEvictObject:)]) {
    __selfsame_remove(&_table, index);
    return;
  }
  // The delegate may use the cache: what is to go is found again.
  id key = [_table.keys[index] retain], value = [_table.values[index] retain];
  [_delegate cache:self willEvictObject:value];
  index = __selfsame_find(&_table, key);
  if (index >= 0 && _table.values[index] == value) __selfsame_remove(&_table, index);
  [key release];
  [value release];
}
- (void)__evictOldest {
  if (_oldest >= _table.used) _oldest = 0;
  while (!_table.keys[_oldest]) _oldest++;
  [self __evictAt:(long)_oldest];
}
- (id)objectForKey:(id)key {
  long index = key ? __selfsame_find(&_table, key) : -1;
  return index < 0 ? nil : _table.values[index];
}
- (void)setObject:(id)object forKey:(id)key {
  if (!object || !key) return;
  long index = __selfsame_find(&_table, key);
  [object retain];
  if (index >= 0) {
    id old = _table.values[index];
    _table.values[index] = object;
    [old release];
    return;
  }
  // Entries that are gone are squeezed out where room is made, and forgotten where all are.
  if (!_table.used || _table.used == _table.capacity) _oldest = 0;
  __selfsame_append(&_table, [key retain], object);
  while (_countLimit && _table.count > _countLimit) [self __evictOldest];
}
- (void)setObject:(id)object forKey:(id)key cost:(NSUInteger)cost {
  [self setObject:object forKey:key];
}
- (void)removeObjectForKey:(id)key {
  long index = key ? __selfsame_find(&_table, key) : -1;
  if (index >= 0) [self __evictAt:index];
}
- (void)removeAllObjects {
  _oldest = 0;
  while (_table.count) [self __evictOldest];
}
@end
