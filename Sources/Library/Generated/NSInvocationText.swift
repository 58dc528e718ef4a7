// swift-format-ignore-file
// Written by `make library` from Foundation/NSInvocation.m: change it there.
enum NSInvocationText {
static let text: StaticString = #"""
@class NSInvocation, NSMethodSignature;

long __selfsame_forwardArguments(unsigned long *slots, long room)
    __attribute__((selfsame_native(forwardArguments)));
void *__selfsame_forwardResultAddress(void)
    __attribute__((selfsame_native(forwardResultAddress)));
unsigned long __selfsame_invoke(id target, SEL selector, unsigned long *slots, long count,
                                void *result) __attribute__((selfsame_native(invoke)));

@interface NSMethodSignature : NSObject { char *_types; NSUInteger _count; }
+ (NSMethodSignature *)signatureWithObjCTypes:(const char *)types;
- (NSUInteger)numberOfArguments;
- (const char *)getArgumentTypeAtIndex:(NSUInteger)index __attribute__((objc_returns_inner_pointer));
- (const char *)methodReturnType __attribute__((objc_returns_inner_pointer));
- (NSUInteger)methodReturnLength;
- (NSUInteger)frameLength;
- (BOOL)isOneway;
@end

@interface NSInvocation : NSObject {
  NSMethodSignature *_signature;
  unsigned long _slots[64];
  void *_structs[64];
  unsigned long _result;
  void *_resultStruct;
  BOOL _retained;
}
+ (NSInvocation *)invocationWithMethodSignature:(NSMethodSignature *)signature;
- (NSMethodSignature *)methodSignature;
- (id)target;
- (void)setTarget:(id)target;
- (SEL)selector;
- (void)setSelector:(SEL)selector;
- (void)getArgument:(void *)buffer atIndex:(NSInteger)index;
- (void)setArgument:(void *)buffer atIndex:(NSInteger)index;
- (void)getReturnValue:(void *)buffer;
- (void)setReturnValue:(void *)buffer;
- (void)invoke;
- (void)invokeWithTarget:(id)target;
- (void)retainArguments;
- (BOOL)argumentsRetained;
@end

@interface NSObject (Forwarding)
+ (BOOL)resolveInstanceMethod:(SEL)selector;
+ (BOOL)resolveClassMethod:(SEL)selector;
+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector;
- (id)forwardingTargetForSelector:(SEL)selector;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
- (void)forwardInvocation:(NSInvocation *)invocation;
@end

@implementation NSMethodSignature
+ (NSMethodSignature *)signatureWithObjCTypes:(const char *)types {
  unsigned long length;
  if (!types || !__selfsame_typeAt(types, 0, &length)) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"+[NSMethodSignature signatureWithObjCTypes:]: type signature is empty.");
  }
  NSMethodSignature *signature = [[[self alloc] init] autorelease];
  if (!signature) return nil;
  signature->_types = strdup(types);
  while (__selfsame_typeAt(signature->_types, (unsigned)signature->_count + 1, &length)) {
    signature->_count++;
  }
  return signature;
}
- (void)dealloc {
  free(_types);
  [super dealloc];
}
- (NSUInteger)numberOfArguments { return _count; }
- (const char *)__typeAt:(NSUInteger)place {
  unsigned long length = 0;
  const char *start = __selfsame_typeAt(_types, (unsigned)place, &length);
  if (!start) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"-[NSMethodSignature getArgumentTypeAtIndex:]: index (%ld) out of bounds "
                    @"[0, %lu]", (long)place - 1, _count - 1);
  }
  char *copy = (char *)malloc(length + 1);
  memcpy(copy, start, length);
  copy[length] = 0;
  const char *kept = [[NSString stringWithUTF8String:copy] UTF8String];
  free(copy);
  return kept;
}
- (const char *)getArgumentTypeAtIndex:(NSUInteger)index { return [self __typeAt:index + 1]; }
- (const char *)methodReturnType { return [self __typeAt:0]; }
- (NSUInteger)methodReturnLength { return __selfsame_sizeOfType([self methodReturnType]); }
- (NSUInteger)frameLength { return _count * 8; }
- (BOOL)isOneway { return *[self methodReturnType] == 'V'; }
- (BOOL)isEqual:(id)other {
  return [other isKindOfClass:[NSMethodSignature class]]
      && strcmp(((NSMethodSignature *)other)->_types, _types) == 0;
}
@end

static char __selfsame_plainType(const char *type) {
  while (*type == 'r' || *type == 'n' || *type == 'N' || *type == 'o' || *type == 'O'
         || *type == 'R' || *type == 'V') type++;
  return *type;
}
// A slot holds a number widened from its C type; a struct's address.
static unsigned long __selfsame_slotOf(const void *bytes, const char *type) {
  switch (__selfsame_plainType(type)) {
    case 'c': return (unsigned long)(long)*(const char *)bytes;
    case 'C': case 'B': return *(const unsigned char *)bytes;
    case 's': return (unsigned long)(long)*(const short *)bytes;
    case 'S': return *(const unsigned short *)bytes;
    case 'i': return (unsigned long)(long)*(const int *)bytes;
    case 'I': case 'f': return *(const unsigned *)bytes;
    default: return *(const unsigned long *)bytes;
  }
}
static void __selfsame_storeSlot(void *bytes, unsigned long slot, const char *type) {
  switch (__selfsame_sizeOfType(type)) {
    case 0: break;
    case 1: *(unsigned char *)bytes = (unsigned char)slot; break;
    case 2: *(unsigned short *)bytes = (unsigned short)slot; break;
    case 4: *(unsigned *)bytes = (unsigned)slot; break;
    default: *(unsigned long *)bytes = slot;
  }
}
static BOOL __selfsame_isStruct(const char *type) {
  char c = __selfsame_plainType(type);
  return c == '{' || c == '(';
}

@implementation NSInvocation
+ (NSInvocation *)invocationWithMethodSignature:(NSMethodSignature *)signature {
  if (!signature) {
    __selfsame_fail(@"NSInvalidArgumentException",
                    @"+[NSInvocation invocationWithMethodSignature:]: "
                    @"method signature argument cannot be nil");
  }
  NSInvocation *invocation = [[self alloc] init];
  invocation->_signature = [signature retain];
  return [invocation autorelease];
}
- (void)__takeSlots:(unsigned long *)slots count:(long)count {
  NSUInteger i, limit = [_signature numberOfArguments];
  for (i = 0; i < (NSUInteger)count && i < 64; i++) {
    const char *type = i < limit ? [_signature getArgumentTypeAtIndex:i] : "q";
    if (__selfsame_isStruct(type)) [self setArgument:(void *)slots[i] atIndex:(NSInteger)i];
    else _slots[i] = slots[i];
  }
}
- (void)dealloc {
  NSUInteger i, count = [_signature numberOfArguments];
  for (i = 0; i < 64; i++) free(_structs[i]);
  if (_retained) {
    for (i = 0; i < count; i++) {
      if (i != 1 && *[_signature getArgumentTypeAtIndex:i] == '@') [(id)_slots[i] release];
    }
  }
  free(_resultStruct);
  [_signature release];
  [super dealloc];
}
- (NSMethodSignature *)methodSignature { return _signature; }
- (id)target { return (id)_slots[0]; }
- (void)setTarget:(id)target {
  [self __check:0];
  if (_retained) {
    [target retain];
    [(id)_slots[0] release];
  }
  _slots[0] = (unsigned long)target;
}
- (SEL)selector { return (SEL)_slots[1]; }
- (void)setSelector:(SEL)selector {
  [self __check:1];
  _slots[1] = (unsigned long)selector;
}
- (void)__check:(NSInteger)index {
  NSInteger count = (NSInteger)[_signature numberOfArguments];
  if (index >= 0 && index < count && index < 64) return;
  __selfsame_fail(@"NSInvalidArgumentException",
                  @"*** -[NSInvocation setArgument:atIndex:]: index (%ld) out of bounds [-1, %ld]",
                  index, count - 1);
}
- (void)getArgument:(void *)buffer atIndex:(NSInteger)index {
  if (index == -1) {
    [self getReturnValue:buffer];
    return;
  }
  [self __check:index];
  const char *type = [_signature getArgumentTypeAtIndex:(NSUInteger)index];
  if (__selfsame_isStruct(type)) {
    memcpy(buffer, (void *)_slots[index], __selfsame_sizeOfType(type));
  } else {
    __selfsame_storeSlot(buffer, _slots[index], type);
  }
}
- (void)setArgument:(void *)buffer atIndex:(NSInteger)index {
  [self __check:index];
  const char *type = [_signature getArgumentTypeAtIndex:(NSUInteger)index];
  if (__selfsame_isStruct(type)) {
    unsigned long size = __selfsame_sizeOfType(type);
    if (!_structs[index]) _structs[index] = malloc(size ? size : 1);
    memcpy(_structs[index], buffer, size);
    _slots[index] = (unsigned long)_structs[index];
    return;
  }
  unsigned long value = __selfsame_slotOf(buffer, type);
  if (_retained && *type == '@') {
    [(id)value retain];
    [(id)_slots[index] release];
  }
  _slots[index] = value;
}
- (void)getReturnValue:(void *)buffer {
  const char *type = [_signature methodReturnType];
  if (__selfsame_isStruct(type)) {
    if (_resultStruct) memcpy(buffer, _resultStruct, __selfsame_sizeOfType(type));
  } else {
    __selfsame_storeSlot(buffer, _result, type);
  }
}
- (void)setReturnValue:(void *)buffer {
  const char *type = [_signature methodReturnType];
  unsigned long size = __selfsame_sizeOfType(type);
  if (__selfsame_isStruct(type)) {
    if (!_resultStruct) _resultStruct = malloc(size ? size : 1);
    memcpy(_resultStruct, buffer, size);
  } else if (size) {
    _result = __selfsame_slotOf(buffer, type);
  }
}
- (unsigned long)__result { return _result; }
- (void)invoke { [self invokeWithTarget:(id)_slots[0]]; }
- (void)invokeWithTarget:(id)target {
  long count = (long)[_signature numberOfArguments];
  // A message has a receiver and a selector.
  if (count < 2) [self __check:1];
  const char *type = [_signature methodReturnType];
  void *room = NULL;
  if (__selfsame_isStruct(type)) {
    unsigned long size = __selfsame_sizeOfType(type);
    if (!_resultStruct) _resultStruct = calloc(1, size ? size : 1);
    room = _resultStruct;
  }
  [self setTarget:target];
  _result = target
      ? __selfsame_invoke(target, (SEL)_slots[1], _slots + 2, count - 2, room) : 0;
}
- (void)retainArguments {
  NSUInteger i, count = [_signature numberOfArguments];
  if (_retained) return;
  _retained = YES;
  for (i = 0; i < count; i++) {
    if (i != 1 && *[_signature getArgumentTypeAtIndex:i] == '@') [(id)_slots[i] retain];
  }
}
- (BOOL)argumentsRetained { return _retained; }
@end

static NSMethodSignature *__selfsame_signature(Class aClass, SEL selector) {
  const char *types = method_getTypeEncoding(class_getInstanceMethod(aClass, selector));
  return types && *types ? [NSMethodSignature signatureWithObjCTypes:types] : nil;
}

@implementation NSObject (Forwarding)
+ (BOOL)resolveInstanceMethod:(SEL)selector { return NO; }
+ (BOOL)resolveClassMethod:(SEL)selector { return NO; }
+ (NSMethodSignature *)instanceMethodSignatureForSelector:(SEL)selector {
  return __selfsame_signature(self, selector);
}
+ (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  return __selfsame_signature(object_getClass((id)self), selector);
}
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  return __selfsame_signature(object_getClass(self), selector);
}
+ (id)forwardingTargetForSelector:(SEL)selector { return nil; }
- (id)forwardingTargetForSelector:(SEL)selector { return nil; }
+ (void)forwardInvocation:(NSInvocation *)invocation {
  [self doesNotRecognizeSelector:[invocation selector]];
}
- (void)forwardInvocation:(NSInvocation *)invocation {
  [self doesNotRecognizeSelector:[invocation selector]];
}
@end

// Which (class, selector) pairs a class was asked to resolve; each is asked once.
static Class *__selfsame_askedClasses;
static SEL *__selfsame_askedSelectors;
static unsigned long __selfsame_askedCount;
static BOOL __selfsame_askOnce(Class aClass, SEL selector) {
  unsigned long i;
  for (i = 0; i < __selfsame_askedCount; i++) {
    if (__selfsame_askedClasses[i] == aClass && __selfsame_askedSelectors[i] == selector) {
      return NO;
    }
  }
  unsigned long size = (__selfsame_askedCount + 1) * 8;
  __selfsame_askedClasses = (Class *)realloc(__selfsame_askedClasses, size);
  __selfsame_askedSelectors = (SEL *)realloc(__selfsame_askedSelectors, size);
  __selfsame_askedClasses[__selfsame_askedCount] = aClass;
  __selfsame_askedSelectors[__selfsame_askedCount++] = selector;
  return YES;
}
static BOOL __selfsame_resolve(id object, SEL selector) {
  Class aClass = object_getClass(object);
  BOOL meta = class_isMetaClass(aClass);
  if (!__selfsame_askOnce(aClass, selector)) return NO;
  SEL question = meta ? @selector(resolveClassMethod:) : @selector(resolveInstanceMethod:);
  Class answering = meta ? (Class)object : aClass;
  if (!class_respondsToSelector(object_getClass((id)answering), question)) return NO;
  if (meta) [(id)answering resolveClassMethod:selector];
  else [(id)answering resolveInstanceMethod:selector];
  return class_getMethodImplementation(aClass, selector) != NULL;
}

@interface NSObject (Resolving)
+ (BOOL)__resolve:(SEL)selector for:(Class)aClass;
@end
@implementation NSObject (Resolving)
+ (BOOL)__resolve:(SEL)selector for:(Class)aClass {
  if (!aClass || !selector || !__selfsame_askOnce(aClass, selector)) return NO;
  BOOL meta = class_isMetaClass(aClass);
  SEL question = meta ? @selector(resolveClassMethod:) : @selector(resolveInstanceMethod:);
  // A metaclass has one instance: the class.
  id answering = meta ? (id)objc_getClass(class_getName(aClass)) : (id)aClass;
  if (!answering || !class_getMethodImplementation(object_getClass(answering), question)) return NO;
  if (meta) [answering resolveClassMethod:selector];
  else [answering resolveInstanceMethod:selector];
  return class_getMethodImplementation(aClass, selector) != NULL;
}
- (BOOL)respondsToSelector:(SEL)selector {
  return class_respondsToSelector(object_getClass(self), selector);
}
+ (BOOL)instancesRespondToSelector:(SEL)selector {
  return class_respondsToSelector(self, selector);
}
@end

unsigned long __selfsame_forward(id self, SEL selector, ...) {
  unsigned long slots[64];
  long count = __selfsame_forwardArguments(slots, 64);
  void *room = __selfsame_forwardResultAddress();
  Class aClass = object_getClass(self);
  if (__selfsame_resolve(self, selector)) {
    return __selfsame_invoke(self, selector, slots + 2, count - 2, room);
  }
  if (class_respondsToSelector(aClass, @selector(forwardingTargetForSelector:))) {
    id target = [self forwardingTargetForSelector:selector];
    if (target && target != self) {
      return __selfsame_invoke(target, selector, slots + 2, count - 2, room);
    }
  }
  NSMethodSignature *signature = [self methodSignatureForSelector:selector];
  if (!signature) {
    [self doesNotRecognizeSelector:selector];
    return 0;
  }
  NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
  [invocation __takeSlots:slots count:count];
  [self forwardInvocation:invocation];
  if (__selfsame_isStruct([signature methodReturnType])) {
    if (room) [invocation getReturnValue:room];
    return (unsigned long)room;
  }
  return [invocation __result];
}
"""#
}
