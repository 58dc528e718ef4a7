// swift-format-ignore-file
// Written by `make library` from Foundation/NSObject.m: change it there.
enum NSObjectText {
static let text: StaticString = #"""
@implementation NSObject
+ (void)load {}
+ (void)initialize {}
+ (instancetype)alloc __attribute__((selfsame_native(objectAlloc)));
+ (instancetype)allocWithZone:(NSZone *)zone __attribute__((selfsame_native(objectAllocWithZone)));
+ (instancetype)new { return [[self alloc] init]; }
- (instancetype)init __attribute__((selfsame_native(objectInit)));
- (instancetype)retain __attribute__((selfsame_native(objectRetain)));
- (oneway void)release __attribute__((selfsame_native(objectRelease)));
- (instancetype)autorelease __attribute__((selfsame_native(objectAutorelease)));
- (NSUInteger)retainCount __attribute__((selfsame_native(objectRetainCount)));
- (void)dealloc __attribute__((selfsame_native(objectDealloc)));
- (id)copy { return [(id)self copyWithZone:NULL]; }
- (id)mutableCopy { return [(id)self mutableCopyWithZone:NULL]; }
- (NSZone *)zone __attribute__((selfsame_native(objectZone)));
- (Class)class __attribute__((selfsame_native(objectClass)));
- (Class)superclass __attribute__((selfsame_native(objectSuperclass)));
- (instancetype)self __attribute__((selfsame_native(objectSelf)));
- (NSUInteger)hash __attribute__((selfsame_native(objectHash)));
- (BOOL)isEqual:(id)object __attribute__((selfsame_native(objectIsEqual)));
- (BOOL)isProxy { return NO; }
- (BOOL)isKindOfClass:(Class)aClass __attribute__((selfsame_native(objectIsKindOf)));
- (BOOL)isMemberOfClass:(Class)aClass __attribute__((selfsame_native(objectIsMemberOf)));
- (BOOL)respondsToSelector:(SEL)selector __attribute__((selfsame_native(objectRespondsTo)));
- (BOOL)conformsToProtocol:(Protocol *)protocol
    __attribute__((selfsame_native(objectConformsTo)));
- (id)performSelector:(SEL)selector __attribute__((selfsame_native(objectPerformSelector)));
- (id)performSelector:(SEL)selector withObject:(id)object
    __attribute__((selfsame_native(objectPerformSelector)));
- (id)performSelector:(SEL)selector withObject:(id)first withObject:(id)second
    __attribute__((selfsame_native(objectPerformSelector)));
- (void)doesNotRecognizeSelector:(SEL)selector
    __attribute__((selfsame_native(objectDoesNotRecognize)));
- (NSString *)description {
  return [NSString stringWithFormat:@"<%s: %p>", object_getClassName(self), self];
}
- (NSString *)debugDescription { return [self description]; }
+ (NSString *)description { return NSStringFromClass(self); }
+ (Class)class __attribute__((selfsame_native(classClass)));
+ (Class)superclass __attribute__((selfsame_native(classSuperclass)));
+ (id)copy { return self; }
+ (id)mutableCopy { return self; }
+ (id)copyWithZone:(NSZone *)zone { return self; }
+ (id)mutableCopyWithZone:(NSZone *)zone { return self; }
+ (id)retain __attribute__((selfsame_native(classRetain)));
+ (oneway void)release __attribute__((selfsame_native(classRelease)));
+ (id)autorelease __attribute__((selfsame_native(classAutorelease)));
+ (NSUInteger)retainCount __attribute__((selfsame_native(classRetainCount)));
+ (BOOL)isSubclassOfClass:(Class)aClass __attribute__((selfsame_native(classIsSubclassOf)));
+ (BOOL)instancesRespondToSelector:(SEL)selector
    __attribute__((selfsame_native(classInstancesRespondTo)));
+ (BOOL)conformsToProtocol:(Protocol *)protocol
    __attribute__((selfsame_native(classConformsTo)));
@end

@implementation Protocol
- (const char *)__name { return _name; }
@end

@implementation NSAutoreleasePool
- (id)init {
  self = [super init];
  if (self) _token = __selfsame_poolPush();
  return self;
}
+ (void)addObject:(id)object { __selfsame_poolAdd(object); }
- (void)addObject:(id)object { __selfsame_poolAdd(object); }
- (void)drain { [self dealloc]; }
- (oneway void)release { [self dealloc]; }
- (id)retain {
  __selfsame_raise(@"NSInvalidArgumentException",
                   @"*** -[NSAutoreleasePool retain]: Cannot retain an autorelease pool");
  return self;
}
- (id)autorelease {
  __selfsame_raise(@"NSInvalidArgumentException",
                   @"*** -[NSAutoreleasePool autorelease]: Cannot autorelease an autorelease pool");
  return self;
}
- (void)dealloc {
  id object;
  if (_token) {
    while ((object = __selfsame_poolNext(_token))) [object release];
  }
  [super dealloc];
}
@end

// What the session calls on its own account.
void __selfsame_drain(unsigned long token) {
  id object;
  while ((object = __selfsame_poolNext(token))) [object release];
}
NSUInteger __selfsame_retainCount(id object) { return [object retainCount]; }
"""#
}
