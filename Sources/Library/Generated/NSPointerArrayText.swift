// swift-format-ignore-file
// Written by `make library` from Foundation/NSPointerArray.m: change it there.
enum NSPointerArrayText {
static let text: StaticString = #"""
@interface NSPointerArray : NSObject <NSCopying, NSFastEnumeration> {
  NSMutableArray *_entries;
  NSUInteger _options;
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
  return [[self alloc] initWithOptions:options];
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
  if (self) {
    _options = options;
    _entries = [[NSMutableArray alloc] init];
  }
  return self;
}
- (__NSReference *)__entry:(void *)pointer {
  return [[__NSReference alloc] initWithObject:(__bridge id)pointer options:_options];
}
- (void)__check:(NSUInteger)index {
  if (index < [_entries count]) return;
  __selfsame_fail(@"NSInvalidArgumentException",
                  @"*** -[NSConcretePointerArray pointerAtIndex:]: attempt to access pointer at index %lu beyond bounds %lu",
                  index, [_entries count]);
}
- (void *)pointerAtIndex:(NSUInteger)index {
  [self __check:index];
  return (__bridge void *)[[_entries objectAtIndex:index] object];
}
- (void)addPointer:(void *)pointer { [_entries addObject:[self __entry:pointer]]; }
- (void)removePointerAtIndex:(NSUInteger)index {
  [self __check:index];
  [_entries removeObjectAtIndex:index];
}
- (void)insertPointer:(void *)pointer atIndex:(NSUInteger)index {
  [_entries insertObject:[self __entry:pointer] atIndex:index];
}
- (void)replacePointerAtIndex:(NSUInteger)index withPointer:(void *)pointer {
  [self __check:index];
  [_entries replaceObjectAtIndex:index withObject:[self __entry:pointer]];
}
- (NSUInteger)count { return [_entries count]; }
- (void)setCount:(NSUInteger)count {
  while ([_entries count] > count) [_entries removeLastObject];
  while ([_entries count] < count) [self addPointer:NULL];
}
// Without the NULLs, and without what has died.
- (void)compact {
  NSUInteger i = [_entries count];
  while (i-- > 0) if (![[_entries objectAtIndex:i] object]) [_entries removeObjectAtIndex:i];
}
- (NSArray *)allObjects {
  NSMutableArray *all = [NSMutableArray array];
  for (__NSReference *entry in _entries) if ([entry object]) [all addObject:[entry object]];
  return all;
}
- (id)copyWithZone:(NSZone *)zone {
  NSPointerArray *made = [NSPointerArray pointerArrayWithOptions:_options];
  for (__NSReference *entry in _entries) [made addPointer:(__bridge void *)[entry object]];
  return made;
}
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id *)buffer
                                    count:(NSUInteger)length {
  return __selfsame_snapshotRun([self allObjects], state, buffer, length);
}
@end
"""#
}
