// swift-format-ignore-file
// Written by `make library` from Foundation/NSObject.h: change it there.
enum NSObjectHeaderText {
static let text: StaticString = #"""
typedef _Bool BOOL;
typedef long NSInteger;
typedef unsigned long NSUInteger;
typedef double NSTimeInterval;
typedef double CGFloat;
typedef unsigned short unichar;
typedef struct _NSZone NSZone;
typedef id (*IMP)(id, SEL, ...);
typedef struct _NSRange { NSUInteger location; NSUInteger length; } NSRange;
typedef enum NSComparisonResult : NSInteger NSComparisonResult;
enum NSComparisonResult : NSInteger {
  NSOrderedAscending = -1L, NSOrderedSame = 0, NSOrderedDescending = 1
};
enum { NSNotFound = 9223372036854775807L };

@class NSString, NSMutableString, NSObject, Protocol, NSAutoreleasePool;

@protocol NSObject
- (BOOL)isEqual:(id)object;
- (NSUInteger)hash;
- (Class)superclass;
- (Class)class;
- (instancetype)self;
- (id)performSelector:(SEL)selector;
- (id)performSelector:(SEL)selector withObject:(id)object;
- (id)performSelector:(SEL)selector withObject:(id)first withObject:(id)second;
- (BOOL)isProxy;
- (BOOL)isKindOfClass:(Class)aClass;
- (BOOL)isMemberOfClass:(Class)aClass;
- (BOOL)conformsToProtocol:(Protocol *)protocol;
- (BOOL)respondsToSelector:(SEL)selector;
- (instancetype)retain;
- (oneway void)release;
- (instancetype)autorelease;
- (NSUInteger)retainCount;
- (NSZone *)zone;
- (NSString *)description;
- (NSString *)debugDescription;
@end

@protocol NSCopying
- (id)copyWithZone:(NSZone *)zone;
@end
@protocol NSMutableCopying
- (id)mutableCopyWithZone:(NSZone *)zone;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject> { Class isa; }
+ (void)load;
+ (void)initialize;
+ (instancetype)alloc;
+ (instancetype)allocWithZone:(NSZone *)zone;
+ (instancetype)new;
- (instancetype)init __attribute__((objc_designated_initializer));
- (void)dealloc;
- (id)copy;
- (id)mutableCopy;
+ (id)copyWithZone:(NSZone *)zone;
+ (id)mutableCopyWithZone:(NSZone *)zone;
+ (Class)class;
+ (Class)superclass;
+ (BOOL)isSubclassOfClass:(Class)aClass;
+ (BOOL)instancesRespondToSelector:(SEL)selector;
+ (BOOL)conformsToProtocol:(Protocol *)protocol;
+ (NSString *)description;
- (void)doesNotRecognizeSelector:(SEL)selector;
@end

@interface Protocol : NSObject { const char *_name; }
@end

NSZone *NSDefaultMallocZone(void) __attribute__((selfsame_native(NSDefaultMallocZone)));
NSZone *NSCreateZone(NSUInteger startSize, NSUInteger granularity, BOOL canFree)
    __attribute__((selfsame_native(NSCreateZone)));
void NSRecycleZone(NSZone *zone) __attribute__((selfsame_native(NSRecycleZone)));
void *NSZoneMalloc(NSZone *zone, NSUInteger size) __attribute__((selfsame_native(NSZoneMalloc)));
void *NSZoneCalloc(NSZone *zone, NSUInteger count, NSUInteger size)
    __attribute__((selfsame_native(NSZoneCalloc)));
void *NSZoneRealloc(NSZone *zone, void *block, NSUInteger size)
    __attribute__((selfsame_native(NSZoneRealloc)));
void NSZoneFree(NSZone *zone, void *block) __attribute__((selfsame_native(NSZoneFree)));
NSZone *NSZoneFromPointer(void *block) __attribute__((selfsame_native(NSZoneFromPointer)));
NSString *NSZoneName(NSZone *zone) __attribute__((selfsame_native(zoneName)));
void NSSetZoneName(NSZone *zone, NSString *name) __attribute__((selfsame_native(zoneSetName)));

id NSAllocateObject(Class aClass, NSUInteger extraBytes, NSZone *zone)
    __attribute__((selfsame_native(NSAllocateObject)));
void NSDeallocateObject(id object) __attribute__((selfsame_native(NSDeallocateObject)));
id NSCopyObject(id object, NSUInteger extraBytes, NSZone *zone)
    __attribute__((selfsame_native(NSCopyObject)));
BOOL NSShouldRetainWithZone(id object, NSZone *zone)
    __attribute__((selfsame_native(NSShouldRetainWithZone)));
NSUInteger NSExtraRefCount(id object) __attribute__((selfsame_native(NSExtraRefCount)));
void NSIncrementExtraRefCount(id object)
    __attribute__((selfsame_native(NSIncrementExtraRefCount)));
BOOL NSDecrementExtraRefCountWasZero(id object)
    __attribute__((selfsame_native(NSDecrementExtraRefCountWasZero)));

void *object_getIndexedIvars(id object) __attribute__((selfsame_native(object_getIndexedIvars)));
const char *object_getClassName(id object) __attribute__((selfsame_native(object_getClassName)));
Class object_getClass(id object) __attribute__((selfsame_native(object_getClass)));
const char *class_getName(Class aClass) __attribute__((selfsame_native(class_getName)));
Class class_getSuperclass(Class aClass) __attribute__((selfsame_native(class_getSuperclass)));
id class_createInstance(Class aClass, size_t extraBytes)
    __attribute__((selfsame_native(class_createInstance)));
id object_dispose(id object) __attribute__((selfsame_native(object_dispose)));
size_t class_getInstanceSize(Class aClass)
    __attribute__((selfsame_native(class_getInstanceSize)));
Class objc_getClass(const char *name) __attribute__((selfsame_native(objc_getClass)));
const char *sel_getName(SEL selector) __attribute__((selfsame_native(sel_getName)));
SEL sel_registerName(const char *name) __attribute__((selfsame_native(sel_registerName)));

NSString *NSStringFromClass(Class aClass) __attribute__((selfsame_native(stringFromClass)));
NSString *NSStringFromSelector(SEL selector) __attribute__((selfsame_native(stringFromSelector)));
Class NSClassFromString(NSString *name) __attribute__((selfsame_native(classFromString)));
SEL NSSelectorFromString(NSString *name) __attribute__((selfsame_native(selectorFromString)));

unsigned long __selfsame_poolPush(void) __attribute__((selfsame_native(poolPush)));
id __selfsame_poolNext(unsigned long token) __attribute__((selfsame_native(poolNext)));
void __selfsame_poolAdd(id object) __attribute__((selfsame_native(poolAdd)));
void __selfsame_raise(NSString *name, NSString *reason)
    __attribute__((selfsame_native(raise), noreturn));

@interface NSString : NSObject <NSCopying, NSMutableCopying> {
  unsigned _length;
  unsigned _flags;
  void *_units;
  char *_utf8;
}
+ (instancetype)string;
+ (instancetype)stringWithString:(NSString *)text;
+ (instancetype)stringWithUTF8String:(const char *)bytes;
+ (instancetype)stringWithFormat:(NSString *)format, ... __attribute__((format(NSString, 1, 2)));
- (instancetype)initWithUTF8String:(const char *)bytes;
- (instancetype)initWithString:(NSString *)text;
- (instancetype)initWithFormat:(NSString *)format, ... __attribute__((format(NSString, 1, 2)));
- (instancetype)initWithFormat:(NSString *)format arguments:(va_list)arguments;
- (NSUInteger)length;
- (unichar)characterAtIndex:(NSUInteger)index;
- (const char *)UTF8String __attribute__((objc_returns_inner_pointer));
- (BOOL)isEqualToString:(NSString *)other;
- (NSComparisonResult)compare:(NSString *)other;
- (BOOL)hasPrefix:(NSString *)prefix;
- (BOOL)hasSuffix:(NSString *)suffix;
- (NSRange)rangeOfString:(NSString *)part;
- (BOOL)containsString:(NSString *)part;
- (NSString *)stringByAppendingString:(NSString *)other;
- (NSString *)stringByAppendingFormat:(NSString *)format, ... __attribute__((format(NSString, 1, 2)));
- (NSString *)substringFromIndex:(NSUInteger)index;
- (NSString *)substringToIndex:(NSUInteger)index;
- (NSString *)substringWithRange:(NSRange)range;
- (NSString *)uppercaseString;
- (NSString *)lowercaseString;
- (int)intValue;
- (NSInteger)integerValue;
- (long long)longLongValue;
- (double)doubleValue;
- (float)floatValue;
- (BOOL)boolValue;
@end

@interface NSMutableString : NSString
+ (instancetype)stringWithCapacity:(NSUInteger)capacity;
- (instancetype)initWithCapacity:(NSUInteger)capacity;
- (void)appendString:(NSString *)other;
- (void)appendFormat:(NSString *)format, ... __attribute__((format(NSString, 1, 2)));
- (void)setString:(NSString *)other;
@end

@interface __NSCFConstantString : NSString
@end

void NSLog(NSString *format, ...) __attribute__((format(NSString, 1, 2)));
void NSLogv(NSString *format, va_list arguments);

@interface NSAutoreleasePool : NSObject { unsigned long _token; }
+ (void)addObject:(id)object;
- (void)addObject:(id)object;
- (void)drain;
@end
"""#
}
