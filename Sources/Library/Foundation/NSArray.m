// NSArray, NSMutableArray, NSEnumerator and the plain forms of sorting.
//
// An array is a block of pointers in C memory. It retains what it holds, by messages, so an override of
// `-retain` is asked here as anywhere; equality goes through `-isEqual:`. Sorting is a stable merge sort,
// and the order of equal elements is the same on every run. The classes carry their public names; error
// texts use those of Apple's private subclasses, because that is what one searches the net for.
//
// To a program that inherits from them the public classes are abstract: a subclass defines the primitives
// (`count`, `objectAtIndex:`) and keeps its members itself. All else goes by its primitives, every initialiser by
// `initWithObjects:count:`, and a primitive that it has not defined raises.
//: part NSArray
//: names @[ componentsSeparatedByString componentsJoinedByString NSRangeFromString

@class NSArray, NSMutableArray;
@interface NSEnumerator<ObjectType> : NSObject <NSFastEnumeration>
- (ObjectType)nextObject;
- (NSArray *)allObjects;
@end

@interface NSArray<__covariant ObjectType> : NSObject <NSCopying, NSMutableCopying, NSFastEnumeration> {
  id *_items;
  NSUInteger _count;
  NSUInteger _capacity;
  unsigned long _mutations;
}
+ (instancetype)array;
+ (instancetype)arrayWithObject:(ObjectType)object;
+ (instancetype)arrayWithObjects:(ObjectType)first, ... __attribute__((sentinel));
+ (instancetype)arrayWithObjects:(const ObjectType *)objects count:(NSUInteger)count;
+ (instancetype)arrayWithArray:(NSArray<ObjectType> *)other;
- (instancetype)initWithObjects:(ObjectType)first, ... __attribute__((sentinel));
- (instancetype)initWithObjects:(const ObjectType *)objects count:(NSUInteger)count;
- (instancetype)initWithArray:(NSArray<ObjectType> *)other;
- (instancetype)initWithArray:(NSArray<ObjectType> *)other copyItems:(BOOL)copies;
- (NSUInteger)count;
- (ObjectType)objectAtIndex:(NSUInteger)index;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
- (ObjectType)firstObject;
- (ObjectType)lastObject;
- (BOOL)containsObject:(ObjectType)object;
- (NSUInteger)indexOfObject:(ObjectType)object;
- (NSUInteger)indexOfObject:(ObjectType)object inRange:(NSRange)range;
- (NSUInteger)indexOfObjectIdenticalTo:(ObjectType)object;
- (ObjectType)firstObjectCommonWithArray:(NSArray *)other;
- (BOOL)isEqualToArray:(NSArray<ObjectType> *)other;
- (void)getObjects:(ObjectType __unsafe_unretained *)buffer;
- (void)getObjects:(ObjectType __unsafe_unretained *)buffer range:(NSRange)range;
- (NSArray<ObjectType> *)arrayByAddingObject:(ObjectType)object;
- (NSArray<ObjectType> *)arrayByAddingObjectsFromArray:(NSArray<ObjectType> *)other;
- (NSArray<ObjectType> *)subarrayWithRange:(NSRange)range;
- (NSString *)componentsJoinedByString:(NSString *)separator;
- (NSEnumerator<ObjectType> *)objectEnumerator;
- (NSEnumerator<ObjectType> *)reverseObjectEnumerator;
- (NSArray<ObjectType> *)sortedArrayUsingSelector:(SEL)comparator;
- (NSArray<ObjectType> *)sortedArrayUsingFunction:(NSInteger (*)(ObjectType, ObjectType, void *))comparator
                              context:(void *)context;
- (void)makeObjectsPerformSelector:(SEL)selector;
- (void)makeObjectsPerformSelector:(SEL)selector withObject:(id)argument;
- (NSString *)descriptionWithLocale:(id)locale;
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level;
@end

@interface NSMutableArray<ObjectType> : NSArray<ObjectType>
+ (instancetype)arrayWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)addObject:(ObjectType)object;
- (void)addObjectsFromArray:(NSArray<ObjectType> *)other;
- (void)insertObject:(ObjectType)object atIndex:(NSUInteger)index;
- (void)removeObjectAtIndex:(NSUInteger)index;
- (void)removeLastObject;
- (void)removeAllObjects;
- (void)removeObject:(ObjectType)object;
- (void)removeObject:(ObjectType)object inRange:(NSRange)range;
- (void)removeObjectIdenticalTo:(ObjectType)object;
- (void)removeObjectsInRange:(NSRange)range;
- (void)removeObjectsInArray:(NSArray<ObjectType> *)other;
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(ObjectType)object;
- (void)replaceObjectsInRange:(NSRange)range withObjectsFromArray:(NSArray<ObjectType> *)other;
- (void)setObject:(ObjectType)object atIndexedSubscript:(NSUInteger)index;
- (void)exchangeObjectAtIndex:(NSUInteger)first withObjectAtIndex:(NSUInteger)second;
- (void)setArray:(NSArray<ObjectType> *)other;
- (void)sortUsingSelector:(SEL)comparator;
- (void)sortUsingFunction:(NSInteger (*)(ObjectType, ObjectType, void *))comparator context:(void *)context;
@end

@interface NSString (Components)
- (NSArray<NSString *> *)componentsSeparatedByString:(NSString *)separator;
@end

@interface __NSArrayEnumerator : NSEnumerator { NSArray *_array; NSInteger _next, _step; }
- (id)__initWithArray:(NSArray *)array step:(NSInteger)step;
@end

int __selfsame_arrayAppend(id **items, id object) __attribute__((selfsame_native(arrayAppend)));

static inline NSString *NSStringFromRange(NSRange range) {
  return [NSString stringWithFormat:@"{%lu, %lu}", range.location, range.length];
}

// Whether an object is of a class of the program's own below these.
static BOOL __selfsame_isForeign(id object, Class fixed, Class changing) {
  Class aClass = object_getClass(object);
  if (aClass == fixed || aClass == changing) return NO;
  aClass = [object class];
  return aClass != fixed && aClass != changing;
}
__attribute__((noreturn))
static void __selfsame_abstract(id object, Class owner, SEL selector) {
  __selfsame_fail(@"NSInvalidArgumentException",
                  @"*** -[%s %s]: method only defined for abstract class.  Define -[%s %s]!",
                  class_getName(owner), sel_getName(selector), class_getName([object class]),
                  sel_getName(selector));
}
// A primitive that the program's own class should have defined.
static void __selfsame_needsOwn(id object, Class fixed, Class changing, SEL selector) {
  if (!__selfsame_isForeign(object, fixed, changing)) return;
  __selfsame_abstract(object, [fixed instancesRespondToSelector:selector] ? fixed : changing, selector);
}

@implementation NSEnumerator
- (id)nextObject { __selfsame_abstract(self, [NSEnumerator class], _cmd); }
- (NSArray *)allObjects {
  NSMutableArray *all = [[NSMutableArray alloc] init];
  id object;
  while ((object = [self nextObject])) [all addObject:object];
  return [all autorelease];
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length {
  NSUInteger n = 0;
  id object;
  state->state = 1;
  // What a subclass enumerates nobody watches: the counter is one that never changes.
  state->mutationsPtr = &state->extra[0];
  while (n < length && (object = [self nextObject])) buffer[n++] = object;
  state->itemsPtr = buffer;
  return n;
}
@end

@implementation __NSArrayEnumerator
- (id)__initWithArray:(NSArray *)array step:(NSInteger)step {
  _array = [array retain];
  _step = step;
  _next = step > 0 ? 0 : (NSInteger)[array count] - 1;
  return self;
}
- (void)dealloc {
  [_array release];
  [super dealloc];
}
- (id)nextObject {
  if (_next < 0 || _next >= (NSInteger)[_array count]) return nil;
  id object = [_array objectAtIndex:(NSUInteger)_next];
  _next += _step;
  return object;
}
@end

// Descriptions, as collections nest them.
static BOOL __selfsame_isPlain(NSString *text) {
  NSUInteger i, length = [text length];
  if (length == 0) return NO;
  for (i = 0; i < length; i++) {
    unichar c = [text characterAtIndex:i];
    if (!((c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))) return NO;
  }
  return YES;
}
static NSString *__selfsame_quoted(NSString *text) {
  if (__selfsame_isPlain(text)) return text;
  NSMutableString *quoted = [NSMutableString stringWithString:@"\""];
  NSUInteger i, length = [text length];
  for (i = 0; i < length; i++) {
    unichar c = [text characterAtIndex:i];
    if (c == '"') [quoted appendString:@"\\\""];
    else if (c == '\\') [quoted appendString:@"\\\\"];
    else if (c >= 7 && c <= 13) [quoted appendFormat:@"\\%c", "abtnvfr"[c - 7]];
    else if (c >= 128) [quoted appendFormat:@"\\U%04x", c];
    else [quoted appendFormat:@"%C", c];
  }
  [quoted appendString:@"\""];
  return quoted;
}
// What a member says of itself stands in quotes like a string: `"<Car: 0x600…>"`, `"-5"`, `"<null>"`. A set writes
// it as it is.
NSString *__selfsame_described(id item, id locale, NSUInteger level, BOOL isQuoted) {
  if ([item isKindOfClass:[NSString class]]) return __selfsame_quoted(item);
  if ([item respondsToSelector:@selector(descriptionWithLocale:indent:)]) {
    return [item descriptionWithLocale:locale indent:level];
  }
  NSString *text = [item description];
  return isQuoted ? __selfsame_quoted(text) : text;
}
NSString *__selfsame_indent(NSUInteger level) {
  NSMutableString *spaces = [NSMutableString string];
  while (level--) [spaces appendString:@"    "];
  return spaces;
}

// A stable merge sort over pointers; `compare` is asked through `kind`.
struct __selfsame_Order {
  SEL selector;
  NSInteger (*function)(id, id, void *);
  void *context;
};
static NSInteger __selfsame_order(struct __selfsame_Order *order, id a, id b) {
  if (order->function) return order->function(a, b, order->context);
  return (NSInteger)[a performSelector:order->selector withObject:b];
}
void __selfsame_sort(id *items, NSUInteger count, struct __selfsame_Order *order) {
  if (count < 2) return;
  id *other = (id *)malloc(count * sizeof(id));
  id *from = items, *to = other;
  NSUInteger width, start, i, j, k;
  for (width = 1; width < count; width *= 2) {
    for (start = 0; start < count; start += 2 * width) {
      NSUInteger middle = start + width < count ? start + width : count;
      NSUInteger end = start + 2 * width < count ? start + 2 * width : count;
      i = start;
      j = middle;
      for (k = start; k < end; k++) {
        if (i < middle && (j >= end || __selfsame_order(order, from[i], from[j]) <= 0)) {
          to[k] = from[i++];
        } else {
          to[k] = from[j++];
        }
      }
    }
    id *swap = from;
    from = to;
    to = swap;
  }
  if (from != items) memcpy(items, from, count * sizeof(id));
  free(other);
}

@interface NSArray (Parts)
- (void)__grow:(NSUInteger)capacity;
- (void)__adopt:(id)object;
- (void)__keep:(id)object;
- (void)__sort:(struct __selfsame_Order *)order;
- (instancetype)__initWithMembers:(NSArray *)members;
- (void)__needOwn:(SEL)selector;
- (void)__check:(NSUInteger)index for:(SEL)selector;
- (void)__checkRange:(NSRange)range for:(SEL)selector;
@end

// A run over an array that nobody else holds: what is not an array enumerates a copy of its members.
static NSUInteger __selfsame_snapshotRun(NSArray *members, NSFastEnumerationState *state, id *buffer,
                                         NSUInteger length) {
  static unsigned long unchanged;
  NSUInteger n = 0, count = [members count];
  while (n < length && state->state < count) {
    buffer[n++] = [members objectAtIndex:state->state++];
  }
  state->itemsPtr = buffer;
  state->mutationsPtr = &unchanged;
  return n;
}

__attribute__((selfsame_visible(collectionRead, self)))
@implementation NSArray
// Whether a subclass answers a message by itself.
static IMP __selfsame_methodOf(Class aClass, SEL selector)
    __attribute__((selfsame_native(runtimeImplementation)));
static BOOL __selfsame_isItsOwn(id object, Class library, SEL primitive) {
  Class aClass = object_getClass(object);
  return aClass != library
      && __selfsame_methodOf(aClass, primitive) != __selfsame_methodOf(library, primitive);
}
// An array of the program's own class has its members somewhere else.
static BOOL __selfsame_isForeignArray(NSArray *array) {
  return __selfsame_isForeign(array, [NSArray class], [NSMutableArray class]);
}
// Where an element is in a range, asked for one by one: no further than to the first that fits.
static NSUInteger __selfsame_firstOf(NSArray *array, NSRange range, id object, BOOL isIdentical) {
  NSUInteger i;
  for (i = range.location; i < range.location + range.length; i++) {
    id one = [array objectAtIndex:i];
    if (one == object || (!isIdentical && [object isEqual:one])) return i;
  }
  return NSNotFound;
}
// The array itself, or an array of what its primitives answer.
static id __selfsame_whole(NSArray *array) {
  if (array->_items || !__selfsame_isForeignArray(array)) return array;
  return [[[NSArray alloc] initWithArray:array] autorelease];
}
+ (instancetype)array { return [[[self alloc] init] autorelease]; }
+ (instancetype)arrayWithObject:(id)object {
  return [[[self alloc] initWithObjects:&object count:1] autorelease];
}
+ (instancetype)arrayWithObjects:(id)first, ... {
  BOOL isPlain = self == [NSArray class] || self == [NSMutableArray class];
  id array = isPlain ? [[self alloc] init] : [[NSArray alloc] init];
  va_list arguments;
  __builtin_va_start(arguments, first);
  while (first) {
    [array __keep:first];
    first = va_arg(arguments, id);
  }
  __builtin_va_end(arguments);
  if (isPlain) return [array autorelease];
  return [[[self alloc] __initWithMembers:[array autorelease]] autorelease];
}
+ (instancetype)arrayWithObjects:(const id *)objects count:(NSUInteger)count {
  return [[[self alloc] initWithObjects:objects count:count] autorelease];
}
+ (instancetype)arrayWithArray:(NSArray *)other {
  return [[[self alloc] initWithArray:other] autorelease];
}
- (instancetype)initWithObjects:(id)first, ... {
  BOOL isForeign = __selfsame_isForeignArray(self);
  NSArray *all = isForeign ? [[[NSArray alloc] init] autorelease] : (self = [self init]);
  if (all) {
    va_list arguments;
    __builtin_va_start(arguments, first);
    while (first) {
      [all __adopt:[first retain]];
      first = va_arg(arguments, id);
    }
    __builtin_va_end(arguments);
  }
  return isForeign ? [self __initWithMembers:all] : self;
}
// The way of a program's own class: `members` is a plain array.
- (instancetype)__initWithMembers:(NSArray *)members {
  return [self initWithObjects:members->_items count:members->_count];
}
- (instancetype)initWithObjects:(const id *)objects count:(NSUInteger)count {
  if (__selfsame_isForeignArray(self)) {
    if (![self isKindOfClass:[NSMutableArray class]]) __selfsame_abstract(self, [NSArray class], _cmd);
    self = [(NSMutableArray *)self initWithCapacity:count];
    for (NSUInteger i = 0; i < count; i++) [(NSMutableArray *)self addObject:objects[i]];
    return self;
  }
  self = [self init];
  if (self) {
    NSUInteger i;
    [self __grow:count];
    for (i = 0; i < count; i++) {
      if (!objects[i]) {
        __selfsame_fail(@"NSInvalidArgumentException",
                        @"*** -[__NSPlaceholderArray initWithObjects:count:]: "
                        @"attempt to insert nil object from objects[%lu]", i);
      }
      [self __adopt:[objects[i] retain]];
    }
  }
  return self;
}
- (instancetype)initWithArray:(NSArray *)other {
  return [self initWithArray:other copyItems:NO];
}
- (instancetype)initWithArray:(NSArray *)other copyItems:(BOOL)copies {
  if (__selfsame_isForeignArray(self)) {
    return [self __initWithMembers:[[[NSArray alloc] initWithArray:other copyItems:copies] autorelease]];
  }
  self = [self init];
  if (self) {
    NSUInteger i, count = [other count];
    [self __grow:count];
    for (i = 0; i < count; i++) {
      id object = [other objectAtIndex:i];
      [self __adopt:copies ? [object copy] : [object retain]];
    }
  }
  return self;
}
- (void)__grow:(NSUInteger)capacity {
  if (capacity <= _capacity) return;
  NSUInteger larger = _capacity * 2 < 4 ? 4 : _capacity * 2;
  if (larger < capacity) larger = capacity;
  _items = (id *)realloc(_items, larger * sizeof(id));
  _capacity = larger;
}
// The claim is the array's, whoever makes it.
- (void)__keep:(id)object { [self __adopt:[object retain]]; }
// Takes over the caller's claim.
- (void)__adopt:(id)object {
  [self __grow:_count + 1];
  _items[_count++] = object;
}
- (void)dealloc __attribute__((selfsame_visible(collectionWrite, self))) {
  NSUInteger i;
  for (i = 0; i < _count; i++) [_items[i] release];
  free(_items);
  [super dealloc];
}
- (id)copyWithZone:(NSZone *)zone {
  if (![self isKindOfClass:[NSMutableArray class]]) return [self retain];
  return [[NSArray allocWithZone:zone] initWithArray:self];
}
- (id)mutableCopyWithZone:(NSZone *)zone {
  return [[NSMutableArray allocWithZone:zone] initWithArray:self];
}
- (NSUInteger)count {
  if (!_items) [self __needOwn:_cmd];
  return _count;
}
- (void)__needOwn:(SEL)selector {
  __selfsame_needsOwn(self, [NSArray class], [NSMutableArray class], selector);
}
- (void)__check:(NSUInteger)index for:(SEL)selector {
  if (index < _count) return;
  if (!_items) [self __needOwn:selector];
  if (_count == 0) {
    __selfsame_fail(@"NSRangeException", @"*** -[%s %s]: index %lu beyond bounds for empty array",
                    [self isKindOfClass:[NSMutableArray class]] ? "__NSArrayM" : "__NSArray0",
                    sel_getName(selector), index);
  }
  __selfsame_fail(@"NSRangeException", @"*** -[%s %s]: index %lu beyond bounds [0 .. %lu]",
                  __selfsame_privateName(self), sel_getName(selector), index, _count - 1);
}
- (void)__checkRange:(NSRange)range for:(SEL)selector {
  if (range.location <= _count && range.length <= _count - range.location) return;
  if (_count == 0) {
    __selfsame_fail(@"NSRangeException",
                    @"*** -[%s %s]: range {%lu, %lu} extends beyond bounds for empty array",
                    __selfsame_privateName(self), sel_getName(selector), range.location,
                    range.length);
  }
  __selfsame_fail(@"NSRangeException",
                  @"*** -[%s %s]: range {%lu, %lu} extends beyond bounds [0 .. %lu]",
                  __selfsame_privateName(self), sel_getName(selector), range.location,
                  range.length, _count - 1);
}
- (id)objectAtIndex:(NSUInteger)index {
  if (index >= _count) [self __check:index for:_cmd];
  return _items[index];
}
- (id)objectAtIndexedSubscript:(NSUInteger)index {
  if (!_items && __selfsame_isForeignArray(self)) return [self objectAtIndex:index];
  if (index >= _count) [self __check:index for:_cmd];
  return _items[index];
}
- (id)firstObject {
  if (!_items && __selfsame_isForeignArray(self)) return [self count] ? [self objectAtIndex:0] : nil;
  return _count ? _items[0] : nil;
}
- (id)lastObject {
  if (!_items && __selfsame_isForeignArray(self)) {
    NSUInteger count = [self count];
    return count ? [self objectAtIndex:count - 1] : nil;
  }
  return _count ? _items[_count - 1] : nil;
}
- (BOOL)containsObject:(id)object { return [self indexOfObject:object] != NSNotFound; }
- (NSUInteger)indexOfObject:(id)object {
  NSUInteger i;
  if (!object) return NSNotFound;
  if (!_items && __selfsame_isForeignArray(self)) {
    return __selfsame_firstOf(self, (NSRange){0, [self count]}, object, NO);
  }
  for (i = 0; i < _count; i++) {
    if (_items[i] == object || [object isEqual:_items[i]]) return i;
  }
  return NSNotFound;
}
- (NSUInteger)indexOfObject:(id)object inRange:(NSRange)range {
  NSUInteger i;
  if (!_items && __selfsame_isForeignArray(self)) return __selfsame_firstOf(self, range, object, NO);
  [self __checkRange:range for:_cmd];
  for (i = range.location; i < range.location + range.length; i++) {
    if (_items[i] == object || [object isEqual:_items[i]]) return i;
  }
  return NSNotFound;
}
- (NSUInteger)indexOfObjectIdenticalTo:(id)object {
  NSUInteger i;
  if (!_items && __selfsame_isForeignArray(self)) {
    return __selfsame_firstOf(self, (NSRange){0, [self count]}, object, YES);
  }
  for (i = 0; i < _count; i++) if (_items[i] == object) return i;
  return NSNotFound;
}
- (id)firstObjectCommonWithArray:(NSArray *)other {
  NSUInteger i, count = [self count];
  for (i = 0; i < count; i++) {
    id one = [self objectAtIndex:i];
    if ([other containsObject:one]) return one;
  }
  return nil;
}
- (BOOL)isEqualToArray:(NSArray *)other {
  NSUInteger i;
  if (self == other) return YES;
  if (!_items && __selfsame_isForeignArray(self)) {
    NSUInteger count = [self count];
    if ([other count] != count) return NO;
    for (i = 0; i < count; i++) {
      if (![[self objectAtIndex:i] isEqual:[other objectAtIndex:i]]) return NO;
    }
    return YES;
  }
  if ([other count] != _count) return NO;
  for (i = 0; i < _count; i++) {
    id its = [other objectAtIndex:i];
    if (_items[i] != its && ![_items[i] isEqual:its]) return NO;
  }
  return YES;
}
- (BOOL)isEqual:(id)other {
  return self == other
      || ([other isKindOfClass:[NSArray class]] && [self isEqualToArray:other]);
}
- (NSUInteger)hash { return [self count]; }
- (void)getObjects:(id __unsafe_unretained *)buffer {
  if (!_items) self = __selfsame_whole(self);
  memcpy(buffer, _items, _count * sizeof(id));
}
- (void)getObjects:(id __unsafe_unretained *)buffer range:(NSRange)range {
  if (!_items && __selfsame_isForeignArray(self)) {
    NSUInteger i;
    for (i = 0; i < range.length; i++) buffer[i] = [self objectAtIndex:range.location + i];
    return;
  }
  [self __checkRange:range for:_cmd];
  memcpy(buffer, _items + range.location, range.length * sizeof(id));
}
- (NSArray *)arrayByAddingObject:(id)object {
  NSMutableArray *all = [self mutableCopy];
  if (!object) [all autorelease];
  [all addObject:object];
  NSArray *made = [all copy];
  [all release];
  return [made autorelease];
}
- (NSArray *)arrayByAddingObjectsFromArray:(NSArray *)other {
  NSMutableArray *all = [self mutableCopy];
  [all addObjectsFromArray:other];
  NSArray *made = [all copy];
  [all release];
  return [made autorelease];
}
- (NSArray *)subarrayWithRange:(NSRange)range {
  if (!_items) self = __selfsame_whole(self);
  [self __checkRange:range for:_cmd];
  return [NSArray arrayWithObjects:_items + range.location count:range.length];
}
- (NSString *)componentsJoinedByString:(NSString *)separator {
  if (!_items) self = __selfsame_whole(self);
  NSMutableString *joined = [NSMutableString string];
  NSUInteger i;
  for (i = 0; i < _count; i++) {
    if (i) [joined appendString:separator];
    [joined appendString:[_items[i] description]];
  }
  return joined;
}
- (NSEnumerator *)objectEnumerator {
  return [[[__NSArrayEnumerator alloc] __initWithArray:self step:1] autorelease];
}
- (NSEnumerator *)reverseObjectEnumerator {
  return [[[__NSArrayEnumerator alloc] __initWithArray:self step:-1] autorelease];
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length {
  if (!_items && __selfsame_isForeignArray(self)) {
    return __selfsame_snapshotRun(self, state, buffer, length);
  }
  if (state->state) return 0;
  state->state = 1;
  state->itemsPtr = _items;
  state->mutationsPtr = &_mutations;
  return _count;
}
- (void)__sort:(struct __selfsame_Order *)order {
  NSArray *whole = __selfsame_whole(self);
  __selfsame_sort(whole->_items, whole->_count, order);
  if (whole != self) [(NSMutableArray *)self setArray:whole];
}
- (NSArray *)sortedArrayUsingSelector:(SEL)comparator {
  NSArray *sorted = [[NSArray alloc] initWithArray:self];
  struct __selfsame_Order order = {comparator, NULL, NULL};
  [sorted __sort:&order];
  return [sorted autorelease];
}
- (NSArray *)sortedArrayUsingFunction:(NSInteger (*)(id, id, void *))comparator
                              context:(void *)context {
  NSArray *sorted = [[NSArray alloc] initWithArray:self];
  struct __selfsame_Order order = {NULL, comparator, context};
  [sorted __sort:&order];
  return [sorted autorelease];
}
- (void)makeObjectsPerformSelector:(SEL)selector {
  if (!_items) self = __selfsame_whole(self);
  NSUInteger i;
  for (i = 0; i < _count; i++) [_items[i] performSelector:selector];
}
- (void)makeObjectsPerformSelector:(SEL)selector withObject:(id)argument {
  if (!_items) self = __selfsame_whole(self);
  NSUInteger i;
  for (i = 0; i < _count; i++) [_items[i] performSelector:selector withObject:argument];
}
- (NSString *)description { return [self descriptionWithLocale:nil indent:0]; }
- (NSString *)descriptionWithLocale:(id)locale {
  return [self descriptionWithLocale:locale indent:0];
}
- (NSString *)descriptionWithLocale:(id)locale indent:(NSUInteger)level {
  if (!_items) self = __selfsame_whole(self);
  NSString *indent = __selfsame_indent(level);
  NSMutableString *text = [NSMutableString stringWithString:indent];
  NSUInteger i;
  [text appendString:@"(\n"];
  for (i = 0; i < _count; i++) {
    [text appendString:indent];
    [text appendString:@"    "];
    [text appendString:__selfsame_described(_items[i], locale, level + 1, YES)];
    [text appendString:i + 1 < _count ? @",\n" : @"\n"];
  }
  [text appendString:indent];
  [text appendString:@")"];
  return text;
}
@end

__attribute__((selfsame_visible(collectionWrite, self)))
@implementation NSMutableArray
+ (instancetype)arrayWithCapacity:(NSUInteger)capacity {
  return [[[self alloc] initWithCapacity:capacity] autorelease];
}
- (instancetype)initWithCapacity:(NSUInteger)capacity {
  // Its own -initWithCapacity: comes here by super; one that has only an -init is begun by that.
  if (__selfsame_isItsOwn(self, [NSMutableArray class], _cmd)) return [super init];
  self = [self init];
  if (self && capacity <= 65536) [self __grow:capacity];
  return self;
}
- (void)addObject:(id)object {
  if (!_items && __selfsame_isForeignArray(self)) {
    [self insertObject:object atIndex:[self count]];
    return;
  }
  if (!object) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSArrayM insertObject:atIndex:]: object cannot be nil");
  }
  if (__selfsame_arrayAppend(&_items, object)) return;
  _mutations++;
  object = [object retain];
  if (_count == _capacity) [self __grow:_count + 1];
  _items[_count++] = object;
}
- (void)addObjectsFromArray:(NSArray *)other {
  NSUInteger i, count = [other count];
  for (i = 0; i < count; i++) [self addObject:[other objectAtIndex:i]];
}
- (void)insertObject:(id)object atIndex:(NSUInteger)index {
  if (!_items) [self __needOwn:_cmd];
  if (!object) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSArrayM insertObject:atIndex:]: object cannot be nil");
  }
  if (index > _count) [self __check:index for:_cmd];
  _mutations++;
  [self __grow:_count + 1];
  memmove(_items + index + 1, _items + index, (_count - index) * sizeof(id));
  _items[index] = [object retain];
  _count++;
}
- (void)removeObjectAtIndex:(NSUInteger)index {
  [self __check:index for:_cmd];
  _mutations++;
  id old = _items[index];
  _count--;
  memmove(_items + index, _items + index + 1, (_count - index) * sizeof(id));
  // Nothing points from here to what is no longer in.
  _items[_count] = nil;
  [old release];
}
- (void)removeLastObject {
  NSUInteger count = [self count];
  if (count) [self removeObjectAtIndex:count - 1];
}
- (void)removeAllObjects {
  if (!_items && __selfsame_isForeignArray(self)) {
    while ([self count]) [self removeLastObject];
    return;
  }
  id *items = _items;
  NSUInteger i, count = _count;
  _mutations++;
  _items = NULL;
  _count = _capacity = 0;
  for (i = 0; i < count; i++) [items[i] release];
  free(items);
}
- (void)removeObject:(id)object {
  [self removeObject:object inRange:(NSRange){0, [self count]}];
}
- (void)removeObject:(id)object inRange:(NSRange)range {
  NSArray *whole = __selfsame_whole(self);
  [whole __checkRange:range for:_cmd];
  NSUInteger i = range.location + range.length;
  id held = nil;
  while (i-- > range.location) {
    id one = whole->_items[i];
    if (one != object && ![object isEqual:one]) continue;
    // The array may be the last that holds what it was asked to remove.
    if (!held) held = [object retain];
    [self removeObjectAtIndex:i];
  }
  [held release];
}
- (void)removeObjectIdenticalTo:(id)object {
  NSArray *whole = __selfsame_whole(self);
  NSUInteger i = whole->_count;
  while (i-- > 0) if (whole->_items[i] == object) [self removeObjectAtIndex:i];
}
- (void)removeObjectsInRange:(NSRange)range {
  [__selfsame_whole(self) __checkRange:range for:_cmd];
  while (range.length--) [self removeObjectAtIndex:range.location + range.length];
}
- (void)removeObjectsInArray:(NSArray *)other {
  NSUInteger i, count = [other count];
  for (i = 0; i < count; i++) [self removeObject:[other objectAtIndex:i]];
}
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object {
  [self __check:index for:_cmd];
  if (!object) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"*** -[__NSArrayM replaceObjectAtIndex:withObject:]: object cannot be nil");
  }
  id old = _items[index];
  _mutations++;
  _items[index] = [object retain];
  [old release];
}
- (void)replaceObjectsInRange:(NSRange)range withObjectsFromArray:(NSArray *)other {
  NSUInteger i, count = [other count];
  [self removeObjectsInRange:range];
  for (i = 0; i < count; i++) {
    [self insertObject:[other objectAtIndex:i] atIndex:range.location + i];
  }
}
- (void)setObject:(id)object atIndexedSubscript:(NSUInteger)index {
  if (index == [self count]) {
    [self addObject:object];
    return;
  }
  if (!__selfsame_isForeignArray(self)) [self __check:index for:_cmd];
  [self replaceObjectAtIndex:index withObject:object];
}
- (void)exchangeObjectAtIndex:(NSUInteger)first withObjectAtIndex:(NSUInteger)second {
  if (!_items && __selfsame_isForeignArray(self)) {
    id kept = [[self objectAtIndex:first] retain];
    [self replaceObjectAtIndex:first withObject:[self objectAtIndex:second]];
    [self replaceObjectAtIndex:second withObject:kept];
    [kept release];
    return;
  }
  [self __check:first for:_cmd];
  [self __check:second for:_cmd];
  id object = _items[first];
  _mutations++;
  _items[first] = _items[second];
  _items[second] = object;
}
- (void)setArray:(NSArray *)other {
  NSArray *kept = [[NSArray alloc] initWithArray:other];
  [self removeAllObjects];
  [self addObjectsFromArray:kept];
  [kept release];
}
- (void)sortUsingSelector:(SEL)comparator {
  struct __selfsame_Order order = {comparator, NULL, NULL};
  _mutations++;
  [self __sort:&order];
}
- (void)sortUsingFunction:(NSInteger (*)(id, id, void *))comparator context:(void *)context {
  struct __selfsame_Order order = {NULL, comparator, context};
  _mutations++;
  [self __sort:&order];
}
@end

@implementation NSString (Components)
- (NSArray *)componentsSeparatedByString:(NSString *)separator {
  if (!separator) {
    __selfsame_fail(@"NSInvalidArgumentException", @"*** -[%s componentsSeparatedByString:]: nil argument",
                    __selfsame_privateName(self));
  }
  NSMutableArray *parts = [NSMutableArray array];
  NSString *rest = self;
  NSUInteger length = [separator length];
  while (length) {
    NSRange found = [rest rangeOfString:separator];
    if (found.location == NSNotFound) break;
    [parts addObject:[rest substringToIndex:found.location]];
    rest = [rest substringFromIndex:found.location + length];
  }
  [parts addObject:[[rest copy] autorelease]];
  return parts;
}
@end
