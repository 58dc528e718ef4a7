// NSCache: a dictionary that retains its keys without copying them and may throw entries away.
//
// Here nothing is thrown away of its own accord but what goes beyond `countLimit`, oldest first, so that a
// program prints the same each time; Apple promises no order.
//: part NSCache

@class NSCache;
@protocol NSCacheDelegate <NSObject>
@optional
- (void)cache:(NSCache *)cache willEvictObject:(id)object;
@end
@interface NSCache<KeyType, ObjectType> : NSObject {
  NSMutableArray *_keys;
  NSMutableArray *_values;
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
  if (self) {
    _keys = [[NSMutableArray alloc] init];
    _values = [[NSMutableArray alloc] init];
    _name = @"";
  }
  return self;
}
- (void)dealloc {
  [self removeAllObjects];
  [_keys release];
  [_values release];
  [_name release];
  [super dealloc];
}
- (void)__evictAt:(NSUInteger)index {
  if ([_delegate respondsToSelector:@selector(cache:willEvictObject:)]) {
    [_delegate cache:self willEvictObject:[_values objectAtIndex:index]];
  }
  [_keys removeObjectAtIndex:index];
  [_values removeObjectAtIndex:index];
}
- (id)objectForKey:(id)key {
  NSUInteger index = key ? [_keys indexOfObject:key] : NSNotFound;
  return index == NSNotFound ? nil : [_values objectAtIndex:index];
}
- (void)setObject:(id)object forKey:(id)key {
  if (!object || !key) return;
  NSUInteger index = [_keys indexOfObject:key];
  if (index != NSNotFound) {
    [_values replaceObjectAtIndex:index withObject:object];
    return;
  }
  [_keys addObject:key];
  [_values addObject:object];
  while (_countLimit && [_keys count] > _countLimit) [self __evictAt:0];
}
- (void)setObject:(id)object forKey:(id)key cost:(NSUInteger)cost {
  [self setObject:object forKey:key];
}
- (void)removeObjectForKey:(id)key {
  NSUInteger index = key ? [_keys indexOfObject:key] : NSNotFound;
  if (index != NSNotFound) [self __evictAt:index];
}
- (void)removeAllObjects { while ([_keys count]) [self __evictAt:0]; }
@end
