/// Collections and blocks: enumerating, sorting, searching and filtering with a block; NSIndexSet; predicates.
enum CollectionBlockModule {
  static let module = PreludeModule(
    name: "collections with blocks",
    names: """
      enumerateObjectsUsingBlock enumerateObjectsWithOptions enumerateKeysAndObjectsUsingBlock
      enumerateKeysAndObjectsWithOptions sortedArrayUsingComparator sortUsingComparator
      sortedArrayWithOptions sortWithOptions keysSortedByValueUsingComparator
      indexOfObjectPassingTest indexesOfObjectsPassingTest objectsPassingTest
      keysOfEntriesPassingTest filteredArrayUsingPredicate filterUsingPredicate
      filteredSetUsingPredicate predicateWithBlock
      NSPredicate NSComparator NSIndexSet NSMutableIndexSet NSEnumerationReverse
      NSEnumerationConcurrent NSEnumerationOptions objectsAtIndexes removeObjectsAtIndexes
      insertObjects NSSortDescriptor sortedArrayUsingDescriptors sortUsingDescriptors
      enumerateIndexesUsingBlock
      """,
    text: text, requires: ["key-value coding"])

  static let strings = PreludeModule(
    name: "strings with blocks", names: "enumerateLinesUsingBlock enumerateSubstringsInRange",
    text: stringText)

  private static let stringText: StaticString = #"""
    typedef NSUInteger NSStringEnumerationOptions;
    enum {
      NSStringEnumerationByLines = 0,
      NSStringEnumerationByComposedCharacterSequences = 2,
      NSStringEnumerationByWords = 3,
      NSStringEnumerationReverse = 256
    };
    @interface NSString (Blocks)
    - (void)enumerateLinesUsingBlock:(void (^)(NSString *line, BOOL *stop))block;
    - (void)enumerateSubstringsInRange:(NSRange)range
                               options:(NSStringEnumerationOptions)options
                            usingBlock:(void (^)(NSString *part, NSRange range, NSRange enclosing,
                                                 BOOL *stop))block;
    @end
    @implementation NSString (Blocks)
    - (void)enumerateLinesUsingBlock:(void (^)(NSString *line, BOOL *stop))block {
      NSArray *lines = [self componentsSeparatedByString:@"\n"];
      NSUInteger i, count = [lines count];
      BOOL stop = NO;
      if (count && [[lines lastObject] length] == 0) count--;
      for (i = 0; i < count && !stop; i++) block([lines objectAtIndex:i], &stop);
    }
    - (void)enumerateSubstringsInRange:(NSRange)range
                               options:(NSStringEnumerationOptions)options
                            usingBlock:(void (^)(NSString *part, NSRange range, NSRange enclosing,
                                                 BOOL *stop))block {
      NSUInteger at = range.location, end = range.location + range.length;
      NSUInteger kind = options & 255;
      BOOL stop = NO;
      while (at < end && !stop) {
        NSRange part;
        part.location = at;
        part.length = 0;
        if (kind == NSStringEnumerationByComposedCharacterSequences) {
          part = [self rangeOfComposedCharacterSequenceAtIndex:at];
          at = part.location + part.length;
        } else if (kind == NSStringEnumerationByWords) {
          NSCharacterSet *letters = [NSCharacterSet alphanumericCharacterSet];
          while (at < end && ![letters characterIsMember:[self characterAtIndex:at]]) at++;
          part.location = at;
          while (at < end && [letters characterIsMember:[self characterAtIndex:at]]) at++;
          part.length = at - part.location;
          if (!part.length) break;
        } else {
          while (at < end && [self characterAtIndex:at] != '\n') at++;
          part.length = at - part.location;
          at++;
        }
        block([self substringWithRange:part], part, part, &stop);
      }
    }
    @end
    """#

  private static let text: StaticString = #"""
    typedef NSComparisonResult (^NSComparator)(id a, id b);
    typedef NSUInteger NSEnumerationOptions;
    typedef NSUInteger NSSortOptions;
    enum { NSEnumerationConcurrent = 1, NSEnumerationReverse = 2 };
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
    - (void)dealloc {
      free(_items);
      [super dealloc];
    }
    - (id)copyWithZone:(NSZone *)zone {
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

    @interface NSPredicate : NSObject { BOOL (^_block)(id object, NSDictionary *bindings); }
    + (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block;
    + (NSPredicate *)predicateWithFormat:(NSString *)format, ...
        __attribute__((unavailable("the language of predicates is not built: use predicateWithBlock:")));
    - (BOOL)evaluateWithObject:(id)object;
    - (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)bindings;
    @end
    @implementation NSPredicate
    + (NSPredicate *)predicateWithBlock:(BOOL (^)(id object, NSDictionary *bindings))block {
      NSPredicate *predicate = [[[self alloc] init] autorelease];
      predicate->_block = [(id)block copy];
      return predicate;
    }
    - (void)dealloc {
      [(id)_block release];
      [super dealloc];
    }
    - (BOOL)evaluateWithObject:(id)object { return _block(object, nil); }
    - (BOOL)evaluateWithObject:(id)object substitutionVariables:(NSDictionary *)bindings {
      return _block(object, bindings);
    }
    @end

    @interface NSSortDescriptor : NSObject <NSCopying> {
      NSString *_key;
      BOOL _ascending;
      SEL _selector;
      NSComparator _comparator;
    }
    + (instancetype)sortDescriptorWithKey:(NSString *)key
                                ascending:(BOOL)ascending
                               comparator:(NSComparator)comparator;
    - (instancetype)initWithKey:(NSString *)key
                      ascending:(BOOL)ascending
                     comparator:(NSComparator)comparator;
    - (SEL)selector;
    - (NSComparator)comparator;
    - (id)reversedSortDescriptor;
    + (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending;
    + (instancetype)sortDescriptorWithKey:(NSString *)key
                                ascending:(BOOL)ascending
                                 selector:(SEL)selector;
    - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending;
    - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending selector:(SEL)selector;
    - (NSString *)key;
    - (BOOL)ascending;
    - (NSComparisonResult)compareObject:(id)a toObject:(id)b;
    @end
    @implementation NSSortDescriptor
    + (instancetype)sortDescriptorWithKey:(NSString *)key
                                ascending:(BOOL)ascending
                               comparator:(NSComparator)comparator {
      return [[[self alloc] initWithKey:key ascending:ascending comparator:comparator] autorelease];
    }
    - (instancetype)initWithKey:(NSString *)key
                      ascending:(BOOL)ascending
                     comparator:(NSComparator)comparator {
      self = [self initWithKey:key ascending:ascending selector:(SEL)0];
      if (self) _comparator = [(id)comparator copy];
      return self;
    }
    - (SEL)selector { return _selector; }
    - (NSComparator)comparator { return _comparator; }
    - (id)copyWithZone:(NSZone *)zone { return [self retain]; }
    - (id)reversedSortDescriptor {
      if (_comparator) {
        return [NSSortDescriptor sortDescriptorWithKey:_key
                                             ascending:!_ascending
                                            comparator:_comparator];
      }
      return [NSSortDescriptor sortDescriptorWithKey:_key ascending:!_ascending selector:_selector];
    }
    + (instancetype)sortDescriptorWithKey:(NSString *)key ascending:(BOOL)ascending {
      return [[[self alloc] initWithKey:key ascending:ascending] autorelease];
    }
    + (instancetype)sortDescriptorWithKey:(NSString *)key
                                ascending:(BOOL)ascending
                                 selector:(SEL)selector {
      return [[[self alloc] initWithKey:key ascending:ascending selector:selector] autorelease];
    }
    - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending {
      return [self initWithKey:key ascending:ascending selector:@selector(compare:)];
    }
    - (instancetype)initWithKey:(NSString *)key ascending:(BOOL)ascending selector:(SEL)selector {
      self = [super init];
      if (self) {
        _key = [key copy];
        _ascending = ascending;
        _selector = selector;
      }
      return self;
    }
    - (void)dealloc {
      [_key release];
      [(id)_comparator release];
      [super dealloc];
    }
    - (NSString *)key { return _key; }
    - (BOOL)ascending { return _ascending; }
    - (NSComparisonResult)compareObject:(id)a toObject:(id)b {
      if (_key && ![_key isEqualToString:@"self"]) {
        a = [a valueForKeyPath:_key];
        b = [b valueForKeyPath:_key];
      }
      NSComparisonResult order = a == b ? NSOrderedSame : !a ? NSOrderedAscending
          : !b ? NSOrderedDescending
          : _comparator ? _comparator(a, b)
          : (NSComparisonResult)[a performSelector:_selector withObject:b];
      return _ascending ? order : (NSComparisonResult)-order;
    }
    @end

    static NSInteger __selfsame_byBlock(id a, id b, void *context) {
      NSComparator comparator = (NSComparator)(id)context;
      return comparator(a, b);
    }
    static NSInteger __selfsame_byDescriptors(id a, id b, void *context) {
      NSArray *descriptors = (NSArray *)context;
      NSUInteger i, count = [descriptors count];
      for (i = 0; i < count; i++) {
        NSComparisonResult order = [[descriptors objectAtIndex:i] compareObject:a toObject:b];
        if (order) return order;
      }
      return 0;
    }

    @interface NSArray<ObjectType> (Blocks)
    - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
    - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options
                             usingBlock:(void (^)(ObjectType object, NSUInteger index, BOOL *stop))block;
    - (NSArray<ObjectType> *)sortedArrayUsingComparator:(NSComparator)comparator;
    - (NSArray<ObjectType> *)sortedArrayWithOptions:(NSSortOptions)options
                        usingComparator:(NSComparator)comparator;
    - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
    - (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
    - (NSIndexSet *)indexesOfObjectsPassingTest:
        (BOOL (^)(ObjectType object, NSUInteger index, BOOL *stop))test;
    - (NSArray<ObjectType> *)filteredArrayUsingPredicate:(NSPredicate *)predicate;
    - (NSArray<ObjectType> *)objectsAtIndexes:(NSIndexSet *)indexes;
    @end
    @implementation NSArray (Blocks)
    - (void)enumerateObjectsUsingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block {
      [self enumerateObjectsWithOptions:0 usingBlock:block];
    }
    - (void)enumerateObjectsWithOptions:(NSEnumerationOptions)options
                             usingBlock:(void (^)(id object, NSUInteger index, BOOL *stop))block {
      NSUInteger i, count = [self count];
      unsigned long mutations = _mutations;
      BOOL stop = NO;
      for (i = 0; i < count && !stop; i++) {
        NSUInteger at = options & NSEnumerationReverse ? count - 1 - i : i;
        block([self objectAtIndex:at], at, &stop);
        if (_mutations != mutations && !stop) objc_enumerationMutation(self);
      }
    }
    - (NSArray *)sortedArrayUsingComparator:(NSComparator)comparator {
      return [self sortedArrayUsingFunction:__selfsame_byBlock context:(void *)(id)comparator];
    }
    - (NSArray *)sortedArrayWithOptions:(NSSortOptions)options
                        usingComparator:(NSComparator)comparator {
      return [self sortedArrayUsingComparator:comparator];
    }
    - (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors {
      return [self sortedArrayUsingFunction:__selfsame_byDescriptors context:(void *)descriptors];
    }
    - (NSUInteger)indexOfObjectPassingTest:(BOOL (^)(id object, NSUInteger index, BOOL *stop))test {
      NSUInteger i, count = [self count];
      BOOL stop = NO;
      for (i = 0; i < count && !stop; i++) {
        if (test([self objectAtIndex:i], i, &stop)) return i;
      }
      return NSNotFound;
    }
    - (NSIndexSet *)indexesOfObjectsPassingTest:
        (BOOL (^)(id object, NSUInteger index, BOOL *stop))test {
      NSMutableIndexSet *found = [NSMutableIndexSet indexSet];
      NSUInteger i, count = [self count];
      BOOL stop = NO;
      for (i = 0; i < count && !stop; i++) {
        if (test([self objectAtIndex:i], i, &stop)) [found addIndex:i];
      }
      return found;
    }
    - (NSArray *)filteredArrayUsingPredicate:(NSPredicate *)predicate {
      NSMutableArray *found = [NSMutableArray array];
      NSUInteger i, count = [self count];
      for (i = 0; i < count; i++) {
        id object = [self objectAtIndex:i];
        if ([predicate evaluateWithObject:object]) [found addObject:object];
      }
      return found;
    }
    - (NSArray *)objectsAtIndexes:(NSIndexSet *)indexes {
      NSMutableArray *found = [NSMutableArray array];
      NSUInteger i;
      for (i = [indexes firstIndex]; i != NSNotFound; i = [indexes indexGreaterThanIndex:i]) {
        [found addObject:[self objectAtIndex:i]];
      }
      return found;
    }
    @end
    @interface NSMutableArray<ObjectType> (Blocks)
    - (void)sortUsingComparator:(NSComparator)comparator;
    - (void)sortWithOptions:(NSSortOptions)options usingComparator:(NSComparator)comparator;
    - (void)sortUsingDescriptors:(NSArray *)descriptors;
    - (void)filterUsingPredicate:(NSPredicate *)predicate;
    - (void)removeObjectsAtIndexes:(NSIndexSet *)indexes;
    - (void)insertObjects:(NSArray<ObjectType> *)objects atIndexes:(NSIndexSet *)indexes;
    @end
    @implementation NSMutableArray (Blocks)
    - (void)sortUsingComparator:(NSComparator)comparator {
      [self sortUsingFunction:__selfsame_byBlock context:(void *)(id)comparator];
    }
    - (void)sortWithOptions:(NSSortOptions)options usingComparator:(NSComparator)comparator {
      [self sortUsingComparator:comparator];
    }
    - (void)sortUsingDescriptors:(NSArray *)descriptors {
      [self sortUsingFunction:__selfsame_byDescriptors context:(void *)descriptors];
    }
    - (void)filterUsingPredicate:(NSPredicate *)predicate {
      [self setArray:[self filteredArrayUsingPredicate:predicate]];
    }
    - (void)removeObjectsAtIndexes:(NSIndexSet *)indexes {
      NSUInteger i;
      for (i = [indexes lastIndex]; i != NSNotFound; i = [indexes indexLessThanIndex:i]) {
        [self removeObjectAtIndex:i];
      }
    }
    - (void)insertObjects:(NSArray *)objects atIndexes:(NSIndexSet *)indexes {
      NSUInteger i, n = 0;
      for (i = [indexes firstIndex]; i != NSNotFound; i = [indexes indexGreaterThanIndex:i]) {
        [self insertObject:[objects objectAtIndex:n++] atIndex:i];
      }
    }
    @end
    @interface NSDictionary<KeyType, ObjectType> (Blocks)
    - (void)enumerateKeysAndObjectsUsingBlock:(void (^)(KeyType key, ObjectType object, BOOL *stop))block;
    - (void)enumerateKeysAndObjectsWithOptions:(NSEnumerationOptions)options
                                    usingBlock:(void (^)(KeyType key, ObjectType object, BOOL *stop))block;
    - (NSArray<KeyType> *)keysSortedByValueUsingComparator:(NSComparator)comparator;
    - (NSSet<KeyType> *)keysOfEntriesPassingTest:(BOOL (^)(KeyType key, ObjectType object, BOOL *stop))test;
    @end
    static NSInteger __selfsame_byValueBlock(id a, id b, void *context) {
      void **words = (void **)context;
      NSComparator comparator = (NSComparator)(id)words[1];
      return comparator([(NSDictionary *)words[0] objectForKey:a],
                        [(NSDictionary *)words[0] objectForKey:b]);
    }
    @implementation NSDictionary (Blocks)
    - (void)enumerateKeysAndObjectsUsingBlock:(void (^)(id key, id object, BOOL *stop))block {
      NSArray *keys = [self allKeys];
      NSUInteger i, count = [keys count];
      BOOL stop = NO;
      for (i = 0; i < count && !stop; i++) {
        id key = [keys objectAtIndex:i];
        block(key, [self objectForKey:key], &stop);
      }
    }
    - (void)enumerateKeysAndObjectsWithOptions:(NSEnumerationOptions)options
                                    usingBlock:(void (^)(id key, id object, BOOL *stop))block {
      [self enumerateKeysAndObjectsUsingBlock:block];
    }
    - (NSArray *)keysSortedByValueUsingComparator:(NSComparator)comparator {
      void *words[2] = {(void *)self, (void *)(id)comparator};
      return [[self allKeys] sortedArrayUsingFunction:__selfsame_byValueBlock context:words];
    }
    - (NSSet *)keysOfEntriesPassingTest:(BOOL (^)(id key, id object, BOOL *stop))test {
      NSMutableSet *found = [NSMutableSet set];
      NSArray *keys = [self allKeys];
      NSUInteger i, count = [keys count];
      BOOL stop = NO;
      for (i = 0; i < count && !stop; i++) {
        id key = [keys objectAtIndex:i];
        if (test(key, [self objectForKey:key], &stop)) [found addObject:key];
      }
      return found;
    }
    @end
    @interface NSSet<ObjectType> (Blocks)
    - (void)enumerateObjectsUsingBlock:(void (^)(ObjectType object, BOOL *stop))block;
    - (NSSet<ObjectType> *)objectsPassingTest:(BOOL (^)(ObjectType object, BOOL *stop))test;
    - (NSSet<ObjectType> *)filteredSetUsingPredicate:(NSPredicate *)predicate;
    - (NSArray<ObjectType> *)sortedArrayUsingDescriptors:(NSArray *)descriptors;
    @end
    @implementation NSSet (Blocks)
    - (void)enumerateObjectsUsingBlock:(void (^)(id object, BOOL *stop))block {
      NSArray *all = [self allObjects];
      NSUInteger i, count = [all count];
      BOOL stop = NO;
      for (i = 0; i < count && !stop; i++) block([all objectAtIndex:i], &stop);
    }
    - (NSSet *)objectsPassingTest:(BOOL (^)(id object, BOOL *stop))test {
      NSMutableSet *found = [NSMutableSet set];
      NSArray *all = [self allObjects];
      NSUInteger i, count = [all count];
      BOOL stop = NO;
      for (i = 0; i < count && !stop; i++) {
        if (test([all objectAtIndex:i], &stop)) [found addObject:[all objectAtIndex:i]];
      }
      return found;
    }
    - (NSSet *)filteredSetUsingPredicate:(NSPredicate *)predicate {
      return [NSSet setWithArray:[[self allObjects] filteredArrayUsingPredicate:predicate]];
    }
    - (NSArray *)sortedArrayUsingDescriptors:(NSArray *)descriptors {
      return [[self allObjects] sortedArrayUsingDescriptors:descriptors];
    }
    @end
    """#
}
