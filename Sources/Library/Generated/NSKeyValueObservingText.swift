// swift-format-ignore-file
// Written by `make library` from Foundation/NSKeyValueObserving.m: change it there.
enum NSKeyValueObservingText {
static let text: StaticString = #"""
@class NSIndexSet;
typedef NSUInteger NSKeyValueObservingOptions;
enum {
  NSKeyValueObservingOptionNew = 1,
  NSKeyValueObservingOptionOld = 2,
  NSKeyValueObservingOptionInitial = 4,
  NSKeyValueObservingOptionPrior = 8
};
typedef NSUInteger NSKeyValueChange;
enum {
  NSKeyValueChangeSetting = 1,
  NSKeyValueChangeInsertion = 2,
  NSKeyValueChangeRemoval = 3,
  NSKeyValueChangeReplacement = 4
};
typedef NSUInteger NSKeyValueSetMutationKind;
enum {
  NSKeyValueUnionSetMutation = 1,
  NSKeyValueMinusSetMutation = 2,
  NSKeyValueIntersectSetMutation = 3,
  NSKeyValueSetSetMutation = 4
};
typedef NSString *NSKeyValueChangeKey;
NSString *const NSKeyValueChangeKindKey = @"kind";
NSString *const NSKeyValueChangeNewKey = @"new";
NSString *const NSKeyValueChangeOldKey = @"old";
NSString *const NSKeyValueChangeIndexesKey = @"indexes";
NSString *const NSKeyValueChangeNotificationIsPriorKey = @"notificationIsPrior";

@interface NSObject (KeyValueObserving)
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key;
+ (NSSet *)keyPathsForValuesAffectingValueForKey:(NSString *)key;
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)path
            options:(NSKeyValueObservingOptions)options
            context:(void *)context;
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path;
- (void)removeObserver:(NSObject *)observer
            forKeyPath:(NSString *)path
               context:(void *)context;
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context;
- (void)willChangeValueForKey:(NSString *)key;
- (void)didChangeValueForKey:(NSString *)key;
- (void)__toldChange:(NSString *)key;
- (NSMutableArray *)mutableArrayValueForKey:(NSString *)key;
- (NSMutableArray *)mutableArrayValueForKeyPath:(NSString *)path;
- (NSMutableSet *)mutableSetValueForKey:(NSString *)key;
- (NSMutableSet *)mutableSetValueForKeyPath:(NSString *)path;
- (void)willChange:(NSKeyValueChange)kind valuesAtIndexes:(NSIndexSet *)indexes
            forKey:(NSString *)key;
- (void)didChange:(NSKeyValueChange)kind valuesAtIndexes:(NSIndexSet *)indexes
           forKey:(NSString *)key;
- (void)willChangeValueForKey:(NSString *)key
              withSetMutation:(NSKeyValueSetMutationKind)kind
                 usingObjects:(NSSet *)objects;
- (void)didChangeValueForKey:(NSString *)key
             withSetMutation:(NSKeyValueSetMutationKind)kind
                usingObjects:(NSSet *)objects;
@end

@interface NSArray (KeyValueObserving)
- (void)addObserver:(NSObject *)observer
 toObjectsAtIndexes:(NSIndexSet *)indexes
         forKeyPath:(NSString *)path
            options:(NSKeyValueObservingOptions)options
            context:(void *)context;
- (void)removeObserver:(NSObject *)observer
  fromObjectsAtIndexes:(NSIndexSet *)indexes
            forKeyPath:(NSString *)path;
@end

// One addObserver:…; `steps` are the (object, key) pairs whose change it hears.
struct __selfsame_Observation {
  struct __selfsame_Observation *next, *before;
  id root;
  id observer;
  NSString *path;
  NSUInteger options;
  void *context;
  id old;
  int depth;
  int alive;
  BOOL isPath;
  NSUInteger stepCount;
  id stepObjects[32];
  NSString *stepKeys[32];
};
static struct __selfsame_Observation *__selfsame_observations, *__selfsame_lastObservation;
static int __selfsame_observing;

static BOOL __selfsame_sameKey(NSString *a, NSString *b) {
  if ([a isEqualToString:b]) return YES;
  // From a setter's name the first letter's case is not known.
  return [a length] == [b length] && [a length] > 0
      && tolower([a characterAtIndex:0]) == tolower([b characterAtIndex:0])
      && [[a substringFromIndex:1] isEqualToString:[b substringFromIndex:1]];
}
static BOOL __selfsame_hears(struct __selfsame_Observation *one, id object, NSString *key) {
  NSUInteger i;
  for (i = 0; i < one->stepCount; i++) {
    if (one->stepObjects[i] == object && __selfsame_sameKey(one->stepKeys[i], key)) return YES;
  }
  return NO;
}

// The class made for an observed object.
static BOOL __selfsame_isNotifying(Class aClass) {
  return strncmp(class_getName(aClass), "NSKVONotifying_", 15) == 0;
}
static Class __selfsame_kvoClass(id self, SEL _cmd) {
  Class aClass = object_getClass(self);
  while (__selfsame_isNotifying(aClass)) aClass = class_getSuperclass(aClass);
  return aClass;
}
static BOOL __selfsame_kvoIsMember(id self, SEL _cmd, Class aClass) {
  return __selfsame_kvoClass(self, _cmd) == aClass;
}
static void __selfsame_forget(id object);
static id __selfsame_shown(id value) { return value ? value : [NSNull null]; }
// Its own -dealloc may still take observers away, and tell of changes.
static void __selfsame_kvoDealloc(id self, SEL _cmd) {
  ((void (*)(id, SEL))class_getMethodImplementation(__selfsame_kvoClass(self, _cmd), _cmd))(self, _cmd);
  __selfsame_forget(self);
}
// Every setter: the argument's slot is handed on as it came.
static void __selfsame_kvoSetter(id self, SEL _cmd, unsigned long slot) {
  const char *name = sel_getName(_cmd);
  char key[256];
  while (*name == '_') name++;
  snprintf(key, sizeof(key), "%c%s", tolower(name[3]), name + 4);
  if (key[0]) key[strlen(key) - 1] = 0;
  NSString *text = [NSString stringWithUTF8String:key];
  IMP original = class_getMethodImplementation(__selfsame_kvoClass(self, _cmd), _cmd);
  [self willChangeValueForKey:text];
  ((void (*)(id, SEL, unsigned long))original)(self, _cmd, slot);
  [self didChangeValueForKey:text];
}
// Of a mutable dictionary each entry is a property.
static void __selfsame_kvoSetEntry(id self, SEL _cmd, id value, id key) {
  IMP original = class_getMethodImplementation(__selfsame_kvoClass(self, _cmd), _cmd);
  [self willChangeValueForKey:key];
  ((void (*)(id, SEL, id, id))original)(self, _cmd, value, key);
  [self didChangeValueForKey:key];
}
static void __selfsame_kvoRemoveEntry(id self, SEL _cmd, id key) {
  IMP original = class_getMethodImplementation(__selfsame_kvoClass(self, _cmd), _cmd);
  [self willChangeValueForKey:key];
  ((void (*)(id, SEL, id))original)(self, _cmd, key);
  [self didChangeValueForKey:key];
}
// The key within an accessor's name: `insertObject:in` Items `AtIndex:`.
static NSString *__selfsame_keyWithin(SEL selector, const char *before, const char *after) {
  const char *name = sel_getName(selector) + strlen(before);
  char key[256];
  snprintf(key, sizeof(key), "%s", name);
  key[0] = tolower(key[0]);
  key[strlen(name) - strlen(after)] = 0;
  return [NSString stringWithUTF8String:key];
}
#define __selfsame_original(self, _cmd) \
  class_getMethodImplementation(__selfsame_kvoClass(self, _cmd), _cmd)
static void __selfsame_kvoInsert(id self, SEL _cmd, id object, NSUInteger index) {
  NSString *key = __selfsame_keyWithin(_cmd, "insertObject:in", "AtIndex:");
  NSIndexSet *indexes = [NSIndexSet indexSetWithIndex:index];
  [self willChange:NSKeyValueChangeInsertion valuesAtIndexes:indexes forKey:key];
  ((void (*)(id, SEL, id, NSUInteger))__selfsame_original(self, _cmd))(self, _cmd, object, index);
  [self didChange:NSKeyValueChangeInsertion valuesAtIndexes:indexes forKey:key];
}
static void __selfsame_kvoRemove(id self, SEL _cmd, NSUInteger index) {
  NSString *key = __selfsame_keyWithin(_cmd, "removeObjectFrom", "AtIndex:");
  NSIndexSet *indexes = [NSIndexSet indexSetWithIndex:index];
  [self willChange:NSKeyValueChangeRemoval valuesAtIndexes:indexes forKey:key];
  ((void (*)(id, SEL, NSUInteger))__selfsame_original(self, _cmd))(self, _cmd, index);
  [self didChange:NSKeyValueChangeRemoval valuesAtIndexes:indexes forKey:key];
}
static void __selfsame_kvoReplace(id self, SEL _cmd, NSUInteger index, id object) {
  NSString *key = __selfsame_keyWithin(_cmd, "replaceObjectIn", "AtIndex:withObject:");
  NSIndexSet *indexes = [NSIndexSet indexSetWithIndex:index];
  [self willChange:NSKeyValueChangeReplacement valuesAtIndexes:indexes forKey:key];
  ((void (*)(id, SEL, NSUInteger, id))__selfsame_original(self, _cmd))(self, _cmd, index, object);
  [self didChange:NSKeyValueChangeReplacement valuesAtIndexes:indexes forKey:key];
}
static void __selfsame_kvoInsertAll(id self, SEL _cmd, NSArray *objects, NSIndexSet *indexes) {
  NSString *key = __selfsame_keyWithin(_cmd, "insert", ":atIndexes:");
  [self willChange:NSKeyValueChangeInsertion valuesAtIndexes:indexes forKey:key];
  ((void (*)(id, SEL, id, id))__selfsame_original(self, _cmd))(self, _cmd, objects, indexes);
  [self didChange:NSKeyValueChangeInsertion valuesAtIndexes:indexes forKey:key];
}
static void __selfsame_kvoRemoveAll(id self, SEL _cmd, NSIndexSet *indexes) {
  NSString *key = __selfsame_keyWithin(_cmd, "remove", "AtIndexes:");
  [self willChange:NSKeyValueChangeRemoval valuesAtIndexes:indexes forKey:key];
  ((void (*)(id, SEL, id))__selfsame_original(self, _cmd))(self, _cmd, indexes);
  [self didChange:NSKeyValueChangeRemoval valuesAtIndexes:indexes forKey:key];
}
// Of a set: one member, or all of another set.
static void __selfsame_changeMembers(id self, SEL _cmd, NSString *key,
                                     NSKeyValueSetMutationKind kind, id argument, NSSet *members) {
  id now = [self valueForKey:key];
  // An `add<Key>:` of something else than a set.
  if ((now && ![now isKindOfClass:[NSSet class]]) || ![members isKindOfClass:[NSSet class]]) {
    ((void (*)(id, SEL, id))__selfsame_original(self, _cmd))(self, _cmd, argument);
    return;
  }
  [self willChangeValueForKey:key withSetMutation:kind usingObjects:members];
  ((void (*)(id, SEL, id))__selfsame_original(self, _cmd))(self, _cmd, argument);
  [self didChangeValueForKey:key withSetMutation:kind usingObjects:members];
}
static NSSet *__selfsame_setOf(id member) {
  return member ? [NSSet setWithObject:member] : [NSSet set];
}
static void __selfsame_kvoAddMember(id self, SEL _cmd, id member) {
  __selfsame_changeMembers(self, _cmd, __selfsame_keyWithin(_cmd, "add", "Object:"),
                           NSKeyValueUnionSetMutation, member, __selfsame_setOf(member));
}
static void __selfsame_kvoRemoveMember(id self, SEL _cmd, id member) {
  __selfsame_changeMembers(self, _cmd, __selfsame_keyWithin(_cmd, "remove", "Object:"),
                           NSKeyValueMinusSetMutation, member, __selfsame_setOf(member));
}
static void __selfsame_kvoUnite(id self, SEL _cmd, NSSet *members) {
  __selfsame_changeMembers(self, _cmd, __selfsame_keyWithin(_cmd, "add", ":"),
                           NSKeyValueUnionSetMutation, members, members);
}
static void __selfsame_kvoTakeAway(id self, SEL _cmd, NSSet *members) {
  __selfsame_changeMembers(self, _cmd, __selfsame_keyWithin(_cmd, "remove", ":"),
                           NSKeyValueMinusSetMutation, members, members);
}
// An accessor by its name and by what it takes: `add<Key>:` may be anything.
static Method __selfsame_fittingAccessor(Class original, NSString *key, const char *before,
                                         const char *after, const char *arguments) {
  Method method =
      class_getInstanceMethod(original, __selfsame_accessor(before, [key UTF8String], after, YES));
  const char *type = method ? method_getTypeEncoding(method) : "";
  if (*type++ != 'v') return NULL;
  for (; *type; type++) {
    if (*type >= '0' && *type <= '9') continue;
    if (*type != *arguments++) return NULL;
  }
  return *arguments ? NULL : method;
}
// Two accessors, or none: who can only add is no collection.
static void __selfsame_watchPair(Class made, Method add, IMP adds, Method remove, IMP removes) {
  if (!add || !remove) return;
  class_addMethod(made, method_getName(add), adds, method_getTypeEncoding(add));
  class_addMethod(made, method_getName(remove), removes, method_getTypeEncoding(remove));
}
static void __selfsame_watch(id object, NSString *key) {
  Class original = __selfsame_kvoClass(object, (SEL)0);
  char name[256];
  if (![original automaticallyNotifiesObserversForKey:key]) return;
  snprintf(name, sizeof(name), "NSKVONotifying_%s", class_getName(original));
  Class made = objc_getClass(name);
  if (!made) {
    made = objc_allocateClassPair(original, name, 0);
    class_addMethod(made, @selector(class), (IMP)__selfsame_kvoClass, "#16@0:8");
    class_addMethod(made, @selector(isMemberOfClass:), (IMP)__selfsame_kvoIsMember, "B24@0:8#16");
    class_addMethod(made, @selector(dealloc), (IMP)__selfsame_kvoDealloc, "v16@0:8");
    if ([object isKindOfClass:[NSMutableDictionary class]]) {
      class_addMethod(made, @selector(setObject:forKey:), (IMP)__selfsame_kvoSetEntry, "v32@0:8@16@24");
      class_addMethod(made, @selector(removeObjectForKey:), (IMP)__selfsame_kvoRemoveEntry, "v24@0:8@16");
    }
    objc_registerClassPair(made);
  }
  if (object_getClass(object) != made) object_setClass(object, made);
  SEL setter = __selfsame_accessor("set", [key UTF8String], ":", YES);
  Method method = class_getInstanceMethod(original, setter);
  if (!method) {
    setter = __selfsame_accessor("_set", [key UTF8String], ":", YES);
    method = class_getInstanceMethod(original, setter);
  }
  if (method) {
    class_addMethod(made, setter, (IMP)__selfsame_kvoSetter, method_getTypeEncoding(method));
  }
  // What changes some elements of a collection tells of them.
  Method insert = __selfsame_fittingAccessor(original, key, "insertObject:in", "AtIndex:", "@:@Q");
  Method remove = __selfsame_fittingAccessor(original, key, "removeObjectFrom", "AtIndex:", "@:Q");
  __selfsame_watchPair(made, insert, (IMP)__selfsame_kvoInsert, remove, (IMP)__selfsame_kvoRemove);
  Method replace =
      __selfsame_fittingAccessor(original, key, "replaceObjectIn", "AtIndex:withObject:", "@:Q@");
  if (insert && remove && replace) {
    class_addMethod(made, method_getName(replace), (IMP)__selfsame_kvoReplace,
                    method_getTypeEncoding(replace));
  }
  __selfsame_watchPair(
      made, __selfsame_fittingAccessor(original, key, "insert", ":atIndexes:", "@:@@"),
      (IMP)__selfsame_kvoInsertAll,
      __selfsame_fittingAccessor(original, key, "remove", "AtIndexes:", "@:@"),
      (IMP)__selfsame_kvoRemoveAll);
  __selfsame_watchPair(
      made, __selfsame_fittingAccessor(original, key, "add", "Object:", "@:@"),
      (IMP)__selfsame_kvoAddMember,
      __selfsame_fittingAccessor(original, key, "remove", "Object:", "@:@"),
      (IMP)__selfsame_kvoRemoveMember);
  __selfsame_watchPair(
      made, __selfsame_fittingAccessor(original, key, "add", ":", "@:@"), (IMP)__selfsame_kvoUnite,
      __selfsame_fittingAccessor(original, key, "remove", ":", "@:@"),
      (IMP)__selfsame_kvoTakeAway);
}

static void __selfsame_addStep(struct __selfsame_Observation *one, id object, NSString *key,
                               int depth) {
  if (!object || one->stepCount >= 32 || depth > 8 || __selfsame_hears(one, object, key)) return;
  one->stepObjects[one->stepCount] = object;
  one->stepKeys[one->stepCount++] = [key copy];
  __selfsame_watch(object, key);
  NSArray *affecting =
      [[__selfsame_kvoClass(object, (SEL)0) keyPathsForValuesAffectingValueForKey:key] allObjects];
  NSUInteger i, count = [affecting count];
  for (i = 0; i < count; i++) {
    NSArray *keys = [[affecting objectAtIndex:i] componentsSeparatedByString:@"."];
    NSUInteger k, last = [keys count];
    id at = object;
    for (k = 0; k < last; k++) {
      __selfsame_addStep(one, at, [keys objectAtIndex:k], depth + 1);
      if (k + 1 < last) at = [at valueForKey:[keys objectAtIndex:k]];
    }
  }
}
static void __selfsame_dropSteps(struct __selfsame_Observation *one) {
  NSUInteger i;
  for (i = 0; i < one->stepCount; i++) [one->stepKeys[i] release];
  one->stepCount = 0;
}
static void __selfsame_makeSteps(struct __selfsame_Observation *one) {
  NSArray *keys = [one->path componentsSeparatedByString:@"."];
  NSUInteger i, count = [keys count];
  id object = one->root;
  __selfsame_dropSteps(one);
  for (i = 0; i < count && object; i++) {
    NSString *key = [keys objectAtIndex:i];
    __selfsame_addStep(one, object, key, 0);
    if (i + 1 < count) object = [object valueForKey:key];
  }
}
// Gives an object that nobody watches any more its class back.
static void __selfsame_unwatch(id object) {
  struct __selfsame_Observation *one;
  NSUInteger i;
  for (one = __selfsame_observations; one; one = one->next) {
    if (!one->alive) continue;
    for (i = 0; i < one->stepCount; i++) if (one->stepObjects[i] == object) return;
  }
  if (__selfsame_isNotifying(object_getClass(object))) {
    object_setClass(object, __selfsame_kvoClass(object, (SEL)0));
  }
}
// After a change other objects may lie on the way.
static void __selfsame_renewSteps(struct __selfsame_Observation *one) {
  id before[32];
  NSUInteger i, count = one->stepCount;
  if (!one->isPath && count < 2) return;
  memcpy(before, one->stepObjects, sizeof(before));
  __selfsame_makeSteps(one);
  for (i = 0; i < count; i++) if (before[i]) __selfsame_unwatch(before[i]);
}
// Frees dead observations, unless somebody is walking along them.
static void __selfsame_sweep(void) {
  struct __selfsame_Observation **link = &__selfsame_observations;
  if (__selfsame_observing) return;
  while (*link) {
    struct __selfsame_Observation *one = *link;
    if (one->alive) {
      link = &one->next;
      continue;
    }
    *link = one->next;
    *(one->next ? &one->next->before : &__selfsame_lastObservation) = one->before;
    __selfsame_dropSteps(one);
    [one->path release];
    [one->old release];
    free(one);
  }
}
static void __selfsame_forget(id object) {
  struct __selfsame_Observation *one;
  NSUInteger i;
  for (one = __selfsame_observations; one; one = one->next) {
    if (one->root == object) one->alive = 0;
    for (i = 0; i < one->stepCount; i++) {
      if (one->stepObjects[i] == object) one->stepObjects[i] = nil;
    }
  }
  __selfsame_sweep();
}

static void __selfsame_tell(struct __selfsame_Observation *one, BOOL initial) {
  NSMutableDictionary *change = [NSMutableDictionary dictionary];
  [change setObject:[NSNumber numberWithUnsignedInteger:NSKeyValueChangeSetting]
             forKey:NSKeyValueChangeKindKey];
  if (one->options & NSKeyValueObservingOptionNew) {
    [change setObject:__selfsame_shown([one->root valueForKeyPath:one->path])
               forKey:NSKeyValueChangeNewKey];
  }
  if (!initial && one->options & NSKeyValueObservingOptionOld) {
    [change setObject:__selfsame_shown(one->old) forKey:NSKeyValueChangeOldKey];
  }
  [one->observer observeValueForKeyPath:one->path
                               ofObject:one->root
                                 change:change
                                context:one->context];
}
static void __selfsame_will(id object, NSString *key) {
  struct __selfsame_Observation *one;
  __selfsame_observing++;
  for (one = __selfsame_observations; one; one = one->next) {
    if (!one->alive || !__selfsame_hears(one, object, key)) continue;
    if (one->depth++) continue;
    if (one->options & (NSKeyValueObservingOptionOld | NSKeyValueObservingOptionPrior)) {
      [one->old release];
      one->old = [[one->root valueForKeyPath:one->path] retain];
    }
    if (one->options & NSKeyValueObservingOptionPrior) {
      NSMutableDictionary *change = [NSMutableDictionary dictionary];
      [change setObject:[NSNumber numberWithInt:1] forKey:NSKeyValueChangeKindKey];
      [change setObject:[NSNumber numberWithBool:YES]
                 forKey:NSKeyValueChangeNotificationIsPriorKey];
      if (one->options & NSKeyValueObservingOptionOld) {
        [change setObject:__selfsame_shown(one->old) forKey:NSKeyValueChangeOldKey];
      }
      [one->observer observeValueForKeyPath:one->path
                                   ofObject:one->root
                                     change:change
                                    context:one->context];
    }
  }
  __selfsame_observing--;
}
static void __selfsame_did(id object, NSString *key) {
  struct __selfsame_Observation *one;
  __selfsame_observing++;
  for (one = __selfsame_lastObservation; one; one = one->before) {
    if (!one->alive || one->depth == 0 || !__selfsame_hears(one, object, key)) continue;
    if (--one->depth) continue;
    __selfsame_renewSteps(one);
    __selfsame_tell(one, NO);
  }
  __selfsame_observing--;
  __selfsame_sweep();
}

// A change of some elements of an array, or of a set: what was inserted, removed or replaced, and where.
static void __selfsame_tellOfElements(id object, NSString *key, NSUInteger kind,
                                      NSIndexSet *indexes, id old, id new, BOOL prior) {
  struct __selfsame_Observation *one;
  __selfsame_observing++;
  for (one = prior ? __selfsame_observations : __selfsame_lastObservation; one;
       one = prior ? one->next : one->before) {
    if (!one->alive || !__selfsame_hears(one, object, key)) continue;
    if (prior && !(one->options & NSKeyValueObservingOptionPrior)) continue;
    NSMutableDictionary *change = [NSMutableDictionary dictionary];
    [change setObject:[NSNumber numberWithUnsignedInteger:kind] forKey:NSKeyValueChangeKindKey];
    if (indexes) [change setObject:indexes forKey:NSKeyValueChangeIndexesKey];
    if (prior) {
      [change setObject:[NSNumber numberWithBool:YES]
                 forKey:NSKeyValueChangeNotificationIsPriorKey];
    }
    if (old && one->options & NSKeyValueObservingOptionOld) {
      [change setObject:old forKey:NSKeyValueChangeOldKey];
    }
    if (new && !prior && one->options & NSKeyValueObservingOptionNew) {
      [change setObject:new forKey:NSKeyValueChangeNewKey];
    }
    [one->observer observeValueForKeyPath:one->path ofObject:one->root change:change
                                  context:one->context];
  }
  __selfsame_observing--;
  __selfsame_sweep();
}
static NSArray *__selfsame_elements(NSArray *array, NSIndexSet *indexes) {
  NSMutableArray *found = [NSMutableArray array];
  NSUInteger index = [indexes firstIndex];
  for (; index != NSNotFound; index = [indexes indexGreaterThanIndex:index]) {
    [found addObject:[array objectAtIndex:index]];
  }
  return found;
}
// Elements between will… and did…, the innermost change last: of which object's key, the change (indexes or a set), what
// goes, what comes. What an exception left behind goes with the change around it.
static NSMutableArray *__selfsame_oldElements;
static void __selfsame_keepElements(id object, NSString *key, id change, id old, id new) {
  if (!__selfsame_oldElements) __selfsame_oldElements = [[NSMutableArray alloc] init];
  [__selfsame_oldElements addObject:[NSValue valueWithPointer:object]];
  [__selfsame_oldElements addObject:key];
  [__selfsame_oldElements addObject:__selfsame_shown(change)];
  [__selfsame_oldElements addObject:__selfsame_shown(old)];
  [__selfsame_oldElements addObject:__selfsame_shown(new)];
}
static void __selfsame_takeElements(id object, NSString *key, id change, id *old, id *new) {
  id found[5];
  *old = *new = nil;
  while ([__selfsame_oldElements count]) {
    for (int i = 4; i >= 0; i--) {
      found[i] = [[[__selfsame_oldElements lastObject] retain] autorelease];
      [__selfsame_oldElements removeLastObject];
    }
    if ([found[0] pointerValue] != object || ![found[1] isEqualToString:key]) continue;
    if (![found[2] isEqual:__selfsame_shown(change)]) continue;
    *old = found[3] == [NSNull null] ? nil : found[3];
    *new = found[4] == [NSNull null] ? nil : found[4];
    return;
  }
}
static const NSUInteger __selfsame_setChange[] = {
  0, NSKeyValueChangeInsertion, NSKeyValueChangeRemoval, NSKeyValueChangeRemoval,
  NSKeyValueChangeReplacement
};

@implementation NSObject (ElementObserving)
- (void)willChange:(NSKeyValueChange)kind valuesAtIndexes:(NSIndexSet *)indexes
            forKey:(NSString *)key {
  id old = kind == NSKeyValueChangeInsertion
      ? nil : __selfsame_elements([self valueForKey:key], indexes);
  __selfsame_keepElements(self, key, indexes, old, nil);
  __selfsame_tellOfElements(self, key, kind, indexes, old, nil, YES);
}
- (void)didChange:(NSKeyValueChange)kind valuesAtIndexes:(NSIndexSet *)indexes
           forKey:(NSString *)key {
  id old, new;
  __selfsame_takeElements(self, key, indexes, &old, &new);
  new = kind == NSKeyValueChangeRemoval
      ? nil : __selfsame_elements([self valueForKey:key], indexes);
  __selfsame_tellOfElements(self, key, kind, indexes, old, new, NO);
}
// What comes and what goes is known before; afterwards both would be empty.
- (void)willChangeValueForKey:(NSString *)key
              withSetMutation:(NSKeyValueSetMutationKind)kind
                 usingObjects:(NSSet *)objects {
  NSMutableSet *old = nil, *new = nil;
  NSSet *now = [self valueForKey:key];
  if (kind == NSKeyValueUnionSetMutation || kind == NSKeyValueSetSetMutation) {
    new = [NSMutableSet setWithSet:objects];
    [new minusSet:now];
  }
  if (kind != NSKeyValueUnionSetMutation) {
    old = now ? [NSMutableSet setWithSet:now] : [NSMutableSet set];
    if (kind == NSKeyValueMinusSetMutation) [old intersectSet:objects];
    else [old minusSet:objects];
  }
  __selfsame_keepElements(self, key, objects, old, new);
  __selfsame_tellOfElements(self, key, __selfsame_setChange[kind], nil, old, nil, YES);
}
- (void)didChangeValueForKey:(NSString *)key
             withSetMutation:(NSKeyValueSetMutationKind)kind
                usingObjects:(NSSet *)objects {
  id old, new;
  __selfsame_takeElements(self, key, objects, &old, &new);
  __selfsame_tellOfElements(self, key, __selfsame_setChange[kind], nil, old, new, NO);
}
@end

@implementation NSObject (KeyValueObserving)
+ (BOOL)automaticallyNotifiesObserversForKey:(NSString *)key {
  const char *text = [key UTF8String];
  if (!text || !*text) return YES;
  SEL own = __selfsame_accessor("automaticallyNotifiesObserversOf", text, "", YES);
  if (!class_respondsToSelector(object_getClass((id)self), own)) return YES;
  return __selfsame_invoke((id)self, own, NULL, 0, NULL) != 0;
}
+ (NSSet *)keyPathsForValuesAffectingValueForKey:(NSString *)key {
  const char *text = [key UTF8String];
  if (!text || !*text) return [NSSet set];
  SEL own = __selfsame_accessor("keyPathsForValuesAffecting", text, "", YES);
  if (!class_respondsToSelector(object_getClass((id)self), own)) return [NSSet set];
  return [(id)self performSelector:own];
}
- (void)addObserver:(NSObject *)observer
         forKeyPath:(NSString *)path
            options:(NSKeyValueObservingOptions)options
            context:(void *)context {
  struct __selfsame_Observation *one =
      (struct __selfsame_Observation *)calloc(1, sizeof(struct __selfsame_Observation));
  __selfsame_willChange = __selfsame_will;
  __selfsame_didChange = __selfsame_did;
  one->root = self;
  one->observer = observer;
  one->path = [path copy];
  one->isPath = [path rangeOfString:@"."].location != NSNotFound;
  one->options = options;
  one->context = context;
  one->alive = 1;
  one->before = __selfsame_lastObservation;
  *(one->before ? &one->before->next : &__selfsame_observations) = one;
  __selfsame_lastObservation = one;
  __selfsame_makeSteps(one);
  if (options & NSKeyValueObservingOptionInitial) __selfsame_tell(one, YES);
}
static void __selfsame_removeObserver(id self, id observer, NSString *path, BOOL anyContext,
                                      void *context) {
  struct __selfsame_Observation *one, *found = NULL;
  NSUInteger i;
  // The newest first.
  for (one = __selfsame_observations; one; one = one->next) {
    if (one->alive && one->root == self && one->observer == observer
        && (anyContext || one->context == context) && [one->path isEqualToString:path]) found = one;
  }
  if (!found) {
    __selfsame_fail(@"NSRangeException",
                    @"Cannot remove an observer <%s %p> for the key path \"%@\" from <%s %p> "
                    @"because it is not registered as an observer.",
                    object_getClassName(observer), observer, path,
                    class_getName([self class]), self);
  }
  found->alive = 0;
  for (i = 0; i < found->stepCount; i++) {
    if (found->stepObjects[i]) __selfsame_unwatch(found->stepObjects[i]);
  }
  __selfsame_sweep();
}
- (void)removeObserver:(NSObject *)observer forKeyPath:(NSString *)path {
  __selfsame_removeObserver(self, observer, path, YES, NULL);
}
- (void)removeObserver:(NSObject *)observer
            forKeyPath:(NSString *)path
               context:(void *)context {
  __selfsame_removeObserver(self, observer, path, NO, context);
}
- (void)observeValueForKeyPath:(NSString *)path
                      ofObject:(id)object
                        change:(NSDictionary *)change
                       context:(void *)context {
  __selfsame_fail(@"NSInternalInconsistencyException",
                  @"<%s: %p>: An -observeValueForKeyPath:ofObject:change:context: message was "
                  @"received but not handled.\nKey path: %@\nObserved object: %@\nChange: %@\n"
                  @"Context: %p", object_getClassName(self), self, path, object, change, context);
}
- (void)willChangeValueForKey:(NSString *)key { __selfsame_will(self, key); }
- (void)didChangeValueForKey:(NSString *)key {
  __selfsame_did(self, key);
  [self __toldChange:key];
}
// Operations listen to themselves: one that runs on after its -start says so that it has finished.
- (void)__toldChange:(NSString *)key {}
@end
"""#
}
