// NSProxy: a root class that has next to nothing of its own and forwards the rest.
//: part forwarding

__attribute__((objc_root_class))
@interface NSProxy <NSObject> { Class isa; }
+ (id)alloc;
+ (id)allocWithZone:(NSZone *)zone;
+ (Class)class;
- (void)dealloc;
- (void)forwardInvocation:(NSInvocation *)invocation;
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector;
- (id)forwardingTargetForSelector:(SEL)selector;
@end
@implementation NSProxy
+ (id)alloc { return NSAllocateObject(self, 0, NULL); }
+ (id)allocWithZone:(NSZone *)zone { return NSAllocateObject(self, 0, zone); }
+ (Class)class { return self; }
+ (Class)superclass __attribute__((selfsame_native(classSuperclass)));
+ (NSString *)description { return NSStringFromClass(self); }
+ (BOOL)respondsToSelector:(SEL)selector __attribute__((selfsame_native(objectRespondsTo)));
+ (id)retain { return self; }
+ (oneway void)release {}
+ (id)autorelease { return self; }
- (instancetype)retain __attribute__((selfsame_native(objectRetain)));
- (oneway void)release __attribute__((selfsame_native(objectRelease)));
- (instancetype)autorelease __attribute__((selfsame_native(objectAutorelease)));
- (NSUInteger)retainCount __attribute__((selfsame_native(objectRetainCount)));
- (void)dealloc __attribute__((selfsame_native(objectDealloc)));
- (NSZone *)zone __attribute__((selfsame_native(objectZone)));
- (Class)class __attribute__((selfsame_native(objectClass)));
- (Class)superclass __attribute__((selfsame_native(objectSuperclass)));
- (instancetype)self __attribute__((selfsame_native(objectSelf)));
- (NSUInteger)hash __attribute__((selfsame_native(objectHash)));
- (BOOL)isEqual:(id)object __attribute__((selfsame_native(objectIsEqual)));
- (BOOL)isProxy { return YES; }
- (id)performSelector:(SEL)selector __attribute__((selfsame_native(objectPerformSelector)));
- (id)performSelector:(SEL)selector withObject:(id)object
    __attribute__((selfsame_native(objectPerformSelector)));
- (id)performSelector:(SEL)selector withObject:(id)first withObject:(id)second
    __attribute__((selfsame_native(objectPerformSelector)));
- (NSString *)description {
  return [NSString stringWithFormat:@"<%s: %p>", object_getClassName(self), self];
}
- (NSString *)debugDescription { return [self description]; }
- (id)forwardingTargetForSelector:(SEL)selector { return nil; }
// What a stand-in does not know by itself it asks the one it stands for.
- (BOOL)__ask:(SEL)question with:(unsigned long)argument {
  NSMethodSignature *signature = [self methodSignatureForSelector:question];
  if (!signature) return NO;
  NSInvocation *invocation = [NSInvocation invocationWithMethodSignature:signature];
  unsigned long slots[3] = {(unsigned long)self, (unsigned long)question, argument};
  [invocation __takeSlots:slots count:3];
  [self forwardInvocation:invocation];
  return [invocation __result] != 0;
}
- (BOOL)isKindOfClass:(Class)aClass { return [self __ask:_cmd with:(unsigned long)aClass]; }
- (BOOL)isMemberOfClass:(Class)aClass { return [self __ask:_cmd with:(unsigned long)aClass]; }
- (BOOL)conformsToProtocol:(Protocol *)protocol {
  return [self __ask:_cmd with:(unsigned long)protocol];
}
- (BOOL)respondsToSelector:(SEL)selector {
  return class_respondsToSelector(object_getClass(self), selector)
      || [self __ask:_cmd with:(unsigned long)selector];
}
- (NSMethodSignature *)methodSignatureForSelector:(SEL)selector {
  __selfsame_fail(@"NSInvalidArgumentException",
                  @"*** -[NSProxy methodSignatureForSelector:] called!");
}
- (void)forwardInvocation:(NSInvocation *)invocation {
  __selfsame_fail(@"NSInvalidArgumentException",
                  @"*** -[NSProxy forwardInvocation:] called!");
}
- (void)doesNotRecognizeSelector:(SEL)selector
    __attribute__((selfsame_native(objectDoesNotRecognize)));
@end
