// swift-format-ignore-file
// Written by `make library` from Foundation/NSSortDescriptor.m: change it there.
enum NSSortDescriptorText {
static let text: StaticString = #"""
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
- (BOOL)isEqual:(id)other {
  if (![other isKindOfClass:[NSSortDescriptor class]]) return NO;
  NSSortDescriptor *another = other;
  return (_key == another->_key || [_key isEqual:another->_key]) && _ascending == another->_ascending
      && _selector == another->_selector && _comparator == another->_comparator;
}
- (NSUInteger)hash { return [_key hash] + _ascending; }
- (void)dealloc {
  [_key release];
  [(id)_comparator release];
  [super dealloc];
}
- (NSString *)description {
  return [NSString stringWithFormat:@"(%@, %s, %@)", _key, _ascending ? "ascending" : "descending",
                   _comparator ? (id)[NSString stringWithFormat:@"NSComparator block %p", (void *)_comparator]
                               : (id)(_selector ? NSStringFromSelector(_selector) : @"(null)")];
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
    NSComparisonResult order;
    // What a key answers is let go at once: a sort asks for it twice for each comparison.
    @autoreleasepool { order = [[descriptors objectAtIndex:i] compareObject:a toObject:b]; }
    if (order) return order;
  }
  return 0;
}
"""#
}
