// NSIndexPath: the way through nested lists, an index for each level.
//: part NSIndexPath

@interface NSIndexPath : NSObject <NSCopying> {
  NSUInteger *_indexes;
  NSUInteger _length;
}
+ (instancetype)indexPathWithIndex:(NSUInteger)index;
+ (instancetype)indexPathWithIndexes:(const NSUInteger *)indexes length:(NSUInteger)length;
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section;
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section;
- (instancetype)initWithIndex:(NSUInteger)index;
- (instancetype)initWithIndexes:(const NSUInteger *)indexes length:(NSUInteger)length;
- (NSIndexPath *)indexPathByAddingIndex:(NSUInteger)index;
- (NSIndexPath *)indexPathByRemovingLastIndex;
- (NSUInteger)indexAtPosition:(NSUInteger)position;
- (void)getIndexes:(NSUInteger *)indexes;
- (NSComparisonResult)compare:(NSIndexPath *)other;
@property (readonly) NSUInteger length;
@property (readonly) NSInteger section;
@property (readonly) NSInteger row;
@property (readonly) NSInteger item;
@end
@implementation NSIndexPath
+ (instancetype)indexPathWithIndex:(NSUInteger)index {
  return [[[self alloc] initWithIndex:index] autorelease];
}
+ (instancetype)indexPathWithIndexes:(const NSUInteger *)indexes length:(NSUInteger)length {
  return [[[self alloc] initWithIndexes:indexes length:length] autorelease];
}
+ (instancetype)indexPathForRow:(NSInteger)row inSection:(NSInteger)section {
  NSUInteger both[2] = {(NSUInteger)section, (NSUInteger)row};
  return [self indexPathWithIndexes:both length:2];
}
+ (instancetype)indexPathForItem:(NSInteger)item inSection:(NSInteger)section {
  return [self indexPathForRow:item inSection:section];
}
- (instancetype)init { return [self initWithIndexes:NULL length:0]; }
- (instancetype)initWithIndex:(NSUInteger)index { return [self initWithIndexes:&index length:1]; }
- (instancetype)initWithIndexes:(const NSUInteger *)indexes length:(NSUInteger)length {
  self = [super init];
  if (self) {
    _indexes = malloc(length ? length * sizeof(NSUInteger) : 1);
    if (length) memcpy(_indexes, indexes, length * sizeof(NSUInteger));
    _length = length;
  }
  return self;
}
- (void)dealloc {
  free(_indexes);
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone { return [self retain]; }
- (NSUInteger)length { return _length; }
- (NSUInteger)indexAtPosition:(NSUInteger)position {
  return position < _length ? _indexes[position] : NSNotFound;
}
- (void)getIndexes:(NSUInteger *)indexes {
  memcpy(indexes, _indexes, _length * sizeof(NSUInteger));
}
- (NSInteger)section { return (NSInteger)[self indexAtPosition:0]; }
- (NSInteger)row { return (NSInteger)[self indexAtPosition:1]; }
- (NSInteger)item { return (NSInteger)[self indexAtPosition:1]; }
- (NSIndexPath *)indexPathByAddingIndex:(NSUInteger)index {
  NSUInteger *longer = malloc((_length + 1) * sizeof(NSUInteger));
  memcpy(longer, _indexes, _length * sizeof(NSUInteger));
  longer[_length] = index;
  NSIndexPath *path = [NSIndexPath indexPathWithIndexes:longer length:_length + 1];
  free(longer);
  return path;
}
- (NSIndexPath *)indexPathByRemovingLastIndex {
  return [NSIndexPath indexPathWithIndexes:_indexes length:_length ? _length - 1 : 0];
}
- (NSComparisonResult)compare:(NSIndexPath *)other {
  for (NSUInteger i = 0; i < _length && i < [other length]; i++) {
    NSUInteger theirs = [other indexAtPosition:i];
    if (_indexes[i] != theirs) return _indexes[i] < theirs ? NSOrderedAscending : NSOrderedDescending;
  }
  if (_length == [other length]) return NSOrderedSame;
  return _length < [other length] ? NSOrderedAscending : NSOrderedDescending;
}
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSIndexPath class]] && [self compare:other] == NSOrderedSame);
}
- (NSUInteger)hash {
  NSUInteger hash = _length;
  for (NSUInteger i = 0; i < _length; i++) hash = hash * 31 + _indexes[i];
  return hash;
}
- (NSString *)description {
  NSMutableString *text = [NSMutableString stringWithFormat:@"<NSIndexPath: %p> {length = %lu, path = ",
                                                            self, (unsigned long)_length];
  for (NSUInteger i = 0; i < _length; i++) {
    [text appendFormat:i ? @" - %lu" : @"%lu", (unsigned long)_indexes[i]];
  }
  [text appendString:@"}"];
  return text;
}
@end
