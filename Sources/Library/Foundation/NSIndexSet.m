// NSIndexSet: a set of indexes, as collections hand them out.
//: part collections with blocks
//: names enumerateObjectsUsingBlock enumerateObjectsWithOptions
//: names enumerateKeysAndObjectsUsingBlock enumerateKeysAndObjectsWithOptions
//: names sortedArrayUsingComparator sortUsingComparator sortedArrayWithOptions sortWithOptions
//: names keysSortedByValueUsingComparator indexOfObjectPassingTest indexesOfObjectsPassingTest
//: names objectsPassingTest keysOfEntriesPassingTest filteredArrayUsingPredicate
//: names filterUsingPredicate filteredSetUsingPredicate predicateWithBlock objectsAtIndexes
//: names removeObjectsAtIndexes insertObjects sortedArrayUsingDescriptors sortUsingDescriptors
//: names enumerateIndexesUsingBlock
//: requires key-value coding

typedef NSComparisonResult (^NSComparator)(id a, id b);
typedef NSUInteger NSEnumerationOptions;
typedef NSUInteger NSSortOptions;
enum { NSEnumerationConcurrent = 1, NSEnumerationReverse = 2 };
typedef NSUInteger NSBinarySearchingOptions;
enum {
  NSBinarySearchingFirstEqual = 1 << 8, NSBinarySearchingLastEqual = 1 << 9,
  NSBinarySearchingInsertionIndex = 1 << 10
};
enum { NSSortConcurrent = 1, NSSortStable = 16 };

@interface NSIndexSet : NSObject <NSCopying, NSMutableCopying> {
  NSUInteger *_items;
  NSUInteger _count;
}
+ (instancetype)indexSet;
+ (instancetype)indexSetWithIndex:(NSUInteger)index;
+ (instancetype)indexSetWithIndexesInRange:(NSRange)range;
- (instancetype)initWithIndex:(NSUInteger)index;
- (instancetype)initWithIndexesInRange:(NSRange)range;
- (instancetype)initWithIndexSet:(NSIndexSet *)other;
- (NSUInteger)count;
- (NSUInteger)firstIndex;
- (NSUInteger)lastIndex;
- (NSUInteger)indexGreaterThanIndex:(NSUInteger)index;
- (NSUInteger)indexLessThanIndex:(NSUInteger)index;
- (BOOL)containsIndex:(NSUInteger)index;
- (void)enumerateIndexesUsingBlock:(void (^)(NSUInteger index, BOOL *stop))block;
- (NSUInteger)indexGreaterThanOrEqualToIndex:(NSUInteger)index;
- (NSUInteger)indexLessThanOrEqualToIndex:(NSUInteger)index;
- (NSUInteger)countOfIndexesInRange:(NSRange)range;
- (BOOL)containsIndexes:(NSIndexSet *)other;
- (BOOL)containsIndexesInRange:(NSRange)range;
- (BOOL)intersectsIndexesInRange:(NSRange)range;
- (BOOL)isEqualToIndexSet:(NSIndexSet *)other;
- (NSUInteger)getIndexes:(NSUInteger *)buffer
                maxCount:(NSUInteger)count
            inIndexRange:(NSRange *)range;
- (void)enumerateRangesUsingBlock:(void (^)(NSRange range, BOOL *stop))block;
- (void)enumerateIndexesWithOptions:(NSUInteger)options
                         usingBlock:(void (^)(NSUInteger index, BOOL *stop))block;
- (NSIndexSet *)indexesPassingTest:(BOOL (^)(NSUInteger index, BOOL *stop))test;
- (NSUInteger)indexPassingTest:(BOOL (^)(NSUInteger index, BOOL *stop))test;
- (void)enumerateIndexesInRange:(NSRange)range
                        options:(NSUInteger)options
                     usingBlock:(void (^)(NSUInteger index, BOOL *stop))block;
@end
@interface NSMutableIndexSet : NSIndexSet
- (void)addIndexes:(NSIndexSet *)other;
- (void)removeIndexes:(NSIndexSet *)other;
- (void)removeIndexesInRange:(NSRange)range;
- (void)shiftIndexesStartingAtIndex:(NSUInteger)index by:(NSInteger)distance;
- (void)addIndex:(NSUInteger)index;
- (void)addIndexesInRange:(NSRange)range;
- (void)removeIndex:(NSUInteger)index;
- (void)removeAllIndexes;
@end
__attribute__((selfsame_visible(collectionRead, self)))
@implementation NSIndexSet
+ (instancetype)indexSet { return [[[self alloc] init] autorelease]; }
+ (instancetype)indexSetWithIndex:(NSUInteger)index {
  return [[[self alloc] initWithIndex:index] autorelease];
}
+ (instancetype)indexSetWithIndexesInRange:(NSRange)range {
  return [[[self alloc] initWithIndexesInRange:range] autorelease];
}
- (void)__add:(NSUInteger)index {
  NSUInteger at = 0;
  while (at < _count && _items[at] < index) at++;
  if (at < _count && _items[at] == index) return;
  _items = (NSUInteger *)realloc(_items, (_count + 1) * sizeof(NSUInteger));
  memmove(_items + at + 1, _items + at, (_count - at) * sizeof(NSUInteger));
  _items[at] = index;
  _count++;
}
- (instancetype)initWithIndex:(NSUInteger)index {
  self = [super init];
  [self __add:index];
  return self;
}
- (instancetype)initWithIndexesInRange:(NSRange)range {
  NSUInteger i;
  self = [super init];
  for (i = 0; i < range.length; i++) [self __add:range.location + i];
  return self;
}
- (instancetype)initWithIndexSet:(NSIndexSet *)other {
  NSUInteger i;
  self = [super init];
  for (i = 0; i < other->_count; i++) [self __add:other->_items[i]];
  return self;
}
- (void)dealloc __attribute__((selfsame_visible(collectionWrite, self))) {
  free(_items);
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone {
  if (![self isKindOfClass:[NSMutableIndexSet class]]) return [self retain];
  return [[NSIndexSet allocWithZone:zone] initWithIndexSet:self];
}
- (id)mutableCopyWithZone:(NSZone *)zone {
  return [[NSMutableIndexSet allocWithZone:zone] initWithIndexSet:self];
}
- (NSUInteger)count { return _count; }
- (NSUInteger)firstIndex { return _count ? _items[0] : NSNotFound; }
- (NSUInteger)lastIndex { return _count ? _items[_count - 1] : NSNotFound; }
- (NSUInteger)indexGreaterThanIndex:(NSUInteger)index {
  NSUInteger i;
  for (i = 0; i < _count; i++) if (_items[i] > index) return _items[i];
  return NSNotFound;
}
- (NSUInteger)indexLessThanIndex:(NSUInteger)index {
  NSUInteger i = _count;
  while (i-- > 0) if (_items[i] < index) return _items[i];
  return NSNotFound;
}
- (NSUInteger)indexGreaterThanOrEqualToIndex:(NSUInteger)index {
  return [self containsIndex:index] ? index : [self indexGreaterThanIndex:index];
}
- (NSUInteger)indexLessThanOrEqualToIndex:(NSUInteger)index {
  return [self containsIndex:index] ? index : [self indexLessThanIndex:index];
}
- (NSUInteger)countOfIndexesInRange:(NSRange)range {
  NSUInteger i, n = 0;
  for (i = 0; i < _count; i++) {
    if (_items[i] >= range.location && _items[i] - range.location < range.length) n++;
  }
  return n;
}
- (BOOL)containsIndexesInRange:(NSRange)range {
  return [self countOfIndexesInRange:range] == range.length;
}
- (BOOL)intersectsIndexesInRange:(NSRange)range { return [self countOfIndexesInRange:range] > 0; }
- (BOOL)containsIndexes:(NSIndexSet *)other {
  NSUInteger i;
  for (i = 0; i < other->_count; i++) if (![self containsIndex:other->_items[i]]) return NO;
  return YES;
}
- (BOOL)isEqualToIndexSet:(NSIndexSet *)other { return [self isEqual:other]; }
- (NSUInteger)getIndexes:(NSUInteger *)buffer
                maxCount:(NSUInteger)count
            inIndexRange:(NSRange *)range {
  NSUInteger i, n = 0;
  for (i = 0; i < _count && n < count; i++) {
    if (range && (_items[i] < range->location || _items[i] - range->location >= range->length)) {
      continue;
    }
    buffer[n++] = _items[i];
  }
  return n;
}
- (void)enumerateRangesUsingBlock:(void (^)(NSRange range, BOOL *stop))block {
  NSUInteger i = 0;
  BOOL stop = NO;
  while (i < _count && !stop) {
    NSRange range;
    range.location = _items[i];
    range.length = 1;
    while (++i < _count && _items[i] == range.location + range.length) range.length++;
    block(range, &stop);
  }
}
- (void)enumerateIndexesWithOptions:(NSUInteger)options
                         usingBlock:(void (^)(NSUInteger index, BOOL *stop))block {
  if (!(options & NSEnumerationReverse)) {
    [self enumerateIndexesUsingBlock:block];
    return;
  }
  BOOL stop = NO;
  NSUInteger i = _count;
  while (i-- > 0 && !stop) block(_items[i], &stop);
}
- (NSUInteger)indexPassingTest:(BOOL (^)(NSUInteger index, BOOL *stop))test {
  BOOL stop = NO;
  for (NSUInteger i = 0; i < _count && !stop; i++) if (test(_items[i], &stop)) return _items[i];
  return NSNotFound;
}
- (void)enumerateIndexesInRange:(NSRange)range
                        options:(NSUInteger)options
                     usingBlock:(void (^)(NSUInteger index, BOOL *stop))block {
  NSIndexSet *part = [self indexesPassingTest:^BOOL(NSUInteger index, BOOL *stop) {
    return NSLocationInRange(index, range);
  }];
  [part enumerateIndexesWithOptions:options usingBlock:block];
}
- (NSIndexSet *)indexesPassingTest:(BOOL (^)(NSUInteger index, BOOL *stop))test {
  NSIndexSet *found = [NSIndexSet indexSet];
  BOOL stop = NO;
  NSUInteger i;
  for (i = 0; i < _count && !stop; i++) if (test(_items[i], &stop)) [found __add:_items[i]];
  return found;
}
- (NSString *)description {
  NSMutableString *text = [NSMutableString stringWithFormat:@"<%s: %p>", object_getClassName(self),
      self];
  if (!_count) {
    [text appendString:@"(no indexes)"];
    return text;
  }
  __block NSUInteger ranges = 0;
  NSMutableString *list = [NSMutableString string];
  [self enumerateRangesUsingBlock:^(NSRange range, BOOL *stop) {
    if (ranges++) [list appendString:@" "];
    [list appendFormat:@"%lu", range.location];
    if (range.length > 1) [list appendFormat:@"-%lu", range.location + range.length - 1];
  }];
  [text appendFormat:@"[number of indexes: %lu (in %lu ranges), indexes: (%@)]", _count, ranges,
      list];
  return text;
}
- (BOOL)containsIndex:(NSUInteger)index {
  NSUInteger i;
  for (i = 0; i < _count; i++) if (_items[i] == index) return YES;
  return NO;
}
- (void)enumerateIndexesUsingBlock:(void (^)(NSUInteger index, BOOL *stop))block {
  NSUInteger i;
  BOOL stop = NO;
  for (i = 0; i < _count && !stop; i++) block(_items[i], &stop);
}
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSIndexSet class]] && [other count] == _count
          && memcmp(((NSIndexSet *)other)->_items, _items, _count * sizeof(NSUInteger)) == 0);
}
- (NSUInteger)hash { return _count; }
@end
__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSMutableIndexSet
- (void)addIndexes:(NSIndexSet *)other {
  NSUInteger i;
  for (i = 0; i < other->_count; i++) [self __add:other->_items[i]];
}
- (void)removeIndexes:(NSIndexSet *)other {
  NSUInteger i = other->_count;
  while (i-- > 0) [self removeIndex:other->_items[i]];
}
- (void)removeIndexesInRange:(NSRange)range {
  NSUInteger i = _count;
  while (i-- > 0) {
    if (_items[i] >= range.location && _items[i] - range.location < range.length) {
      [self removeIndex:_items[i]];
    }
  }
}
- (void)shiftIndexesStartingAtIndex:(NSUInteger)index by:(NSInteger)distance {
  NSUInteger i, n = 0;
  if (distance < 0) {
    [self removeIndexesInRange:NSMakeRange(index + distance, -distance)];
  }
  for (i = 0; i < _count; i++) {
    _items[n++] = _items[i] >= index ? _items[i] + distance : _items[i];
  }
}
- (void)addIndex:(NSUInteger)index { [self __add:index]; }
- (void)addIndexesInRange:(NSRange)range {
  NSUInteger i;
  for (i = 0; i < range.length; i++) [self __add:range.location + i];
}
- (void)removeIndex:(NSUInteger)index {
  NSUInteger i;
  for (i = 0; i < _count && _items[i] != index; i++) {}
  if (i == _count) return;
  _count--;
  memmove(_items + i, _items + i + 1, (_count - i) * sizeof(NSUInteger));
}
- (void)removeAllIndexes { _count = 0; }
@end
