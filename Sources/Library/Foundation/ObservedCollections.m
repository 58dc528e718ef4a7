// Collections and observing: the array through which an observed object's own is changed, and what collections
// themselves refuse.
//: part key-value observing

// What mutableArrayValueForKey: answers: an array that changes the object's own and tells of it. It asks for
// `insertObject:in<Key>AtIndex:` and `removeObjectFrom<Key>AtIndex:`, and without them changes the array
// that the key answers, or a copy that it sets.
@interface __NSObservedArray : NSMutableArray { id _owner; NSString *_key; }
@end
@interface NSObject (ElementAccess)
- (void)__putElements:(id)elements forKey:(NSString *)key;
@end
@implementation __NSObservedArray
- (id)__initWithOwner:(id)owner key:(NSString *)key {
  _owner = [owner retain];
  _key = [key copy];
  return self;
}
- (void)dealloc {
  [_owner release];
  [_key release];
  [super dealloc];
}
- (NSArray *)__array { return [_owner valueForKey:_key]; }
- (NSUInteger)count { return [[self __array] count]; }
- (id)objectAtIndex:(NSUInteger)index { return [[self __array] objectAtIndex:index]; }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length {
  return [[self __array] countByEnumeratingWithState:state objects:buffer count:length];
}
- (id)copyWithZone:(NSZone *)zone { return [[self __array] copyWithZone:zone]; }
- (NSString *)description { return [[self __array] description]; }
// -insertObject:inItemsAtIndex: and its kin, where the object has them.
- (SEL)__accessor:(const char *)before :(const char *)after {
  SEL selector = __selfsame_accessor(before, [_key UTF8String], after, YES);
  return class_respondsToSelector(object_getClass(_owner), selector) ? selector : (SEL)0;
}
- (void)__change:(NSKeyValueChange)kind at:(NSUInteger)index with:(id)object {
  NSIndexSet *indexes = [NSIndexSet indexSetWithIndex:index];
  SEL insert = [self __accessor:"insertObject:in" :"AtIndex:"];
  SEL remove = [self __accessor:"removeObjectFrom" :"AtIndex:"];
  SEL replace = [self __accessor:"replaceObjectIn" :"AtIndex:withObject:"];
  // The accessors of an observed object tell of it themselves.
  BOOL tells = insert && remove && __selfsame_isNotifying(object_getClass(_owner));
  if (!tells) [_owner willChange:kind valuesAtIndexes:indexes forKey:_key];
  if (insert && remove) {
    if (kind == NSKeyValueChangeReplacement && replace) {
      ((void (*)(id, SEL, NSUInteger, id))objc_msgSend)(_owner, replace, index, object);
    } else {
      if (kind != NSKeyValueChangeInsertion) {
        ((void (*)(id, SEL, NSUInteger))objc_msgSend)(_owner, remove, index);
      }
      if (kind != NSKeyValueChangeRemoval) {
        ((void (*)(id, SEL, id, NSUInteger))objc_msgSend)(_owner, insert, object, index);
      }
    }
  } else {
    id array = [self __array];
    BOOL isCopy = !class_respondsToSelector(object_getClass(array),
                                            @selector(insertObject:atIndex:));
    NSMutableArray *target = isCopy ? [array mutableCopy] : [array retain];
    if (!target) target = [[NSMutableArray alloc] init];
    if (kind == NSKeyValueChangeInsertion) [target insertObject:object atIndex:index];
    else if (kind == NSKeyValueChangeRemoval) [target removeObjectAtIndex:index];
    else [target replaceObjectAtIndex:index withObject:object];
    if (isCopy || !array) [_owner __putElements:target forKey:_key];
    [target release];
  }
  if (!tells) [_owner didChange:kind valuesAtIndexes:indexes forKey:_key];
}
- (void)insertObject:(id)object atIndex:(NSUInteger)index {
  [self __change:NSKeyValueChangeInsertion at:index with:object];
}
- (void)removeObjectAtIndex:(NSUInteger)index {
  [self __change:NSKeyValueChangeRemoval at:index with:nil];
}
- (void)replaceObjectAtIndex:(NSUInteger)index withObject:(id)object {
  [self __change:NSKeyValueChangeReplacement at:index with:object];
}
- (void)addObject:(id)object { [self insertObject:object atIndex:[self count]]; }
- (void)removeLastObject { [self removeObjectAtIndex:[self count] - 1]; }
- (void)addObjectsFromArray:(NSArray *)objects {
  for (NSUInteger i = 0; i < [objects count]; i++) [self addObject:[objects objectAtIndex:i]];
}
- (void)removeObject:(id)object {
  NSUInteger i = [self count];
  while (i-- > 0) if ([[self objectAtIndex:i] isEqual:object]) [self removeObjectAtIndex:i];
}
- (void)removeAllObjects { while ([self count]) [self removeLastObject]; }
@end
// What mutableSetValueForKey: answers, the same for a set: it asks for `add<Key>Object:` and `remove<Key>Object:`,
// or for `add<Key>:` and `remove<Key>:` with a set.
@interface __NSObservedSet : NSMutableSet { id _owner; NSString *_key; }
@end
@implementation __NSObservedSet
- (id)__initWithOwner:(id)owner key:(NSString *)key {
  _owner = [owner retain];
  _key = [key copy];
  return self;
}
- (void)dealloc {
  [_owner release];
  [_key release];
  [super dealloc];
}
- (NSSet *)__set { return [_owner valueForKey:_key]; }
- (NSUInteger)count { return [[self __set] count]; }
- (id)member:(id)object { return [[self __set] member:object]; }
- (NSEnumerator *)objectEnumerator { return [[self __set] objectEnumerator]; }
- (NSUInteger)countByEnumeratingWithState:(NSFastEnumerationState *)state
                                  objects:(id __unsafe_unretained *)buffer
                                    count:(NSUInteger)length {
  return [[self __set] countByEnumeratingWithState:state objects:buffer count:length];
}
- (id)copyWithZone:(NSZone *)zone { return [[self __set] copyWithZone:zone]; }
- (NSString *)description { return [[self __set] description]; }
- (SEL)__accessor:(const char *)before :(const char *)after {
  SEL selector = __selfsame_accessor(before, [_key UTF8String], after, YES);
  return class_respondsToSelector(object_getClass(_owner), selector) ? selector : (SEL)0;
}
// The members are those of the argument, or the one that it is.
- (void)__change:(NSKeyValueSetMutationKind)kind by:(NSSet *)members {
  SEL add = [self __accessor:"add" :"Object:"], remove = [self __accessor:"remove" :"Object:"];
  SEL unite = [self __accessor:"add" :":"], take = [self __accessor:"remove" :":"];
  BOOL adds = kind == NSKeyValueUnionSetMutation;
  BOOL knowsOne = add && remove, knowsAll = unite && take;
  BOOL isPlain = kind == NSKeyValueUnionSetMutation || kind == NSKeyValueMinusSetMutation;
  if (isPlain && (knowsOne || knowsAll)) {
    // The accessors of an observed object tell of it themselves.
    BOOL tells = __selfsame_isNotifying(object_getClass(_owner));
    if (!tells) [_owner willChangeValueForKey:_key withSetMutation:kind usingObjects:members];
    if (knowsAll && (!knowsOne || [members count] != 1)) {
      [_owner performSelector:adds ? unite : take withObject:members];
    } else {
      NSArray *all = [members allObjects];
      for (NSUInteger i = 0; i < [all count]; i++) {
        [_owner performSelector:adds ? add : remove withObject:[all objectAtIndex:i]];
      }
    }
    if (!tells) [_owner didChangeValueForKey:_key withSetMutation:kind usingObjects:members];
    return;
  }
  [_owner willChangeValueForKey:_key withSetMutation:kind usingObjects:members];
  id set = [self __set];
  BOOL isCopy = !class_respondsToSelector(object_getClass(set), @selector(addObject:));
  NSMutableSet *target = isCopy ? [set mutableCopy] : [set retain];
  if (!target) target = [[NSMutableSet alloc] init];
  switch (kind) {
    case NSKeyValueUnionSetMutation: [target unionSet:members]; break;
    case NSKeyValueMinusSetMutation: [target minusSet:members]; break;
    case NSKeyValueIntersectSetMutation: [target intersectSet:members]; break;
    default: [target setSet:members];
  }
  if (isCopy || !set) [_owner __putElements:target forKey:_key];
  [target release];
  [_owner didChangeValueForKey:_key withSetMutation:kind usingObjects:members];
}
- (void)addObject:(id)object {
  [self __change:NSKeyValueUnionSetMutation by:[NSSet setWithObjects:&object count:1]];
}
- (void)removeObject:(id)object {
  if (object) [self __change:NSKeyValueMinusSetMutation by:[NSSet setWithObject:object]];
}
- (void)addObjectsFromArray:(NSArray *)objects { [self unionSet:[NSSet setWithArray:objects]]; }
- (void)unionSet:(NSSet *)other { [self __change:NSKeyValueUnionSetMutation by:other]; }
- (void)minusSet:(NSSet *)other { [self __change:NSKeyValueMinusSetMutation by:other]; }
- (void)intersectSet:(NSSet *)other { [self __change:NSKeyValueIntersectSetMutation by:other]; }
- (void)setSet:(NSSet *)other { [self __change:NSKeyValueSetSetMutation by:other]; }
- (void)removeAllObjects { [self minusSet:[NSSet setWithSet:self]]; }
@end
@implementation NSObject (ElementAccess)
// By the ivar: the change is told as one of elements, not as another collection.
- (void)__putElements:(id)elements forKey:(NSString *)key {
  Ivar ivar = __selfsame_keyIvar(object_getClass(self), [key UTF8String]);
  if (!ivar) {
    [self setValue:elements forKey:key];
    return;
  }
  id *place = (id *)((char *)self + ivar_getOffset(ivar)), old = *place;
  *place = [elements retain];
  [old release];
}
- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key {
  return [[[__NSObservedArray alloc] __initWithOwner:self key:key] autorelease];
}
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key {
  return [[[__NSObservedSet alloc] __initWithOwner:self key:key] autorelease];
}
// Whose key the last of a path is.
static id __selfsame_ownerOf(id object, NSString **path) {
  NSRange dot = [*path rangeOfString:@"." options:NSBackwardsSearch];
  if (dot.location == NSNotFound) return object;
  id owner = [object valueForKeyPath:[*path substringToIndex:dot.location]];
  *path = [*path substringFromIndex:dot.location + 1];
  return owner;
}
- (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)path {
  id owner = __selfsame_ownerOf(self, &path);
  return [owner mutableArrayValueForKey:path];
}
- (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)path {
  id owner = __selfsame_ownerOf(self, &path);
  return [owner mutableSetValueForKey:path];
}
@end

// A collection has members, not properties: what can be observed are the members, one by one.
__attribute__((noreturn))
static void __selfsame_notObserved(id collection, SEL selector, NSString *path) {
  __selfsame_fail(@"NSInvalidArgumentException",
                  @"[<%s %p> %s] is not supported. Key path: %@", __selfsame_privateName(collection),
                  collection, sel_getName(selector), path);
}
@implementation NSArray (KeyValueObserving)
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)path
            options:(NSKeyValueObservingOptions)options
            context:(void *)context {
  __selfsame_notObserved(self, _cmd, path);
}
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path {
  __selfsame_notObserved(self, _cmd, path);
}
- (void)addObserver:(NSObject *)observer
 toObjectsAtIndexes:(NSIndexSet *)indexes
         forKeyPath:(NSString *)path
            options:(NSKeyValueObservingOptions)options
            context:(void *)context {
  NSUInteger index = [indexes firstIndex];
  for (; index != NSNotFound; index = [indexes indexGreaterThanIndex:index]) {
    [[self objectAtIndex:index] addObserver:observer forKeyPath:path options:options context:context];
  }
}
- (void)removeObserver:(NSObject *)observer
  fromObjectsAtIndexes:(NSIndexSet *)indexes
            forKeyPath:(NSString *)path {
  NSUInteger index = [indexes firstIndex];
  for (; index != NSNotFound; index = [indexes indexGreaterThanIndex:index]) {
    [[self objectAtIndex:index] removeObserver:observer forKeyPath:path];
  }
}
@end
@implementation NSSet (KeyValueObserving)
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)path
            options:(NSKeyValueObservingOptions)options
            context:(void *)context {
  __selfsame_notObserved(self, _cmd, path);
}
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path {
  __selfsame_notObserved(self, _cmd, path);
}
@end
