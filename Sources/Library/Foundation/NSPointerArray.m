// NSPointerArray: an array that may hold NULL, and objects without owning them.
//: part NSPointerArray

@interface NSPointerArray : NSObject <NSCopying, NSFastEnumeration> {
  id *_places;
  NSUInteger _count;
  NSUInteger _capacity;
  NSUInteger _options;
  unsigned long _mutations;
}
+ (NSPointerArray *)pointerArrayWithOptions:(NSPointerFunctionsOptions)options;
+ (NSPointerArray *)strongObjectsPointerArray;
+ (NSPointerArray *)weakObjectsPointerArray;
+ (id)pointerArrayWithStrongObjects;
+ (id)pointerArrayWithWeakObjects;
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options;
- (void *)pointerAtIndex:(NSUInteger)index;
- (void)addPointer:(void *)pointer;
- (void)removePointerAtIndex:(NSUInteger)index;
- (void)insertPointer:(void *)pointer atIndex:(NSUInteger)index;
- (void)replacePointerAtIndex:(NSUInteger)index withPointer:(void *)pointer;
- (void)compact;
- (NSArray *)allObjects;
@property NSUInteger count;
@end
__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSPointerArray
+ (NSPointerArray *)pointerArrayWithOptions:(NSPointerFunctionsOptions)options {
  return [[[self alloc] initWithOptions:options] autorelease];
}
+ (NSPointerArray *)strongObjectsPointerArray { return [self pointerArrayWithOptions:0]; }
+ (NSPointerArray *)weakObjectsPointerArray {
  return [self pointerArrayWithOptions:NSPointerFunctionsWeakMemory];
}
+ (id)pointerArrayWithStrongObjects { return [self strongObjectsPointerArray]; }
+ (id)pointerArrayWithWeakObjects { return [self weakObjectsPointerArray]; }
- (instancetype)init { return [self initWithOptions:0]; }
- (instancetype)initWithOptions:(NSPointerFunctionsOptions)options {
  self = [super init];
  if (self) _options = options;
  return self;
}
- (void)dealloc {
  [self setCount:0];
  free(_places);
  [super dealloc];
}
- (void)__check:(NSUInteger)index within:(NSUInteger)end {
  if (index < end) return;
  __selfsame_fail(@"NSInvalidArgumentException",
                  @"*** -[NSConcretePointerArray pointerAtIndex:]: attempt to access pointer at index %lu beyond bounds %lu",
                  index, _count);
}
- (void *)pointerAtIndex:(NSUInteger)index {
  [self __check:index within:_count];
  return __selfsame_referred(&_places[index], _options);
}
- (void)addPointer:(void *)pointer { [self insertPointer:pointer atIndex:_count]; }
- (void)removePointerAtIndex:(NSUInteger)index {
  [self __check:index within:_count];
  id old = __selfsame_takeReference(&_places[index], _options);
  _count--;
  _mutations++;
  for (; index < _count; index++) __selfsame_moveReference(&_places[index], &_places[index + 1], _options);
  _places[_count] = nil;
  [old release];
}
- (void)insertPointer:(void *)pointer atIndex:(NSUInteger)index {
  [self __check:index within:_count + 1];
  id claimed = __selfsame_claim((id)pointer, _options);
  _mutations++;
  if (_count == _capacity) {
    NSUInteger capacity = _count * 2 < 4 ? 4 : _count * 2;
    id *places = (id *)malloc(capacity * sizeof(id));
    for (NSUInteger i = 0; i < _count; i++) __selfsame_moveReference(&places[i], &_places[i], _options);
    free(_places);
    _places = places;
    _capacity = capacity;
  }
  for (NSUInteger i = _count++; i > index; i--) {
    __selfsame_moveReference(&_places[i], &_places[i - 1], _options);
  }
  __selfsame_begin(&_places[index], claimed, _options);
}
- (void)replacePointerAtIndex:(NSUInteger)index withPointer:(void *)pointer {
  [self __check:index within:_count];
  id claimed = __selfsame_claim((id)pointer, _options);
  id old = __selfsame_takeReference(&_places[index], _options);
  __selfsame_begin(&_places[index], claimed, _options);
  [old release];
}
- (NSUInteger)count { return _count; }
- (void)setCount:(NSUInteger)count {
  while (_count > count) [self removePointerAtIndex:_count - 1];
  while (_count < count) [self addPointer:NULL];
}
// Without the NULLs, and without what has died.
- (void)compact {
  NSUInteger kept = 0;
  for (NSUInteger i = 0; i < _count; i++) {
    if (!_places[i]) continue;
    if (kept != i) __selfsame_moveReference(&_places[kept], &_places[i], _options);
    kept++;
  }
  _count = kept;
}
- (NSArray *)allObjects {
  NSMutableArray *all = [NSMutableArray array];
  for (NSUInteger i = 0; i < _count; i++) {
    id object = __selfsame_referred(&_places[i], _options);
    if (object) [all addObject:object];
  }
  return all;
}
- (id)copyWithZone:(NSZone *)zone {
  NSPointerArray *made = [[NSPointerArray allocWithZone:zone] initWithOptions:_options];
  for (NSUInteger i = 0; i < _count; i++) [made addPointer:__selfsame_referred(&_places[i], _options)];
  return made;
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length {
  NSUInteger told = 0;
  for (; told < length && state->state < _count; state->state++) {
    buffer[told++] = __selfsame_referred(&_places[state->state], _options);
  }
  state->itemsPtr = buffer;
  state->mutationsPtr = &_mutations;
  return told;
}
@end
